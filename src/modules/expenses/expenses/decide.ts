import { action, field, holds, type Obstacle, type OpenWhen } from "../../../engine/declare/index.ts";
import {
  type ActionContext,
  type ApiError,
  forbidden,
  type GivenParameters,
  type StoredRecord,
  type Work,
} from "../../../engine/work/index.ts";
import { type Category, categoriesOf } from "../expense-categories/categories.ts";
import { closedAt, closedPeriod } from "./closed-period.ts";
import { flagDuplicates, lockDuplicates } from "./duplicates.ts";
import { noRate, ratesOfDates } from "./exchange-rate.ts";
import { inBaseCurrency, isAbove, shownAmount } from "./expense-amounts.ts";
import { DECIDERS, MANAGERS } from "./expenses.policy.ts";
import { refusedOwn } from "./refusals.ts";

export const explanation = () => field.text({ max: 1000 });

const rejection = { status_explanation: explanation() };
const approval = {
  approved_amount: field
    .money({ min: 0.01, max: 99_999_999.99 })
    .describe("For a single expense: the part of its amount that is approved; the full amount when absent."),
  ...rejection,
};

type Approving = ActionContext<"expenses", GivenParameters<typeof approval>>;
type Rejecting = ActionContext<"expenses", GivenParameters<typeof rejection>>;

const NOT_SUBMITTED = "The expense is not submitted.";

/** The rates by which expenses are approved: given ones stay, the others are those of their dates at this moment. */
async function ratesToFreeze(
  work: Work,
  expenses: readonly Readonly<StoredRecord<"expenses">>[],
): Promise<(string | null)[]> {
  const ids = expenses.filter((expense) => !expense.has_given_rate).map(({ id }) => id);
  const ofDates = await ratesOfDates(work, ids);
  return expenses.map(({ id, exchange_rate }) => (ofDates.has(id) ? ofDates.get(id)! : exchange_rate));
}

/** The 403 for an amount above the category's limit, which is for holders of manage-expenses to approve. */
function refusedAboveLimit(
  work: Work,
  amount: string,
  rate: string | null,
  { limit_amount }: Category,
): ApiError | null {
  const base = inBaseCurrency(amount, rate);
  if (base === null || limit_amount === null || holds(work.actor, MANAGERS)) return null;
  return isAbove(base, limit_amount) ? forbidden(MANAGERS) : null;
}

const notToApprove: OpenWhen<"expenses"> = async (expenses, work) => {
  const closedOn = await closedPeriod(work);
  const categories = await categoriesOf(work, expenses);
  const rates = await ratesToFreeze(work, expenses);
  const refused = await refusedOwn(work, expenses);
  return expenses.map((expense, index): Obstacle => {
    if (refused) return refused;
    const { status, amount, currency, base_currency, date, expense_category_id } = expense;
    if (status !== "submitted") return NOT_SUBMITTED;
    const rate = rates[index]!;
    const aboveLimit = refusedAboveLimit(work, amount, rate, categories.get(expense_category_id)!);
    if (aboveLimit) return aboveLimit;
    const problems = closedAt(closedOn, expense);
    if (rate === null) problems.push(["exchange_rate", noRate(currency, base_currency, date)]);
    return problems;
  });
};

function checkApprovedAmount({ level, params, sent, records, fail }: Approving): void {
  const requested = params.approved_amount;
  const { amount } = records[0]!;
  if (level === "collection" && sent.has("approved_amount"))
    fail("approved_amount", "The approved amount field is for one expense only.");
  else if (requested !== null && isAbove(requested, amount)) {
    const most = shownAmount(amount);
    fail("approved_amount", `The approved amount field must not be greater than ${most}.`);
  }
}

async function runApprove(context: Approving): Promise<undefined> {
  const { work, records, params, throwIfRefused } = context;
  const rates = await ratesToFreeze(work, records);
  checkApprovedAmount(context);
  throwIfRefused();
  for (const [index, { id, amount }] of records.entries()) {
    await work.update("expenses", id, {
      status: "approved",
      approved_amount: params.approved_amount ?? amount,
      exchange_rate: rates[index]!,
      ...decision(context),
    });
  }
}

/** Who decided, when and why. */
const decision = ({ work, params }: Rejecting) => ({
  status_explanation: params.status_explanation,
  decided_at: work.now,
  decided_by_employee_id: work.actor.employeeId,
});

export const approve = action("expenses", {
  title: "Approve",
  done: "Approved",
  description:
    "Superiors in the reporting tree can approve, or holders of manage-expenses; above the limit of the category only the latter. The amount and the exchange rate are fixed from then on.",
  grants: [DECIDERS],
  parameters: approval,
  openWhen: notToApprove,
  run: runApprove,
});

const notToReject: OpenWhen<"expenses"> = async (expenses, work) => {
  const closedOn = await closedPeriod(work);
  const refused = await refusedOwn(work, expenses);
  return expenses.map((expense): Obstacle => {
    if (refused) return refused;
    return expense.status === "submitted" ? closedAt(closedOn, expense) : NOT_SUBMITTED;
  });
};

async function runReject(context: Rejecting): Promise<undefined> {
  const { work, records } = context;
  for (const expense of records) {
    await flagDuplicates(work, expense, expense.id);
    await work.update("expenses", expense.id, { status: "rejected", ...decision(context) });
  }
}

export const reject = action("expenses", {
  title: "Reject",
  done: "Rejected",
  description: "Returns the expense to the employee, who can change and submit it again.",
  grants: [DECIDERS],
  lock: lockDuplicates,
  parameters: rejection,
  openWhen: notToReject,
  run: runReject,
});
