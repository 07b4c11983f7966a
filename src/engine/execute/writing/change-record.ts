import { ErrorList } from "../../errors/error-list.ts";
import type { ChangePlan } from "../../plan/write-plan.ts";
import { rowFlags } from "../../plan/write-rights.ts";
import { lockRows } from "../../query/seen-rows.ts";
import { readKey } from "../../request/read-key.ts";
import { readBody } from "../../request/record-values.ts";
import type { ResourceSchema } from "../../schema/schema.ts";
import type { Values } from "../../work/records.ts";
import { missingRight } from "../actions/missing-right.ts";
import { lockRecord } from "../reading/seen-records.ts";
import type { UnitOfWork } from "../work/unit-of-work.ts";
import { changeOf, validate } from "./pending-change.ts";
import { updateRecord } from "./stored-records.ts";

/**
 * Changes the given fields of a record; returns its id, or null if problems were added to `errors`.
 * @throws 404 if it is out of sight, 403 without a right, 412 if the precondition fails
 */
export async function changeOne(
  work: UnitOfWork,
  { resource, grants, flags }: Pick<ChangePlan, "resource" | "grants" | "flags">,
  idText: string,
  body: Readonly<Record<string, unknown>>,
  errors: ErrorList,
  requireUnchanged?: (work: UnitOfWork, id: string) => Promise<void>,
): Promise<string | null> {
  const sent = new Set(Object.keys(body));
  await resource.hooks.lock?.({ kind: "update", sent, id: readKey(resource, idText) }, work);
  const stored = await lockRecord(work, resource, idText, flags);
  const rights = flags.decide(stored);
  const id = String(stored.id);
  if (!rights) throw await missingRight(work, resource, grants, id);
  await requireUnchanged?.(work, id);
  const read = readBody(resource, body, stored, rights, work.workspace, errors);
  const change = changeOf("update", id, stored, read, errors);
  const settled = await validate(work, resource, change);
  if (!errors.isEmpty) return null;
  const changed = Object.fromEntries(Object.entries(change.values).filter(([name]) => change.changes(name)));
  if (Object.keys(changed).length > 0) {
    await resource.hooks.after?.check?.write?.(change, work, settled);
    await updateRecord(work, resource, id, changed);
    await resource.hooks.after?.write?.(change, work, settled);
  }
  return id;
}

/** Takes the locks of changes that follow, so that the records stay as they are until then. */
export async function lockToChange(
  work: UnitOfWork,
  resource: ResourceSchema,
  changes: readonly { readonly id: string; readonly sent: ReadonlySet<string> }[],
): Promise<void> {
  for (const change of changes) await resource.hooks.lock?.({ kind: "update", ...change }, work);
  await work.send(
    lockRows(
      resource,
      changes.map(({ id }) => id),
    ),
  );
}

/**
 * Like `changeOne`, but checks the rights of the work's actor.
 * @throws 422 with all invalid fields; 404 if the record is out of sight, 403 without a right
 */
export async function changeByRules(
  work: UnitOfWork,
  resource: ResourceSchema,
  id: string,
  body: Readonly<Values>,
): Promise<void> {
  const errors = new ErrorList();
  const grants = resource.policy.update;
  await changeOne(
    work,
    { resource, grants, flags: rowFlags(resource, work.actor, grants) },
    id,
    body,
    errors,
  );
  errors.throwIfAny();
  // The caller may report the errors of this record at another path.
  await work.settle();
}
