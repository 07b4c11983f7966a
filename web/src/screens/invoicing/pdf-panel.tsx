import { Button, Skeleton, Text } from "@mantine/core";
import { useMutation, useQuery } from "@tanstack/react-query";
import { readFailure } from "../../api/failure.ts";
import { type ApiRecord, runAction } from "../../api/records.ts";
import { download, type ExportedFile } from "../../components/download.ts";
import { Icon } from "../../components/icon.tsx";
import { notifyFailure } from "../../components/notify.tsx";
import { Panel } from "../../components/panel.tsx";
import { ReadProblem } from "../../components/read-problem.tsx";
import { useNarrow } from "../../components/use-narrow.ts";
import { useObjectUrl } from "../../components/use-object-url.ts";
import { numberOf } from "./invoice-ui.tsx";
import classes from "./pdf-panel.module.css";

/** The signed URL of the PDF, which is made for the request if the document is a draft. */
const requestPdf = async (id: string): Promise<ExportedFile> =>
  (await runAction("invoices", id, "download-pdf")).data as unknown as ExportedFile;

/** The content of the PDF. Its URL may name another host of the same server, which this page must not ask. */
async function readPdf(id: string): Promise<Blob> {
  const { pathname, search } = new URL((await requestPdf(id)).url);
  const response = await fetch(`${pathname}${search}`);
  if (!response.ok) throw await readFailure(response);
  return response.blob();
}

const pdfQuery = ({ id, attributes }: ApiRecord<"invoices">) => ({
  // A draft has another PDF after each change, and so does a document that was voided.
  queryKey: ["invoices", id, "pdf", attributes.updated_at, attributes.status],
  queryFn: () => readPdf(id),
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
});

/** The document as it is printed, beside its figures where there is room, and the button that downloads it. */
export function PdfPanel({ record }: { readonly record: ApiRecord<"invoices"> }) {
  const isNarrow = useNarrow();
  const saving = useMutation({
    mutationFn: () => requestPdf(record.id),
    onSuccess: download,
    onError: notifyFailure,
  });
  return (
    <Panel
      title="PDF"
      actions={
        <Button
          variant="default"
          size="xs"
          leftSection={<Icon name="download" size={14} />}
          loading={saving.isPending}
          onClick={() => saving.mutate()}
          data-sends
        >
          Download
        </Button>
      }
    >
      {isNarrow || !navigator.pdfViewerEnabled ? (
        <Text size="sm" c="dimmed">
          The document as it is printed.
        </Text>
      ) : (
        <PdfView record={record} />
      )}
    </Panel>
  );
}

function PdfView({ record }: { readonly record: ApiRecord<"invoices"> }) {
  const { data, error } = useQuery(pdfQuery(record));
  const url = useObjectUrl(data);
  if (error) return <ReadProblem error={error} />;
  if (url === null) return <Skeleton className={classes.view} />;
  return (
    <iframe
      className={classes.view}
      src={`${url}#toolbar=0&navpanes=0&view=FitH`}
      title={`PDF of ${numberOf(record)}`}
    />
  );
}
