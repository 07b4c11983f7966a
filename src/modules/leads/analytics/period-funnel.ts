import { column, fromContext, raw, type Sql, sql } from "../../../engine/sql/index.ts";
import type { Values } from "../../../engine/work/index.ts";
import type { Period } from "../../../platform/figures/calendar-intervals.ts";
import { type AnalyticsContext, daysOf, isWithin, type LeadQuery, linksTo } from "./analytics-query.ts";
import { countedLeads, numberOf, type WithUnconverted } from "./counted-leads.ts";
import { endedIn, intervalSeconds, intervalsOfLeads, overlaps } from "./stage-intervals.ts";
import type { PipelineStage } from "./stage-rows.ts";
import { type Outcomes, outcomeColumns, percentOf, winRate } from "./win-figures.ts";

/** How the leads that were in a stage during the period left it. */
interface Passage extends Values {
  readonly position: number;
  readonly advanced_count: number;
  readonly moved_back_count: number;
  readonly lost_count: number;
  readonly stayed_count: number;
  readonly average_days: string | null;
}

/**
 * Each lead counts in a stage once, by the end of its last interval there that overlaps the period. After a move into a
 * stage that is archived today, the next interval in another one decides, or else how the lead was closed. That interval
 * is looked up only where it is not among those of the period, since a look-up for each would take seconds.
 */
function passages(context: AnalyticsContext, query: LeadQuery, period: Period): Sql {
  const end = sql`case
    when not coalesce(${endedIn(period)}, false) then 'stayed'
    when h.exit = 'won' then 'advanced'
    when h.exit = 'lost' then 'lost'
    when coalesce(h.following, next.position) > h.position then 'advanced'
    when coalesce(h.following, next.position) < h.position then 'moved_back'
    when next.position is null and h.status = 'won' then 'advanced'
    when next.position is null and h.status = 'lost' then 'lost'
    else 'stayed' end`;
  return sql`with h as materialized (
      select h.lead_id, h.entered_at, h.left_at, h.exit, h.id, s.position, lead.status,
        lead(s.position) over (partition by h.lead_id order by h.entered_at, h.id) as following
      from ${intervalsOfLeads(context, query)} and ${overlaps(period)}
    ), ends as (
      select distinct on (h.lead_id, h.position) h.position, ${end} as ended from h
      left join lateral (select s.position from lead_stage_history later
        join lead_stages s on s.workspace_id = later.workspace_id and s.id = later.stage_id and s.position is not null
        where later.workspace_id = ${fromContext("workspace")} and later.lead_id = h.lead_id
          and (later.entered_at, later.id) > (h.entered_at, h.id) and h.exit = 'moved' and h.following is null
        order by later.entered_at, later.id limit 1) next on true
      order by h.lead_id, h.position, h.entered_at desc, h.id desc
    ), lengths as (
      select h.position, round(sum(${intervalSeconds}) / (count(*) * 86400), 2) as average_days
      from h where ${endedIn(period)} group by h.position
    )
    select ends.position, (count(*) filter (where ended = 'advanced'))::integer as advanced_count,
      (count(*) filter (where ended = 'moved_back'))::integer as moved_back_count,
      (count(*) filter (where ended = 'lost'))::integer as lost_count,
      (count(*) filter (where ended = 'stayed'))::integer as stayed_count,
      min(lengths.average_days) as average_days
    from ends left join lengths on lengths.position = ends.position group by ends.position`;
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
  const leads = countedLeads(context, query, {
    is_won: isWithin(column("lead", "won_at"), period),
    is_lost: isWithin(column("lead", "lost_at"), period),
  });
  const found = (await work.row<Outcomes & WithUnconverted>(sql`with ${leads}
    select ${outcomeColumns(raw("false"), raw("l.is_won"), raw("l.is_lost"))} from l`))!;
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
      won: { count: found.won_count, links: { list: list({ won_at: days }) } },
      lost: { count: found.lost_count, links: { list: list({ lost_at: days }) } },
      win_rate: winRate(found.won_count, found.lost_count),
    },
    unconverted: [],
  };
}
