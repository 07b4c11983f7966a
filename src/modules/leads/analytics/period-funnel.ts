import { column, fromContext, or, raw, type Sql, sql } from "../../../engine/sql/index.ts";
import type { Values } from "../../../engine/work/index.ts";
import type { Period } from "../../../platform/figures/calendar-intervals.ts";
import { percentOf } from "../../../platform/figures/percent-of.ts";
import {
  type AnalyticsContext,
  daysOf,
  isWithin,
  type LeadQuery,
  linksTo,
  selectedLeads,
} from "./analytics-query.ts";
import { numberOf } from "./counted-leads.ts";
import { endedIn, endOf, isOfSelected, overlaps } from "./stage-intervals.ts";
import type { PipelineStage } from "./stage-rows.ts";
import { winRate } from "./win-figures.ts";

/** How the leads that were in a stage during the period left it. */
interface Passage extends Values {
  readonly position: number;
  readonly advanced_count: number;
  readonly moved_back_count: number;
  readonly lost_count: number;
  readonly stayed_count: number;
  readonly average_days: string | null;
}

/** How a lead left a stage, by the positions of the stage and of the one that it entered next. */
const towards = (from: Sql, to: Sql): Sql =>
  sql`case when ${to} > ${from} then 'advanced' when ${to} < ${from} then 'moved_back' else 'stayed' end`;

/**
 * How a lead left the stage of `h` for one that is archived today: the next interval in another one decides, or else how
 * the lead was closed.
 */
const afterArchived = (): Sql => sql`coalesce(
  (select ${towards(
    sql`(select own.position from lead_stages own
      where own.workspace_id = ${fromContext("workspace")} and own.id = h.stage_id)`,
    raw("s.position"),
  )}
    from lead_stage_history later
    join lead_stages s on s.workspace_id = later.workspace_id and s.id = later.stage_id and s.position is not null
    where later.workspace_id = ${fromContext("workspace")} and later.lead_id = h.lead_id
      and (later.entered_at, later.id) > (h.entered_at, h.id) order by later.entered_at, later.id limit 1),
  (select case lead.status when 'won' then 'advanced' when 'lost' then 'lost' else 'stayed' end from leads lead
    where lead.workspace_id = ${fromContext("workspace")} and lead.id = h.lead_id))`;

/** The condition that an interval of `h` is the last one of its lead in the stage that overlaps the period. */
const isLast = (period: Period): Sql => sql`coalesce(h.next_visit_at >= ${endOf(period)}, true)`;

/** How the leads left their stages that entered one that is archived today; they are found by the index of next stages. */
const detours = (context: AnalyticsContext, query: LeadQuery, period: Period): Sql => sql`
  select h.stage_id, ${afterArchived()} as how, 1 as leads, 0 as ended, null::interval as length
  from lead_stage_history h
  join lead_stages gone on gone.workspace_id = ${fromContext("workspace")} and gone.id = h.next_stage_id
    and gone.position is null
  where ${isOfSelected(context, query)} and h.exit = 'moved' and ${endedIn(period)} and ${isLast(period)}`;

/**
 * Each lead counts in a stage once, by the end of its last interval there that overlaps the period. Each interval knows
 * what follows it, so that they are read once, in any order. Those that are the same to the report are counted together
 * before their stages are joined.
 */
function passages(context: AnalyticsContext, query: LeadQuery, period: Period): Sql {
  const how = sql`case
    when not h.is_last then null
    when not h.is_ended then 'stayed'
    when h.exit = 'won' then 'advanced'
    when h.exit = 'lost' then 'lost'
    when next.position is null then null
    else ${towards(raw("s.position"), raw("next.position"))} end`;
  const counted = (name: string): Sql =>
    sql`coalesce(sum(p.leads) filter (where p.how = ${name}::text), 0)::integer as ${raw(`${name}_count`)}`;
  return sql`with h as (
      select h.stage_id, h.next_stage_id, h.exit, coalesce(${endedIn(period)}, false) as is_ended,
        ${isLast(period)} as is_last, count(*) as leads, sum(h.left_at - h.entered_at) as length
      from lead_stage_history h where ${isOfSelected(context, query)} and ${overlaps(period)}
      group by h.stage_id, h.next_stage_id, h.exit, is_ended, is_last
    ), p as (
      select h.stage_id, ${how} as how, h.leads, case when h.is_ended then h.leads else 0 end as ended,
        case when h.is_ended then h.length end as length
      from h join lead_stages s on s.workspace_id = ${fromContext("workspace")} and s.id = h.stage_id
      left join lead_stages next on next.workspace_id = s.workspace_id and next.id = h.next_stage_id
      union all ${detours(context, query, period)}
    )
    select s.position, ${counted("advanced")}, ${counted("moved_back")}, ${counted("lost")}, ${counted("stayed")},
      round(extract(epoch from sum(p.length)) / nullif(sum(p.ended) * 86400, 0), 2) as average_days
    from p join lead_stages s on s.workspace_id = ${fromContext("workspace")} and s.id = p.stage_id
      and s.position is not null
    group by s.position`;
}

interface Ends extends Values {
  readonly won: number;
  readonly lost: number;
}

/** How many leads were won and lost in the period. */
async function readEnds(context: AnalyticsContext, query: LeadQuery, period: Period): Promise<Ends> {
  const [won, lost] = ["won_at", "lost_at"].map((name) => isWithin(column("lead", name), period)) as [
    Sql,
    Sql,
  ];
  const found = await context.work.row<Ends>(sql`select (count(*) filter (where ${won}))::integer as won,
      (count(*) filter (where ${lost}))::integer as lost
    from leads lead where ${selectedLeads(context, query, "lead")} and ${or([won, lost])}`);
  return found!;
}

const NONE = { advanced_count: 0, moved_back_count: 0, lost_count: 0, stayed_count: 0, average_days: null };

/** How leads passed through the stages in the period, and what was won and lost in it. */
export async function periodFunnel(
  context: AnalyticsContext,
  query: LeadQuery,
  period: Period,
  stages: readonly PipelineStage[],
) {
  const { work } = context;
  const rows = await work.rows<Passage>(passages(context, query, period));
  const ends = await readEnds(context, query, period);
  const list = linksTo(context, query);
  const days = daysOf(period);
  return {
    data: {
      mode: "period",
      stages: stages.map(({ stage_id, name, position }) => {
        const row = rows.find((one) => one.position === position) ?? NONE;
        const { advanced_count, moved_back_count, lost_count, stayed_count } = row;
        const in_stage_count = advanced_count + moved_back_count + lost_count + stayed_count;
        return {
          ...{ stage_id, name, in_stage_count, advanced_count, moved_back_count, lost_count, stayed_count },
          advance_rate: percentOf(advanced_count, in_stage_count),
          average_days: numberOf(row.average_days),
        };
      }),
      won: { count: ends.won, links: { list: list({ won_at: days }) } },
      lost: { count: ends.lost, links: { list: list({ lost_at: days }) } },
      win_rate: winRate(ends.won, ends.lost),
    },
    unconverted: [],
  };
}
