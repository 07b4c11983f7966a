import { Alert, Button, Group, Stack, Text } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { type ApiRecord, createRecord, tryRecord } from "../../api/records.ts";
import { refreshScreen } from "../../api/refresh-screen.ts";
import { FormModal } from "../../components/form-dialogs.tsx";
import { errorsInWordsOfForm } from "../../components/form-problem.ts";
import { Icon } from "../../components/icon.tsx";
import { notifyDone } from "../../components/notify.tsx";
import { Problem } from "../../components/problem.tsx";
import { useApiForm } from "../../components/use-api-form.ts";
import { misreadIn } from "../../declare/misread.ts";
import { fieldOf, type UiField } from "../../declare/resource-ui.ts";
import { formatMoney } from "../../format/numbers.ts";
import { t } from "../../messages/t.ts";
import { FieldGrid } from "../../records/field-grid.tsx";
import { useDryRun } from "../../records/use-dry-run.ts";
import { useSession } from "../../session/session.ts";
import { CreditNoteChoice } from "./credit-note-choice.tsx";
import { useToday } from "./invoice-age.tsx";
import { STATUS_LABELS } from "./invoice-status.tsx";
import { numberOf } from "./invoice-ui.tsx";
import { paymentUi } from "./payment-ui.tsx";
import { type Following, WhatFollows } from "./what-follows.tsx";

interface PaymentDialogProps {
  readonly invoice: ApiRecord<"invoices">;
  readonly onClose: () => void;
}

type Payment = ApiRecord<"invoice-payments">;

/** What the payment leaves open, as the API calculates it. */
function factsOf({ attributes, relationships }: Payment, baseCurrency: string): readonly Following[] {
  const invoice = relationships?.invoice as unknown as ApiRecord<"invoices">;
  const { balance_due, currency, status } = invoice.attributes;
  return [
    { label: t("Open afterwards"), value: formatMoney(balance_due, currency), isStrong: true },
    { label: t("Status afterwards"), value: STATUS_LABELS[status] },
    ...(currency === baseCurrency
      ? []
      : [
          { label: t`Received in ${baseCurrency}`, value: formatMoney(attributes.base_amount, baseCurrency) },
        ]),
  ];
}

/** The inputs of a payment: its amount is in the currency of the invoice. */
function fieldsFor({ attributes }: ApiRecord<"invoices">, baseCurrency: string): UiField[] {
  const isNote = attributes.document_type === "credit_note";
  const names = ["amount", "paid_at", "method", ...(isNote ? [] : ["credit_note_id"]), "reference"];
  const rate = attributes.currency === baseCurrency ? [] : ["exchange_rate"];
  return [...names, ...rate, "notes"].map((name) => {
    const field = fieldOf(paymentUi, name);
    if (name === "credit_note_id") return { ...field, Input: CreditNoteChoice };
    if (name === "paid_at" && isNote) return { ...field, label: t("Refunded on") };
    if (name !== "method" || !isNote) return field;
    return { ...field, options: field.options?.filter((method) => method !== "credit_note") };
  });
}

/** The dialog that records a payment on an invoice, or a refund of a credit note, with what is open afterwards. */
export function PaymentDialog({ invoice, onClose }: PaymentDialogProps) {
  const client = useQueryClient();
  const { base_currency } = useSession().workspace;
  const { balance_due, currency, document_type } = invoice.attributes;
  const isNote = document_type === "credit_note";
  const fields = fieldsFor(invoice, base_currency);
  const start = {
    ...Object.fromEntries(fields.map(({ name }) => [name, null])),
    ...{ amount: balance_due, paid_at: useToday(), method: "bank_transfer" },
  };
  const bodyOf = (values: Readonly<Record<string, unknown>>) => ({
    ...Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null)),
    invoice_id: invoice.id,
  });
  const labels = Object.fromEntries(fields.map(({ name, label }) => [name, label]));
  const { form, problem, isBusy, isUnsaved, onSubmit } = useApiForm<Record<string, unknown>>(
    start,
    async (values) => {
      await createRecord("invoice-payments", bodyOf(values));
      await refreshScreen(client);
      notifyDone(isNote ? t("Refund recorded") : t("Payment recorded"));
      onClose();
    },
    { labels },
  );
  const isComplete = Object.keys(misreadIn(form.values)).length === 0 && form.values.amount !== null;
  const run = useDryRun(isComplete ? bodyOf(form.values) : null, async (body) => {
    const { data } = await tryRecord("invoice-payments", body, { include: "invoice" });
    return data as unknown as Payment;
  });
  const refusals = Object.values(
    errorsInWordsOfForm(run.errors, (path) => labels[path], Object.keys(labels)),
  );
  return (
    <FormModal
      onClose={onClose}
      isUnsaved={isUnsaved}
      size="lg"
      title={isNote ? t`Refund of ${numberOf(invoice)}` : t`Payment on ${numberOf(invoice)}`}
    >
      <form onSubmit={onSubmit} noValidate>
        <Stack gap="md">
          <Text size="sm">{t`${formatMoney(balance_due, currency)} of ${formatMoney(invoice.attributes.total, currency)} are open.`}</Text>
          <Problem text={problem} />
          <FieldGrid fields={fields} form={form} record={invoice as ApiRecord} />
          <div role="status" aria-busy={run.isCalculating}>
            {run.problem === null && run.result && <WhatFollows facts={factsOf(run.result, base_currency)} />}
            {run.problem !== null && (
              <Alert color="orange" variant="light" icon={<Icon name="alert-triangle" />}>
                {refusals.length > 0 ? [...new Set(refusals.flat())].join(" ") : run.problem}
              </Alert>
            )}
            {!run.result && run.problem === null && t("Calculating…")}
          </div>
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              {t("Cancel")}
            </Button>
            <Button type="submit" loading={isBusy} disabled={run.isAwaited}>
              {isNote ? t("Record the refund") : t("Record the payment")}
            </Button>
          </Group>
        </Stack>
      </form>
    </FormModal>
  );
}
