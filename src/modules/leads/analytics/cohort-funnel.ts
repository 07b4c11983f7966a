import { column, fromContext, raw, type Sql, sql } from "../../../engine/sql/index.ts";
import type { Values } from "../../../engine/work/index.ts";
import type { Period } from "../../../platform/figures/calendar-intervals.ts";
import { cohortStays } from "../../../platform/stages/cohort-stays.ts";
import type { Unconverted } from "../../rates/index.ts";
import { type AnalyticsContext, daysOf, isWithin, type LeadQuery, linksTo } from "./analytics-query.ts";
import { countedLeads, numberOf, selectUnconverted } from "./counted-leads.ts";
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

const STAYS = cohortStays("l", {
  ...{ stages: "lead_stages", history: "lead_stage_history", owner: "lead_id" },
});

/** The leads by furthest stage and status, so that each is read once, whatever the number of stages. */
const tally: Sql = sql`tally as (select coalesce(far.position, 1) as position, l.status, count(*) as leads,
    sum(l.amount) as amount, count(*) filter (where l.amount is null) as unknown,
    count(*) filter (where l.amount is not null and l.own_amount is not null) as known
  from l left join far on far.id = l.id group by 1, 2)`;

/** How many leads there are in the rows of the tally that meet a condition. */
const leadsOf = (condition: Sql): Sql =>
  sql`coalesce(sum(tally.leads) filter (where ${condition}), 0)::integer`;

/** Their amount, as `sumOf` adds it up. */
const amountOf = (condition: Sql): Sql => sql`case
  when coalesce(sum(tally.unknown) filter (where ${condition}), 0) > 0
    and coalesce(sum(tally.known) filter (where ${condition}), 0) = 0 then null
  else coalesce(sum(tally.amount) filter (where ${condition}), 0) end`;

function reached(context: AnalyticsContext, query: LeadQuery, period: Period): Sql {
  const leads = countedLeads(context, query, { is_created: isWithin(column("lead", "created_at"), period) });
  const won = raw("tally.status = 'won'");
  const passed = sql`${won} or tally.position >= step.position`;
  const isLast = (status: string): Sql =>
    sql`tally.status = ${status}::text and tally.position = step.position`;
  return sql`with ${leads}, ${STAYS}, ${tally}
    select step.position, ${leadsOf(passed)} as reached_count, ${amountOf(passed)} as reached_amount,
      ${leadsOf(isLast("open"))} as open_count, ${leadsOf(isLast("lost"))} as lost_count,
      ${leadsOf(won)} as won_count, ${amountOf(won)} as won_amount,
      max(spent.average_days) as average_days,
      ${selectUnconverted()} as unconverted
    from lead_stages step left join tally on true left join spent on spent.position = step.position
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
