import type { JsonSchema } from "../../../engine/declare/index.ts";
import { SIGNED_URL } from "../../../platform/exports/published-file.ts";
import { figureOrNull } from "../../../platform/figures/figure-shapes.ts";

/** Schemas of the figures in reports on projects. Figures that a caller cannot read are left out. */
export const money: JsonSchema = figureOrNull("In the report's currency.");
export const percent: JsonSchema = figureOrNull("Two decimals; null if the denominator is 0.");
export const hours: JsonSchema = { type: "number", description: "Two decimals, from exact minutes." };
export const minutes: JsonSchema = { type: "integer" };

/** An object of which some members are left out for callers without the permission. */
export const shownTo = (
  properties: Record<string, JsonSchema>,
  always: readonly string[] = [],
): JsonSchema => ({
  type: "object",
  properties,
  required: [...always],
});

/** The report, or the URL of the file if one was requested. */
export const orFile = (report: JsonSchema): JsonSchema => ({
  anyOf: [report, SIGNED_URL],
});
