import { action, field, type Obstacle, type OpenWhen } from "../../../engine/declare/index.ts";
import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { ActionContext, GivenParameters, StoredRecord, Text, Work } from "../../../engine/work/index.ts";
import { noteKeysOf } from "../../api-keys/index.ts";
import {
  type Account,
  accountOf,
  accountOfEmployee,
  indexOfOwner,
  shutAccount,
  wouldLoseLastOwner,
} from "../users/accounts.ts";
import { archiveMessage } from "./archive-message.ts";
import { isLive, TERMINATION_REASONS } from "./employee-status.ts";
import { LEAVING_MANAGERS, lockLeaving, setArchiver } from "./leaving-rights.ts";
import { nearestSuperior, unarchivedDirectReports, wouldCycle } from "./reporting-tree.ts";

const archiveParameters = {
  termination_date: field
    .date()
    .gate("employment")
    .describe("The last day of employment; default: the stored one if it is past, otherwise today."),
  termination_reason: field.choice(...TERMINATION_REASONS).gate("employment"),
  new_manager_employee_id: field
    .reference("employees")
    .describe("The new manager of the active direct reports."),
};

type Archiving = ActionContext<"employees", GivenParameters<typeof archiveParameters>>;

/** Whether the employee is archived before or on the first day, so that there never was an employment. */
const isWithdrawn = ({ start_date }: StoredRecord<"employees">, today: string): boolean =>
  start_date >= today;

function checkTermination({ records, params, fail }: Archiving, today: string): void {
  const day = params.termination_date;
  if (day === null) {
    if (params.termination_reason !== null && records.some((record) => isWithdrawn(record, today))) {
      fail(
        "termination_reason",
        "The termination reason field is prohibited when start date is not before today.",
      );
    }
    return;
  }
  for (const record of records) {
    if (isWithdrawn(record, today)) {
      fail(
        "termination_date",
        "The termination date field is prohibited when start date is not before today.",
      );
    } else if (day <= record.start_date) {
      fail("termination_date", "The termination date field must be a date after start date.");
    }
  }
  if (day > today)
    fail("termination_date", "The termination date field must be a date before or equal to today.");
}

async function checkNewManager({ work, records, params, fail }: Archiving): Promise<void> {
  const manager = params.new_manager_employee_id;
  if (manager === null) return;
  const ids = records.map(({ id }) => id);
  const found = await work.row(sql`select e.id from employees e
    where e.workspace_id = ${fromContext("workspace")} and e.id = ${manager} and ${isLive("e")}`);
  if (!found || ids.includes(manager)) {
    fail("new_manager_employee_id", "The selected new manager employee id is invalid.");
    return;
  }
  for (const report of await unarchivedDirectReports(work, ids)) {
    if (await wouldCycle(work, report.id, manager)) {
      fail("new_manager_employee_id", "The new manager employee id field would create a reporting cycle.");
    }
  }
}

async function accountsOf(
  work: Work,
  records: readonly Pick<StoredRecord<"employees">, "id">[],
): Promise<Account[]> {
  const accounts: Account[] = [];
  for (const { id } of records) accounts.push(await accountOf(work, id));
  return accounts;
}

const facts = { account: accountOfEmployee };

const archivingObstacles: OpenWhen<"employees", unknown, typeof facts, "archived_at"> = async (
  records,
  work,
) => {
  const problems = records.map(
    ({ archived_at }): Obstacle => (archived_at === null ? null : "The employee is already archived."),
  );
  if (problems.some((problem) => problem !== null)) return problems;
  const owner = indexOfOwner(records.map(({ account }) => account));
  if (owner === -1) return problems;
  const ids = (await accountsOf(work, records)).map(({ id }) => id);
  if (!(await wouldLoseLastOwner(work, ids))) return problems;
  return problems.with(owner, "The last owner cannot be archived.");
};

const ids = (records: readonly { readonly id: string }[]): string[] => records.map(({ id }) => id);

async function runArchive(context: Archiving): Promise<{ message: Text }> {
  const { work, records, params } = context;
  const { today } = work;
  checkTermination(context, today);
  await checkNewManager(context);
  context.throwIfRefused();

  const moved = await endEmployments(work, records, params);
  return { message: await archiveMessage(work, ids(records), moved) };
}

type Leaving = Pick<
  Archiving["params"],
  "termination_date" | "termination_reason" | "new_manager_employee_id"
>;

/** Archives employees with their accounts; returns how many direct reports got another manager. */
async function endEmployments(
  work: Work,
  records: readonly StoredRecord<"employees">[],
  params: Leaving,
): Promise<number> {
  const { today } = work;
  const accounts = await accountsOf(work, records);
  const leaving = ids(records);
  const moved = await moveReports(work, leaving, params.new_manager_employee_id);
  await clearDepartmentHeads(work, leaving);
  for (const [index, record] of records.entries()) {
    const stored = record.termination_date;
    const withdrawn = isWithdrawn(record, today);
    const end = withdrawn
      ? null
      : (params.termination_date ?? (stored !== null && stored <= today ? stored : today));
    await noteKeysOf(work, accounts[index]!.id);
    await work.update("employees", leaving[index]!, {
      archived_at: work.now,
      termination_date: end,
      termination_reason: end === null ? null : (params.termination_reason ?? record.termination_reason),
    });
    await setArchiver(work, leaving[index]!, work.actor.employeeId);
    await shutAccount(work, accounts[index]!.id);
  }
  return moved;
}

/** Archives an employee before the first day, unless that was done already. The caller holds `lockLeaving`. */
export async function withdrawHire(work: Work, employeeId: string): Promise<void> {
  const employee = (await work.find("employees", employeeId))!;
  if (employee.archived_at !== null) return;
  const nothing = { termination_date: null, termination_reason: null, new_manager_employee_id: null };
  await endEmployments(work, [employee], nothing);
}

async function moveReports(
  work: Work,
  leaving: readonly string[],
  newManager: string | null,
): Promise<number> {
  const reports = await unarchivedDirectReports(work, leaving);
  for (const report of reports) {
    const manager = newManager ?? (await nearestSuperior(work, report.manager, leaving));
    await work.update("employees", report.id, { manager_employee_id: manager });
  }
  return reports.length;
}

async function clearDepartmentHeads(work: Work, leaving: readonly string[]): Promise<void> {
  const headed = await work.rows<{ id: string }>(sql`select d.id from departments d
    where d.workspace_id = ${fromContext("workspace")} and d.manager_employee_id = any(${leaving}::text[])`);
  for (const { id } of headed) await work.update("departments", id, { manager_employee_id: null });
}

/** Ends an employment, or withdraws a hire who has not started. */
export const archive = action("employees", {
  title: "Archive",
  done: "Archived",
  description:
    "Ends the employment, closes the account and moves the direct reports to the nearest superior.",
  grants: LEAVING_MANAGERS,
  lock: lockLeaving,
  parameters: archiveParameters,
  reads: ["archived_at"],
  facts,
  openWhen: archivingObstacles,
  run: runArchive,
});
