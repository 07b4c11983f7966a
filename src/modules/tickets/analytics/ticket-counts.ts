import { column, fromContext, join, raw, type Sql, sql } from "../../../engine/sql/index.ts";
import type { Values, Work } from "../../../engine/work/index.ts";
import type { Period } from "../../../platform/figures/calendar-intervals.ts";
import { isChosen, isWithinDays } from "../../../platform/figures/selected-rows.ts";
import { firstResponseMinutes, resolutionMinutes } from "../tickets/ticket-figures.ts";

type Chosen = readonly (string | null)[] | null;

/** The tickets that a report counts; null: whatever assignee, client or priority. */
export interface Selection {
  readonly period: Period;
  /** Those that the caller sees, over an alias. */
  readonly matching: (alias: string) => Sql;
  readonly assignees: Chosen;
  readonly clients: Chosen;
  readonly priorities: Chosen;
}

interface Counts extends Values {
  readonly created_count: number;
  readonly resolved_count: number;
  readonly backlog_count: number;
}

/** The minutes that it took, ascending, for tickets with a target. */
export interface Times {
  readonly minutes: readonly number[];
  readonly met_count: number;
  readonly untracked_count: number;
}

export interface Overall extends Counts {
  readonly reopened_count: number;
  readonly first_response: Times;
  readonly resolution: Times;
}

const isSelected = ({ matching, assignees, clients, priorities }: Selection, alias: string): Sql =>
  join(
    [
      matching(alias),
      isChosen(alias, "assignee_employee_id", assignees),
      isChosen(alias, "client_id", clients),
      isChosen(alias, "priority", priorities),
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

/** The times of the tickets that reached a moment in the period, as JSON. */
function times(reached: Sql, target: string, taken: string, minutes: Sql): Sql {
  const tracked = sql`${reached} and ${column("t", target)} is not null`;
  const met = sql`${tracked} and ${column("t", taken)} <= ${column("t", target)} * 60000`;
  return sql`jsonb_build_object(
    'minutes', coalesce(jsonb_agg(${minutes} order by ${minutes}) filter (where ${tracked}), '[]'),
    'met_count', ${countOf(met)},
    'untracked_count', ${countOf(sql`${reached} and ${column("t", target)} is null`)})`;
}

/** How often tickets left a resolved stage for one that is not. */
const reopenings = (selection: Selection): Sql => sql`(select count(*)::integer
  from ticket_stage_history h
    join ticket_stages s on s.workspace_id = h.workspace_id and s.id = h.stage_id
    join tickets o on o.workspace_id = h.workspace_id and o.id = h.ticket_id
    join ticket_stage_history next on next.workspace_id = h.workspace_id and next.ticket_id = h.ticket_id
      and next.entered_at = h.left_at and next.id <> h.id and next.from_stage_id = h.stage_id
    join ticket_stages entered on entered.workspace_id = next.workspace_id and entered.id = next.stage_id
  where h.workspace_id = ${fromContext("workspace")} and ${isWithinDays(raw("h.left_at"), selection.period)}
    and s.category = 'resolved' and entered.category <> 'resolved' and ${isSelected(selection, "o")})`;

export async function readOverall(work: Work, selection: Selection): Promise<Overall> {
  const responded = isWithinDays(raw("t.first_responded_at"), selection.period);
  const first = [responded, "first_response_target_minutes", "first_response_ms"] as const;
  const last = [isResolved(selection), "resolution_target_minutes", "resolution_ms"] as const;
  const found = await work.row<Overall>(sql`select ${counts(selection)},
      ${reopenings(selection)} as reopened_count,
      ${times(...first, firstResponseMinutes("t"))} as first_response,
      ${times(...last, resolutionMinutes("t"))} as resolution
    from tickets t where ${relevant(selection, responded)}`);
  return found!;
}

/** The counts of each priority that has any, the most urgent first. */
export const readPriorities = (
  work: Work,
  selection: Selection,
): Promise<(Counts & { readonly priority: string })[]> =>
  work.rows(sql`select t.priority, ${counts(selection)} from tickets t where ${relevant(selection)}
    group by t.priority order by array_position(array['urgent', 'high', 'normal', 'low'], t.priority)`);

/** The counts of each present assignee who has any, by name; tickets of nobody come last. */
export const readAssignees = (
  work: Work,
  selection: Selection,
): Promise<(Counts & { readonly assignee_employee_id: string | null; readonly name: string | null })[]> =>
  work.rows(sql`select t.assignee_employee_id, e.first_name || ' ' || e.last_name as name, ${counts(selection)}
    from tickets t
      left join employees e on e.workspace_id = ${fromContext("workspace")} and e.id = t.assignee_employee_id
    where ${relevant(selection)}
    group by t.assignee_employee_id, e.first_name, e.last_name
    order by e.last_name nulls last, e.first_name, t.assignee_employee_id`);
