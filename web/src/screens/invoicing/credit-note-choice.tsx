import { Select } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { optionsQuery } from "../../api/queries.ts";
import { type InputProps, inputProps } from "../../fields/field-ui.ts";
import { formatMoney } from "../../format/numbers.ts";
import { t } from "../../messages/t.ts";
import { numberOf } from "./invoice-ui.tsx";

/** The credit notes that can pay an invoice: those of its client in its currency of which something is left. */
export function CreditNoteChoice(props: InputProps) {
  const { value, onChange, record } = props;
  const { client_id, currency } = record!.attributes;
  const query = { document_type: "credit_note", client_id: String(client_id), currency: String(currency) };
  const { data: page } = useQuery(
    optionsQuery("invoices", { ...query, status: "issued,sent,partially_paid", sort: "issue_date" }),
  );
  const options = (page?.data ?? []).map((note) => ({
    value: note.id,
    label: t`${numberOf(note)}, ${formatMoney(note.attributes.balance_due, note.attributes.currency)} left`,
  }));
  return (
    <Select
      {...inputProps(props)}
      data={options}
      value={value === null ? null : String(value)}
      onChange={onChange}
      clearable
      nothingFoundMessage={t("The client has no open credit note.")}
      searchable
    />
  );
}
