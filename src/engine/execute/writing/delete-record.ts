import type { Condition } from "../../declare/policy.ts";
import { conflict } from "../../errors/api-error.ts";
import { counted, joined, type Message, message, said } from "../../errors/message.ts";
import { type RowFlags, rowFlags } from "../../plan/write-rights.ts";
import { countUses, restrictingReferences } from "../../query/count-uses.ts";
import { readKey } from "../../request/read-key.ts";
import type { ResourceSchema } from "../../schema/schema.ts";
import { missingRight } from "../actions/missing-right.ts";
import { lockRecord } from "../reading/seen-records.ts";
import type { UnitOfWork } from "../work/unit-of-work.ts";
import { removeRecord, updateRecord } from "./stored-records.ts";

/** What decides whether the actor may delete a record. */
interface Deletion {
  readonly resource: ResourceSchema;
  readonly grants: readonly Condition[];
  readonly flags: RowFlags;
}

/**
 * Deletes a record that nothing refers to.
 * @throws 404 if it is out of sight, 403 without a right, 409 naming what refers to it, 412 if the precondition fails
 */
export async function deleteOne(
  work: UnitOfWork,
  { resource, grants, flags }: Deletion,
  idText: string,
  requireUnchanged?: (work: UnitOfWork, id: string) => Promise<void>,
): Promise<void> {
  await resource.hooks.lock?.({ kind: "update", sent: new Set(), id: readKey(resource, idText) }, work);
  const stored = await lockRecord(work, resource, idText, flags);
  const id = String(stored.id);
  if (!flags.decide(stored)) throw await missingRight(work, resource, grants, id);
  await requireUnchanged?.(work, id);
  await resource.hooks.check?.delete?.(stored, work.readOnly);
  await resource.hooks.after?.check?.delete?.(stored, work);
  const uses = await usesOf(work, resource, id);
  if (uses.length > 0)
    throw conflict(
      message`The ${said(resource.singular)} is still referred to by ${joined(uses.map(inWords))}.`,
    );
  if (resource.softDeletes) await updateRecord(work, resource, id, { deleted_at: work.now }, "deleted");
  else await removeRecord(work, resource, id);
  await resource.hooks.after?.delete?.(stored, work);
}

/** Deletes records in their order, with the rules and rights of a request of the actor. */
export async function deleteByRules(
  work: UnitOfWork,
  resource: ResourceSchema,
  ids: readonly string[],
): Promise<void> {
  const grants = [resource.policy.delete];
  const deletion = { resource, grants, flags: rowFlags(resource, work.actor, grants) };
  for (const id of ids) await deleteOne(work, deletion, id);
}

interface Use {
  readonly referring: ResourceSchema;
  readonly count: number;
}

/** The references that prevent the deletion. */
export async function usesOf(work: UnitOfWork, resource: ResourceSchema, id: string): Promise<Use[]> {
  const references = restrictingReferences(resource);
  if (references.size === 0) return [];
  const row = await work.row<Record<string, number>>(countUses(resource, id, references));
  return [...references.keys()]
    .map((referring) => ({ referring, count: row?.[referring.name] ?? 0 }))
    .filter(({ count }) => count > 0);
}

const inWords = ({ referring, count }: Use): Message => counted(count, referring.singular, referring.plural);
