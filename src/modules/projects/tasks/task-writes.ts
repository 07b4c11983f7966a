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
import { fieldMessage, MESSAGES } from "../../../engine/work/index.ts";
import { checkOpenProject, requireLeadOrManager } from "../part-rights.ts";
import { closeGap, countTasks, makeRoom } from "./task-order.ts";

/** Writes that change positions run one at a time, so that positions stay 1 to n. */
async function lock({ kind, sent }: ComingWrite<"tasks">, work: Work): Promise<void> {
  const isDelete = kind === "update" && sent.size === 0;
  if (kind === "create" || isDelete || sent.has("position") || sent.has("project_id"))
    await work.lock("task-order");
}

/** Whether the change would move a task with time to another project. */
const movesUsedTask = ({ stored, changes }: SettledChange<"tasks">): boolean =>
  stored?.is_used === true && changes("project_id");

async function settle(change: Change<"tasks">, work: ReadOnlyWork): Promise<void> {
  const { project_id: projectId } = change.values;
  if (projectId && !movesUsedTask(change)) await settlePosition(change, projectId, work);
}

async function check(change: SettledChange<"tasks">, work: ReadOnlyWork): Promise<void> {
  const { project_id: projectId } = change.values;
  if (!projectId) return;
  if (change.changes("project_id")) {
    if (movesUsedTask(change)) {
      change.fail("project_id", "The project id field cannot be changed.");
      return;
    }
    await requireLeadOrManager(work, projectId);
    await checkOpenProject(change, work);
  }
  await checkAssigned(change, projectId, work);
}

/** Limits the position to the end of the list, which is also the default for new and moved tasks. */
async function settlePosition(change: Change<"tasks">, projectId: string, work: ReadOnlyWork): Promise<void> {
  const { values, sent } = change;
  const moves = change.changes("project_id");
  if (!moves && !change.changes("position")) return;
  const last = (await countTasks(work, projectId)) + (moves ? 1 : 0);
  const requested = sent.has("position") ? values.position : null;
  values.position = Math.min(requested ?? last, last);
}

/** New assignees need an assignment to the project that has not ended; existing ones may stay. */
async function checkAssigned(
  change: SettledChange<"tasks">,
  projectId: string,
  work: ReadOnlyWork,
): Promise<void> {
  const field = "assigned_employee_ids";
  if (!change.changes(field) && !change.changes("project_id")) return;
  const named = change.values[field] ?? [];
  const current = change.changes("project_id") ? [] : (change.stored?.[field] ?? []);
  const rows = await work.rows<{
    id: string;
  }>(sql`select distinct a.employee_id as id from project_assignments a
    where a.workspace_id = ${fromContext("workspace")} and a.project_id = ${projectId}
      and a.employee_id = any(${named}::text[]) and coalesce(a.ends_at, 'infinity') >= ${fromContext("today")}`);
  const able = new Set([...current, ...rows.map(({ id }) => id)]);
  named.forEach((id, index) => {
    if (!able.has(id)) change.fail(`${field}.${index}`, fieldMessage(MESSAGES.selected, `${field}.${index}`));
  });
}

async function keepOrder({ id, values, stored, changes }: WrittenChange<"tasks">, work: Work): Promise<void> {
  if (stored !== null && !changes("position") && !changes("project_id")) return;
  await makeRoom(work, values.project_id, { id, position: values.position });
  if (stored !== null && changes("project_id")) await closeGap(work, stored.project_id, id);
}

async function renumberOthers(stored: Readonly<StoredRecord<"tasks">>, work: Work): Promise<void> {
  await closeGap(work, stored.project_id, stored.id);
}

/** The hooks of tasks. */
export const taskHooks: Hooks<"tasks"> = {
  lock,
  settle,
  check: { write: check },
  after: { write: keepOrder, delete: renumberOthers },
};
