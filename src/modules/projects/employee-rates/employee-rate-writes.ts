import { fromContext, sql } from "../../../engine/sql/index.ts";
import {
  type Change,
  type ComingWrite,
  fieldMessage,
  type Hooks,
  MESSAGES,
  type ReadOnlyWork,
  type SettledChange,
  type StoredRecord,
  type Work,
} from "../../../engine/work/index.ts";

/** Locks the employee, as every write of the employee's rates does. */
const lockEmployee = (work: ReadOnlyWork, employeeId: string): Promise<unknown> =>
  work.rows(sql`select 1 from employees
    where workspace_id = ${fromContext("workspace")} and id = ${employeeId} for update`);

async function lock({ id }: ComingWrite<"employee-rates">, work: Work): Promise<void> {
  const row =
    id === null
      ? null
      : await work.row<{ employee_id: string }>(
          sql`select employee_id from employee_rates where workspace_id = ${fromContext("workspace")} and id = ${id}`,
        );
  if (row) await lockEmployee(work, row.employee_id);
}

async function settle(change: Change<"employee-rates">, work: ReadOnlyWork): Promise<void> {
  const { employee_id: employeeId, kind } = change.values;
  if (!employeeId || !kind) return;
  await lockEmployee(work, employeeId);
  await settleRate(change, employeeId, work);
}

async function check(change: SettledChange<"employee-rates">, work: ReadOnlyWork): Promise<void> {
  const { values } = change;
  if (values.kind === "billed" && values.rate_type === "monthly") {
    change.fail("rate_type", "The rate type field is prohibited unless kind is internal_cost.");
  }
  const { employee_id: employeeId, kind } = values;
  if (!employeeId || !kind) return;
  if (values.rate_type === "monthly" && (values.hourly_rate ?? null) !== null)
    change.fail("hourly_rate", "The hourly rate field is prohibited unless rate type is hourly.");
  await checkBeginning(change, work);
}

/** Clears the fields that the rate type does not have; the default of the weekly hours are those of the employee. */
async function settleRate(
  change: Change<"employee-rates">,
  employeeId: string,
  work: ReadOnlyWork,
): Promise<void> {
  const { values, sent } = change;
  if (values.rate_type === "monthly") {
    if (!sent.has("hourly_rate")) values.hourly_rate = null;
    values.weekly_hours_capacity ??= await hoursOf(work, employeeId);
    return;
  }
  for (const name of ["monthly_rate", "weekly_hours_capacity"] as const)
    if (!sent.has(name)) values[name] = null;
}

async function hoursOf(work: ReadOnlyWork, employeeId: string): Promise<number | null> {
  const row = await work.row<{ hours: number }>(sql`select e.weekly_hours_capacity as hours from employees e
    where e.workspace_id = ${fromContext("workspace")} and e.id = ${employeeId}`);
  return row?.hours ?? null;
}

/** Only one row of an employee and kind can be without a first day. */
async function checkBeginning(change: SettledChange<"employee-rates">, work: ReadOnlyWork): Promise<void> {
  const { values, id } = change;
  if ((values.starts_at ?? null) !== null) return;
  const other = await work.row(sql`select 1 from employee_rates r
    where r.workspace_id = ${fromContext("workspace")} and r.employee_id = ${values.employee_id}
      and r.kind = ${values.kind} and r.starts_at is null and r.id <> ${id}`);
  if (other) change.fail("starts_at", fieldMessage(MESSAGES.taken, "starts_at"));
}

/** Notes changes of records that show the rate: the employee has today's rate, and each row ends before the next. */
async function touchShown(
  work: Work,
  { employee_id, kind }: Pick<StoredRecord<"employee-rates">, "employee_id" | "kind">,
): Promise<void> {
  await work.journal.touch("employees", [employee_id]);
  const rows = await work.rows<{ id: string }>(sql`select r.id from employee_rates r
    where r.workspace_id = ${fromContext("workspace")} and r.employee_id = ${employee_id} and r.kind = ${kind}`);
  await work.journal.touch(
    "employee-rates",
    rows.map(({ id }) => id),
  );
}

/** The hooks of employee rates. */
export const employeeRateHooks: Hooks<"employee-rates"> = {
  lock,
  settle,
  check: { write: check },
  after: {
    check: {
      write: ({ values }, work) => touchShown(work, values),
      delete: (stored, work) => touchShown(work, stored),
    },
  },
};
