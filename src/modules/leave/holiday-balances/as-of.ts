import {
  booleanKind,
  dateKind,
  dayOnTheWire,
  type GetterResult,
  getter,
  holds,
  idKind,
  onlyValueOf,
  parameter,
} from "../../../engine/declare/index.ts";
import { fromContext, raw, relatedRows, sql } from "../../../engine/sql/index.ts";
import { type GetterContext, invalidField, message, type Work } from "../../../engine/work/index.ts";
import { dayOfNumber } from "../../../platform/figures/day-numbers.ts";
import { isOfCallersPeople } from "../../employees/index.ts";
import { shownDays } from "../ledger/days.ts";
import { figuresOn } from "../ledger/figures.ts";
import { type Line, linesUpTo } from "../ledger/lines.ts";
import { accountOnDay, dayWithin } from "./account-on-day.ts";
import { asOfResponse } from "./as-of-response.ts";
import { type LeaveAccount, loadAccounts } from "./load-accounts.ts";
import { shownFigures } from "./shown-figures.ts";

const YEARS_AHEAD = 5;

const parameters = {
  date: parameter(dateKind, {
    description: "At most five years ahead; default: today.",
    isSingle: true,
  }),
  employee_id: parameter(idKind, { isSingle: true, description: "Default: the caller." }),
  holiday_policy_id: parameter(idKind, { isSingle: true }),
  lines: parameter(booleanKind, { description: "Whether to include the lines of each statement." }),
};

type Context = GetterContext<"holiday-balances", typeof parameters>;

/** @throws 422 for a day that is too far ahead */
function requestedDay({ parameters, work }: Context): string {
  const { date } = parameters;
  if (date === undefined) return work.today;
  const day = date.value;
  const last = `${Number(work.today.slice(0, 4)) + YEARS_AHEAD}${work.today.slice(4)}`;
  if (day < "2000-01-01")
    throw invalidField("date", "The date parameter must be a date after or equal to 2000-01-01.");
  if (day > last)
    throw invalidField("date", message`The date parameter must be a date before or equal to ${last}.`);
  return day;
}

/**
 * The id of the employee whose balances are requested, by default the caller. Null if the caller is no employee, or a key
 * without the scope `self`, and the request names nobody.
 * @throws 422 for an employee that the caller cannot see
 */
async function requestedEmployee({ parameters, work }: Context): Promise<string | null> {
  const requested = onlyValueOf(parameters.employee_id) ?? null;
  const id = requested ?? work.actor.employeeId;
  if (id === null) return null;
  const isInSight = holds(work.actor, "view-leave")
    ? raw("true")
    : relatedRows(isOfCallersPeople("id"), work.actor)("e");
  const found = await work.row(sql`select 1 from employees e
    where e.workspace_id = ${fromContext("workspace")} and e.id = ${id} and ${isInSight}`);
  if (found) return id;
  if (requested === null) return null;
  throw invalidField("employee_id", "The selected employee id is invalid.");
}

/** The ids of the policies by name, the default one first; or only the requested one. */
async function requestedPolicies(work: Work, requested: string | null): Promise<string[]> {
  const policies = await work.rows<{ id: string }>(sql`select p.id from holiday_policies p
    where p.workspace_id = ${fromContext("workspace")} and (${requested}::text is null or p.id = ${requested})
    order by p.is_default desc, fold(p.name), p.id`);
  if (requested !== null && policies.length === 0)
    throw invalidField("holiday_policy_id", "The selected holiday policy id is invalid.");
  return policies.map(({ id }) => id);
}

async function run(context: Context): Promise<GetterResult> {
  const { work, parameters } = context;
  const date = requestedDay(context);
  const employeeId = await requestedEmployee(context);
  const policyIds = await requestedPolicies(work, onlyValueOf(parameters.holiday_policy_id) ?? null);
  if (employeeId === null) return { data: [] };
  const accounts = await loadAccounts(work, { employeeIds: [employeeId], policyIds });
  const byPolicy = new Map([...accounts.values()].map((account) => [account.policy.id, account]));
  const data = policyIds.flatMap((id) => {
    const statement = statementOf(byPolicy.get(id)!, date, context);
    return statement ? [statement] : [];
  });
  return { data };
}

function statementOf(account: LeaveAccount, date: string, { work, parameters, link }: Context) {
  const found = accountOnDay(account, date, work.today);
  if (!found) return null;
  const { ledger, isSimulated } = found;
  const { holder, policy } = account;
  const on = dayWithin(ledger, date);
  const hasBalance = policy.terms.accrualMethod !== "unlimited";
  const lines = linesUpTo(ledger, on).filter(({ kind }) => hasBalance || kind === "use");
  return {
    employee_id: holder.id,
    holiday_policy_id: policy.id,
    policy: policy.name,
    year: ledger.year.year,
    date: dayOnTheWire(date),
    simulated: isSimulated,
    ...shownFigures(figuresOn(ledger, policy.terms, account.account.pending, on), policy.terms),
    ...(onlyValueOf(parameters.lines) === true
      ? { lines: lines.map((line) => shownLine(line, hasBalance)) }
      : {}),
    links: {
      holidays: link("holidays", {
        employee_id: holder.id,
        holiday_policy_id: policy.id,
        date: `${dayOfNumber(ledger.year.from)},${dayOfNumber(ledger.year.to)}`,
        status: "approved,pending",
      }),
    },
  };
}

const shownLine = ({ day, kind, days, balanceAfter, holidayId }: Line, hasBalance: boolean) => ({
  date: dayOnTheWire(dayOfNumber(day)),
  kind,
  days: shownDays(days),
  balance_after: hasBalance ? shownDays(balanceAfter) : null,
  ...(holidayId === null ? {} : { holiday_id: holidayId }),
});

/** The balances of an employee on a past or future day, one for each policy. */
export const asOf = getter("holiday-balances", {
  title: "Balances on a day",
  question: "How much leave is left on a day?",
  description:
    "The balances of an employee on a day, one for each policy. If a leave year has no balance yet, it is simulated as it would open today.",
  parameters,
  response: asOfResponse,
  run,
});
