import { column, fromContext, join, raw, type Sql, sql } from "../../../engine/sql/index.ts";
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

/** How many tickets of one priority and one present assignee are created, resolved or unresolved alike. */
export interface StateCount extends Values {
  readonly counts: "state";
  readonly priority: string;
  readonly assignee_employee_id: string | null;
  readonly is_created: boolean;
  readonly is_resolved: boolean;
  readonly is_backlog: boolean;
  readonly tickets: number;
}

/** How many tickets took so many minutes until a moment in the period; `UNTRACKED`: those without a target. */
export interface MinuteCount extends Values {
  readonly counts: "first_response" | "resolution";
  readonly minutes: number;
  readonly is_met: boolean | null;
  readonly tickets: number;
}

/** Stands for the minutes of tickets without a target. */
export const UNTRACKED = -1;

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

/** The minutes until a moment that was reached in the period; null if it was not. */
const minutesIf = (reached: Sql, target: string, minutes: Sql): Sql =>
  sql`case when ${reached} then case when ${column("t", target)} is null then ${UNTRACKED}::integer else ${minutes} end end`;

const isMet = (taken: string, target: string): Sql =>
  sql`${column("t", taken)}::bigint <= ${column("t", target)} * 60000::bigint`;

/**
 * Counts the tickets by their states and by the minutes that they took. The table is read once, and the database counts
 * equal minutes, because to transfer and sort those of each of many tickets took a third of the report.
 */
export function readCounts(work: Work, selection: Selection): Promise<(StateCount | MinuteCount)[]> {
  const within = (moment: string): Sql => isWithinDays(raw(`t.${moment}`), selection.period);
  const [created, resolved, responded] = [
    within("created_at"),
    within("resolved_at"),
    within("first_responded_at"),
  ];
  const backlog = raw("t.status <> 'resolved'");
  const tickets = sql`select t.priority, t.assignee_employee_id, ${created} as is_created,
      coalesce(${resolved}, false) as is_resolved, ${backlog} as is_backlog,
      ${minutesIf(responded, "first_response_target_minutes", firstResponseMinutes("t"))} as response,
      ${isMet("first_response_ms", "first_response_target_minutes")} as is_response_met,
      ${minutesIf(resolved, "resolution_target_minutes", resolutionMinutes("t"))} as resolution,
      ${isMet("resolution_ms", "resolution_target_minutes")} as is_resolution_met
    from tickets t where t.workspace_id = ${fromContext("workspace")} and ${isSelected(selection, "t")}
      and (${join([created, resolved, backlog, responded], " or ")})`;
  return work.rows<StateCount | MinuteCount>(sql`select
      case when grouping(response) = 0 then 'first_response' when grouping(resolution) = 0 then 'resolution'
        else 'state' end as counts,
      priority, assignee_employee_id, is_created, is_resolved, is_backlog, coalesce(response, resolution) as minutes,
      coalesce(is_response_met, is_resolution_met) as is_met, count(*)::integer as tickets
    from (${tickets}) ticket
    group by grouping sets ((priority, assignee_employee_id, is_created, is_resolved, is_backlog),
      (response, is_response_met), (resolution, is_resolution_met))
    having grouping(priority) = 0 or coalesce(response, resolution) is not null`);
}

/**
 * How often tickets left a resolved stage for one that is not, in the period. An index finds these moves stage by stage:
 * they are few, which the database cannot know, so that without `offset 0` it would read the whole history.
 */
export async function readReopenings(work: Work, selection: Selection): Promise<number> {
  const found = await work.row<{ count: number }>(sql`select count(*)::integer as count
    from ticket_stages s
      cross join lateral (select h.stage_id, h.ticket_id from ticket_stage_history h
        where h.workspace_id = ${fromContext("workspace")} and h.from_stage_id = s.id
          and ${isWithinDays(raw("h.entered_at"), selection.period)} offset 0) h
      join ticket_stages entered on entered.workspace_id = ${fromContext("workspace")} and entered.id = h.stage_id
      join tickets o on o.workspace_id = ${fromContext("workspace")} and o.id = h.ticket_id
    where s.workspace_id = ${fromContext("workspace")} and s.category = 'resolved'
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
