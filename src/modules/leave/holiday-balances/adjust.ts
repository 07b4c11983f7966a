import { action, field } from "../../../engine/declare/index.ts";
import type { ActionContext, GivenParameters } from "../../../engine/work/index.ts";
import { dayOfNumber } from "../../../platform/figures/day-numbers.ts";
import { addAdjustment } from "./adjustments.ts";
import { lockBalances } from "./balance-locks.ts";
import { policiesOf, unlimitedObstacle } from "./limited-policies.ts";
import { outsideYear, shownDay, yearOfRow } from "./row-of-year.ts";

const LIMIT = 9_999.99;

const parameters = {
  days: field.decimal(2, { min: -LIMIT, max: LIMIT }).counts("days").required().describe("Not 0."),
  effective_date: field.date().describe("A date in the leave year; default: as_of of the balance."),
  reason: field.string().required(),
};

async function run(
  context: ActionContext<"holiday-balances", GivenParameters<typeof parameters>>,
): Promise<undefined> {
  const { work, records, params, fail } = context;
  const policies = await policiesOf(work, records);
  const [record] = records;
  const policyId = record!.holiday_policy_id;
  const year = yearOfRow(policies.get(policyId)!, record!.year);
  const effectiveDate = params.effective_date ?? dayOfNumber(shownDay(year, work.today));
  const { days, reason } = params;
  if (Number(days) === 0) fail("days", "The days field must not be 0.");
  const problem = outsideYear(effectiveDate, year, "effective date");
  if (problem) fail("effective_date", problem);
  context.throwIfRefused();
  const id = record!.id;
  // An adjustment makes the policy one that is in use, which the policy shows.
  await work.journal.touch("holiday-policies", [policyId]);
  await addAdjustment(work, { balanceId: id, days, effectiveDate, reason });
  await work.update("holiday-balances", id, {});
}

/** Adds days to a balance or deducts them. */
export const adjust = action("holiday-balances", {
  title: "Adjust",
  done: "Adjusted",
  description: "Adds days to the balance, or deducts them if negative, with an effective date and a reason.",
  levels: ["record"],
  grants: [{ permissions: ["manage-leave"] }],
  lock: lockBalances,
  parameters,
  openWhen: unlimitedObstacle,
  run,
});
