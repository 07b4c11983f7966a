import { action, field, holds, type Obstacle, type OpenWhen } from "../../../engine/declare/index.ts";
import {
  type ActionContext,
  type ApiError,
  forbidden,
  type GivenParameters,
  message,
  type StoredRecord,
  type Work,
} from "../../../engine/work/index.ts";
import { type Category, categoriesOf } from "../expense-categories/categories.ts";
import { closedPeriod, closedPeriodProblems } from "./closed-period.ts";
import { lockDuplicates, noteDuplicatesOf } from "./duplicates.ts";
import { noRate, ratesOfDates } from "./exchange-rate.ts";
import { inBaseCurrency, isAbove, shownAmount } from "./expense-amounts.ts";
import { DECIDERS, MANAGERS } from "./expenses.policy.ts";
import { refusalOfOwnExpenses } from "./own-expenses.ts";

export const explanation = () => field.text({ max: 1000 });

const rejection = { status_explanation: explanation() };
const approval = {
  approved_amount: field
    .money({ min: 0.01, max: 99_999_999.99 })
    .inCurrency("currency")
    .describe("The approved part of the amount, for a single expense; default: the full amount."),
  ...rejection,
};

type Approving = ActionContext<"expenses", GivenParameters<typeof approval>>;
type Rejecting = ActionContext<"expenses", GivenParameters<typeof rejection>>;

const NOT_SUBMITTED = "The expense is not submitted.";

/** The exchange rates that approval fixes: rates that somebody set, otherwise the current rates of the dates. */
async function ratesToFreeze(
  work: Work,
  expenses: readonly Readonly<StoredRecord<"expenses">>[],
): Promise<(string | null)[]> {
  const ids = expenses.filter((expense) => !expense.has_given_rate).map(({ id }) => id);
  const ofDates = await ratesOfDates(work, ids);
  return expenses.map(({ id, exchange_rate }) => (ofDates.has(id) ? ofDates.get(id)! : exchange_rate));
}

/** Returns a 403 if the amount is above the limit of the category and the caller lacks manage-expenses. */
function refusalAboveLimit(
  work: Work,
  amount: string,
  rate: string | null,
  { limit_amount }: Category,
): ApiError | null {
  const base = inBaseCurrency(amount, rate);
  if (base === null || limit_amount === null || holds(work.actor, MANAGERS)) return null;
  return isAbove(base, limit_amount) ? forbidden(MANAGERS) : null;
}

const approvalObstacles: OpenWhen<"expenses"> = async (expenses, work) => {
  const closedOn = await closedPeriod(work);
  const categories = await categoriesOf(work, expenses);
  const rates = await ratesToFreeze(work, expenses);
  const refused = await refusalOfOwnExpenses(work, expenses);
  return expenses.map((expense, index): Obstacle => {
    if (refused) return refused;
    const { status, amount, currency, base_currency, date, expense_category_id } = expense;
    if (status !== "submitted") return NOT_SUBMITTED;
    const rate = rates[index]!;
    const aboveLimit = refusalAboveLimit(work, amount, rate, categories.get(expense_category_id)!);
    if (aboveLimit) return aboveLimit;
    const problems = closedPeriodProblems(closedOn, expense);
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
    fail("approved_amount", message`The approved amount field must not be greater than ${most}.`);
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

/** The fields that record who decided, when and why. */
const decision = ({ work, params }: Rejecting) => ({
  status_explanation: params.status_explanation,
  decided_at: work.now,
  decided_by_employee_id: work.actor.employeeId,
});

export const approve = action("expenses", {
  title: "Approve",
  done: "Approved",
  description:
    "Approves the expense and fixes its amount and exchange rate. Superiors in the reporting tree and holders of manage-expenses can approve; above the limit of the category, only the latter.",
  grants: [DECIDERS],
  parameters: approval,
  openWhen: approvalObstacles,
  run: runApprove,
});

const rejectionObstacles: OpenWhen<"expenses"> = async (expenses, work) => {
  const closedOn = await closedPeriod(work);
  const refused = await refusalOfOwnExpenses(work, expenses);
  return expenses.map((expense): Obstacle => {
    if (refused) return refused;
    return expense.status === "submitted" ? closedPeriodProblems(closedOn, expense) : NOT_SUBMITTED;
  });
};

async function runReject(context: Rejecting): Promise<undefined> {
  const { work, records } = context;
  for (const expense of records) {
    await noteDuplicatesOf(work, expense, expense.id);
    await work.update("expenses", expense.id, { status: "rejected", ...decision(context) });
  }
}

export const reject = action("expenses", {
  title: "Reject",
  done: "Rejected",
  description: "Rejects the expense. The employee can change and submit it again.",
  grants: [DECIDERS],
  lock: lockDuplicates,
  parameters: rejection,
  openWhen: rejectionObstacles,
  run: runReject,
});
