import { message, type Words } from "../../../engine/work/index.ts";
import { difference, type Figure, reportedAmount, totalOf } from "../../../platform/figures/figure.ts";
import { type Unknown, unknownIn } from "../../../platform/figures/figure-rows.ts";
import { OTHER_CLIENTS } from "../../../platform/figures/group-names.ts";
import { grouped } from "../../../platform/figures/grouped.ts";
import { figureOf } from "../analytics/group-figures.ts";
import type { ChartGroup } from "./chart-amounts.ts";

/** One line of a chart, with a point for each interval. */
export interface ChartSeries {
  readonly key: string;
  readonly label: string;
  /** Null where an amount could not be converted. */
  readonly points: readonly (number | null)[];
  readonly total: number | null;
  readonly unknown: readonly Unknown[];
}

/** The points of a series before they are shown. */
type Points = readonly Figure[];

/** What decides how groups become points. */
export interface Charted {
  readonly groups: readonly ChartGroup[];
  readonly currency: string;
  /** The number of intervals. */
  readonly places: number;
}

function pointsOf({ groups, currency, places }: Charted, part: ChartGroup["part"]): Points {
  const byPlace = grouped(
    groups.filter((group) => group.part === part),
    ({ place }) => place,
  );
  return Array.from({ length: places }, (_, place) =>
    figureOf(byPlace.get(place) ?? [], ({ amount }) => amount, currency),
  );
}

/** What was invoiced without what was credited. */
function revenueOf(charted: Charted): Points {
  const credited = pointsOf(charted, "credited");
  return pointsOf(charted, "invoiced").map((point, place) => difference(point, credited[place]!));
}

function shownSeries(key: string, label: string, points: Points): ChartSeries {
  const shown = points.map(reportedAmount);
  const total = reportedAmount(totalOf(points));
  return {
    ...{ key, label, points: shown.map(({ value }) => value), total: total.value },
    unknown: unknownIn({ points: Object.fromEntries(shown.entries()) }),
  };
}

/** What was invoiced, credited, earned and collected. */
export const plainSeries = (charted: Charted, words: Words): ChartSeries[] => [
  shownSeries("invoiced", words.say(message`Invoiced`), pointsOf(charted, "invoiced")),
  shownSeries("credited", words.say(message`Credited`), pointsOf(charted, "credited")),
  shownSeries("revenue", words.say(message`Revenue`), revenueOf(charted)),
  shownSeries("collected", words.say(message`Collected`), pointsOf(charted, "collected")),
];

const MAX_CLIENTS = 10;
/** The key of the series of all other clients. */
export const OTHERS = "others";

/** The revenue of the clients with the most of it, and of all others together. */
export function clientSeries(
  charted: Charted,
  names: ReadonlyMap<string, string>,
  words: Words,
): ChartSeries[] {
  const documents = charted.groups.filter(({ part }) => part !== "collected");
  const clients = [...grouped(documents, ({ client_id }) => client_id)]
    .map(([id, groups]) => {
      const points = revenueOf({ ...charted, groups });
      return { id, name: names.get(id) ?? "", points, total: totalOf(points).known };
    })
    .toSorted((a, b) => (a.total === b.total ? a.name.localeCompare(b.name) : a.total > b.total ? -1 : 1));
  const series = clients.slice(0, MAX_CLIENTS).map(({ id, name, points }) => shownSeries(id, name, points));
  if (clients.length <= MAX_CLIENTS) return series;
  const rest = new Set(clients.slice(MAX_CLIENTS).map(({ id }) => id));
  const groups = documents.filter(({ client_id }) => rest.has(client_id));
  return [...series, shownSeries(OTHERS, words.say(OTHER_CLIENTS), revenueOf({ ...charted, groups }))];
}
