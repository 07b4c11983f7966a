import { Table, Text } from "@mantine/core";
import { formatDate } from "../../../format/dates.ts";
import { formatDays } from "../../../format/numbers.ts";
import { t } from "../../../messages/t.ts";
import type { LedgerLine } from "./balances-as-of.ts";
import { signed } from "./day-counts.ts";

const KINDS: Readonly<Record<LedgerLine["kind"], string>> = {
  opening: t("Opening balance"),
  carry_over: t("Carried over"),
  accrual: t("Earned"),
  adjustment: t("Adjustment"),
  use: t("Leave"),
  lapse: t("Lapsed"),
};

interface LedgerLinesProps {
  readonly policy: string;
  readonly lines: readonly LedgerLine[];
}

/** The lines of a statement, which add up to the balance. */
export function LedgerLines({ policy, lines }: LedgerLinesProps) {
  if (lines.length === 0) {
    return (
      <Text size="sm" c="dimmed">
        {t("There are no entries on this account up to that day.")}
      </Text>
    );
  }
  const hasBalance = lines.some(({ balance_after }) => balance_after !== null);
  return (
    <Table aria-label={t`Lines of ${policy}`} verticalSpacing={6} horizontalSpacing="xs">
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t("Date")}</Table.Th>
          <Table.Th>{t("What")}</Table.Th>
          <Table.Th ta="right">{t("Days")}</Table.Th>
          {hasBalance && <Table.Th ta="right">{t("Balance")}</Table.Th>}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change, and two may be equal.
          <Table.Tr key={index}>
            <Table.Td>{formatDate(line.date)}</Table.Td>
            <Table.Td>{KINDS[line.kind]}</Table.Td>
            <Table.Td ta="right">{signed(line.days)}</Table.Td>
            {hasBalance && (
              <Table.Td ta="right">
                {line.balance_after === null ? "" : formatDays(line.balance_after)}
              </Table.Td>
            )}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
