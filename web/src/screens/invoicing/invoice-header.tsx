import { Alert, Anchor, Group, Stack, Text, Title } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import type { ApiRecord } from "../../api/records.ts";
import { Icon } from "../../components/icon.tsx";
import type { RecordViewProps } from "../../declare/record-page.ts";
import { formatMoney } from "../../format/numbers.ts";
import { rich, t } from "../../messages/t.ts";
import { ageInWords, useToday } from "./invoice-age.tsx";
import { InvoiceStatus } from "./invoice-status.tsx";
import { numberOf } from "./invoice-ui.tsx";

/** What is open, and for how long: "€264.74 open, 12 days overdue". */
function Open({ invoice: { attributes } }: { readonly invoice: ApiRecord<"invoices"> }) {
  const age = ageInWords(attributes, useToday());
  const { balance_due, currency, number } = attributes;
  if (number === null || balance_due === 0) return null;
  const open = formatMoney(balance_due, currency);
  return <Text fw={500}>{age === null ? t`${open} open` : t`${open} open, ${age}`}</Text>;
}

/** The head of a document's page: its number, its state, its client, and what it corrects. */
export function InvoiceHeader({ record }: RecordViewProps<"invoices">) {
  const { attributes, relationships } = record;
  const { number, status, client_name, reference, void_reason, document_type } = attributes;
  const credited = relationships?.creditedInvoice as unknown as ApiRecord<"invoices"> | null | undefined;
  return (
    <Stack gap={6} miw={0}>
      <Group gap="sm">
        <Title order={1}>{numberOf(record)}</Title>
        {number !== null && <InvoiceStatus status={status} />}
      </Group>
      <Text c="dimmed">
        {[
          document_type === "credit_note" && number !== null ? t("Credit note") : null,
          client_name,
          reference,
        ]
          .filter((text) => text !== null)
          .join(" · ")}
      </Text>
      {credited && (
        <Text size="sm">
          {rich`Corrects ${(
            <Anchor key="invoice" component={Link} to={`/invoices/${credited.id}`} inherit>
              {numberOf(credited)}
            </Anchor>
          )}`}
        </Text>
      )}
      <Open invoice={record} />
      {void_reason !== null && (
        <Alert color="gray" variant="light" icon={<Icon name="ban" />} title={t("Void: it no longer counts")}>
          {void_reason}
        </Alert>
      )}
    </Stack>
  );
}
