import { Text } from "@mantine/core";
import { formatMoney } from "../format/numbers.ts";
import { t } from "../messages/t.ts";

/** Amounts that a report leaves out because there is no exchange rate for their day. */
export interface Unconverted {
  readonly currency: string;
  readonly count: number;
  readonly amount: number;
}

/** Names what a report excludes; empty if it is complete. */
export function UnconvertedNote({ amounts }: { readonly amounts: readonly Unconverted[] }) {
  if (amounts.length === 0) return null;
  const left = amounts.map(({ amount, currency }) => formatMoney(amount, currency)).join(", ");
  return (
    <Text size="sm" c="dimmed">
      {t`Excluded, because there is no exchange rate for their date: ${left}.`}
    </Text>
  );
}
