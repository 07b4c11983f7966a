import { ident, join, type Sql, sql } from "../../../../engine/sql/index.ts";
import { type EntryCondition, pricedEntries, stateOfEntries } from "../../../projects/index.ts";
import type { EntryColumn } from "./entry-columns.ts";

const OLDEST_FIRST = sql`e.date, fold(person.first_name || ' ' || person.last_name), e.employee_id, e.started_at, e.id`;

/** Selects the rows of the sheet in the given order, by default oldest first; without amounts if `baseCurrency` is null. */
export function selectEntries(
  columns: readonly EntryColumn[],
  matching: EntryCondition,
  baseCurrency: string | null,
  order: Sql | null,
): Sql {
  const entries = baseCurrency === null ? stateOfEntries(matching) : pricedEntries(matching, baseCurrency);
  return sql`select ${join(
    columns.map(({ key, value }) => sql`${value} as ${ident(key)}`),
    ", ",
  )}
    from ${entries} e
    join employees person on person.workspace_id = e.workspace_id and person.id = e.employee_id
    left join projects project on project.workspace_id = e.workspace_id and project.id = e.project_id
    left join clients client on client.workspace_id = e.workspace_id and client.id = e.client_id
    left join tasks task on task.workspace_id = e.workspace_id and task.id = e.task_id
    order by ${order ?? OLDEST_FIRST}`;
}

/** Selects the number of matching entries, counted up to `most` + 1, and the first and last of their dates. */
export const selectExtent = (matching: EntryCondition, most: number): Sql => sql`
  select count(*)::integer as count, min(found.date) as from, max(found.date) as to
  from (select t.date from timesheets t where ${matching("t")} limit ${most + 1}::integer) found`;
