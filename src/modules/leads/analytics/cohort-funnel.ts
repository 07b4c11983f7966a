import { column, fromContext, raw, type Sql, sql } from "../../../engine/sql/index.ts";
import type { Values } from "../../../engine/work/index.ts";
import type { Period } from "../../../platform/figures/calendar-intervals.ts";
import type { Unconverted } from "../../rates/index.ts";
import { type AnalyticsContext, daysOf, isWithin, type LeadQuery, linksTo } from "./analytics-query.ts";
import { countedLeads, numberOf, selectUnconverted, sumOf } from "./counted-leads.ts";
import type { PipelineStage } from "./stage-rows.ts";
import { percentOf } from "./win-figures.ts";

/** The leads that came as far as a stage, or further. */
interface Reached extends Values {
  readonly position: number;
  readonly reached_count: number;
  readonly reached_amount: string | null;
  readonly open_count: number;
  readonly lost_count: number;
  readonly won_count: number;
  readonly won_amount: string | null;
  readonly average_days: string | null;
}

/**
 * The furthest stage of each lead by its position, 1 where it visited none that is left. All histories are aggregated at
 * once, which is what makes the funnel of many leads fast.
 */
const furthest: Sql = sql`far as materialized (select h.lead_id, max(s.position) as position
  from lead_stage_history h join lead_stages s on s.workspace_id = h.workspace_id and s.id = h.stage_id
  where h.workspace_id = ${fromContext("workspace")} and h.lead_id in (select l.id from l)
    and s.position is not null group by h.lead_id)`;

/** The seconds that each lead spent in each stage in completed intervals. */
const spent: Sql = sql`spent as (select s.position, h.lead_id, sum(extract(epoch from h.left_at - h.entered_at)) as seconds
  from lead_stage_history h join lead_stages s on s.workspace_id = h.workspace_id and s.id = h.stage_id
  where h.workspace_id = ${fromContext("workspace")} and h.lead_id in (select l.id from l)
    and s.position is not null and h.left_at is not null group by s.position, h.lead_id)`;

function reached(context: AnalyticsContext, query: LeadQuery, period: Period): Sql {
  const leads = countedLeads(context, query, { is_created: isWithin(column("lead", "created_at"), period) });
  const passed = sql`l.id is not null and (l.status = 'won' or coalesce(far.position, 1) >= step.position)`;
  const isLast = (status: string): Sql =>
    sql`l.status = ${status}::text and coalesce(far.position, 1) = step.position`;
  return sql`with ${leads}, ${furthest}, ${spent}
    select step.position, (count(*) filter (where ${passed}))::integer as reached_count,
      ${sumOf("amount", passed)} as reached_amount,
      (count(*) filter (where ${isLast("open")}))::integer as open_count,
      (count(*) filter (where ${isLast("lost")}))::integer as lost_count,
      (count(*) filter (where l.status = 'won'))::integer as won_count,
      ${sumOf("amount", raw("l.status = 'won'"))} as won_amount,
      (select round(sum(spent.seconds) / (count(*) * 86400), 2) from spent
        where spent.position = step.position) as average_days,
      ${selectUnconverted()} as unconverted
    from lead_stages step left join l on true left join far on far.lead_id = l.id
    where step.workspace_id = ${fromContext("workspace")} and step.position is not null
    group by step.position order by step.position`;
}

/** What became of the leads that were created in the period: how far they came, and how many were won. */
export async function cohortFunnel(
  context: AnalyticsContext,
  query: LeadQuery,
  period: Period,
  stages: readonly PipelineStage[],
) {
  const rows = await context.work.rows<Reached & { unconverted: readonly Unconverted[] }>(
    reached(context, query, period),
  );
  const list = linksTo(context, query);
  const created_at = daysOf(period);
  const countAt = (index: number): number => rows[index]?.reached_count ?? 0;
  const won = rows[0]?.won_count ?? 0;
  return {
    data: {
      mode: "cohort",
      stages: stages.map(({ stage_id, name }, index) => {
        const row = rows[index]!;
        return {
          stage_id,
          name,
          reached_count: row.reached_count,
          reached_amount: numberOf(row.reached_amount),
          open_count: row.open_count,
          lost_count: row.lost_count,
          conversion_from_previous: index === 0 ? null : percentOf(row.reached_count, countAt(index - 1)),
          conversion_from_start: percentOf(row.reached_count, countAt(0)),
          average_days: numberOf(row.average_days),
          links: {
            reached: list({ created_at, reached_stage_id: stage_id }),
            open: list({ created_at, furthest_stage_id: stage_id, status: "open" }),
            lost: list({ created_at, furthest_stage_id: stage_id, status: "lost" }),
          },
        };
      }),
      won: {
        count: won,
        amount: rows[0] ? numberOf(rows[0].won_amount) : 0,
        conversion_from_previous: percentOf(won, countAt(rows.length - 1)),
        conversion_from_start: percentOf(won, countAt(0)),
        links: { list: list({ created_at, status: "won" }) },
      },
    },
    unconverted: rows[0]?.unconverted ?? [],
  };
}
