import { byField, byFieldAnyOf, field, open, resource } from "../../../engine/declare/index.ts";
import type { ReadOnlyWork, SettledChange } from "../../../engine/work/index.ts";

function check(change: SettledChange<"exchange-rates">, work: ReadOnlyWork): void {
  const { values, changes, fail } = change;
  const [from, to, day] = [values.from_currency ?? null, values.to_currency ?? null, values.date ?? null];
  if (from !== null && from === to && (changes("from_currency") || changes("to_currency")))
    fail("to_currency", "The to currency field and from currency must be different.");
  if (day !== null && changes("date") && day > work.today)
    fail("date", "The date field must be a date before or equal to today.");
}

const fields = {
  from_currency: field.currency({ asChoice: true }).required().immutable(),
  to_currency: field.currency({ asChoice: true }).required().immutable(),
  date: field
    .date()
    .required()
    .immutable()
    .unique({ within: ["from_currency", "to_currency"] })
    .describe("Not after today; one rate per day and pair."),
  rate: field.decimal(8, { above: 0 }).required().describe("Units of to_currency for 1 of from_currency."),
  source: field.string({ max: 50 }),
};

declare module "../../../engine/declare/index.ts" {
  interface DeclaredFields {
    "exchange-rates": typeof fields;
  }
}

/** The rate between two currencies from a day on; on a given day the latest rate on or before it applies. */
export const exchangeRates = resource("exchange-rates", {
  description:
    "Exchange rates between currencies. The rate of a day is the latest one on or before it of exactly that pair; there are no inverse rates or cross rates.",
  policy: open({ write: ["manage-invoices"] }),
  label: "date",
  examples: {
    create: { from_currency: "USD", to_currency: "EUR", date: "2026-07-13", rate: 0.92 },
    change: { rate: 0.93 },
  },
  fields,
  filters: {
    from_currency: byFieldAnyOf,
    to_currency: byFieldAnyOf,
    date: byField,
    rate: byField,
  },
  sort: ["id", "date", "from_currency", "to_currency"],
  defaultSort: "-date",
  hooks: { check: { write: check } },
});
