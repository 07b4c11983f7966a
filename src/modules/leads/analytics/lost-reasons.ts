import { getter, type JsonSchema } from "../../../engine/declare/index.ts";
import { column, fromContext, raw, sql } from "../../../engine/sql/index.ts";
import type { Values } from "../../../engine/work/index.ts";
import { percentOf } from "../../../platform/figures/percent-of.ts";
import { count, links, listOf, object, text } from "../../../platform/figures/response-shapes.ts";
import { readSettings } from "../../../platform/tenancy/settings.ts";
import type { Unconverted } from "../../rates/index.ts";
import {
  type AnalyticsContext,
  analyticsMeta,
  analyticsParameters,
  daysOf,
  isWithin,
  linksTo,
  READERS,
  readLeadQuery,
  readPeriod,
} from "./analytics-query.ts";
import { numberOf } from "./counted-leads.ts";
import { leadTally } from "./lead-tally.ts";
import { amount, days, percent } from "./response-shapes.ts";
import { countOf, meanDays, selectUnconverted, sumOf } from "./tally-figures.ts";

interface ReasonRow extends Values {
  readonly lost_reason: string;
  readonly count: number;
  readonly amount: string | null;
  readonly average_days_to_loss: string | null;
  readonly stages: readonly { readonly stage_id: string; readonly name: string; readonly count: number }[];
  readonly unconverted: readonly Unconverted[];
}

async function run(context: AnalyticsContext) {
  const { work } = context;
  const query = readLeadQuery(context);
  const period = readPeriod(context);
  const leads = leadTally(context, query, {
    where: isWithin(column("lead", "lost_at"), period),
    keys: { lost_reason: raw("lead.lost_reason"), stage_id: raw("lead.stage_id") },
  });
  const all = raw("true");
  const rows = await work.rows<ReasonRow>(sql`with ${leads}, stages as (
      select t.lost_reason, s.id as stage_id, s.name, ${countOf(all)} as count, min(s.position) as position
      from t join lead_stages s on s.workspace_id = ${fromContext("workspace")} and s.id = t.stage_id
      group by t.lost_reason, s.id, s.name
    )
    select t.lost_reason, ${countOf(all)} as count, ${sumOf("amount", all)} as amount,
      ${meanDays("lost_time", all)} as average_days_to_loss, ${selectUnconverted()} as unconverted,
      (select json_agg(json_build_object('stage_id', stages.stage_id, 'name', stages.name, 'count', stages.count)
          order by stages.position, stages.name)
        from stages where stages.lost_reason = t.lost_reason) as stages
    from t group by t.lost_reason order by count desc, amount desc nulls last, t.lost_reason`);
  const { lead_lost_reasons: reasons } = await readSettings(work, "lead_lost_reasons");
  const total = rows.reduce((sum, row) => sum + row.count, 0);
  const list = linksTo(context, query);
  const data = rows.map((row) => ({
    lost_reason: row.lost_reason,
    label: reasons.find(({ key }) => key === row.lost_reason)?.label ?? row.lost_reason,
    count: row.count,
    amount: numberOf(row.amount),
    share: percentOf(row.count, total),
    average_days_to_loss: numberOf(row.average_days_to_loss),
    stages: row.stages,
    links: { list: list({ lost_at: daysOf(period), lost_reason: row.lost_reason }) },
  }));
  const meta = { ...analyticsMeta(context, query, period), unconverted: rows[0]?.unconverted ?? [] };
  return { data, meta };
}

const response: JsonSchema = listOf(
  object({
    lost_reason: text,
    label: text,
    count,
    amount,
    share: percent,
    average_days_to_loss: days,
    stages: listOf(object({ stage_id: text, name: text, count })),
    links: links("list"),
  }),
);

/** Why leads were lost in a period, and in which stage. */
export const leadLostReasons = getter("leads", {
  title: "Reasons of lost leads",
  question: "Why do we lose leads?",
  description: "The leads that were lost in a period by reason, each with the stages in which they were.",
  permissions: READERS,
  parameters: analyticsParameters,
  response,
  run,
});
