import { message, type Words } from "../../../engine/work/index.ts";
import type { Table } from "./export-sheet.ts";
import { leadForecast } from "./forecast.ts";
import { leadFunnel } from "./funnel.ts";
import { leadLostReasons } from "./lost-reasons.ts";
import { leadAnalyticsOverview } from "./overview.ts";
import { leadOwners } from "./owners.ts";
import { leadSourcesReport } from "./sources.ts";
import { leadVelocity } from "./velocity.ts";

type Figures = Readonly<Record<string, unknown>>;

interface Section {
  readonly getter: typeof leadFunnel;
  /** The sheet of what the getter returned. */
  table(data: unknown, isPeriod: boolean, words: Words): Table;
}

const rowsOf = (value: unknown): readonly Figures[] => value as readonly Figures[];

const OPEN = ["open_count", "open_amount", "weighted_amount"];
const WON = ["won_count", "won_amount"];
const MEANS = ["average_won_amount", "average_sales_cycle_days"];

/** The column in which the overview has a figure, by its name. */
function unitOf(path: string): string {
  const key = path.split(".").at(-1)!;
  if (path.startsWith("change.") || key.includes("rate")) return "percent";
  if (key.endsWith("amount")) return "amount";
  return key.endsWith("days") ? "days" : "count";
}

/** Each figure of the overview in a row of its own, named by its path: `pipeline.stale_count`. */
function overviewRows(figures: Figures, prefix = ""): Figures[] {
  return Object.entries(figures).flatMap(([key, value]) => {
    const path = prefix + key;
    if (key === "links") return [];
    if (value !== null && typeof value === "object") return overviewRows(value as Figures, `${path}.`);
    return [{ figure: path, [unitOf(path)]: value }];
  });
}

/** A bucket of the forecast, followed by its stages. */
const bucketRows = (bucket: string, figures: Figures): Figures[] => [
  { ...figures, ...daysOf(figures), bucket },
  ...rowsOf(figures.stages ?? []).map((row) => ({ ...row, bucket, stage: row.name })),
];

const daysOf = ({ from, to }: Figures): Figures =>
  from === undefined ? {} : { from: String(from).slice(0, 10), to: String(to).slice(0, 10) };

function funnelTable(data: Figures, isPeriod: boolean, words: Words): Table {
  const won = data.won as Figures;
  const name = words.say(message`Won`);
  if (isPeriod)
    return {
      columns: [
        ...["name", "in_stage_count", "advanced_count", "moved_back_count", "lost_count", "stayed_count"],
        ...["advance_rate", "average_days", "count", "win_rate"],
      ],
      rows: [
        ...rowsOf(data.stages),
        { name, count: won.count, win_rate: data.win_rate },
        { name: words.say(message`Lost`), count: (data.lost as Figures).count },
      ],
    };
  return {
    columns: [
      ...["name", "reached_count", "reached_amount", "open_count", "lost_count"],
      ...["conversion_from_previous", "conversion_from_start", "average_days"],
    ],
    rows: [...rowsOf(data.stages), { ...won, name, reached_count: won.count, reached_amount: won.amount }],
  };
}

function sourcesTable(data: unknown, isPeriod: boolean): Table {
  const columns = isPeriod
    ? ["name", "created_count", ...WON, "lost_count", "win_rate", ...MEANS]
    : [
        ...["name", "created_count", "created_amount", "share", ...WON, "lost_count", "open_count"],
        ...["conversion_rate", ...MEANS],
      ];
  return { columns, rows: rowsOf(data) };
}

/** The sections of the export, each with the figures of its getter. */
export const SECTIONS = {
  overview: {
    getter: leadAnalyticsOverview,
    table: (data) => ({
      columns: ["figure", "count", "amount", "percent", "days"],
      rows: overviewRows(data as Figures),
    }),
  },
  funnel: {
    getter: leadFunnel,
    table: (data, isPeriod, words) => funnelTable(data as Figures, isPeriod, words),
  },
  forecast: {
    getter: leadForecast,
    table: (data) => {
      const { intervals, overdue, later, undated, total } = data as Figures;
      return {
        columns: ["bucket", "from", "to", "stage", ...OPEN, ...WON, "forecast_amount", "best_case_amount"],
        rows: [
          ...rowsOf(intervals).flatMap((one) => bucketRows(String(one.label), one)),
          ...Object.entries({ overdue, later, undated, total }).flatMap(([name, one]) =>
            bucketRows(name, one as Figures),
          ),
        ],
      };
    },
  },
  sources: { getter: leadSourcesReport, table: sourcesTable },
  velocity: {
    getter: leadVelocity,
    table: (data, _isPeriod, words) => {
      const { stages, ...pipeline } = data as Figures;
      return {
        columns: [
          ...["name", "opportunity_count", "average_won_amount", "win_rate", "average_sales_cycle_days"],
          ...[
            "velocity_per_day",
            "completed_count",
            "completed_leads_count",
            "average_days",
            "median_days",
            "p90_days",
          ],
          ...["open_count", "average_age_days", "oldest_age_days", "stale_count"],
        ],
        rows: [{ ...pipeline, name: words.say(message`All stages`) }, ...rowsOf(stages)],
      };
    },
  },
  owners: {
    getter: leadOwners,
    table: (data) => ({
      columns: [
        ...["name", "created_count", ...WON, "lost_count", "win_rate", ...MEANS, ...OPEN],
        ...["activities_count", "meetings_held_count"],
      ],
      rows: rowsOf(data),
    }),
  },
  "lost-reasons": {
    getter: leadLostReasons,
    table: (data) => ({
      columns: ["lost_reason", "label", "stage", "count", "amount", "share", "average_days_to_loss"],
      rows: rowsOf(data).flatMap(({ stages, ...row }) => [
        row,
        ...rowsOf(stages).map(({ name, count }) => ({
          ...{ lost_reason: row.lost_reason, label: row.label },
          ...{ stage: name, count },
        })),
      ]),
    }),
  },
} as const satisfies Record<string, Section>;

export type SectionName = keyof typeof SECTIONS;

/** The names of the sections, in the order of their sheets. */
export const SECTION_NAMES = Object.keys(SECTIONS) as [SectionName, ...SectionName[]];
