import { holds } from "../../../engine/declare/index.ts";
import { fromContext, sql } from "../../../engine/sql/index.ts";
import {
  type Change,
  conflict,
  fieldMessage,
  forbidden,
  type Hooks,
  MESSAGES,
  message,
  type ReadOnlyWork,
  type SettledChange,
  type StoredRecord,
  type Work,
  type WrittenChange,
} from "../../../engine/work/index.ts";
import { MANAGERS } from "../rights.ts";
import { isClosed, PARENT_CLOSED } from "./goal-state.ts";
import { hasChildren, heightOf, lockGoals, MAX_LEVELS, pathToTop, refreshProgress } from "./goal-tree.ts";
import { completed, type KeyResult, type SentKeyResult } from "./key-results.ts";

type Goal = SettledChange<"goals">;

function settle(change: Change<"goals">, work: ReadOnlyWork): void {
  const { kind, values, stored, sent, unread, fail } = change;
  if (kind === "create") {
    if (values.level === "employee" && !unread.has("employee_id"))
      values.employee_id ??= work.actor.employeeId;
    values.status = values.activate === false ? "draft" : "active";
  }
  if (!sent.has("key_results")) return;
  const present = (stored?.key_results ?? []) as readonly KeyResult[];
  const results = completed(values.key_results as readonly SentKeyResult[], present, () => work.newId());
  for (const [index, result] of results.entries()) {
    const path = `key_results.${index}.id`;
    if (result === null) fail(path, fieldMessage(MESSAGES.selected, path));
  }
  values.key_results = results.filter((result) => result !== null);
}

async function check(change: Goal, work: ReadOnlyWork): Promise<void> {
  const { values, unread, fail } = change;
  if (values.level === "employee" && !values.employee_id && !unread.has("employee_id"))
    fail("employee_id", fieldMessage(MESSAGES.required, "employee_id"));
  if (change.kind === "create" || change.changes("employee_id") || change.changes("department_id"))
    await requireRight(change, work);
  refuseWhileClosed(change);
  await checkParent(change, work);
  await checkEvaluation(change, work);
  await checkManualProgress(change, work);
}

/** Whoever may write no goal of HR writes their own, those of reports, and those of departments that they head. @throws 403 */
async function requireRight({ values }: Goal, work: ReadOnlyWork): Promise<void> {
  if (holds(work.actor, MANAGERS)) return;
  const { level, employee_id, department_id } = values;
  if (level === "company") throw forbidden(MANAGERS, "level");
  const row = await work.row<{ may: boolean | null }>(
    level === "department"
      ? sql`select exists (select 1 from departments d where d.workspace_id = ${fromContext("workspace")}
          and d.id = ${department_id ?? null} and d.manager_employee_id = ${fromContext("self")}) as may`
      : sql`select ${employee_id ?? null}::text = ${fromContext("self")}
          or is_superior(${fromContext("workspace")}, ${fromContext("team")}, ${employee_id ?? null}::text) as may`,
  );
  if (row?.may !== true && (level === "department" ? department_id : employee_id))
    throw forbidden(MANAGERS, level === "department" ? "department_id" : "employee_id");
}

function refuseWhileClosed({ stored, changes, fail }: Goal): void {
  if (stored === null || stored.status === "draft" || stored.status === "active") return;
  for (const name of ["key_results", "manual_progress"] as const) {
    if (changes(name))
      fail(name, message`The ${name.replace("_", " ")} field cannot be changed once the goal is closed.`);
  }
}

async function checkParent(change: Goal, work: ReadOnlyWork): Promise<void> {
  const { id, kind, values, fail } = change;
  const parent = values.parent_goal_id ?? null;
  if (parent === null || !change.changes("parent_goal_id")) return;
  if (!(await work.sees("goals", parent))) {
    fail("parent_goal_id", fieldMessage(MESSAGES.selected, "parent_goal_id"));
    return;
  }
  const path = await pathToTop(work, parent);
  if (path.includes(id)) {
    fail("parent_goal_id", "The parent goal id field would create a cycle.");
    return;
  }
  const height = kind === "create" ? 1 : await heightOf(work, id);
  if (path.length + height > MAX_LEVELS)
    fail("parent_goal_id", message`The parent goal id field would make more than ${MAX_LEVELS} levels.`);
  const above = (await work.find("goals", parent))!;
  if (values.status === "active" && isClosed(above.status)) fail("parent_goal_id", PARENT_CLOSED);
}

async function checkEvaluation(change: Goal, work: ReadOnlyWork): Promise<void> {
  const { values, fail } = change;
  const { evaluation_id, employee_id } = values;
  if (!evaluation_id || !(change.changes("evaluation_id") || change.changes("employee_id"))) return;
  const evaluation = await work.find("evaluations", evaluation_id);
  const isSeen = change.changes("evaluation_id") ? await work.sees("evaluations", evaluation_id) : true;
  if (!isSeen || evaluation?.employee_id !== employee_id)
    fail("evaluation_id", fieldMessage(MESSAGES.selected, "evaluation_id"));
}

export const MEASURED_OTHERWISE =
  "The manual progress field is prohibited when the goal has key results or children.";

async function checkManualProgress(change: Goal, work: ReadOnlyWork): Promise<void> {
  const { id, kind, values, sent, fail } = change;
  if (!sent.has("manual_progress") || (values.manual_progress ?? null) === null) return;
  if (!change.changes("manual_progress") && !change.changes("key_results")) return;
  const isMeasured =
    (values.key_results ?? []).length > 0 || (kind === "update" && (await hasChildren(work, id)));
  if (isMeasured) fail("manual_progress", MEASURED_OTHERWISE);
}

async function refresh({ id, stored, values }: WrittenChange<"goals">, work: Work): Promise<void> {
  await refreshProgress(work, id);
  if (stored && stored.parent_goal_id !== values.parent_goal_id)
    await refreshProgress(work, stored.parent_goal_id);
}

async function refuseDeletion(
  { id, status }: Readonly<StoredRecord<"goals">>,
  work: ReadOnlyWork,
): Promise<void> {
  if (status === "draft") return;
  if (status !== "active") throw conflict("A goal that is closed cannot be deleted.");
  const checkIn = await work.row(sql`select 1 as found from goal_check_ins c
    where c.workspace_id = ${fromContext("workspace")} and c.goal_id = ${id} limit 1`);
  if (checkIn) throw conflict("A goal with check-ins cannot be deleted; cancel it instead.");
}

/** The hooks of goals. */
export const goalHooks: Hooks<"goals"> = {
  lock: (_coming, work) => lockGoals(work),
  settle,
  check: { write: check, delete: refuseDeletion },
  after: { write: refresh, delete: ({ parent_goal_id }, work) => refreshProgress(work, parent_goal_id) },
};
