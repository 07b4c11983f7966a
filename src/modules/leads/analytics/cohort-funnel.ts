import { column, fromContext, raw, type Sql, sql } from "../../../engine/sql/index.ts";
import type { Values } from "../../../engine/work/index.ts";
import type { Period } from "../../../platform/figures/calendar-intervals.ts";
import { percentOf } from "../../../platform/figures/percent-of.ts";
import { leftAhead, meanStays } from "../../../platform/stages/cohort-stays.ts";
import type { Unconverted } from "../../rates/index.ts";
import { LEAD_PIPELINE } from "../leads/lead-pipeline.ts";
import {
  type AnalyticsContext,
  daysOf,
  isWithin,
  type LeadQuery,
  linksTo,
  selectedLeads,
} from "./analytics-query.ts";
import { numberOf } from "./counted-leads.ts";
import { leadTally } from "./lead-tally.ts";
import type { PipelineStage } from "./stage-rows.ts";
import { countOf, selectUnconverted, sumOf } from "./tally-figures.ts";

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

const isOwn = (alias: string): Sql => sql`${raw(alias)}.workspace_id = ${fromContext("workspace")}`;

/** The leads that went back, and the highest positions from which they did. */
interface WentBack {
  readonly ids: readonly string[];
  readonly positions: readonly number[];
}

/** Reads the leads that went back. They are few, and as values they let several processes read the others. */
async function readWentBack(context: AnalyticsContext): Promise<WentBack> {
  const found = await context.work.row<WentBack & Values>(sql`with ${leftAhead(LEAD_PIPELINE)}
    select coalesce(array_agg(ahead.id), '{}') as ids, coalesce(array_agg(ahead.position), '{}') as positions from ahead`);
  return found!;
}

/** The leads of the cohort by how far they came and their status. */
const tally = (context: AnalyticsContext, query: LeadQuery, isCreated: Sql, back: WentBack): Sql =>
  leadTally(context, query, {
    where: isCreated,
    join: sql`left join lead_stages present on ${isOwn("present")} and present.id = lead.stage_id
      left join unnest(${back.ids}::text[], ${back.positions}::integer[]) ahead (id, position) on ahead.id = lead.id`,
    keys: {
      position: raw("coalesce(greatest(present.position, ahead.position), 1)"),
      status: raw("lead.status"),
    },
  });

/** The mean time of a lead of the cohort in each stage. */
const spent = (context: AnalyticsContext, query: LeadQuery, isCreated: Sql): Sql =>
  meanStays(
    LEAD_PIPELINE,
    sql`select lead.id from leads lead where ${selectedLeads(context, query, "lead")} and ${isCreated}`,
  );

function reached(context: AnalyticsContext, query: LeadQuery, period: Period, back: WentBack): Sql {
  const isCreated = isWithin(column("lead", "created_at"), period);
  const won = raw("t.status = 'won'");
  const passed = sql`(${won} or t.position >= step.position)`;
  const isLast = (status: string): Sql => sql`t.status = ${status}::text and t.position = step.position`;
  return sql`with ${tally(context, query, isCreated, back)}, ${spent(context, query, isCreated)}
    select step.position, ${countOf(passed)} as reached_count, ${sumOf("amount", passed)} as reached_amount,
      ${countOf(isLast("open"))} as open_count, ${countOf(isLast("lost"))} as lost_count,
      ${countOf(won)} as won_count, ${sumOf("amount", won)} as won_amount,
      max(spent.average_days) as average_days,
      ${selectUnconverted()} as unconverted
    from lead_stages step left join t on true left join spent on spent.position = step.position
    where ${isOwn("step")} and step.position is not null
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
    reached(context, query, period, await readWentBack(context)),
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
