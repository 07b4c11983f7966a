import { getter, type JsonSchema } from "../../../engine/declare/index.ts";
import { column, fromContext, or, raw, type Sql, sql } from "../../../engine/sql/index.ts";
import { type GetterContext, message, type Values } from "../../../engine/work/index.ts";
import type { Period } from "../../../platform/figures/calendar-intervals.ts";
import { percentOf } from "../../../platform/figures/percent-of.ts";
import { count, links, listOf, object, text, textOrNull } from "../../../platform/figures/response-shapes.ts";
import type { Unconverted } from "../../rates/index.ts";
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
} from "./analytics-query.ts";
import { numberOf } from "./counted-leads.ts";
import { modeParameter } from "./funnel.ts";
import { leadTally } from "./lead-tally.ts";
import { amount, days, percent } from "./response-shapes.ts";
import { countOf, selectUnconverted } from "./tally-figures.ts";
import { type Outcomes, outcomeColumns, winRate } from "./win-figures.ts";

interface SourceRow extends Outcomes, Values {
  readonly source_id: string | null;
  readonly name: string;
  readonly open_count: number;
  readonly unconverted: readonly Unconverted[];
}

/** The name of the row with the leads of no source. */
const NO_SOURCE = message`No source`;

/** What a report on sources counts: the leads created in the period, or what happened in it. */
interface Counted {
  readonly where: Sql;
  readonly keys: Readonly<Record<string, Sql>>;
  readonly created: Sql;
  readonly won: Sql;
  readonly lost: Sql;
}

const shared = { source_id: raw("lead.source_id"), status: raw("lead.status") };

const cohort = (period: Period): Counted => ({
  where: isWithin(column("lead", "created_at"), period),
  keys: shared,
  created: raw("true"),
  won: raw("t.status = 'won'"),
  lost: raw("t.status = 'lost'"),
});

const inPeriod = (period: Period): Counted => {
  const within = (name: string): Sql => isWithin(column("lead", name), period);
  return {
    where: or(["created_at", "won_at", "lost_at"].map(within)),
    keys: {
      ...shared,
      is_created: within("created_at"),
      is_closed: sql`coalesce(${within("closed_at")}, false)`,
    },
    created: raw("t.is_created"),
    won: raw("t.status = 'won' and t.is_closed"),
    lost: raw("t.status = 'lost' and t.is_closed"),
  };
};

const read = (
  { work, matching }: AnalyticsContext,
  query: LeadQuery,
  { where, keys, created, won, lost }: Counted,
): Promise<SourceRow[]> => {
  const name = sql`coalesce(min(s.name), ${work.words.say(NO_SOURCE)}::text)`;
  return work.rows<SourceRow>(sql`with ${leadTally({ matching }, query, { where, keys })}
    select t.source_id, ${name} as name,
      ${outcomeColumns(created, won, lost)}, ${countOf(raw("t.status = 'open'"))} as open_count,
      ${selectUnconverted()} as unconverted
    from t left join lead_sources s on s.workspace_id = ${fromContext("workspace")} and s.id = t.source_id
    group by t.source_id order by created_count desc, fold(${name}), t.source_id`);
};

type SourcesContext = GetterContext<"leads", typeof parameters>;

const parameters = { ...analyticsParameters, mode: modeParameter };

async function run(context: SourcesContext) {
  const query = readLeadQuery(context);
  const period = readPeriod(context);
  const isPeriod = context.parameters.mode?.value === "period";
  const rows = await read(context, query, isPeriod ? inPeriod(period) : cohort(period));
  const created = rows.reduce((sum, row) => sum + row.created_count, 0);
  const list = linksTo(context, query);
  const day = daysOf(period);
  const data = rows.map((row) => {
    const source = { source_id: row.source_id ?? "null" };
    const mean = {
      average_won_amount: numberOf(row.average_won_amount),
      average_sales_cycle_days: numberOf(row.average_sales_cycle_days),
    };
    const figures = {
      source_id: row.source_id,
      name: row.name,
      created_count: row.created_count,
      won_count: row.won_count,
      won_amount: numberOf(row.won_amount),
      lost_count: row.lost_count,
    };
    if (isPeriod)
      return {
        ...figures,
        win_rate: winRate(row.won_count, row.lost_count),
        ...mean,
        links: {
          created: list({ ...source, created_at: day }),
          won: list({ ...source, won_at: day }),
          lost: list({ ...source, lost_at: day }),
        },
      };
    return {
      ...figures,
      created_amount: numberOf(row.created_amount),
      share: percentOf(row.created_count, created),
      open_count: row.open_count,
      conversion_rate: percentOf(row.won_count, row.created_count),
      ...mean,
      links: {
        created: list({ ...source, created_at: day }),
        won: list({ ...source, created_at: day, status: "won" }),
        lost: list({ ...source, created_at: day, status: "lost" }),
      },
    };
  });
  const meta = { ...analyticsMeta(context, query, period), unconverted: rows[0]?.unconverted ?? [] };
  return { data, meta };
}

const shapes = {
  source_id: textOrNull,
  name: text,
  created_count: count,
  won_count: count,
  won_amount: amount,
  lost_count: count,
};
const means = { average_won_amount: amount, average_sales_cycle_days: days };

const response: JsonSchema = {
  anyOf: [
    listOf(
      object({
        ...shapes,
        created_amount: amount,
        share: percent,
        open_count: count,
        conversion_rate: percent,
        ...means,
        links: links("created", "won", "lost"),
      }),
    ),
    listOf(object({ ...shapes, win_rate: percent, ...means, links: links("created", "won", "lost") })),
  ],
};

/** What each source of leads brings. */
export const leadSourcesReport = getter("leads", {
  title: "Leads by source",
  question: "Which sources bring us leads?",
  breakdowns: [{ title: "Leads", parts: ["won_count", "open_count", "lost_count"], whole: "created_count" }],
  description: "What became of the leads of each source, archived ones and leads without a source included.",
  permissions: READERS,
  parameters,
  response,
  run,
});
