import { Anchor, Button, FileButton, Group, Stack, Text } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { runAction, sendFile } from "../../../api/records.ts";
import { signedPath } from "../../../api/signed-urls.ts";
import { Icon } from "../../../components/icon.tsx";
import { notifyDone, notifyFailure } from "../../../components/notify.tsx";
import { Panel } from "../../../components/panel.tsx";
import { isOpen } from "../../../declare/action-ui.ts";
import type { RecordViewProps } from "../../../declare/record-page.ts";
import { t } from "../../../messages/t.ts";

interface SlotProps extends RecordViewProps<"feedback"> {
  readonly title: string;
  readonly note: string;
  readonly name: string | null;
  readonly upload: "upload-file" | "upload-audio";
  readonly remove: "remove-file" | "remove-audio";
  readonly accept: string;
  readonly children: ReactNode;
}

/** A file of feedback, with the buttons that add, replace and remove it where the API offers them. */
function Slot({ record, title, note, name, upload, remove, accept, children }: SlotProps) {
  const client = useQueryClient();
  const change = useMutation({
    mutationFn: (file: File | null) =>
      file === null
        ? runAction("feedback", record.id, remove)
        : sendFile("feedback", record.id, upload, file, () => undefined),
    onSuccess: async (_data, file) => {
      await client.invalidateQueries();
      notifyDone(file === null ? t("File removed") : t("File added"));
    },
    onError: notifyFailure,
  });
  if (name === null && !isOpen(record, upload)) return null;
  return (
    <Panel title={title} note={name === null ? note : undefined}>
      <Stack gap="sm" align="flex-start">
        {name !== null && children}
        <Group gap="xs">
          {isOpen(record, upload) && (
            <FileButton accept={accept} onChange={(file) => file && change.mutate(file)}>
              {(props) => (
                <Button
                  {...props}
                  variant="default"
                  size="xs"
                  loading={change.isPending}
                  leftSection={<Icon name="upload" size={14} />}
                >
                  {name === null ? t("Add") : t("Replace")}
                </Button>
              )}
            </FileButton>
          )}
          {isOpen(record, remove) && (
            <Button variant="subtle" color="red" size="xs" onClick={() => change.mutate(null)}>
              {t("Remove")}
            </Button>
          )}
        </Group>
      </Stack>
    </Panel>
  );
}

/** The file and the recording of feedback. */
export function FeedbackFiles({ ui, record }: RecordViewProps<"feedback">) {
  const { file, file_name, audio_file, audio_file_name, transcription } = record.attributes;
  return (
    <>
      <Slot
        {...{ ui, record }}
        title={t("File")}
        note={t("A PDF or a picture, at most 25 MB.")}
        name={file_name}
        upload="upload-file"
        remove="remove-file"
        accept="application/pdf,image/png,image/jpeg,image/webp"
      >
        {file && (
          <Anchor href={signedPath(file)} target="_blank" rel="noreferrer" size="sm">
            {file_name}
          </Anchor>
        )}
      </Slot>
      <Slot
        {...{ ui, record }}
        title={t("Recording")}
        note={t("MP3, M4A, OGG, WAV or WebM, at most 25 MB.")}
        name={audio_file_name}
        upload="upload-audio"
        remove="remove-audio"
        accept="audio/*,.m4a,.webm"
      >
        {audio_file && (
          <>
            <Anchor href={signedPath(audio_file)} target="_blank" rel="noreferrer" size="sm">
              {audio_file_name}
            </Anchor>
            {transcription === null && (
              <Text size="sm" c="dimmed">
                {t("It has no transcription; its author can write one under Details.")}
              </Text>
            )}
          </>
        )}
      </Slot>
    </>
  );
}
