import { action, field } from "../../engine/declare/index.ts";
import { fromContext, sql } from "../../engine/sql/index.ts";
import type { ActionContext, GivenParameters, StoredRecord, Work } from "../../engine/work/index.ts";
import { closedPeriod } from "./closed-period.ts";
import { sumOf } from "./expense-amounts.ts";
import { MANAGERS } from "./expenses.policy.ts";
import { refuseClosed } from "./refusals.ts";

const reimbursement = {
  reimbursed_on: field.date().describe("Today when absent; not before the date of an expense."),
  reference: field.string({ max: 100 }),
};

type Reimbursing = ActionContext<"expenses", GivenParameters<typeof reimbursement>>;

async function runReimburse(context: Reimbursing) {
  const { work, records, params, fail, refuse, throwIfRefused } = context;
  const paidOn = params.reimbursed_on ?? work.today;
  for (const [index, { status, paid_by }] of records.entries()) {
    if (status !== "approved") refuse(index, "The expense is not approved.");
    else if (paid_by === "company") refuse(index, "The expense was paid by the company.");
  }
  if (records.some(({ date }) => paidOn < date))
    fail("reimbursed_on", "The reimbursed on field must be a date after or equal to date.");
  throwIfRefused();
  for (const { id } of records) {
    await work.update("expenses", id, {
      status: "reimbursed",
      reimbursed_at: work.now,
      reimbursed_on: paidOn,
      reimbursement_reference: params.reference,
    });
  }
  return { message: await paidBack(work, records) };
}

/** How much each employee is paid, in words: `3 expenses of Ana Pop, 245.95 EUR.` */
async function paidBack(
  work: Work,
  expenses: readonly Readonly<StoredRecord<"expenses">>[],
): Promise<string> {
  const ids = [...new Set(expenses.map(({ employee_id }) => employee_id))];
  const people = await work.rows<{
    id: string;
    name: string;
  }>(sql`select e.id, e.first_name || ' ' || e.last_name as name
    from employees e where e.workspace_id = ${fromContext("workspace")} and e.id = any(${ids}::text[])
    order by fold(e.first_name || ' ' || e.last_name), e.id`);
  const told = people.map(({ id, name }) => {
    const own = expenses.filter(({ employee_id }) => employee_id === id);
    const amount = sumOf(own.map(({ base_amount }) => String(base_amount)));
    const many = own.length === 1 ? "1 expense" : `${own.length} expenses`;
    return `${many} of ${name}, ${amount} ${own[0]!.base_currency}.`;
  });
  return told.join(" ");
}

export const reimburse = action("expenses", {
  title: "Reimburse",
  done: "Paid back",
  description: "Notes that employees were paid back what they paid; the message tells how much each of them.",
  grants: [{ permissions: [MANAGERS] }],
  parameters: reimbursement,
  run: runReimburse,
});

async function runCancel(context: ActionContext<"expenses">): Promise<undefined> {
  const { work, records, refuse, throwIfRefused } = context;
  const closedOn = await closedPeriod(work);
  for (const [index, { status }] of records.entries()) {
    if (status !== "reimbursed") refuse(index, "The expense is not reimbursed.");
    else refuseClosed(context, index, closedOn);
  }
  throwIfRefused();
  for (const { id } of records) {
    await work.update("expenses", id, {
      status: "approved",
      reimbursed_at: null,
      reimbursed_on: null,
      reimbursement_reference: null,
    });
  }
}

export const cancelReimbursement = action("expenses", {
  title: "Cancel reimbursement",
  done: "Cancelled the reimbursement of",
  description: "Takes a reimbursement back; the expense is approved again.",
  grants: [{ permissions: [MANAGERS] }],
  run: runCancel,
});
