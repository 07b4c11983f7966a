import { Alert, Button, Group, Stack } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { Icon } from "../../../components/icon.tsx";
import { Panel } from "../../../components/panel.tsx";
import { useUnsaved } from "../../../components/unsaved.ts";
import { type Uploads, useUploads } from "../../../components/uploads/use-uploads.ts";
import { t } from "../../../messages/t.ts";
import type { CreateAddition } from "../../../records/create-addition.ts";
import { ReceiptDrop } from "./receipt-drop.tsx";
import { MAX_RECEIPTS, RECEIPT_UPLOADS } from "./receipt-files.ts";
import classes from "./receipts.module.css";
import { UploadCard } from "./upload-card.tsx";

/** The receipts of a new expense, which are uploaded after it is created. */
export function useNewReceipts(): CreateAddition {
  const uploads = useUploads(RECEIPT_UPLOADS);
  const client = useQueryClient();
  // Set before the screen is rendered without files, since it navigates on immediately.
  const isSettled = useRef(false);
  useUnsaved(() => !isSettled.current && uploads.all.length > 0);
  const send = async (expenseId: string): Promise<boolean> => {
    const isWhole = await uploads.send(expenseId);
    isSettled.current = isWhole;
    await client.invalidateQueries({ queryKey: ["expenses"] });
    return isWhole;
  };
  return {
    panel: (
      <Panel title={t("Receipts")}>
        <Stack gap="md">
          {uploads.all.length < MAX_RECEIPTS && (
            <ReceiptDrop
              isBusy={uploads.isSending}
              onFiles={(files) => uploads.add(files.slice(0, MAX_RECEIPTS - uploads.all.length))}
            />
          )}
          <Chosen uploads={uploads} />
        </Stack>
      </Panel>
    ),
    finish: ({ id }) => send(id),
    unfinished: ({ id }, onDone) => (
      <Panel title={t("Receipts")}>
        <Stack gap="md">
          <Alert color="orange" icon={<Icon name="alert-triangle" />} title={t("The expense is saved.")}>
            {stateInWords(uploads)}
          </Alert>
          <Chosen uploads={uploads} />
          <Group gap="xs">
            {uploads.maySend && (
              <Button
                loading={uploads.isSending}
                onClick={() => void send(id).then((isWhole) => isWhole && onDone())}
              >
                {t("Try again")}
              </Button>
            )}
            <Button
              variant={uploads.maySend ? "default" : "filled"}
              disabled={uploads.isSending}
              onClick={() => {
                isSettled.current = true;
                onDone();
              }}
            >
              {t("Go to the expense")}
            </Button>
          </Group>
        </Stack>
      </Panel>
    ),
  };
}

function stateInWords({ all, isSending, maySend }: Uploads): string {
  if (isSending) return t("The receipts are being uploaded.");
  if (maySend)
    return t("Some receipts were not uploaded: try again, or add them later on the expense's page.");
  return all.length === 0
    ? t("The receipts are uploaded.")
    : t(
        "Some files cannot be receipts. Add a PDF, PNG, JPEG, WebP or HEIC of at most 25 MB on the expense's page.",
      );
}

function Chosen({ uploads }: { readonly uploads: Uploads }) {
  if (uploads.all.length === 0) return null;
  return (
    <ul className={classes.list} aria-label={t("Chosen receipts")}>
      {uploads.all.map((upload) => (
        <UploadCard key={upload.key} upload={upload} onRemove={() => uploads.remove(upload.key)} />
      ))}
    </ul>
  );
}
