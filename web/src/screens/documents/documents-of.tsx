import { Stack } from "@mantine/core";
import { useState } from "react";
import { FileDrop } from "../../components/uploads/file-drop.tsx";
import type { RecordViewProps } from "../../declare/record-page.ts";
import type { ResourceUi } from "../../declare/resource-ui.ts";
import { t } from "../../messages/t.ts";
import { RelatedRecords } from "../../records/related-records.tsx";
import { useMay, useSession } from "../../session/session.ts";
import { documentUi } from "./document-ui.tsx";
import type { Owner } from "./upload/owner.ts";
import { UploadDialog } from "./upload/upload-dialog.tsx";
import { useUploadTypes } from "./upload/upload-types.ts";

const ownedUi: ResourceUi = {
  ...documentUi,
  list: {
    ...documentUi.list,
    chosenAtFirst: documentUi.list.chosenAtFirst.filter((name) => name !== "owner"),
  },
};

/** The documents of a person or a client, and the area where further ones are dropped. */
function DocumentsOf({ owner, mayAdd }: { readonly owner: Owner; readonly mayAdd: boolean }) {
  const [files, setFiles] = useState<readonly File[] | null>(null);
  return (
    <Stack gap="md">
      {mayAdd && (
        <FileDrop
          label={t("Upload documents")}
          hint={t("or drop files here.")}
          onFiles={(chosen) => setFiles(chosen)}
        />
      )}
      <RelatedRecords ui={ownedUi} of={{ ...owner } as Record<string, string>} mayCreate={false} />
      {files && <UploadDialog owner={owner} files={files} onClose={() => setFiles(null)} />}
    </Stack>
  );
}

/** The documents of an employee. */
export function DocumentsOfEmployee({ record }: RecordViewProps<"employees">) {
  const may = useMay();
  const session = useSession();
  const types = useUploadTypes();
  const isOwn = session.employee_id === record.id && types.length > 0;
  return <DocumentsOf owner={{ employee_id: record.id }} mayAdd={may("manage-documents") || isOwn} />;
}

/** The documents of a client. */
export function DocumentsOfClient({ record }: RecordViewProps<"clients">) {
  const may = useMay();
  return <DocumentsOf owner={{ client_id: record.id }} mayAdd={may("manage-documents")} />;
}
