import { Box } from "@mantine/core";
import { Fragment } from "react";
import type { ApiRecord } from "../api/records.ts";
import { type Column, columnLabel, type ResourceUi } from "../declare/resource-ui.ts";
import { valueAt } from "../declare/value-at.ts";
import { t } from "../messages/t.ts";
import { Cell } from "./cell.tsx";
import classes from "./record-table.module.css";
import { PageChoice, RowChoice } from "./row-choice.tsx";
import { RowLink } from "./row-link.tsx";
import { useDensity } from "./use-density.ts";
import { NO_ACTIONS, type RowActions, useRowKeys } from "./use-row-keys.ts";
import { useRowMenu } from "./use-row-menu.tsx";
import { type RowTarget, useRowOpening } from "./use-row-opening.ts";
import type { Selection } from "./use-selection.ts";

export interface RecordCardsProps {
  readonly ui: ResourceUi;
  readonly columns: readonly Column[];
  readonly records: readonly ApiRecord[];
  readonly target: RowTarget;
  readonly selection?: Selection | null;
  /** What E and D do. */
  readonly actions?: RowActions;
}

/** Whether the record has a value in the column. */
function isSaid({ name, render }: Column, { attributes }: ApiRecord): boolean {
  if (render) return true;
  const value = valueAt(attributes, name);
  return value !== undefined && value !== null && !(Array.isArray(value) && value.length === 0);
}

/** The records of a list as cards, for narrow screens; empty fields are omitted. */
export function RecordCards(props: RecordCardsProps) {
  const { ui, columns, records, target, selection, actions = NO_ACTIONS } = props;
  const [naming, ...others] = columns;
  const [density] = useDensity();
  const opening = useRowOpening(target);
  const rows = useRowKeys<HTMLUListElement>(actions);
  const menu = useRowMenu({ ui, target, selection, actions });
  return (
    <>
      {selection && (
        <div className={classes.choices} data-screen-only>
          <PageChoice records={records} selection={selection} label={t("All on this page")} />
        </div>
      )}
      <ul ref={rows} className={classes.cards} data-density={density} data-rows>
        {records.map((record) => {
          const said = others.filter((column) => isSaid(column, record));
          return (
            <Box
              component="li"
              key={record.id}
              className={classes.card}
              data-record={record.id}
              data-chosen={selection?.isChosen(record.id) || undefined}
              onClick={opening(record)}
            >
              <div className={classes.head}>
                {selection && <RowChoice ui={ui} record={record} among={records} selection={selection} />}
                <RowLink target={target(record)}>
                  {naming && <Cell ui={ui} column={naming} record={record} />}
                </RowLink>
                {menu.buttonOf(record)}
              </div>
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
            </Box>
          );
        })}
      </ul>
      {menu.shown}
    </>
  );
}
