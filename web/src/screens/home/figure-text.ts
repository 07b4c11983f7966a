import { formatMinutes } from "../../format/durations.ts";
import { formatNumber, formatPercent } from "../../format/numbers.ts";
import { t } from "../../messages/t.ts";
import type { Card } from "./home-query.ts";

type Figure = Card["figures"][number];

/** A figure with its unit: "12.5 days", "38:30", "14". */
export function figureText({ unit }: Pick<Figure, "unit">, value: Figure["value"]): string {
  if (value === null) return "–";
  const number = Number(value);
  if (unit === "minutes") return formatMinutes(number);
  if (unit === "people" || unit === "leads") return formatNumber(number);
  if (unit === "percent") return formatPercent(number);
  return `${formatNumber(number)} ${unit === "days" && number === 1 ? "day" : unit}`;
}

/** Without the traces that subtracting decimals leaves. */
const round = (points: number): number => Math.round(points * 100) / 100;

/** How a figure has changed since the period before, in words: "2 more than before"; null if that is not known. */
export function trendText(figure: Figure): string | null {
  const { value, before } = figure;
  if (value === null || before === null) return null;
  const change = Number(value) - Number(before);
  if (change === 0) return t("as before");
  // The change of a percentage is not a percentage of it.
  const size =
    figure.unit === "percent"
      ? t`${formatNumber(round(Math.abs(change)))} points`
      : figureText(figure, Math.abs(change));
  return t`${size} ${change > 0 ? "more" : "less"} than before`;
}
