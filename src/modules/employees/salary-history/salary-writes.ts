import { addDays } from "../../../engine/declare/index.ts";
import { fromContext, sql } from "../../../engine/sql/index.ts";
import type {
  Change,
  ComingWrite,
  Hooks,
  ReadOnlyWork,
  SettledChange,
  StoredRecord,
  Work,
  WrittenChange,
} from "../../../engine/work/index.ts";
import { lockSalaries, type SalaryPeriod, salaryPeriods } from "./salary.ts";

const OVERLAP = "The period overlaps another salary of the employee.";

/** The periods before and after a new or changed one. */
interface Neighbours {
  readonly before: SalaryPeriod | undefined;
  readonly next: SalaryPeriod | undefined;
}

/** Ends a period without an end before the next one. */
async function settle(change: Change<"salary-history">, work: ReadOnlyWork): Promise<Neighbours | null> {
  const { values } = change;
  const { employee_id: employeeId, start_date: start } = values;
  if (!employeeId || !start) return null;
  await lockSalaries(work, employeeId);
  const others = (await salaryPeriods(work, employeeId)).filter((period) => period.id !== change.id);
  const before = others.filter((period) => period.start_date < start).at(-1);
  const next = others.find((period) => period.start_date >= start);
  if (change.kind === "create" && (values.end_date ?? null) === null && next && next.start_date > start)
    values.end_date = addDays(next.start_date, -1);
  return { before, next };
}

/** Refuses an overlap, except with an open-ended period before it, which `closeBefore` ends. */
function check(
  { kind, values, fail }: SettledChange<"salary-history">,
  _work: ReadOnlyWork,
  around: Neighbours | null,
): void {
  const { start_date: start, end_date: end = null } = values;
  if (!around || !start) return;
  const { before, next } = around;
  const closesBefore = kind === "create" && before?.end_date === null;
  const overlapsBefore = before && !closesBefore && (before.end_date === null || before.end_date >= start);
  const overlapsNext = next && (end === null || end >= next.start_date);
  if (overlapsBefore || overlapsNext) fail("start_date", OVERLAP);
}

/** Notes in the journal that the employee changes, who shows the current salary. */
const noteEmployee = ({ employee_id }: { readonly employee_id: string }, work: Work): Promise<void> =>
  work.update("employees", employee_id, {});

async function closeBefore(change: WrittenChange<"salary-history">, work: Work): Promise<void> {
  if (change.kind !== "create") return;
  const start = change.values.start_date;
  const periods = await salaryPeriods(work, change.values.employee_id);
  const open = periods.find((period) => period.start_date < start && period.end_date === null);
  if (open) await work.update("salary-history", open.id, { end_date: addDays(start, -1) });
}

/** Locks the employee before the row, in the same order as changes of the employee's salary. */
async function lock({ id }: ComingWrite<"salary-history">, work: Work): Promise<void> {
  const row =
    id === null
      ? null
      : await work.row<{ employee_id: string }>(
          sql`select employee_id from salary_history where workspace_id = ${fromContext("workspace")} and id = ${id}`,
        );
  if (row) await lockSalaries(work, row.employee_id);
}

/** Extends the period that ended the day before to the end of the deleted one. */
async function extendBefore(stored: Readonly<StoredRecord<"salary-history">>, work: Work): Promise<void> {
  const employeeId = stored.employee_id;
  await noteEmployee(stored, work);
  const dayBefore = addDays(stored.start_date, -1);
  const before = (await salaryPeriods(work, employeeId)).find((period) => period.end_date === dayBefore);
  if (before) await work.update("salary-history", before.id, { end_date: stored.end_date });
}

/** The hooks of the salary history. */
export const salaryHooks: Hooks<"salary-history", Neighbours | null> = {
  lock,
  settle,
  check: { write: check },
  after: {
    check: { write: ({ values }, work) => noteEmployee(values, work), delete: extendBefore },
    write: closeBefore,
  },
};
