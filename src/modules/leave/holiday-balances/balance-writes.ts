import { fromContext, sql } from "../../../engine/sql/index.ts";
import {
  type Change,
  type ComingWrite,
  conflict,
  counted,
  fieldLabel,
  fieldMessage,
  type Hooks,
  MESSAGES,
  message,
  type ReadOnlyWork,
  type SettledChange,
  type StoredRecord,
  type Work,
  type WrittenChange,
} from "../../../engine/work/index.ts";
import { dayOfNumber } from "../../../platform/figures/day-numbers.ts";
import { numericOf } from "../ledger/days.ts";
import { loadAccountHolders } from "./account-holders.ts";
import { lockBalances } from "./balance-locks.ts";
import { type LeavePolicy, loadLeavePolicies } from "./leave-policies.ts";
import { newRow, storedOpening } from "./open-balance.ts";
import { outsideYear, yearOfRow } from "./row-of-year.ts";
import { loadKnownYears } from "./stored-rows.ts";

const lock = ({ id }: ComingWrite<"holiday-balances">, work: Work): Promise<void> => lockBalances(work, [id]);

/** What `settle` passes on to the other hooks: the policy of the balance and its leave year. */
interface Terms {
  readonly policy: LeavePolicy;
  readonly year: number;
  /** Whether the employee already has a balance of that year. */
  readonly isTaken: boolean;
}

/** Fills in the opening values and returns the terms; null if policy or year are missing. */
async function settle(change: Change<"holiday-balances">, work: ReadOnlyWork): Promise<Terms | null> {
  const { values, stored, unread } = change;
  if (!values.holiday_policy_id) return null;
  const policy = (await loadLeavePolicies(work, [values.holiday_policy_id])).get(values.holiday_policy_id);
  if (!policy || unread.has("year") || typeof values.year !== "number") return null;
  const terms = { policy, year: values.year };
  if (!stored) return { ...terms, isTaken: await settleOpening(change, terms, work) };
  if (change.changes("initial_balance")) values.written_initial = values.initial_balance;
  return { ...terms, isTaken: false };
}

const DAYS_OF_THE_YEAR = ["accrues_from", "carry_over_expires_on"] as const;

function check(change: SettledChange<"holiday-balances">, _work: ReadOnlyWork, terms: Terms | null): void {
  if (!terms) return;
  if (terms.isTaken) change.fail("year", fieldMessage(MESSAGES.taken, "year"));
  checkInitial(change, terms.policy);
  const year = yearOfRow(terms.policy, terms.year);
  for (const name of DAYS_OF_THE_YEAR) {
    const date = change.values[name];
    const problem = typeof date === "string" ? outsideYear(date, year, fieldLabel(name)) : null;
    if (problem) change.fail(name, problem);
  }
}

/** A written opening balance makes the policy one that is in use, which the policy shows. */
async function notePolicy(
  { changes }: WrittenChange<"holiday-balances">,
  work: Work,
  terms: Terms | null,
): Promise<void> {
  if (terms && changes("written_initial")) await work.journal.touch("holiday-policies", [terms.policy.id]);
}

/** Fills in the opening values that the request does not give. Returns whether the employee already has such a balance. */
async function settleOpening(
  { values, sent }: Change<"holiday-balances">,
  { policy, year: wanted }: Pick<Terms, "policy" | "year">,
  work: ReadOnlyWork,
): Promise<boolean> {
  const { employee_id: employeeId } = values;
  if (!employeeId) return false;
  const holder = (await loadAccountHolders(work, [employeeId])).get(employeeId);
  if (!holder) return false;
  const rows = await loadKnownYears(work, employeeId, policy.id);
  const opened = newRow(holder, policy, wanted, {
    isFirst: rows.length === 0,
    today: work.today,
  });
  const brought = opened.writtenInitial === null ? null : numericOf(opened.writtenInitial);
  values.written_initial = values.initial_balance ?? brought;
  const opening = storedOpening(opened);
  if (!sent.has("carry_over_max_days")) values.carry_over_max_days = opening.carry_over_max_days;
  if (!sent.has("carry_over_expires_on")) values.carry_over_expires_on = opening.carry_over_expires_on;
  values.entitlement ??= opening.entitlement;
  values.accrues_from ??= opening.accrues_from;
  return rows.some(({ year, is_live }) => is_live && year === wanted);
}

function checkInitial({ values, fail }: SettledChange<"holiday-balances">, { terms }: LeavePolicy): void {
  if (terms.accrualMethod === "unlimited" && values.written_initial != null)
    fail("initial_balance", "The initial balance field is prohibited: the policy has no balance.");
}

type Held = { readonly start_date: string; readonly end_date: string };

/** Refuses to delete a balance with pending or approved leave. */
async function refuseWithRequests(
  stored: Readonly<StoredRecord<"holiday-balances">>,
  work: ReadOnlyWork,
): Promise<void> {
  const policyId = stored.holiday_policy_id;
  const policy = (await loadLeavePolicies(work, [policyId])).get(policyId)!;
  const { from, to } = yearOfRow(policy, stored.year);
  const held = await work.rows<Held>(sql`select h.start_date, h.end_date from holidays h
    where h.workspace_id = ${fromContext("workspace")} and h.employee_id = ${stored.employee_id}
      and h.holiday_policy_id = ${policyId} and h.status in ('pending', 'approved')
      and exists (select from holiday_days d where d.workspace_id = h.workspace_id and d.holiday_id = h.id
        and d.date between ${dayOfNumber(from)}::date and ${dayOfNumber(to)}::date)
    order by h.start_date, h.id`);
  if (held.length === 0) return;
  const named = held.slice(0, 5).map(({ start_date, end_date }) => `${start_date} to ${end_date}`);
  const requests = counted(held.length, "holiday request", "holiday requests");
  const more = held.length > named.length ? ", …" : "";
  throw conflict(
    message`The holiday balance is still referred to by ${requests} (${named.join(", ")}${more}).`,
  );
}

/** The hooks of balances. They lock the leave of the employee. */
export const balanceHooks: Hooks<"holiday-balances", Terms | null> = {
  lock,
  settle,
  check: { write: check, delete: refuseWithRequests },
  after: { check: { write: notePolicy } },
};
