import { Anchor, Button, FileButton, Group, Paper, Stack, Text } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { runAction } from "../../api/records.ts";
import { EmptyState } from "../../components/empty-state.tsx";
import { Icon } from "../../components/icon.tsx";
import { notifyDone, notifyFailure } from "../../components/notify.tsx";
import type { RecordViewProps } from "../../declare/record-page.ts";
import { mayRun } from "../../declare/rights.ts";
import { formatBytes } from "../../format/numbers.ts";
import { useSession } from "../../session/session.ts";

interface Receipt {
  readonly id: string;
  readonly file_name: string;
  readonly size: number;
  readonly url: string;
}

const KINDS = "application/pdf,image/png,image/jpeg,image/webp,image/heic,.heic";

/** The receipts of an expense: to be opened, added and, while it is open, removed. */
export function Receipts({ ui, record }: RecordViewProps) {
  const session = useSession();
  const client = useQueryClient();
  const receipts = record.attributes.receipts as readonly Receipt[];
  const isOpen = ["draft", "rejected"].includes(String(record.attributes.status));
  const change = useMutation({
    mutationFn: (what: File | { readonly removed: string }) => {
      if (!(what instanceof File))
        return runAction("expenses", record.id, "remove-receipt", { receipt_id: what.removed });
      const form = new FormData();
      form.set("file", what);
      return runAction("expenses", record.id, "add-receipt", form);
    },
    onSuccess: async (_answer, what) => {
      await client.invalidateQueries();
      notifyDone(what instanceof File ? "Receipt added" : "Receipt removed");
    },
    onError: notifyFailure,
  });
  return (
    <Paper withBorder p="md">
      <Stack gap="md">
        {receipts.length === 0 && (
          <EmptyState
            icon="receipt"
            title="No receipt yet"
            text="A scan or a photograph: PDF, PNG, JPEG, WebP or HEIC."
          />
        )}
        {receipts.map(({ id, file_name, size, url }) => (
          <Group key={id} justify="space-between">
            <Anchor href={url} target="_blank" rel="noreferrer">
              {file_name}
            </Anchor>
            <Group gap="sm">
              <Text size="sm" c="dimmed">
                {formatBytes(size)}
              </Text>
              {isOpen && mayRun(session, ui.metadata, "remove-receipt", record) && (
                <Button
                  variant="subtle"
                  color="red"
                  size="compact-sm"
                  aria-label={`Remove ${file_name}`}
                  onClick={() => change.mutate({ removed: id })}
                >
                  Remove
                </Button>
              )}
            </Group>
          </Group>
        ))}
        {mayRun(session, ui.metadata, "add-receipt", record) && (
          <Group>
            <FileButton accept={KINDS} onChange={(file) => file && change.mutate(file)}>
              {(props) => (
                <Button
                  {...props}
                  variant="default"
                  loading={change.isPending}
                  leftSection={<Icon name="upload" size={16} />}
                >
                  Add a receipt
                </Button>
              )}
            </FileButton>
          </Group>
        )}
      </Stack>
    </Paper>
  );
}
