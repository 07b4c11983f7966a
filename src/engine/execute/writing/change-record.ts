import { ApiError, notFound } from "../../errors/api-error.ts";
import { ErrorList } from "../../errors/error-list.ts";
import type { ChangePlan } from "../../plan/write-plan.ts";
import { rowFlags } from "../../plan/write-rights.ts";
import { lockRows } from "../../query/seen-rows.ts";
import { readKey } from "../../request/read-key.ts";
import { readBody } from "../../request/record-values.ts";
import type { ResourceSchema } from "../../schema/schema.ts";
import type { Values } from "../../work/records.ts";
import type { Refusal } from "../../work/work.ts";
import { missingRight } from "../actions/missing-right.ts";
import { lockRecord, lockRecords } from "../reading/seen-records.ts";
import type { UnitOfWork } from "../work/unit-of-work.ts";
import { changeOf, validate } from "./pending-change.ts";
import { refusalOf } from "./refusal.ts";
import { updateRecord } from "./stored-records.ts";
import { WrittenTogether } from "./written-together.ts";

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
  return changeLocked(work, { resource, grants, flags }, stored, body, { errors, requireUnchanged });
}

/** What a change is made with besides the plan and the body. */
interface Changing {
  readonly errors: ErrorList;
  readonly requireUnchanged?: (work: UnitOfWork, id: string) => Promise<void>;
  /** The records that it is written together with. */
  readonly together?: WrittenTogether;
}

/** Changes a locked record as `changeOne` does. */
async function changeLocked(
  work: UnitOfWork,
  { resource, grants, flags }: Pick<ChangePlan, "resource" | "grants" | "flags">,
  stored: Values,
  body: Readonly<Record<string, unknown>>,
  { errors, requireUnchanged, together }: Changing,
): Promise<string | null> {
  const rights = flags.decide(stored);
  const id = String(stored.id);
  if (!rights) throw await missingRight(work, resource, grants, id);
  await requireUnchanged?.(work, id);
  const read = readBody(resource, body, stored, rights, work.workspace, errors);
  const change = changeOf("update", id, stored, read, errors, null, together);
  const settled = await validate(work, resource, change, together);
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

/**
 * Changes records like `changeByRules`, each with its own body, and reads once what is the same for all of them. The
 * records are read before the first is changed, so that no rule of the resource may change another one of them.
 * @returns what the rules refuse, by id; the others are changed
 * @throws 404 if one is out of sight, 403 without a right
 */
export async function changeEachByRules(
  work: UnitOfWork,
  resource: ResourceSchema,
  bodies: ReadonlyMap<string, Readonly<Values>>,
): Promise<ReadonlyMap<string, Refusal>> {
  const grants = resource.policy.update;
  const plan = { resource, grants, flags: rowFlags(resource, work.actor, grants) };
  const refused = new Map<string, Refusal>();
  const together = new WrittenTogether();
  for (const [id, body] of bodies)
    await resource.hooks.lock?.({ kind: "update", sent: new Set(Object.keys(body)), id }, work);
  const records = await lockRecords(work, resource, [...bodies.keys()], plan.flags);
  if (records.length < bodies.size) throw notFound();
  for (const stored of records) {
    const id = String(stored.id);
    const errors = new ErrorList();
    try {
      await changeLocked(work, plan, stored, bodies.get(id)!, { errors, together });
      errors.throwIfAny();
    } catch (error) {
      if (!(error instanceof ApiError) || error.kind !== "invalid") throw error;
      refused.set(id, refusalOf(error));
    }
  }
  return refused;
}
