import { Table, Text } from "@mantine/core";
import { formatDate } from "../../../format/dates.ts";
import { formatDays } from "../../../format/numbers.ts";
import type { LedgerLine } from "./balances-as-of.ts";
import { signed } from "./day-counts.ts";

const KINDS: Readonly<Record<LedgerLine["kind"], string>> = {
  opening: "Opening balance",
  carry_over: "Carried over",
  accrual: "Earned",
  adjustment: "Adjustment",
  use: "Leave",
  lapse: "Lapsed",
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
        There are no entries on this account up to that day.
      </Text>
    );
  }
  const hasBalance = lines.some(({ balance_after }) => balance_after !== null);
  return (
    <Table aria-label={`Lines of ${policy}`} verticalSpacing={6} horizontalSpacing="xs">
      <Table.Thead>
        <Table.Tr>
          <Table.Th>Date</Table.Th>
          <Table.Th>What</Table.Th>
          <Table.Th ta="right">Days</Table.Th>
          {hasBalance && <Table.Th ta="right">Balance</Table.Th>}
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
