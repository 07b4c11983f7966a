import { Paper, Stack } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { runAction } from "../../../api/records.ts";
import { EmptyState } from "../../../components/empty-state.tsx";
import { notifyDone, notifyFailure } from "../../../components/notify.tsx";
import { useUploads } from "../../../components/uploads/use-uploads.ts";
import { isOpen } from "../../../declare/action-ui.ts";
import type { RecordViewProps } from "../../../declare/record-page.ts";
import { t } from "../../../messages/t.ts";
import { ReceiptCard } from "./receipt-card.tsx";
import { ReceiptDrop } from "./receipt-drop.tsx";
import { RECEIPT_UPLOADS, type Receipt } from "./receipt-files.ts";
import classes from "./receipts.module.css";
import { UploadCard } from "./upload-card.tsx";

/** The receipts of an expense, which can be added, and removed while it is open. */
export function Receipts({ record }: RecordViewProps<"expenses">) {
  const client = useQueryClient();
  const uploads = useUploads(RECEIPT_UPLOADS);
  const receipts = record.attributes.receipts as readonly Receipt[];
  const mayRemove = isOpen(record, "remove-receipt");
  const mayAdd = isOpen(record, "add-receipt");
  const remove = useMutation({
    mutationFn: (id: string) => runAction("expenses", record.id, "remove-receipt", { receipt_id: id }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: ["expenses"] });
      notifyDone(t("Receipt removed"));
    },
    onError: notifyFailure,
  });
  const send = async (further?: ReturnType<typeof uploads.add>) => {
    const isWhole = await uploads.send(record.id, further);
    await client.invalidateQueries({ queryKey: ["expenses"] });
    if (isWhole) notifyDone(further && further.length > 1 ? t("Receipts added") : t("Receipt added"));
  };
  return (
    <Paper withBorder p="md">
      <Stack gap="md">
        {receipts.length === 0 && uploads.all.length === 0 && (
          <EmptyState
            icon="receipt"
            title={t("No receipt yet")}
            text={t("Add a scan or a photograph of the receipt.")}
          />
        )}
        <ul className={classes.list} aria-label={t("Receipts")}>
          {receipts.map((receipt) => (
            <ReceiptCard
              key={receipt.id}
              receipt={receipt}
              onRemove={mayRemove ? () => remove.mutate(receipt.id) : undefined}
            />
          ))}
          {uploads.all.map((upload) => (
            <UploadCard
              key={upload.key}
              upload={upload}
              onRetry={() => void send()}
              onRemove={() => uploads.remove(upload.key)}
            />
          ))}
        </ul>
        {mayAdd && (
          <ReceiptDrop isBusy={uploads.isSending} onFiles={(files) => void send(uploads.add(files))} />
        )}
      </Stack>
    </Paper>
  );
}
