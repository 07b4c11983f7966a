import { ActionIcon, Group, Select } from "@mantine/core";
import { Fragment } from "react";
import { Icon } from "../components/icon.tsx";
import { t } from "../messages/t.ts";
import { type FigureTableProps, nextSort } from "./figure-column.ts";
import classes from "./figure-table.module.css";

/** The rows as cards, for narrow screens, with a select for the sort above them. */
export function FigureCards<Row>({ label, columns, rows, keyOf, sort, onSort }: FigureTableProps<Row>) {
  const [naming, ...others] = columns;
  const sorted = columns.filter(({ isUnsorted }) => !isUnsorted);
  const by = sort.replace(/^-/, "");
  const current = sorted.find(({ name }) => name === by);
  const totals = others.filter(({ total }) => total !== undefined);
  return (
    <>
      {sorted.length > 0 && (
        <Group gap="xs" align="flex-end" wrap="nowrap" className={classes.order}>
          <Select
            label={t("Ordered by")}
            data={sorted.map((column) => ({ value: column.name, label: column.label }))}
            value={current?.name ?? null}
            allowDeselect={false}
            onChange={(name) => {
              const column = sorted.find((one) => one.name === name);
              if (column) onSort(nextSort(column, ""));
            }}
            flex={1}
          />
          {current && (
            <ActionIcon
              variant="default"
              size={36}
              aria-label={sort.startsWith("-") ? t("Smallest first") : t("Largest first")}
              onClick={() => onSort(nextSort(current, sort))}
            >
              <Icon name={sort.startsWith("-") ? "sort-descending" : "sort-ascending"} size={18} />
            </ActionIcon>
          )}
        </Group>
      )}
      <ul className={classes.cards} aria-label={label}>
        {rows.map((row) => (
          <li key={keyOf(row)} className={classes.card}>
            {naming?.show(row)}
            <dl className={classes.facts}>
              {others.map((column) => (
                <Fragment key={column.name}>
                  <dt>{column.label}</dt>
                  <dd>{column.show(row)}</dd>
                </Fragment>
              ))}
            </dl>
          </li>
        ))}
        {totals.length > 0 && (
          <li className={classes.card} data-total>
            {naming?.total ?? t("Total")}
            <dl className={classes.facts}>
              {totals.map(({ name, label: what, total }) => (
                <Fragment key={name}>
                  <dt>{what}</dt>
                  <dd>{total}</dd>
                </Fragment>
              ))}
            </dl>
          </li>
        )}
      </ul>
    </>
  );
}
