import { expect, test } from "vitest";
import { fittingReports } from "./fitting-reports.ts";
import type { OfferedReport } from "./offered-reports.ts";

const report = (label: string, question: string, title = ""): OfferedReport => ({
  ...{ question, title, alias: "", module: { label, icon: "chart-bar" }, to: "/", search: {} },
  report: null,
  isOpen: () => true,
});
const REPORTS = [
  report("Invoices", "What do clients owe us?", "Revenue and receivables"),
  report("Leads", "Why do we lose leads?"),
  report("Invoices", "What have we not billed yet?"),
];
const found = (text: string) =>
  fittingReports(REPORTS, text).map(({ label, reports }) => [label, reports.map(({ question }) => question)]);

test("reports are grouped by module, in the order of the modules", () => {
  expect(found("")).toEqual([
    ["Invoices", ["What do clients owe us?", "What have we not billed yet?"]],
    ["Leads", ["Why do we lose leads?"]],
  ]);
});

test("a report is found by words of its question, its screen and its module, in any order and without accents", () => {
  expect(found("OWE clients")).toEqual([["Invoices", ["What do clients owe us?"]]]);
  expect(found("receivables")).toEqual([["Invoices", ["What do clients owe us?"]]]);
  expect(found("invoices billed")).toEqual([["Invoices", ["What have we not billed yet?"]]]);
  expect(found("löse")).toEqual([["Leads", ["Why do we lose leads?"]]]);
  expect(found("payroll")).toEqual([]);
});
