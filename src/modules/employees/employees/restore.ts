import { action, field, openWhenEach } from "../../../engine/declare/index.ts";
import type { ActionContext, GivenParameters, StoredRecord, Work } from "../../../engine/work/index.ts";
import { accountOf, reopenAccount } from "../users/accounts.ts";
import { LEAVING_MANAGERS, lockLeaving, setArchiver } from "./leaving-rights.ts";
import { nearestSuperior } from "./reporting-tree.ts";

const restoreParameters = {
  keep_termination_date: field.boolean().default(false),
  restore_user: field.boolean().default(true),
};

async function runRestore({
  work,
  records,
  params,
}: ActionContext<"employees", GivenParameters<typeof restoreParameters>>): Promise<undefined> {
  const restored = records.map(({ id }) => id);
  for (const record of records) {
    const { id } = record;
    if (params.restore_user === true) await reopenAccount(work, await accountOf(work, id));
    const end =
      params.keep_termination_date === true ? {} : { termination_date: null, termination_reason: null };
    await work.update("employees", id, {
      archived_at: null,
      manager_employee_id: await managerOfRestored(work, record, restored),
      ...end,
    });
    await setArchiver(work, id, null);
  }
}

/** The manager of a restored employee; an archived one is replaced by the nearest unarchived superior. */
async function managerOfRestored(
  work: Work,
  record: StoredRecord<"employees">,
  restored: readonly string[],
): Promise<string | null> {
  const manager = record.manager_employee_id;
  if (manager === null || restored.includes(manager)) return manager;
  return nearestSuperior(work, record.id, []);
}

export const restore = action("employees", {
  title: "Restore",
  done: "Restored",
  description: "Restores an archived employee and reopens the account.",
  grants: LEAVING_MANAGERS,
  lock: lockLeaving,
  parameters: restoreParameters,
  reads: ["archived_at"],
  openWhen: openWhenEach(({ archived_at }) =>
    archived_at === null ? "The employee is not archived." : null,
  ),
  run: runRestore,
});
