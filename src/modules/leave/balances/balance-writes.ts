import { fromContext, sql } from "../../../engine/sql/index.ts";
import {
  type Change,
  type ComingWrite,
  conflict,
  fieldLabel,
  fieldMessage,
  type Hooks,
  MESSAGES,
  type Values,
  type Work,
} from "../../../engine/work/index.ts";
import { dayOfNumber } from "../../../platform/figures/day-numbers.ts";
import { numericOf } from "../ledger/days.ts";
import { loadAccountHolders } from "./account-holders.ts";
import { takeTurnsOfBalances } from "./balance-turns.ts";
import { type LeavePolicy, loadLeavePolicies } from "./leave-policies.ts";
import { newRow, storedOpening } from "./open-balance.ts";
import { outsideYear, yearOfRow } from "./row-of-year.ts";
import { loadKnownYears } from "./stored-rows.ts";

const lock = ({ id }: ComingWrite, work: Work): Promise<void> => takeTurnsOfBalances(work, [id]);

async function validate(change: Change, work: Work): Promise<void> {
  const { values } = change;
  const policyId = String(values.holiday_policy_id);
  const policy = (await loadLeavePolicies(work, [policyId])).get(policyId);
  if (!policy || change.unread.has("year") || typeof values.year !== "number") return;
  if (!change.stored) await settleOpening(change, policy, work);
  if (change.stored && change.changes("initial_balance")) values.written_initial = values.initial_balance;
  checkInitial(change, policy);
  const year = yearOfRow(policy, values.year);
  for (const name of ["accrues_from", "carry_over_expires_on"]) {
    const date = values[name];
    const problem = typeof date === "string" ? outsideYear(date, year, fieldLabel(name)) : null;
    if (problem) change.fail(name, problem);
  }
  // A balance that is written to makes its policy one in use.
  if (change.changes("written_initial"))
    await work.journal.touch(work.resource("holiday-policies"), [policyId]);
}

/** Fills in what a row opens with where the request does not say, and refuses a second live one. */
async function settleOpening({ values, sent, fail }: Change, policy: LeavePolicy, work: Work): Promise<void> {
  const employeeId = String(values.employee_id);
  const holder = (await loadAccountHolders(work, [employeeId])).get(employeeId);
  if (!holder) return;
  const rows = await loadKnownYears(work, employeeId, policy.id);
  if (rows.some(({ year, is_live }) => is_live && year === values.year))
    fail("year", fieldMessage(MESSAGES.taken, "year"));
  const opened = newRow(holder, policy, Number(values.year), {
    isFirst: rows.length === 0,
    today: work.today,
  });
  const brought = opened.writtenInitial === null ? null : numericOf(opened.writtenInitial);
  values.written_initial = values.initial_balance ?? brought;
  for (const [name, value] of Object.entries(storedOpening(opened))) {
    const isLimit = name.startsWith("carry_over");
    if (isLimit ? !sent.has(name) : values[name] == null) values[name] = value;
  }
}

function checkInitial({ values, fail }: Change, { terms }: LeavePolicy): void {
  if (terms.accrualMethod === "unlimited" && values.written_initial != null)
    fail("initial_balance", "The initial balance field is prohibited: the policy keeps no balance.");
}

type Held = { readonly start_date: string; readonly end_date: string };

/** An account in which somebody has asked for leave, or has it, stays. */
async function beforeDelete(stored: Readonly<Values>, work: Work): Promise<void> {
  const policyId = String(stored.holiday_policy_id);
  const policy = (await loadLeavePolicies(work, [policyId])).get(policyId)!;
  const { from, to } = yearOfRow(policy, Number(stored.year));
  const held = await work.rows<Held>(sql`select h.start_date, h.end_date from holidays h
    where h.workspace_id = ${fromContext("workspace")} and h.employee_id = ${stored.employee_id}
      and h.holiday_policy_id = ${policyId} and h.status in ('pending', 'approved')
      and exists (select from holiday_days d where d.workspace_id = h.workspace_id and d.holiday_id = h.id
        and d.date between ${dayOfNumber(from)}::date and ${dayOfNumber(to)}::date)
    order by h.start_date, h.id`);
  if (held.length === 0) return;
  const named = held.slice(0, 5).map(({ start_date, end_date }) => `${start_date} to ${end_date}`);
  const requests = held.length === 1 ? "1 holiday request" : `${held.length} holiday requests`;
  const more = held.length > named.length ? ", …" : "";
  throw conflict(`The holiday balance is still referred to by ${requests} (${named.join(", ")}${more}).`);
}

/** Rules of writing an account. Requests of its employee wait meanwhile. */
export const balanceHooks: Hooks = { lock, validate, beforeDelete };
