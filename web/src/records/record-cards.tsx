import { Fragment } from "react";
import type { ApiRecord } from "../api/records.ts";
import { type Column, columnLabel, type ResourceUi } from "../declare/resource-ui.ts";
import { valueAt } from "../declare/value-at.ts";
import classes from "./record-table.module.css";
import { Cell, RowLink, type RowTarget } from "./record-table.tsx";

export interface RecordCardsProps {
  readonly ui: ResourceUi;
  readonly columns: readonly Column[];
  readonly records: readonly ApiRecord[];
  readonly target: RowTarget;
}

/** Whether the record has something to say in the column. */
function isSaid({ name, render }: Column, { attributes }: ApiRecord): boolean {
  if (render) return true;
  const value = valueAt(attributes, name);
  return value !== undefined && value !== null && !(Array.isArray(value) && value.length === 0);
}

/** The records of a list one below the other, for narrow screens; what is empty is left out. */
export function RecordCards({ ui, columns, records, target }: RecordCardsProps) {
  const [naming, ...others] = columns;
  return (
    <ul className={classes.cards}>
      {records.map((record) => {
        const said = others.filter((column) => isSaid(column, record));
        return (
          <li key={record.id} className={classes.card}>
            <RowLink target={target(record)}>
              {naming && <Cell ui={ui} column={naming} record={record} />}
            </RowLink>
            {said.length > 0 && (
              <dl className={classes.facts}>
                {said.map((column) => (
                  <Fragment key={column.name}>
                    <dt>{columnLabel(ui, column)}</dt>
                    <dd>
                      <Cell ui={ui} column={column} record={record} />
                    </dd>
                  </Fragment>
                ))}
              </dl>
            )}
          </li>
        );
      })}
    </ul>
  );
}
