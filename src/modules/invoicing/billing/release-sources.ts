import { action, field, openWhenEach } from "../../../engine/declare/index.ts";
import { fromContext, sql } from "../../../engine/sql/index.ts";
import type {
  ActionContext,
  GivenParameters,
  StoredRecord,
  Values,
  Work,
} from "../../../engine/work/index.ts";
import { message } from "../../../engine/work/index.ts";
import { decimalText } from "../../../platform/figures/decimal-text.ts";
import { putInOrder } from "../invoice-lines/line-order.ts";
import { holdInvoices, isDraft, LINES_ARE_LOCKED } from "../invoices/invoice-states.ts";
import { calculateTotals } from "../invoices/stored-totals.ts";
import { rebilledExpenses } from "./billable-expenses.ts";
import { onlyOf } from "./billed-line.ts";
import { freeSources } from "./billed-sources.ts";
import { hoursOf } from "./draft-lines.ts";

const parameters = {
  timesheet_ids: field.referenceList("timesheets", { max: 500 }),
  expense_ids: field.referenceList("expenses", { max: 500 }),
};

type Line = Readonly<StoredRecord<"invoice-lines">>;
type Releasing = ActionContext<"invoice-lines", GivenParameters<typeof parameters>>;

/** Lines are held with their invoice, like every write of them. */
async function lock(work: Work, ids: readonly string[]): Promise<void> {
  const rows = await work.rows<{ invoice_id: string }>(sql`select distinct l.invoice_id from invoice_lines l
    where l.workspace_id = ${fromContext("workspace")} and l.id = any(${ids}::text[])`);
  await holdInvoices(
    work,
    rows.map(({ invoice_id }) => invoice_id),
  );
}

interface Entry extends Values {
  readonly id: string;
  readonly date: string;
  readonly minutes: number;
  readonly task_id: string | null;
  readonly employee_id: string;
}

const entriesOn = (work: Work, lineId: string): Promise<Entry[]> =>
  work.rows<Entry>(sql`select t.id, t.date, t.frozen_billable_minutes as minutes, t.task_id, t.employee_id
    from timesheets t where t.workspace_id = ${fromContext("workspace")} and t.invoice_line_id = ${lineId}
    order by t.id for update`);

async function expensesOn(work: Work, lineId: string): Promise<string[]> {
  const rows = await work.rows<{ id: string }>(sql`select x.id from expenses x
    where x.workspace_id = ${fromContext("workspace")} and x.invoice_line_id = ${lineId} order by x.id for update`);
  return rows.map(({ id }) => id);
}

async function run(context: Releasing) {
  const { work, records, params } = context;
  const [line] = records as [Line];
  const [entries, expenses] = [await entriesOn(work, line.id), await expensesOn(work, line.id)];
  refuseOthers(context, "timesheet_ids", new Set(entries.map(({ id }) => id)));
  refuseOthers(context, "expense_ids", new Set(expenses));
  if (params.timesheet_ids === null && params.expense_ids === null)
    context.fail("timesheet_ids", "The timesheet ids field is required without expense ids.");
  context.throwIfRefused();

  const freed = new Set([...(params.timesheet_ids ?? []), ...(params.expense_ids ?? [])]);
  await freeSources(work, { entries: params.timesheet_ids ?? [], expenses: params.expense_ids ?? [] });
  const left = {
    entries: entries.filter(({ id }) => !freed.has(id)),
    expenses: expenses.filter((id) => !freed.has(id)),
  };
  const isEmpty = left.entries.length + left.expenses.length === 0;
  if (isEmpty) await removeLine(work, line);
  else await work.update("invoice-lines", line.id, await remaining(work, line, left));
  await calculateTotals(work, line.invoice_id);
  return isEmpty ? { shows: { resource: "invoices", id: line.invoice_id } } : undefined;
}

function refuseOthers(
  { params, fail }: Releasing,
  name: "timesheet_ids" | "expense_ids",
  known: ReadonlySet<string>,
): void {
  for (const [index, id] of (params[name] ?? []).entries()) {
    const path = `${name}.${index}`;
    if (!known.has(id)) fail(path, message`The selected ${path} is invalid.`);
  }
}

async function removeLine(work: Work, { id, invoice_id }: Line): Promise<void> {
  await work.remove("invoice-lines", id);
  await putInOrder(work, invoice_id, []);
}

/** The values of a line that follow from what it still bills. */
async function remaining(
  work: Work,
  line: Line,
  { entries, expenses }: { readonly entries: readonly Entry[]; readonly expenses: readonly string[] },
) {
  if (line.kind === "expense") {
    const rebilled = await rebilledExpenses(work, expenses);
    const cents = rebilled.reduce((sum, one) => sum + one.cents, 0n);
    return {
      unit_price: decimalText(cents, 2),
      employee_id: onlyOf(rebilled.map(({ employeeId }) => employeeId)),
      source_count: expenses.length,
    };
  }
  const minutes = entries.reduce((sum, entry) => sum + entry.minutes, 0);
  const days = entries.map(({ date }) => date).toSorted();
  return {
    minutes,
    quantity: hoursOf(minutes),
    period_start: days[0]!,
    period_end: days.at(-1)!,
    task_id: onlyOf(entries.map(({ task_id }) => task_id)),
    employee_id: onlyOf(entries.map(({ employee_id }) => employee_id)),
    source_count: entries.length,
  };
}

/** Takes entries or expenses off a line of a draft. */
export const releaseSources = action("invoice-lines", {
  title: "Release",
  done: "Released from",
  description:
    "Takes time entries or expenses off a line of a draft, so that they can be billed again. The line is deleted with the last of them, and the invoice is returned instead.",
  grants: [{ permissions: ["manage-invoices"] }],
  levels: ["record"],
  parameters,
  lock,
  openWhen: openWhenEach(async ({ invoice_id, source_count }, work) => {
    const invoice = await work.find("invoices", invoice_id);
    if (invoice && !isDraft(invoice)) return LINES_ARE_LOCKED;
    return source_count === 0 ? "The line bills no time or expenses." : null;
  }),
  run,
});
