import { Table, Text } from "@mantine/core";
import { useNarrow } from "../../components/use-narrow.ts";
import { formatDate } from "../../format/dates.ts";
import { formatMoney } from "../../format/numbers.ts";
import { t } from "../../messages/t.ts";
import type { Statement, StatementEntry } from "./statement.ts";

const KINDS: Readonly<Record<StatementEntry["kind"], string>> = {
  invoice: t("Invoice"),
  credit_note: t("Credit note"),
  payment: t("Payment"),
  refund: t("Refund"),
};

/** Invoices, payments and credit notes between the opening and closing balance; on a phone in one column. */
export function Movements(statement: Statement) {
  const isNarrow = useNarrow();
  const { currency, from, to, entries, opening_balance, closing_balance } = statement;
  const amount = (value: number) => formatMoney(value, currency);
  const rows: readonly RowProps[] = [
    { day: from, what: t("Balance before"), debit: null, credit: null, balance: opening_balance },
    ...entries.map(({ date, kind, number, debit, credit, balance }) => ({
      ...{ day: date, what: `${KINDS[kind]} ${number}`, balance },
      ...{ debit: debit === 0 ? null : debit, credit: credit === 0 ? null : credit },
    })),
  ];
  const end: RowProps = {
    ...{ day: to, what: t("Balance after"), balance: closing_balance },
    ...{ debit: statement.total_debit, credit: statement.total_credit },
  };
  const Row = isNarrow ? NarrowRow : WideRow;
  return (
    <>
      <Table style={{ fontVariantNumeric: "tabular-nums" }} aria-label={t("Statement of account")}>
        <Table.Thead>
          <Table.Tr>
            {!isNarrow && <Table.Th>{t("Date")}</Table.Th>}
            <Table.Th>{t("What")}</Table.Th>
            <Table.Th ta="right">{t("Billed")}</Table.Th>
            <Table.Th ta="right">{isNarrow ? t("Paid") : t("Paid or credited")}</Table.Th>
            <Table.Th ta="right">{t("Balance")}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: several payments of a day have no other key.
            <Row key={index} {...row} isBalance={index === 0} amount={amount} />
          ))}
        </Table.Tbody>
        <Table.Tfoot>
          <Row {...end} isBalance amount={amount} />
        </Table.Tfoot>
      </Table>
      {entries.length === 0 && (
        <Text size="sm" c="dimmed" mt="sm">
          {t("There were no invoices or payments in that period.")}
        </Text>
      )}
    </>
  );
}

interface RowProps {
  readonly day: string;
  readonly what: string;
  readonly debit: number | null;
  readonly credit: number | null;
  readonly balance: number;
}

interface ShownRowProps extends RowProps {
  readonly isBalance: boolean;
  readonly amount: (value: number) => string;
}

function WideRow({ day, what, isBalance, ...amounts }: ShownRowProps) {
  return (
    <Table.Tr fw={isBalance ? 600 : undefined}>
      <Table.Td>{formatDate(day)}</Table.Td>
      <Table.Td>{what}</Table.Td>
      <Amounts {...amounts} />
    </Table.Tr>
  );
}

function NarrowRow({ day, what, isBalance, ...amounts }: ShownRowProps) {
  return (
    <Table.Tr fw={isBalance ? 600 : undefined} fz="xs">
      <Table.Td>
        {what}
        <Text size="xs" c="dimmed">
          {formatDate(day)}
        </Text>
      </Table.Td>
      <Amounts {...amounts} />
    </Table.Tr>
  );
}

function Amounts({ debit, credit, balance, amount }: Omit<ShownRowProps, "day" | "what" | "isBalance">) {
  return (
    <>
      <Table.Td ta="right">{debit === null ? "" : amount(debit)}</Table.Td>
      <Table.Td ta="right">{credit === null ? "" : amount(credit)}</Table.Td>
      <Table.Td ta="right">{amount(balance)}</Table.Td>
    </>
  );
}
