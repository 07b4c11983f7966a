import { Button, Group, Select, Stack } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { ApiFailure } from "../../../api/failure.ts";
import { createWithFile } from "../../../api/records.ts";
import { FormModal } from "../../../components/form-dialogs.tsx";
import { notifyDone } from "../../../components/notify.tsx";
import { FileDrop } from "../../../components/uploads/file-drop.tsx";
import { UploadList } from "../../../components/uploads/upload-list.tsx";
import { useUploads } from "../../../components/uploads/use-uploads.ts";
import { Misread } from "../../../declare/misread.ts";
import { DateInput } from "../../../fields/date-input.tsx";
import { t } from "../../../messages/t.ts";
import { largestFileText, refusalOf } from "./document-files.ts";
import type { Owner } from "./owner.ts";
import { useUploadTypes } from "./upload-types.ts";

interface UploadDialogProps {
  readonly owner: Owner;
  /** Files that were dropped before the dialog was opened. */
  readonly files?: readonly File[];
  readonly onClose: () => void;
}

const dayOf = (value: unknown): string | null => (typeof value === "string" ? value : null);

/** Uploads files as documents of a person, a client or the company: each becomes a document of its own. */
export function UploadDialog({ owner, files = [], onClose }: UploadDialogProps) {
  const client = useQueryClient();
  const types = useUploadTypes();
  const [type, setType] = useState<string | null>(null);
  const [start, setStart] = useState<unknown>(null);
  const [end, setEnd] = useState<unknown>(null);
  const fields = { ...owner, type_id: type, start_date: dayOf(start), end_date: dayOf(end) };
  const uploads = useUploads({
    send: (_record, file, onProgress) => createWithFile("documents", fields, file, onProgress),
    // What is wrong with the fields can be corrected here.
    isFinal: (error) => error instanceof ApiFailure && "file" in error.errors,
    refusalOf,
  });
  const isFilled = useRef(false);
  if (!isFilled.current) {
    isFilled.current = true;
    queueMicrotask(() => uploads.add(files));
  }
  const isForPerson = owner.employee_id !== undefined;
  const isReady =
    uploads.maySend &&
    (type !== null || !isForPerson) &&
    !(start instanceof Misread) &&
    !(end instanceof Misread);
  const send = async () => {
    const isWhole = await uploads.send("");
    await client.invalidateQueries({ queryKey: ["documents"] });
    if (!isWhole) return;
    notifyDone(t("Uploaded"));
    onClose();
  };
  return (
    <FormModal
      title={t("Upload documents")}
      size="lg"
      isUnsaved={() => uploads.all.some(({ state }) => state !== "refused")}
      onClose={onClose}
    >
      <Stack gap="md">
        <FileDrop
          label={t("Choose files")}
          hint={t`or drop them here: PDF, Office, text, CSV or pictures, up to ${largestFileText()} each.`}
          isBusy={uploads.isSending}
          onFiles={(chosen) => uploads.add(chosen)}
        />
        <UploadList label={t("Files to upload")} uploads={uploads} />
        <Select
          label={t("Type")}
          withAsterisk={isForPerson}
          data={types.map(({ value, label }) => ({ value, label }))}
          value={type}
          onChange={setType}
          searchable
          clearable={!isForPerson}
        />
        <Group grow align="flex-start">
          <DateInput label={t("Valid from")} value={start} onChange={setStart} />
          <DateInput
            label={t("Valid until")}
            withAsterisk={types.find(({ value }) => value === type)?.hasEnd}
            value={end}
            onChange={setEnd}
          />
        </Group>
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t("Cancel")}
          </Button>
          <Button disabled={!isReady} loading={uploads.isSending} onClick={() => void send()} data-sends>
            {t("Upload")}
          </Button>
        </Group>
      </Stack>
    </FormModal>
  );
}
