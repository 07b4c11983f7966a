import { useQuery } from "@tanstack/react-query";
import { Navigate, useParams } from "@tanstack/react-router";
import { recordQuery } from "../../api/queries.ts";
import type { ApiRecord } from "../../api/records.ts";
import { BackLink } from "../../components/back-link.tsx";
import { Page } from "../../components/page.tsx";
import { FieldsSkeleton } from "../../components/skeletons.tsx";
import { withinSentence } from "../../format/words.ts";
import { t } from "../../messages/t.ts";
import { DraftEditor } from "./draft/draft-editor.tsx";
import { numberOf } from "./invoice-ui.tsx";

/** Edits a draft with its lines. What is issued leads to its page, since it cannot be changed. */
export default function EditDraftScreen() {
  const { id = "" } = useParams({ strict: false }) as { id?: string };
  const { data, error } = useQuery({
    ...recordQuery("invoices", id, { include: "lines,client,clientContact" }),
    // What is being edited stays as it was read.
    refetchOnWindowFocus: false,
    staleTime: 0,
  });
  // Errors are shown by the frame of the screens.
  if (error && !data) throw error;
  const record = data?.record as ApiRecord<"invoices"> | undefined;
  if (record && record.attributes.number !== null) return <Navigate to={`/invoices/${id}`} replace />;
  return (
    <Page
      title={record ? t`Edit: ${withinSentence(numberOf(record))}` : t("Edit draft")}
      note={record?.attributes.client_name}
      before={<BackLink to={`/invoices/${id}`}>{record ? numberOf(record) : t("Draft")}</BackLink>}
    >
      {record ? (
        <DraftEditor
          key={id}
          record={record}
          lines={(record.relationships?.lines ?? []) as unknown as readonly ApiRecord<"invoice-lines">[]}
        />
      ) : (
        <FieldsSkeleton />
      )}
    </Page>
  );
}
