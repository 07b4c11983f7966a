import { expect, test } from "vitest";
import { employees } from "../api/generated/resources/employees.ts";
import { exchangeRates } from "../api/generated/resources/exchange-rates.ts";
import { expenses } from "../api/generated/resources/expenses.ts";
import { holidayPolicies } from "../api/generated/resources/holiday-policies.ts";
import { projectAssignments } from "../api/generated/resources/project-assignments.ts";
import { timesheets } from "../api/generated/resources/timesheets.ts";
import { workspace } from "../api/generated/resources/workspace.ts";
import type { FieldMetadata } from "../api/metadata.ts";

const kinds = (fields: Readonly<Record<string, FieldMetadata>>, ...names: string[]) =>
  names.map((name) => {
    const { type, currencyField } = fields[name]!;
    return currencyField === undefined ? type : `${type} in ${currencyField}`;
  });

test("a number has the field type of what its declaration counts, and money names its currency", () => {
  expect(kinds(employees.fields, "salary", "billed_rate", "weekly_hours_capacity", "first_name")).toEqual([
    ...["money in salary_currency", "money", "hours", "string"],
  ]);
  expect(kinds(expenses.fields, "amount", "base_amount", "markup_percent", "quantity")).toEqual([
    ...["money in currency", "money in base_currency", "percent", "decimal"],
  ]);
  expect(kinds(timesheets.fields, "worked_minutes", "billed_amount", "cost_amount")).toEqual([
    ...["minutes", "money in currency", "money"],
  ]);
  expect(kinds(projectAssignments.fields, "billed_rate")).toEqual(["money in null"]);
  expect(kinds(holidayPolicies.fields, "annual_days", "min_notice_days")).toEqual(["days", "days"]);
  expect(kinds(holidayPolicies.fields.seniority_levels!.items!, "after_years", "extra_days")).toEqual([
    ...["years", "days"],
  ]);
  expect(kinds(exchangeRates.fields, "rate")).toEqual(["decimal"]);
  expect(kinds(workspace.fields, "billing_rounding_minutes", "audit_retention_months")).toEqual([
    ...["integer-enum", "months"],
  ]);
});

test("parameters of actions have these types too", () => {
  expect(kinds(expenses.actions.approve!.parameters, "approved_amount")).toEqual(["money in currency"]);
  expect(kinds(projectAssignments.actions["change-from"]!.parameters, "billed_rate")).toEqual([
    "money in null",
  ]);
});
