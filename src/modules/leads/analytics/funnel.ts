import { choiceKind, getter, type JsonSchema, parameter } from "../../../engine/declare/index.ts";
import type { GetterContext } from "../../../engine/work/index.ts";
import { count, links, listOf, object, text } from "../../../platform/figures/response-shapes.ts";
import { analyticsMeta, analyticsParameters, READERS, readLeadQuery, readPeriod } from "./analytics-query.ts";
import { cohortFunnel } from "./cohort-funnel.ts";
import { periodFunnel } from "./period-funnel.ts";
import { amount, days, percent } from "./response-shapes.ts";
import { pipelineStages } from "./stage-rows.ts";

/** Whether a report follows the leads that were created in the period, or counts what happened in it. */
export const modeParameter = parameter(choiceKind(["cohort", "period"]), {
  isSingle: true,
  description:
    "cohort: the leads created in the period and their state now; period: what happened in it. Default: cohort.",
});

const parameters = { ...analyticsParameters, mode: modeParameter };

async function run(context: GetterContext<"leads", typeof parameters>) {
  const query = readLeadQuery(context);
  const period = readPeriod(context);
  const stages = await pipelineStages(context.work);
  const funnel = context.parameters.mode?.value === "period" ? periodFunnel : cohortFunnel;
  const { data, unconverted } = await funnel(context, query, period, stages);
  return { data, meta: { ...analyticsMeta(context, query, period), unconverted } };
}

const stage = { stage_id: text, name: text };

const cohort: JsonSchema = object({
  mode: { type: "string", const: "cohort" },
  stages: listOf(
    object({
      ...stage,
      reached_count: { ...count, description: "Won, or as far as this stage or further." },
      reached_amount: amount,
      open_count: count,
      lost_count: count,
      conversion_from_previous: percent,
      conversion_from_start: percent,
      average_days: { ...days, description: "The mean time of a lead in the stage, in completed intervals." },
      links: links("reached", "open", "lost"),
    }),
  ),
  won: object({
    count,
    amount,
    conversion_from_previous: percent,
    conversion_from_start: percent,
    links: links("list"),
  }),
});

const outcome = object({ count, links: links("list") });

const period: JsonSchema = object({
  mode: { type: "string", const: "period" },
  stages: listOf(
    object({
      ...stage,
      in_stage_count: count,
      advanced_count: { ...count, description: "Moved to a later stage, or won." },
      moved_back_count: count,
      lost_count: count,
      stayed_count: count,
      advance_rate: percent,
      average_days: { ...days, description: "The mean length of the intervals that ended in the period." },
    }),
  ),
  won: outcome,
  lost: outcome,
  win_rate: percent,
});

/** How far leads come: of those created in a period, or by what happened in it. */
export const leadFunnel = getter("leads", {
  title: "Funnel of leads",
  question: "How far do leads come?",
  description:
    "How many leads reach each stage, and where the others are or were lost. A stage that was skipped counts as passed.",
  permissions: READERS,
  parameters,
  response: { anyOf: [cohort, period] },
  run,
});
