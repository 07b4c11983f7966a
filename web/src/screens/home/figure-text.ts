import { formatMinutes } from "../../format/durations.ts";
import { formatMoney, formatNumber, formatPercent, inDays } from "../../format/numbers.ts";
import { plural, t } from "../../messages/t.ts";
import type { Card } from "./home-query.ts";

type Figure = Card["figures"][number];

/** A figure with its unit: "12.5 days", "38:30", "14", "€1,200.00". */
export function figureText({ unit }: Pick<Figure, "unit">, value: Figure["value"]): string {
  if (value === null) return "–";
  const number = Number(value);
  if (unit === "minutes") return formatMinutes(number);
  if (unit === "people" || unit === "leads") return formatNumber(number);
  if (unit === "percent") return formatPercent(number);
  if (unit === "days") return inDays(number);
  return formatMoney(number, unit);
}

/** The words for each time with which a figure is compared. */
const TRENDS = {
  month_before: {
    same: t("as in the month before"),
    more: (size: string) => t`${size} more than in the month before`,
    less: (size: string) => t`${size} less than in the month before`,
  },
  "30_days_ago": {
    same: t("as 30 days ago"),
    more: (size: string) => t`${size} more than 30 days ago`,
    less: (size: string) => t`${size} less than 30 days ago`,
  },
  "90_days_ago": {
    same: t("as 90 days ago"),
    more: (size: string) => t`${size} more than 90 days ago`,
    less: (size: string) => t`${size} less than 90 days ago`,
  },
} as const;

/** Without the traces that subtracting decimals leaves. */
const round = (points: number): number => Math.round(points * 100) / 100;

/** How a figure has changed, in words: "2 more than 30 days ago"; null if that is not known. */
export function trendText(figure: Figure): string | null {
  const { value, before, compared_with } = figure;
  if (value === null || before === null || compared_with === null) return null;
  const change = Number(value) - Number(before);
  const words = TRENDS[compared_with];
  if (change === 0) return words.same;
  // The change of a percentage is not a percentage of it.
  const size =
    figure.unit === "percent"
      ? plural(round(Math.abs(change)), "# point", "# points")
      : figureText(figure, Math.abs(change));
  return change > 0 ? words.more(size) : words.less(size);
}
