import { Text } from "@mantine/core";
import { formatMoney } from "../format/numbers.ts";

/** Amounts that a report leaves out for want of a rate of their day. */
export interface Unconverted {
  readonly currency: string;
  readonly count: number;
  readonly amount: number;
}

/** Says what a report leaves out; nothing where that is nothing. */
export function UnconvertedNote({ amounts }: { readonly amounts: readonly Unconverted[] }) {
  if (amounts.length === 0) return null;
  const left = amounts.map(({ amount, currency }) => formatMoney(amount, currency)).join(", ");
  return (
    <Text size="sm" c="dimmed">
      {`Excluded, because there is no exchange rate for their date: ${left}.`}
    </Text>
  );
}
