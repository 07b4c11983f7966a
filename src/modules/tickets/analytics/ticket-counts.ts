import { column, fromContext, ident, join, raw, type Sql, sql } from "../../../engine/sql/index.ts";
import type { Values, Work } from "../../../engine/work/index.ts";
import type { Period } from "../../../platform/figures/calendar-intervals.ts";
import { type Chosen as ChosenValues, isAmong } from "../../../platform/figures/chosen-values.ts";
import { isWithinDays } from "../../../platform/figures/within-days.ts";
import { firstResponseMinutes, resolutionMinutes } from "../tickets/ticket-figures.ts";

type Chosen = ChosenValues | null;

/** The tickets that a report counts; null: whatever assignee, client or priority. */
export interface Selection {
  readonly period: Period;
  /** Those that the caller sees, over an alias. */
  readonly matching: (alias: string) => Sql;
  readonly assignees: Chosen;
  readonly clients: Chosen;
  readonly priorities: Chosen;
}

/** How many tickets were created and resolved in the period, and are unresolved now. */
export interface Counts {
  readonly created_count: number;
  readonly resolved_count: number;
  readonly backlog_count: number;
}

/** The minutes that it took, in no order, for tickets with a target. */
export interface Times {
  readonly minutes: readonly number[];
  readonly met_count: number;
  readonly untracked_count: number;
}

/** The tickets of one priority and one present assignee. */
export interface TicketGroup extends Counts {
  readonly priority: string;
  readonly assignee_employee_id: string | null;
  readonly first_response: Times;
  readonly resolution: Times;
}

const isSelected = ({ matching, assignees, clients, priorities }: Selection, alias: string): Sql =>
  join(
    [
      matching(alias),
      isAmong(column(alias, "assignee_employee_id"), assignees),
      isAmong(column(alias, "client_id"), clients),
      isAmong(column(alias, "priority"), priorities),
    ],
    " and ",
  );

const isCreated = ({ period }: Selection): Sql => isWithinDays(raw("t.created_at"), period);
const isResolved = ({ period }: Selection): Sql => isWithinDays(raw("t.resolved_at"), period);
const isBacklog = raw("t.status <> 'resolved'");

const countOf = (condition: Sql): Sql => sql`(count(*) filter (where ${condition}))::integer`;

const counts = (selection: Selection): Sql => sql`${countOf(isCreated(selection))} as created_count,
  ${countOf(isResolved(selection))} as resolved_count, ${countOf(isBacklog)} as backlog_count`;

/** The tickets that count in any of the figures: only these are read. */
const relevant = (selection: Selection, ...more: Sql[]): Sql =>
  sql`t.workspace_id = ${fromContext("workspace")} and ${isSelected(selection, "t")}
    and (${join([isCreated(selection), isResolved(selection), isBacklog, ...more], " or ")})`;

/** The times of the tickets that reached a moment in the period, as three columns. */
function times(name: string, reached: Sql, target: string, taken: string, minutes: Sql): Sql {
  const tracked = sql`${reached} and ${column("t", target)} is not null`;
  const met = sql`${tracked} and ${column("t", taken)} <= ${column("t", target)} * 60000`;
  return sql`coalesce(array_agg(${minutes}) filter (where ${tracked}), '{}') as ${ident(`${name}_minutes`)},
    ${countOf(met)} as ${ident(`${name}_met`)},
    ${countOf(sql`${reached} and ${column("t", target)} is null`)} as ${ident(`${name}_untracked`)}`;
}

interface Row extends Values, Counts {
  readonly priority: string;
  readonly assignee_employee_id: string | null;
  readonly response_minutes: readonly number[];
  readonly response_met: number;
  readonly response_untracked: number;
  readonly resolution_minutes: readonly number[];
  readonly resolution_met: number;
  readonly resolution_untracked: number;
}

/** The tickets by priority and assignee, from one reading of the table; every figure is a sum over these groups. */
export async function readGroups(work: Work, selection: Selection): Promise<TicketGroup[]> {
  const responded = isWithinDays(raw("t.first_responded_at"), selection.period);
  const rows = await work.rows<Row>(sql`select t.priority, t.assignee_employee_id, ${counts(selection)},
      ${times("response", responded, "first_response_target_minutes", "first_response_ms", firstResponseMinutes("t"))},
      ${times("resolution", isResolved(selection), "resolution_target_minutes", "resolution_ms", resolutionMinutes("t"))}
    from tickets t where ${relevant(selection, responded)}
    group by t.priority, t.assignee_employee_id`);
  return rows.map((row) => ({
    ...row,
    first_response: {
      minutes: row.response_minutes,
      met_count: row.response_met,
      untracked_count: row.response_untracked,
    },
    resolution: {
      minutes: row.resolution_minutes,
      met_count: row.resolution_met,
      untracked_count: row.resolution_untracked,
    },
  }));
}

/** How often tickets left a resolved stage for one that is not, in the period. */
export async function readReopenings(work: Work, selection: Selection): Promise<number> {
  const found = await work.row<{ count: number }>(sql`select count(*)::integer as count
    from ticket_stage_history h
      join ticket_stages entered on entered.workspace_id = ${fromContext("workspace")} and entered.id = h.stage_id
      join tickets o on o.workspace_id = ${fromContext("workspace")} and o.id = h.ticket_id
    where h.workspace_id = ${fromContext("workspace")} and ${isWithinDays(raw("h.entered_at"), selection.period)}
      and h.from_stage_id = any(array(select s.id from ticket_stages s
        where s.workspace_id = ${fromContext("workspace")} and s.category = 'resolved'))
      and entered.category <> 'resolved' and ${isSelected(selection, "o")}`);
  return found!.count;
}

/** The names of employees, in the order in which a report lists them: by last name. */
export const readNames = (
  work: Work,
  ids: readonly string[],
): Promise<{ readonly id: string; readonly name: string }[]> =>
  work.rows(sql`select e.id, e.first_name || ' ' || e.last_name as name from employees e
    where e.workspace_id = ${fromContext("workspace")} and e.id = any(${ids}::text[])
    order by e.last_name, e.first_name, e.id`);
