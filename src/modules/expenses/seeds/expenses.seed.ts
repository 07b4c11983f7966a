import { addDays } from "../../../engine/declare/index.ts";
import { BulkLoad } from "../../../engine/runtime/index.ts";
import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { Values, Work } from "../../../engine/work/index.ts";
import { englishNames } from "../../../platform/languages/initial-names.ts";
import type { SeededRandom } from "../../../platform/random/seeded-random.ts";
import { type RateOfDay, ratesInto } from "../../rates/index.ts";
import { initialCategories } from "../expense-categories/initial-categories.ts";
import { amountOfUnits } from "../expenses/expense-amounts.ts";
import { chooseSpenders, projectsOfSpenders, type Spender, type SpentOn } from "./spenders.seed.ts";
import { HABITS, type Habit, REJECTIONS } from "./spending-habits.seed.ts";

const DAYS_BACK = 365;

/** What the invented expenses are based on. */
interface SeedContext {
  readonly work: Work;
  readonly random: SeededRandom;
  readonly rateOf: RateOfDay;
  readonly categories: ReadonlyMap<string, Values>;
  readonly projects: ReadonlyMap<string, SpentOn[]>;
}

/** Creates a year of expenses in every status for employees who have none. Returns the number of records by resource. */
export async function seedExpenses(work: Work, random: SeededRandom): Promise<Record<string, number>> {
  const spenders = await chooseSpenders(work, random);
  const context: SeedContext = {
    work,
    random,
    rateOf: await ratesInto(work, work.workspace.baseCurrency),
    categories: await categoriesByName(work),
    projects: await projectsOfSpenders(work, spenders),
  };
  const made = spenders.flatMap((spender) => expensesOf(context, spender));
  if (made.length === 0) return {};
  const load = new BulkLoad(work);
  await load.insertStored("expenses", made);
  await load.finish();
  return { expenses: made.length };
}

/** The categories by their names, those that the workspace began with by their names in English. */
async function categoriesByName(work: Work): Promise<ReadonlyMap<string, Values>> {
  const rows = await work.rows(sql`select c.id, c.name, c.kind, c.unit_price, c.receipt_required_above
    from expense_categories c where c.workspace_id = ${fromContext("workspace")} and c.archived_at is null`);
  const english = englishNames(initialCategories);
  // Seeds have no files to use as receipts.
  return new Map(
    rows
      .filter(({ receipt_required_above }) => receipt_required_above === null)
      .map((row) => [english(String(row.name)), row]),
  );
}

function expensesOf(context: SeedContext, spender: Spender): (Values & { id: string })[] {
  const { work, random, categories } = context;
  const habits = HABITS.filter(({ category }) => categories.has(category));
  if (habits.length === 0) return [];
  const earliest = addDays(work.today, -DAYS_BACK);
  const first = spender.first_day > earliest ? spender.first_day : earliest;
  const days = Math.round((Date.parse(spender.last_day) - Date.parse(first)) / 86_400_000);
  if (days < 0) return [];
  const dates = Array.from({ length: random.integer(4, 16) }, () =>
    addDays(first, random.integer(0, days)),
  ).sort();
  return dates.map((date) => {
    const habit = random.weighted(habits.map((one) => [one, one.weight] as const));
    const cost = { ...costOf(context, habit, date), ...purposeOf(context, spender, habit, date) };
    return {
      id: work.newId(),
      employee_id: spender.id,
      date,
      ...cost,
      ...progressOf(context, spender, { date, ...cost }),
    };
  });
}

/** The amounts of an expense: units at their price, or an amount, sometimes in another currency that has a rate. */
function costOf({ work, random, rateOf, categories }: SeedContext, habit: Habit, date: string) {
  const base = work.workspace.baseCurrency;
  const category = categories.get(habit.category)!;
  const isUnit = category.kind === "unit";
  const foreign = random.pick(["USD", "GBP", "CHF"]);
  const isAbroad = !isUnit && random.chance(0.12) && rateOf(foreign, base, date) !== null;
  const currency = isAbroad ? foreign : base;
  const cents = random.integer(habit.from * 100, habit.to * 100);
  const quantity = isUnit ? `${Math.floor(cents / 100)}.${random.pick(["00", "50"])}` : null;
  const amount = quantity === null ? shown(cents) : amountOfUnits(quantity, String(category.unit_price));
  const tax = isAbroad ? 0 : Math.floor((cents * habit.taxPercent) / (100 + habit.taxPercent));
  return {
    expense_category_id: category.id,
    description: random.pick(habit.descriptions),
    merchant: habit.merchants.length === 0 ? null : random.pick(habit.merchants),
    quantity,
    unit_price: isUnit ? category.unit_price : null,
    amount,
    currency,
    tax_amount: isUnit ? "0.00" : shown(tax),
    exchange_rate: rateOf(currency, base, date),
    has_given_rate: false,
    base_currency: base,
    paid_by: !isUnit && random.chance(0.3) ? "company" : "employee",
  };
}

const shown = (cents: number): string => (cents / 100).toFixed(2);

/** The project of an expense: one that the employee works on that day, for costs that are usually rebilled. */
function purposeOf({ random, projects }: SeedContext, { id }: Spender, habit: Habit, date: string) {
  const open = (projects.get(id) ?? []).filter(({ from, to }) => from <= date && date <= to);
  const project = open.length > 0 && random.chance(habit.isForClients ? 0.8 : 0.2) ? random.pick(open) : null;
  const is_billable = project?.is_billable === true && habit.isForClients && random.chance(0.75);
  return {
    project_id: project?.project_id ?? null,
    client_id: project?.client_id ?? null,
    is_billable,
    markup_percent: is_billable ? random.pick(["0.00", "0.00", "5.00", "10.00"]) : "0.00",
    billing_status: is_billable ? "unbilled" : "non_billable",
  };
}

const OPEN = { status: "draft", submitted_at: null, decided_at: null, approved_amount: null };

/** The status of an expense: submitted within days, decided within a week, reimbursed at the end of the month. */
function progressOf({ work, random }: SeedContext, { id, manager }: Spender, cost: Values): Values {
  const date = String(cost.date);
  const submitted = addDays(date, random.integer(0, 6));
  const decided = addDays(submitted, random.integer(1, 7));
  const paid = addDays(`${decided.slice(0, 7)}-28`, random.integer(3, 9));
  const at = (day: string, hour: number): string => `${day}T${String(hour).padStart(2, "0")}:15:00Z`;
  if (submitted >= work.today || random.chance(0.05)) return OPEN;
  const waiting = { status: "submitted", submitted_at: at(submitted, 17) };
  if (decided >= work.today) return waiting;
  // Expenses of somebody without a manager are approved by that person, who holds manage-expenses.
  const decision = { ...waiting, decided_at: at(decided, 9), decided_by_employee_id: manager ?? id };
  if (random.chance(0.06))
    return { ...decision, status: "rejected", status_explanation: random.pick(REJECTIONS) };
  const approved = { ...decision, status: "approved", approved_amount: cost.amount };
  if (cost.paid_by === "company" || paid > work.today) return approved;
  return {
    ...approved,
    status: "reimbursed",
    reimbursed_at: at(paid, 12),
    reimbursed_on: paid,
    reimbursement_reference: `Payroll ${paid.slice(0, 7)}`,
  };
}
