import type { TestWorkspace } from "../app.ts";
import { DRAFT_LINE } from "../draft-line.ts";
import { CURRENCIES } from "./currencies.ts";
import { FIRST_DAY, type Surroundings } from "./random-books.ts";
import type { RandomProject } from "./random-projects.ts";
import { readList } from "./read-list.ts";

const STATUSES = [
  "draft",
  "submitted",
  "approved",
  "approved",
  "approved",
  "rejected",
  "reimbursed",
] as const;
const COUNTED: readonly string[] = ["approved", "reimbursed"];

/** Expenses of any employee: on a project, on a client only, or for the company; with any status and currency. */
export async function randomExpenses(
  around: Surroundings,
  { owner }: TestWorkspace,
  projects: readonly RandomProject[],
  count: number,
): Promise<void> {
  const categories = (await readList(owner, "/expense-categories?kind=amount")).map(({ id }) => String(id));
  await around.store(
    "expenses",
    Array.from({ length: count }, () => expenseOf(around, categories, projects)),
  );
}

function expenseOf(
  { random, newId, employees, clients, dayBetween }: Surroundings,
  categories: readonly string[],
  projects: readonly RandomProject[],
) {
  const status = random.pick(STATUSES);
  const isDecided = COUNTED.includes(status);
  const cents = random.integer(100, 90_000);
  const currency = random.pick(CURRENCIES);
  const project = random.chance(0.7) ? random.pick(projects) : null;
  const mayBeBilled =
    project !== null && project.client_id !== null && project.billing_model !== "non_billable";
  const is_billable = mayBeBilled && random.chance(0.7);
  const isBilled = is_billable && isDecided && random.chance(0.2);
  const hasRate = isDecided || random.chance(0.6);
  const id = newId();
  return {
    ...{ id, status, currency, is_billable },
    employee_id: random.pick(employees),
    expense_category_id: random.pick(categories),
    date: dayBetween(FIRST_DAY, "2026-07-14"),
    description: "Spent",
    amount: units(cents),
    tax_amount: units(random.integer(0, Math.floor(cents / 4))),
    approved_amount: isDecided ? units(random.chance(0.7) ? cents : Math.ceil(cents / 3)) : null,
    exchange_rate: currency === "EUR" ? "1" : hasRate ? `0.${random.integer(10_000_001, 99_999_999)}` : null,
    has_given_rate: true,
    base_currency: "EUR",
    paid_by: status === "reimbursed" || random.chance(0.6) ? "employee" : "company",
    reimbursed_at: status === "reimbursed" ? "2026-07-14T09:00:00Z" : null,
    reimbursed_on: status === "reimbursed" ? "2026-07-14" : null,
    project_id: project?.id ?? null,
    client_id: project ? project.client_id : random.chance(0.5) ? random.pick(clients) : null,
    markup_percent: is_billable ? `${random.integer(0, 40)}.25` : "0",
    billing_status: isBilled ? random.pick(["drafted", "billed"]) : is_billable ? "unbilled" : "non_billable",
    invoice_line_id: isBilled ? DRAFT_LINE : null,
  };
}

const units = (cents: number): string => `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, "0")}`;
