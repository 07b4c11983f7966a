import { Text } from "@mantine/core";
import type { ApiRecord } from "../../api/records.ts";
import { formatMoney } from "../../format/numbers.ts";
import { reasonInWords } from "../../format/reasons-in-words.ts";
import { t } from "../../messages/t.ts";

/** The amount of an expense, and the base amount if it was paid in another currency. */
export function ExpenseAmount({ record: { attributes } }: { readonly record: ApiRecord<"expenses"> }) {
  const { amount, currency, base_amount, base_amount_reason, base_currency } = attributes;
  const isForeign = currency !== base_currency;
  return (
    <Text size="sm" component="span" style={{ fontVariantNumeric: "tabular-nums" }}>
      {formatMoney(amount, currency)}
      {isForeign && base_amount === null && (
        <Text
          size="xs"
          c="dimmed"
          component="span"
          title={base_amount_reason === null ? undefined : reasonInWords(base_amount_reason)}
        >
          {" "}
          {t`(not known in ${base_currency})`}
        </Text>
      )}
      {isForeign && base_amount !== null && (
        <Text size="xs" c="dimmed" component="span">
          {" "}
          ({formatMoney(base_amount, base_currency)})
        </Text>
      )}
    </Text>
  );
}
