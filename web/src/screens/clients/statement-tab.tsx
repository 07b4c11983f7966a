import { Group, Select, Table, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { messageOf } from "../../api/failure.ts";
import { Panel } from "../../components/panel.tsx";
import { Problem } from "../../components/problem.tsx";
import { TableSkeleton } from "../../components/skeletons.tsx";
import { useScreenSearch } from "../../components/use-screen-search.ts";
import type { RecordViewProps } from "../../declare/record-page.ts";
import { PeriodChoice, usePresets } from "../../figures/period/period-choice.tsx";
import { readPeriod, writePeriod } from "../../figures/period/periods.ts";
import { formatDate, formatPeriod } from "../../format/dates.ts";
import { formatAmount } from "../../format/numbers.ts";
import { type Statement, type StatementEntry, statementQuery } from "./statement.ts";

const KINDS: Readonly<Record<StatementEntry["kind"], string>> = {
  invoice: "Invoice",
  credit_note: "Credit note",
  payment: "Payment",
  refund: "Refund",
};

/** What the client was billed and has paid in a period, and what it owes before and after. */
export function StatementTab({ record }: RecordViewProps) {
  const [given, change] = useScreenSearch();
  const presets = usePresets();
  const period = readPeriod(given.date) ?? presets.find(({ id }) => id === "last-month")!.period;
  const { data, error, isPlaceholderData } = useQuery(
    statementQuery({ client_id: record.id, date: writePeriod(period), currency: given.currency }),
  );
  const own = String(record.attributes.currency);
  const currencies = data ? [...new Set([data.currency, own, ...data.other_currencies])].sort() : [];
  return (
    <Panel
      title="Statement of account"
      note={data && `${formatPeriod(data.from, data.to)}, in ${data.currency}.`}
    >
      <Group gap="md" align="flex-end" mb="md">
        <PeriodChoice value={period} onChange={(next) => change({ date: writePeriod(next) })} />
        {currencies.length > 1 && (
          <Select
            label="Currency"
            data={currencies}
            value={given.currency ?? own}
            allowDeselect={false}
            onChange={(code) => change({ currency: code === own ? undefined : (code ?? undefined) })}
            w={110}
          />
        )}
      </Group>
      {error && <Problem text={messageOf(error)} />}
      {!data && !error && <TableSkeleton />}
      {data && (
        <div style={{ opacity: isPlaceholderData ? 0.55 : 1 }} aria-busy={isPlaceholderData}>
          <Movements {...data} />
        </div>
      )}
    </Panel>
  );
}

function Movements(statement: Statement) {
  const { currency, from, to, entries, opening_balance, closing_balance } = statement;
  const amount = (value: number) => formatAmount(value, currency);
  const unlessZero = (value: number) => (value === 0 ? "" : amount(value));
  return (
    <>
      <Table.ScrollContainer minWidth={560} type="native">
        <Table style={{ fontVariantNumeric: "tabular-nums" }} aria-label="Statement of account">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Date</Table.Th>
              <Table.Th>What</Table.Th>
              <Table.Th ta="right">Billed</Table.Th>
              <Table.Th ta="right">Paid or credited</Table.Th>
              <Table.Th ta="right">Balance</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            <Balance day={from} label="Balance before" balance={amount(opening_balance)} />
            {entries.map((entry, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: several payments of a day have nothing else of their own.
              <Table.Tr key={index}>
                <Table.Td>{formatDate(entry.date)}</Table.Td>
                <Table.Td>{`${KINDS[entry.kind]} ${entry.number}`}</Table.Td>
                <Table.Td ta="right">{unlessZero(entry.debit)}</Table.Td>
                <Table.Td ta="right">{unlessZero(entry.credit)}</Table.Td>
                <Table.Td ta="right">{amount(entry.balance)}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
          <Table.Tfoot>
            <Balance
              day={to}
              label="Balance after"
              debit={amount(statement.total_debit)}
              credit={amount(statement.total_credit)}
              balance={amount(closing_balance)}
            />
          </Table.Tfoot>
        </Table>
      </Table.ScrollContainer>
      {entries.length === 0 && (
        <Text size="sm" c="dimmed" mt="sm">
          Nothing was billed or paid in that period.
        </Text>
      )}
    </>
  );
}

interface BalanceProps {
  readonly day: string;
  readonly label: string;
  readonly debit?: string;
  readonly credit?: string;
  readonly balance: string;
}

function Balance({ day, label, debit, credit, balance }: BalanceProps) {
  return (
    <Table.Tr fw={600}>
      <Table.Td>{formatDate(day)}</Table.Td>
      <Table.Td>{label}</Table.Td>
      <Table.Td ta="right">{debit}</Table.Td>
      <Table.Td ta="right">{credit}</Table.Td>
      <Table.Td ta="right">{balance}</Table.Td>
    </Table.Tr>
  );
}
