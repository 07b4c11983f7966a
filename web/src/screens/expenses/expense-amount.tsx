import { Text } from "@mantine/core";
import type { ApiRecord } from "../../api/records.ts";
import { formatMoney } from "../../format/numbers.ts";

/** What was paid, and in another currency what that is in the workspace's. */
export function ExpenseAmount({ record: { attributes } }: { readonly record: ApiRecord }) {
  const { amount, currency, base_amount, base_currency } = attributes;
  const isForeign = currency !== base_currency;
  return (
    <Text size="sm" component="span" style={{ fontVariantNumeric: "tabular-nums" }}>
      {formatMoney(Number(amount), String(currency))}
      {isForeign && base_amount === null && (
        <Text size="xs" c="dimmed" component="span" title={String(attributes.base_amount_reason)}>
          {` (not known in ${base_currency})`}
        </Text>
      )}
      {isForeign && base_amount !== null && (
        <Text size="xs" c="dimmed" component="span">
          {" "}
          ({formatMoney(Number(base_amount), String(base_currency))})
        </Text>
      )}
    </Text>
  );
}
