import { getter } from "../../../engine/declare/index.ts";
import { column, fromContext, or, raw, type Sql, sql } from "../../../engine/sql/index.ts";
import type { Values } from "../../../engine/work/index.ts";
import type { Period } from "../../../platform/figures/calendar-intervals.ts";
import { roundRatio } from "../../../platform/figures/round-ratio.ts";
import { isStaleBy } from "../leads/lead-figures.ts";
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
import { numberOf, type WithUnconverted } from "./counted-leads.ts";
import { leadTally } from "./lead-tally.ts";
import { endedIn, isOfSelected } from "./stage-intervals.ts";
import { countOf, knownCount, selectUnconverted } from "./tally-figures.ts";
import { velocityResponse } from "./velocity-response.ts";
import { centsOf, type Outcomes, outcomeColumns, winRate } from "./win-figures.ts";

interface Factors extends Outcomes, WithUnconverted {
  readonly opportunity_count: number;
  /** The exact sum of the won amounts, how many there are, and the microseconds from creation to winning. */
  readonly won_sum: string;
  readonly won_known: number;
  readonly won_microseconds: string;
}

interface StageRow extends Values {
  readonly stage_id: string;
  readonly name: string;
  readonly completed_count: number;
  readonly completed_leads_count: number;
  readonly average_days: string | null;
  readonly median_days: string | null;
  readonly p90_days: string | null;
  readonly open_count: number;
  readonly average_age_days: string | null;
  readonly oldest_age_days: string | null;
  readonly stale_count: number;
}

const MICROSECONDS_A_DAY = 86_400_000_000n;

/** Open leads x average won amount x win rate / sales cycle, from the exact factors; null where one is null or zero. */
function velocityOf(found: Factors): number | null {
  const { opportunity_count: open, won_count: won, lost_count: lost, won_known: known } = found;
  if (won === 0 || known === 0) return null;
  const above = BigInt(open) * centsOf(found.won_sum) * BigInt(won) * BigInt(won) * MICROSECONDS_A_DAY;
  const below = BigInt(known) * 100n * BigInt(won + lost) * BigInt(found.won_microseconds);
  return roundRatio(above, below, 2);
}

async function readFactors(context: AnalyticsContext, query: LeadQuery, period: Period): Promise<Factors> {
  const isClosed = isWithin(column("lead", "closed_at"), period);
  const leads = leadTally(context, query, {
    where: or([
      isWithin(column("lead", "won_at"), period),
      isWithin(column("lead", "lost_at"), period),
      sql`lead.status = 'open'`,
    ]),
    keys: { status: raw("lead.status"), is_closed: sql`coalesce(${isClosed}, false)` },
  });
  const won = raw("t.status = 'won' and t.is_closed");
  const lost = raw("t.status = 'lost' and t.is_closed");
  const found = await context.work.row<Factors>(sql`with ${leads}
    select ${outcomeColumns(raw("false"), won, lost)}, ${countOf(raw("t.status = 'open'"))} as opportunity_count,
      coalesce(sum(t.amount) filter (where ${won}), 0) as won_sum, ${knownCount(won)}::integer as won_known,
      coalesce((extract(epoch from sum(t.won_time) filter (where ${won})) * 1000000)::bigint, 0)::text
        as won_microseconds,
      ${selectUnconverted()} as unconverted
    from t`);
  return found!;
}

/**
 * How long leads were in each stage, by the intervals that ended in the period, and how old those in it are. An index has
 * the intervals of each stage with all that is read of them. Their lengths are sorted as whole microseconds in numbers
 * that hold those of 285 years exactly. A lead that was in the stage several times counts once. The median is twice the middle one, or the sum of the middle two.
 */
function readStages(context: AnalyticsContext, query: LeadQuery, period: Period): Promise<StageRow[]> {
  const age: Sql = sql`extract(epoch from ${fromContext("now")} - lead.stage_entered_at)`;
  return context.work.rows<StageRow>(sql`with present as (
      select lead.stage_id, count(*)::integer as open_count, round(sum(${age}) / (count(*) * 86400), 2) as average_age_days,
        round(max(${age}) / 86400, 2) as oldest_age_days,
        (count(*) filter (where ${isStaleBy("lead", raw("step.stale_after_days"))}))::integer as stale_count
      from leads lead
      join lead_stages step on step.workspace_id = ${fromContext("workspace")} and step.id = lead.stage_id
      where ${selectedLeads(context, query, "lead")} and lead.status = 'open' group by lead.stage_id
    )
    select s.id as stage_id, s.name, ended.completed_count,
      (ended.leads_once + (select count(distinct again.id) from unnest(ended.leads_again) again (id)))::integer
        as completed_leads_count,
      round(ended.microseconds / (ended.completed_count * 86400000000), 2) as average_days,
      round(ended.double_median::numeric / (2 * 86400000000), 2) as median_days,
      round(ended.p90::numeric / 86400000000, 2) as p90_days,
      coalesce(present.open_count, 0) as open_count, present.average_age_days, present.oldest_age_days,
      coalesce(present.stale_count, 0) as stale_count
    from lead_stages s cross join lateral (
      select count(*)::integer as completed_count, count(*) filter (where not h.is_repeated) as leads_once,
        array_agg(h.lead_id) filter (where h.is_repeated) as leads_again,
        sum(h.microseconds::bigint) as microseconds,
        (percentile_cont(0.5) within group (order by h.microseconds) * 2)::bigint as double_median,
        (percentile_disc(0.9) within group (order by h.microseconds))::bigint as p90
      from (select round(date_part('epoch', h.left_at - h.entered_at) * 1000000) as microseconds,
          h.lead_id, h.is_return or h.next_visit_at is not null as is_repeated
        from lead_stage_history h
        where ${isOfSelected(context, query)} and h.stage_id = s.id and ${endedIn(period)} offset 0) h
    ) ended left join present on present.stage_id = s.id
    where s.workspace_id = ${fromContext("workspace")} and s.position is not null order by s.position`);
}

async function run(context: AnalyticsContext) {
  const query = readLeadQuery(context);
  const period = readPeriod(context);
  const found = await readFactors(context, query, period);
  const stages = await readStages(context, query, period);
  const list = linksTo(context, query);
  return {
    data: {
      opportunity_count: found.opportunity_count,
      average_won_amount: numberOf(found.average_won_amount),
      win_rate: winRate(found.won_count, found.lost_count),
      average_sales_cycle_days: numberOf(found.average_sales_cycle_days),
      velocity_per_day: velocityOf(found),
      links: { open: list({ status: "open" }) },
      stages: stages.map(({ stage_id, name, open_count, stale_count, ...row }) => ({
        ...{ stage_id, name },
        completed_count: row.completed_count,
        completed_leads_count: row.completed_leads_count,
        average_days: numberOf(row.average_days),
        median_days: numberOf(row.median_days),
        p90_days: numberOf(row.p90_days),
        open_count,
        average_age_days: numberOf(row.average_age_days),
        oldest_age_days: numberOf(row.oldest_age_days),
        stale_count,
        links: {
          completed: list({ left_stage: `${stage_id},${daysOf(period)}` }),
          open: list({ status: "open", stage_id }),
          stale: list({ is_stale: "true", stage_id }),
        },
      })),
    },
    meta: { ...analyticsMeta(context, query, period), unconverted: found.unconverted },
  };
}

/** How fast leads pass through the pipeline. */
export const leadVelocity = getter("leads", {
  title: "Velocity of leads",
  question: "How fast do leads move?",
  description: "What the pipeline earns a day at its present speed, and how long leads stay in each stage.",
  permissions: READERS,
  parameters: analyticsParameters,
  response: velocityResponse,
  run,
});
