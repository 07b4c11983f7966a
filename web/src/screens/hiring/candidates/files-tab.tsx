import { ActionIcon, Anchor, Badge, Group, Select, Stack, Text } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { runAction } from "../../../api/records.ts";
import { signedPath } from "../../../api/signed-urls.ts";
import { confirm } from "../../../components/confirm.tsx";
import { Icon } from "../../../components/icon.tsx";
import { notifyDone } from "../../../components/notify.tsx";
import { Panel } from "../../../components/panel.tsx";
import { FileDrop } from "../../../components/uploads/file-drop.tsx";
import { UploadList } from "../../../components/uploads/upload-list.tsx";
import { useUploads } from "../../../components/uploads/use-uploads.ts";
import { isOpen } from "../../../declare/action-ui.ts";
import type { RecordViewProps } from "../../../declare/record-page.ts";
import { formatBytes } from "../../../format/numbers.ts";
import { t } from "../../../messages/t.ts";
import { type CandidateFile, candidateUploads, FILE_KINDS } from "./candidate-files.ts";
import classes from "./files.module.css";

const MAX_FILES = 10;

/** The files of a candidate, and where more are added. */
export function FilesTab({ record }: RecordViewProps<"candidates">) {
  const client = useQueryClient();
  const [kind, setKind] = useState("cv");
  const uploads = useUploads(candidateUploads(kind));
  const files = record.attributes.files as readonly CandidateFile[];
  const mayAdd = isOpen(record as never, "add-file");
  const mayRemove = isOpen(record as never, "remove-file");
  const add = async (chosen: readonly File[]) => {
    const added = uploads.add(chosen.slice(0, MAX_FILES - files.length));
    const isWhole = await uploads.send(record.id, added);
    await client.invalidateQueries();
    if (isWhole) notifyDone(added.length === 1 ? t("File added") : t("Files added"));
  };
  const remove = ({ id, file_name }: CandidateFile) =>
    confirm({
      title: t`Remove ${file_name}?`,
      text: t("The file is deleted. This cannot be undone."),
      action: t("Remove"),
      isDangerous: true,
      run: async () => {
        await runAction("candidates", record.id, "remove-file", { file_id: id });
        await client.invalidateQueries();
        notifyDone(t("File removed"));
      },
    });
  return (
    <Panel title={t("Files")} note={files.length === 0 ? t("There is no CV yet.") : undefined}>
      <Stack gap="md">
        {files.length > 0 && (
          <ul className={classes.files} aria-label={t("Files")}>
            {files.map((file) => (
              <li key={file.id} className={classes.file}>
                <Icon name="file-text" size={18} />
                <div className={classes.name}>
                  <Anchor href={signedPath(file.url)} target="_blank" rel="noreferrer" size="sm">
                    {file.file_name}
                  </Anchor>
                  <Text size="xs" c="dimmed">
                    {formatBytes(file.size)}
                  </Text>
                </div>
                <Badge variant="light" color="gray" tt="none">
                  {FILE_KINDS[file.kind] ?? file.kind}
                </Badge>
                {mayRemove && (
                  <ActionIcon
                    variant="subtle"
                    color="red"
                    aria-label={t`Remove ${file.file_name}`}
                    onClick={() => remove(file)}
                  >
                    <Icon name="trash" size={16} />
                  </ActionIcon>
                )}
              </li>
            ))}
          </ul>
        )}
        {mayAdd && (
          <Group align="flex-end" gap="md">
            <Select
              label={t("Kind of the next file")}
              w={200}
              data={Object.entries(FILE_KINDS).map(([value, label]) => ({ value, label }))}
              value={kind}
              onChange={(value) => setKind(value ?? "cv")}
              allowDeselect={false}
            />
            <div className={classes.drop}>
              <FileDrop
                label={t("Add files")}
                hint={t("or drop them here: PDF, DOCX, ODT, TXT, PNG or JPEG, up to 10 MB each.")}
                accept=".pdf,.docx,.odt,.txt,.png,.jpg,.jpeg"
                isBusy={uploads.isSending}
                onFiles={(chosen) => void add(chosen)}
              />
            </div>
          </Group>
        )}
        <UploadList label={t("Files that were not added")} uploads={uploads} />
      </Stack>
    </Panel>
  );
}
