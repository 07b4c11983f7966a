import { formatMinutes } from "../../format/durations.ts";
import { formatNumber, formatPercent } from "../../format/numbers.ts";
import type { Card } from "./home-query.ts";

type Figure = Card["figures"][number];

/** A figure with its unit: "12.5 days", "38:30", "14". */
export function figureText({ unit }: Pick<Figure, "unit">, value: Figure["value"]): string {
  if (value === null) return "–";
  const number = Number(value);
  if (unit === "minutes") return formatMinutes(number);
  if (unit === "people") return formatNumber(number);
  if (unit === "percent") return formatPercent(number);
  return `${formatNumber(number)} ${unit === "days" && number === 1 ? "day" : unit}`;
}

/** How a figure has changed since the period before, in words: "2 more than before"; null if that is not known. */
export function trendText(figure: Figure): string | null {
  const { value, before } = figure;
  if (value === null || before === null) return null;
  const change = Number(value) - Number(before);
  if (change === 0) return "as before";
  return `${figureText(figure, Math.abs(change))} ${change > 0 ? "more" : "less"} than before`;
}
