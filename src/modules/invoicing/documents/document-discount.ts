import { field } from "../../../engine/declare/index.ts";
import type { ReadOnlyWork, Text } from "../../../engine/work/index.ts";
import { readSettings } from "../../../platform/tenancy/settings.ts";

/** The discount on a whole document, and how its tax is rounded. */
export const discountFields = {
  discount_type: field.choice("percent", "fixed").describe("A discount on the whole document, before tax."),
  discount_value: field
    .decimal(2, { above: 0, max: 9_999_999_999.99 })
    .requiredWhen("discount_type", "percent")
    .requiredWhen("discount_type", "fixed")
    .describe("A percentage up to 100, or an amount."),
  tax_rounding: field
    .choice("total", "line")
    .computedDefault("the workspace's")
    .describe("Whether tax is rounded once for each rate or for each line."),
};

/** What determines the totals besides the lines. */
export const PRICED = ["discount_type", "discount_value", "tax_rounding"] as const;

interface Discounted {
  discount_type?: "percent" | "fixed" | null;
  discount_value?: string | null;
  tax_rounding?: "total" | "line" | null;
}

interface DiscountedWrite<Values> {
  readonly values: Values;
  readonly stored: unknown;
  readonly sent: ReadonlySet<string>;
}

/** A document without a discount has no value of it; a new one rounds as the workspace does. */
export async function settleDiscount(
  { values, stored, sent }: DiscountedWrite<Discounted>,
  work: ReadOnlyWork,
): Promise<void> {
  if ((values.discount_type ?? null) === null && !sent.has("discount_value")) values.discount_value = null;
  if (stored === null) values.tax_rounding ??= (await readSettings(work, "tax_rounding")).tax_rounding;
}

/** Refuses a value without a discount, and more than 100 percent. */
export function checkDiscount({
  values,
  fail,
  sent,
}: DiscountedWrite<Readonly<Discounted>> & { fail(path: string, message: Text): void }): void {
  const { discount_type: type = null, discount_value: value = null } = values;
  if (value === null) return;
  if (type === null && sent.has("discount_value"))
    fail("discount_value", "The discount value field is prohibited without discount type.");
  if (type === "percent" && Number(value) > 100)
    fail("discount_value", "The discount value field must not be greater than 100.");
}
