import { expect, test } from "vitest";
import { employees } from "../api/generated/resources/employees.ts";
import { exchangeRates } from "../api/generated/resources/exchange-rates.ts";
import { expenses } from "../api/generated/resources/expenses.ts";
import { holidayPolicies } from "../api/generated/resources/holiday-policies.ts";
import { timesheets } from "../api/generated/resources/timesheets.ts";
import { workspace } from "../api/generated/resources/workspace.ts";
import type { ResourceMetadata } from "../api/metadata.ts";
import { numberKind } from "./field-kind.ts";

const kinds = (metadata: ResourceMetadata, ...names: string[]) =>
  names.map((name) => {
    const kind = numberKind(metadata.fields[name]!, metadata);
    return kind && [kind.type, kind.currencyField].filter(Boolean).join(" in ");
  });

test("what a number counts is reported by its name, and in which currency by the record's fields", () => {
  expect(kinds(employees, "salary", "billed_rate", "weekly_hours_capacity", "first_name")).toEqual([
    ...["money in salary_currency", "money", "hours", null],
  ]);
  expect(kinds(expenses, "amount", "base_amount", "markup_percent", "quantity", "exchange_rate")).toEqual([
    ...["money in currency", "money", "percent", null, null],
  ]);
  expect(kinds(timesheets, "worked_minutes", "billed_amount", "cost_amount")).toEqual([
    ...["minutes", "money in currency", "money"],
  ]);
  expect(kinds(holidayPolicies, "annual_days", "min_notice_days")).toEqual(["days", null]);
  expect(kinds(exchangeRates, "rate")).toEqual([null]);
  expect(kinds(workspace, "full_time_weekly_hours", "billing_rounding_minutes")).toEqual(["hours", null]);
});
