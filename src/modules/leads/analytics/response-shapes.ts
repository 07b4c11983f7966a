import type { JsonSchema } from "../../../engine/declare/index.ts";
import { count, links, object } from "../../../platform/figures/response-shapes.ts";

/** An amount in the currency of the report; null if there are amounts, but no exchange rate for any of them. */
export const amount: JsonSchema = { type: ["number", "null"], minimum: 0 };
/** A percentage, 0 to 100, with 2 decimals; null of nothing. */
export const percent: JsonSchema = { type: ["number", "null"], minimum: 0, maximum: 100 };
/** Days with 2 decimals; null of nothing. */
export const days: JsonSchema = { type: ["number", "null"], minimum: 0 };

/** How many leads, and their amount. */
export const counted = (...linked: string[]): JsonSchema =>
  object({ count, amount, ...(linked.length > 0 ? { links: links(...linked) } : {}) });
