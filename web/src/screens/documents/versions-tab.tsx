import { Button, Stack, Text } from "@mantine/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { download } from "../../components/download.ts";
import { notifyDone, notifyFailure } from "../../components/notify.tsx";
import { Panel } from "../../components/panel.tsx";
import { ReadProblem } from "../../components/read-problem.tsx";
import { TableSkeleton } from "../../components/skeletons.tsx";
import { FileDrop } from "../../components/uploads/file-drop.tsx";
import { UploadList } from "../../components/uploads/upload-list.tsx";
import { sendWith, useUploads } from "../../components/uploads/use-uploads.ts";
import { isOpen } from "../../declare/action-ui.ts";
import type { RecordViewProps } from "../../declare/record-page.ts";
import { employee } from "../../fields/employee.tsx";
import { ChartTable } from "../../figures/chart-table.tsx";
import { formatBytes } from "../../format/numbers.ts";
import { formatDateTime } from "../../format/times.ts";
import { t } from "../../messages/t.ts";
import { type DocumentVersion, linkOfVersion, versionsQuery } from "./document-file.ts";
import { documentUi } from "./document-ui.tsx";
import { refusalOf } from "./upload/document-files.ts";

const Author = employee.Show;

/** All files of a document, each with its download, and the area where a new version is dropped. */
export function VersionsTab({ record }: RecordViewProps<"documents">) {
  const client = useQueryClient();
  const { data: versions, error } = useQuery(versionsQuery(record.id));
  const uploads = useUploads({ send: sendWith("documents", "upload-version"), refusalOf });
  const saving = useMutation({
    mutationFn: (version: number) => linkOfVersion(record.id, version),
    onSuccess: download,
    onError: notifyFailure,
  });
  const send = async (files: readonly File[]) => {
    if (!(await uploads.send(record.id, uploads.add(files.slice(0, 1))))) return;
    await client.invalidateQueries({ queryKey: ["documents"] });
    notifyDone(t("New version uploaded"));
  };
  const columns = [
    { name: "version", label: t("Version"), show: ({ version }: DocumentVersion) => t`Version ${version}` },
    {
      name: "file",
      label: t("File"),
      show: (one: DocumentVersion) => `${one.file_name} (${formatBytes(one.size)})`,
    },
    { name: "note", label: t("Note"), show: ({ note }: DocumentVersion) => note ?? "–" },
    { name: "at", label: t("Added"), show: ({ created_at }: DocumentVersion) => formatDateTime(created_at) },
    {
      name: "by",
      label: t("By"),
      show: ({ created_by }: DocumentVersion) =>
        created_by === null ? "–" : <Author value={created_by} field={documentUi.fields.employee_id!} />,
    },
    {
      name: "download",
      label: t("Download"),
      show: ({ version }: DocumentVersion) => (
        <Button
          size="compact-xs"
          variant="subtle"
          aria-label={t`Download version ${version}`}
          onClick={() => saving.mutate(version)}
        >
          {t("Download")}
        </Button>
      ),
    },
  ];
  return (
    <Panel
      title={t("Versions")}
      note={t("A version never changes. What was signed can always be read again.")}
    >
      <Stack gap="md">
        {isOpen(record, "upload-version") && (
          <FileDrop
            label={t("Upload a new version")}
            hint={t("or drop the file here.")}
            isBusy={uploads.isSending}
            onFiles={(files) => void send(files)}
          />
        )}
        <UploadList label={t("Files to upload")} uploads={uploads} />
        {error && <ReadProblem error={error} />}
        {!versions && !error && <TableSkeleton />}
        {versions?.length === 0 && <Text c="dimmed">{t("There is no file yet.")}</Text>}
        {versions && versions.length > 0 && (
          <ChartTable
            label={t("Versions")}
            columns={columns}
            rows={versions}
            keyOf={({ version }) => String(version)}
            isStale={false}
          />
        )}
      </Stack>
    </Panel>
  );
}
