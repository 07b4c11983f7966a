import { field, fieldOf, textType } from "../../../engine/declare/index.ts";
import type { GivenParameters } from "../../../engine/work/index.ts";
import type { ReportedPeriod } from "../../../platform/figures/report-period.ts";
import { EXPENSE_GROUPS } from "./expense-lines.ts";
import { TIME_GROUPS } from "./time-lines.ts";

const INCLUDED = ["time", "expenses", "fees"] as const;

const day = field.date().definition.type;

/** One day, or the first and the last day with a comma between them. */
const dayOrPair = () =>
  fieldOf<string>({
    ...textType("string"),
    schema: () => ({
      type: "string",
      pattern: "^\\d{4}-\\d{2}-\\d{2}(,\\d{4}-\\d{2}-\\d{2})?$",
      examples: ["2026-06-01,2026-06-30"],
    }),
    read(wire, fail) {
      const parts = typeof wire === "string" ? wire.split(",") : [];
      if (parts.length === 0 || parts.length > 2)
        return fail("The :field field must be a day, or two days with a comma between them.");
      const days = parts.map((part) => day.read(part, fail) as string | undefined);
      if (days.includes(undefined)) return undefined;
      if (days.length === 2 && days[0]! > days[1]!)
        return fail("The :field field must not end before it starts.");
      return `${days[0]},${days.at(-1)}`;
    },
  });

/** What is billed and how it is put together into lines (section B of invoicing). */
export const billingParameters = {
  project_ids: field
    .referenceList("projects", { max: 500 })
    .describe("Default: all projects of the client in the currency of the invoice."),
  date: dayOrPair().describe(
    "A day, or the first and the last day with a comma. Default: everything until today.",
  ),
  include: field
    .namesOf(() => INCLUDED)
    .default(["time", "expenses"])
    .describe("What is billed."),
  group_by: field
    .choice(...TIME_GROUPS)
    .default("task")
    .describe("Time of a project at one rate is put together by this."),
  expense_group_by: field.choice(...EXPENSE_GROUPS).default("entry"),
  tax_rate_id: field
    .reference("tax-rates")
    .describe("Default: that of the client, else the default tax rate."),
  skip_unpriced: field
    .boolean()
    .default(false)
    .describe("Whether time without a rate is left out instead of refused."),
};

export type BillingParameters = GivenParameters<typeof billingParameters>;

/** The period of the parameter `date`; everything until today if it is omitted. */
export function billedPeriod(date: string | null, today: string): ReportedPeriod {
  const [from, to] = date?.split(",") ?? [];
  return from && to ? { from, to } : { from: null, to: today };
}
