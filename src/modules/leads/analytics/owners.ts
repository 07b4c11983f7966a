import { getter, type JsonSchema } from "../../../engine/declare/index.ts";
import { column, fromContext, or, raw, type Sql, sql } from "../../../engine/sql/index.ts";
import { message, type Values } from "../../../engine/work/index.ts";
import type { Period } from "../../../platform/figures/calendar-intervals.ts";
import { count, links, listOf, object, text, textOrNull } from "../../../platform/figures/response-shapes.ts";
import type { Unconverted } from "../../rates/index.ts";
import { HUMAN_ACTIVITIES } from "../lead-activities/activity-types.ts";
import {
  type AnalyticsContext,
  analyticsMeta,
  analyticsParameters,
  daysOf,
  isWithin,
  type LeadQuery,
  linksTo,
  READERS,
  readLeadQuery,
  readPeriod,
  selectedLeads,
} from "./analytics-query.ts";
import { numberOf } from "./counted-leads.ts";
import { leadTally } from "./lead-tally.ts";
import { amount, days, percent } from "./response-shapes.ts";
import { selectUnconverted } from "./tally-figures.ts";
import { type Outcomes, outcomeColumns, type Pipeline, pipelineColumns, winRate } from "./win-figures.ts";

interface OwnerRow extends Outcomes, Pipeline, Values {
  readonly owner_employee_id: string | null;
  readonly name: string;
  readonly activities_count: number;
  readonly meetings_held_count: number;
  readonly unconverted: readonly Unconverted[];
}

/** The name of the row with the leads of nobody. */
const NO_OWNER = message`No owner`;

const LOGGED = HUMAN_ACTIVITIES.filter((type) => type !== "task");

/**
 * What people did on the selected leads in the period, counted by the present owners: activities, completed tasks and
 * meetings that were held.
 */
function activities(context: AnalyticsContext, query: LeadQuery, period: Period): Sql {
  const own = (alias: string): Sql => sql`${raw(alias)}.workspace_id = ${fromContext("workspace")}`;
  return sql`done as (
    select lead.owner_employee_id, count(*) filter (where not x.is_meeting) as activities_count,
      count(*) filter (where x.is_meeting) as meetings_held_count
    from (
      select logged.lead_id, false as is_meeting from lead_activities logged
      where ${own("logged")} and logged.type = any(${LOGGED}::text[])
        and ${isWithin(column("logged", "occurred_at"), period)}
      union all
      select task.lead_id, false from lead_activities task
      where ${own("task")} and task.type = 'task' and ${isWithin(column("task", "completed_at"), period)}
      union all
      select m.lead_id, true from meetings m where ${own("m")} and m.status = 'held'
        and m.lead_id is not null and ${isWithin(column("m", "starts_at"), period)}
    ) x join leads lead on ${own("lead")} and lead.id = x.lead_id
    where ${selectedLeads(context, query, "lead")} group by lead.owner_employee_id)`;
}

function read(context: AnalyticsContext, query: LeadQuery, period: Period): Promise<OwnerRow[]> {
  const name = sql`coalesce(e.first_name || ' ' || e.last_name, ${context.work.words.say(NO_OWNER)}::text)`;
  const within = (name: string): Sql => isWithin(column("lead", name), period);
  const leads = leadTally(context, query, {
    where: or([...["created_at", "won_at", "lost_at"].map(within), sql`lead.status = 'open'`]),
    keys: {
      owner_employee_id: raw("lead.owner_employee_id"),
      status: raw("lead.status"),
      is_created: within("created_at"),
      is_closed: sql`coalesce(${within("closed_at")}, false)`,
    },
    isWeighted: true,
  });
  const won = raw("t.status = 'won' and t.is_closed");
  const lost = raw("t.status = 'lost' and t.is_closed");
  return context.work.rows<OwnerRow>(sql`with ${leads}, ${activities(context, query, period)}, figures as (
      select t.owner_employee_id, ${outcomeColumns(raw("t.is_created"), won, lost)},
        ${pipelineColumns()} from t group by t.owner_employee_id
    ), owners as (select owner_employee_id from figures union select owner_employee_id from done)
    select o.owner_employee_id, ${name} as name,
      coalesce(f.created_count, 0) as created_count, coalesce(f.won_count, 0) as won_count,
      case when f.won_count > 0 then f.won_amount else 0 end as won_amount,
      coalesce(f.lost_count, 0) as lost_count, f.average_won_amount, f.average_sales_cycle_days,
      coalesce(f.open_count, 0) as open_count,
      case when f.open_count > 0 then f.open_amount else 0 end as open_amount,
      case when f.open_count > 0 then f.weighted_amount else 0 end as weighted_amount,
      coalesce(done.activities_count, 0)::integer as activities_count,
      coalesce(done.meetings_held_count, 0)::integer as meetings_held_count,
      ${selectUnconverted()} as unconverted
    from owners o
    left join figures f on f.owner_employee_id is not distinct from o.owner_employee_id
    left join done on done.owner_employee_id is not distinct from o.owner_employee_id
    left join employees e on e.workspace_id = ${fromContext("workspace")} and e.id = o.owner_employee_id
    order by won_amount desc nulls last, fold(${name}), o.owner_employee_id`);
}

async function run(context: AnalyticsContext) {
  const query = readLeadQuery(context);
  const period = readPeriod(context);
  const rows = await read(context, query, period);
  const list = linksTo(context, query);
  const day = daysOf(period);
  const data = rows.map((row) => {
    const owner = { owner_employee_id: row.owner_employee_id ?? "null" };
    return {
      owner_employee_id: row.owner_employee_id,
      name: row.name,
      created_count: row.created_count,
      won_count: row.won_count,
      won_amount: numberOf(row.won_amount),
      lost_count: row.lost_count,
      win_rate: winRate(row.won_count, row.lost_count),
      average_won_amount: numberOf(row.average_won_amount),
      average_sales_cycle_days: numberOf(row.average_sales_cycle_days),
      open_count: row.open_count,
      open_amount: numberOf(row.open_amount),
      weighted_amount: numberOf(row.weighted_amount),
      activities_count: row.activities_count,
      meetings_held_count: row.meetings_held_count,
      links: {
        created: list({ ...owner, created_at: day }),
        won: list({ ...owner, won_at: day }),
        lost: list({ ...owner, lost_at: day }),
        open: list({ ...owner, status: "open" }),
      },
    };
  });
  const meta = { ...analyticsMeta(context, query, period), unconverted: rows[0]?.unconverted ?? [] };
  return { data, meta };
}

const response: JsonSchema = listOf(
  object({
    owner_employee_id: textOrNull,
    name: text,
    created_count: count,
    won_count: count,
    won_amount: amount,
    lost_count: count,
    win_rate: percent,
    average_won_amount: amount,
    average_sales_cycle_days: days,
    open_count: count,
    open_amount: amount,
    weighted_amount: amount,
    activities_count: {
      ...count,
      description: "Activities and completed tasks of people on the owner's leads.",
    },
    meetings_held_count: count,
    links: links("created", "won", "lost", "open"),
  }),
);

/** What the present owners of leads created, won and lost, and what is open. */
export const leadOwners = getter("leads", {
  title: "Leads by owner",
  question: "Who wins which leads?",
  description: "What was created, won and lost by present owner, what is open, and what people did for it.",
  permissions: READERS,
  parameters: analyticsParameters,
  response,
  run,
});
