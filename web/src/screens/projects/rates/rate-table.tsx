import { Group, Table, Text } from "@mantine/core";
import type { ReactNode } from "react";
import { EffectivePeriod } from "../../../components/effective-period.tsx";
import { useNarrow } from "../../../components/use-narrow.ts";
import { t } from "../../../messages/t.ts";
import classes from "./rate-table.module.css";

/** A rate with its subject and its period. */
export interface RateRow {
  readonly key: string;
  /** Empty if it is the same as in the row above. */
  readonly what: ReactNode;
  readonly from: string | null;
  readonly to: string | null;
  /** The cells in the order of the columns. */
  readonly rates: readonly ReactNode[];
  readonly action?: ReactNode;
}

interface RateTableProps {
  readonly label: string;
  readonly what: string;
  readonly heads: readonly string[];
  readonly rows: readonly RateRow[];
}

/** Rates with their periods, latest first, as a table, or as a list on a phone. */
export function RateTable(props: RateTableProps) {
  return useNarrow() ? <RateList {...props} /> : <RateRows {...props} />;
}

function RateList({ label, heads, rows }: RateTableProps) {
  return (
    <ul className={classes.rates} aria-label={label}>
      {rows.map((row) => (
        <li key={row.key}>
          <Group justify="space-between" align="flex-start" wrap="nowrap">
            <div>{row.what}</div>
            {row.action && <div className={classes.action}>{row.action}</div>}
          </Group>
          <EffectivePeriod from={row.from} to={row.to} />
          {row.rates.map((rate, index) => (
            <Group key={heads[index]} justify="space-between">
              <Text size="sm" c="dimmed" component="span">
                {heads[index]}
              </Text>
              <Text size="sm" component="span">
                {rate}
              </Text>
            </Group>
          ))}
        </li>
      ))}
    </ul>
  );
}

function RateRows({ label, what, heads, rows }: RateTableProps) {
  const hasActions = rows.some(({ action }) => action !== undefined);
  return (
    <Table.ScrollContainer minWidth={460 + heads.length * 120} type="native">
      <Table verticalSpacing="sm" aria-label={label} className={classes.table}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{what}</Table.Th>
            <Table.Th>{t("When")}</Table.Th>
            {heads.map((head) => (
              <Table.Th key={head} ta="right">
                {head}
              </Table.Th>
            ))}
            {hasActions && <Table.Td />}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => (
            <Table.Tr key={row.key}>
              <Table.Th scope="row" fw={400}>
                {row.what}
              </Table.Th>
              <Table.Td>
                <EffectivePeriod from={row.from} to={row.to} />
              </Table.Td>
              {row.rates.map((rate, index) => (
                <Table.Td key={heads[index]} ta="right">
                  {rate}
                </Table.Td>
              ))}
              {hasActions && <Table.Td ta="right">{row.action}</Table.Td>}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

/** A cell without a rate, which says what applies instead. */
export function Elsewhere({ children }: { readonly children: string }) {
  return (
    <Text size="sm" c="dimmed" component="span">
      {children}
    </Text>
  );
}
