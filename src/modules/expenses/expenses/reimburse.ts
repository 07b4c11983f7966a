import { action, field, type OpenWhen, openWhenEach } from "../../../engine/declare/index.ts";
import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { ActionContext, GivenParameters, StoredRecord, Work } from "../../../engine/work/index.ts";
import { counted, joined, type Message, message } from "../../../engine/work/index.ts";
import { closedPeriod, closedPeriodProblems } from "./closed-period.ts";
import { sumOf } from "./expense-amounts.ts";
import { MANAGERS } from "./expenses.policy.ts";

const reimbursement = {
  reimbursed_on: field
    .date()
    .describe("Default: today. It must not be before the date of any of the expenses."),
  reference: field.string({ max: 100 }),
};

type Reimbursing = ActionContext<"expenses", GivenParameters<typeof reimbursement>>;

async function runReimburse(context: Reimbursing) {
  const { work, records, params, fail, throwIfRefused } = context;
  const paidOn = params.reimbursed_on ?? work.today;
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
  return { message: await amountsByEmployee(work, records) };
}

/** The message with the amount for each employee: `3 expenses of Ana Pop, 245.95 EUR.` */
async function amountsByEmployee(
  work: Work,
  expenses: readonly Readonly<StoredRecord<"expenses">>[],
): Promise<Message> {
  const ids = [...new Set(expenses.map(({ employee_id }) => employee_id))];
  const people = await work.rows<{
    id: string;
    name: string;
  }>(sql`select e.id, e.first_name || ' ' || e.last_name as name
    from employees e where e.workspace_id = ${fromContext("workspace")} and e.id = any(${ids}::text[])
    order by fold(e.first_name || ' ' || e.last_name), e.id`);
  const sentences = people.map(({ id, name }) => {
    const own = expenses.filter(({ employee_id }) => employee_id === id);
    const amount = sumOf(own.map(({ base_amount }) => String(base_amount)));
    const many = counted(own.length, "expense", "expenses");
    return message`${many} of ${name}, ${amount} ${own[0]!.base_currency}.`;
  });
  return joined(sentences, " ");
}

export const reimburse = action("expenses", {
  title: "Reimburse",
  done: "Reimbursed",
  description: "Records that the employees were reimbursed. The message states the amount for each employee.",
  grants: [{ permissions: [MANAGERS] }],
  parameters: reimbursement,
  openWhen: openWhenEach(({ status, paid_by }) => {
    if (status !== "approved") return "The expense is not approved.";
    return paid_by === "company" ? "The expense was paid by the company." : null;
  }),
  run: runReimburse,
});

const cancellationObstacles: OpenWhen<"expenses"> = async (expenses, work) => {
  const closedOn = await closedPeriod(work);
  return expenses.map((expense) =>
    expense.status === "reimbursed"
      ? closedPeriodProblems(closedOn, expense)
      : "The expense is not reimbursed.",
  );
};

async function runCancel({ work, records }: ActionContext<"expenses">): Promise<undefined> {
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
  description: "Cancels the reimbursement; the expense is approved again.",
  grants: [{ permissions: [MANAGERS] }],
  openWhen: cancellationObstacles,
  run: runCancel,
});
