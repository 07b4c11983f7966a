import type { JsonSchema } from "../../../engine/declare/index.ts";
import { figureOrNull } from "../../../platform/figures/figure-shapes.ts";
import { moment, object, url } from "../../../platform/figures/response-shapes.ts";

/** Shapes of the figures in reports on projects; what a caller may not read is left out. */
export const money: JsonSchema = figureOrNull("In the report's currency.");
export const percent: JsonSchema = figureOrNull("Two decimals; null if the denominator is 0.");
export const hours: JsonSchema = { type: "number", description: "Two decimals, from exact minutes." };
export const minutes: JsonSchema = { type: "integer" };

/** An object whose members are shown to whom they concern. */
export const shownTo = (
  properties: Record<string, JsonSchema>,
  always: readonly string[] = [],
): JsonSchema => ({
  type: "object",
  properties,
  required: [...always],
});

/** Where a file was requested, the response says where it is. */
export const orFile = (report: JsonSchema): JsonSchema => ({
  anyOf: [
    report,
    object({
      url: { ...url, description: "Works without a credential until it expires." },
      expires_at: moment,
    }),
  ],
});
