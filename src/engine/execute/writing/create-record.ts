import { ErrorList } from "../../errors/error-list.ts";
import type { CreatePlan } from "../../plan/write-plan.ts";
import { rightsToCreate } from "../../plan/write-rights.ts";
import { readBody } from "../../request/record-values.ts";
import type { ResourceSchema } from "../../schema/schema.ts";
import type { Change } from "../../work/contexts.ts";
import type { Values } from "../../work/records.ts";
import type { UploadedFile } from "../../work/uploaded-file.ts";
import type { UnitOfWork } from "../work/unit-of-work.ts";
import { changeOf, validate } from "./pending-change.ts";
import { insertRecord } from "./stored-records.ts";
import type { WrittenTogether } from "./written-together.ts";

/** A record that satisfies all rules and is not written yet. */
export interface PreparedRecord {
  readonly change: Change;
  /** What `settle` returned for the other hooks. */
  readonly settled: unknown;
  /** The values to store; without an id where the table counts its keys. */
  readonly values: Values;
}

/** What a record is created from besides its body. */
interface Further {
  /** Stored values of system fields, for a record that is created as a side effect; the rules see them too. */
  readonly systemValues?: Values;
  readonly file?: UploadedFile | null;
  /** The records that it is written together with. */
  readonly together?: WrittenTogether;
}

/** Creates a record from a body; returns its id, or null if problems were added to `errors`. */
export async function createOne(
  work: UnitOfWork,
  plan: Pick<CreatePlan, "resource" | "rights">,
  body: Readonly<Record<string, unknown>>,
  errors: ErrorList,
  further: Further = {},
): Promise<string | null> {
  const prepared = await prepareOne(work, plan, body, errors, further);
  return prepared === null ? null : storeOne(work, plan.resource, prepared);
}

/** Reads and checks a body without writing anything; null if problems were added to `errors`. */
export async function prepareOne(
  work: UnitOfWork,
  { resource, rights }: Pick<CreatePlan, "resource" | "rights">,
  body: Readonly<Record<string, unknown>>,
  errors: ErrorList,
  { systemValues = {}, file = null, together }: Further = {},
): Promise<PreparedRecord | null> {
  const isCounted = resource.key === "integer";
  await resource.hooks.lock?.({ kind: "create", sent: new Set(Object.keys(body)), id: null }, work);
  const read = readBody(resource, body, null, rights, work.workspace, errors);
  const id = isCounted ? "0" : work.newId();
  const change = changeOf(
    "create",
    id,
    null,
    { ...read, values: { ...read.values, ...systemValues } },
    errors,
    file,
    together,
  );
  const settled = await validate(work, resource, change, together);
  if (!errors.isEmpty) return null;
  return { change, settled, values: isCounted ? change.values : { ...change.values, id } };
}

/** Writes a record that satisfies all rules; returns its id. */
export async function storeOne(
  work: UnitOfWork,
  resource: ResourceSchema,
  { change, settled, values }: PreparedRecord,
): Promise<string> {
  await resource.hooks.after?.check?.write?.(change, work, settled);
  const created = await insertRecord(work, resource, values);
  await resource.hooks.after?.write?.({ ...change, id: created }, work, settled);
  return created;
}

/**
 * Like `createOne`, but checks the rights of the work's actor.
 * @throws 422 with all invalid fields; 403 if the actor may create none
 */
export async function createByRules(
  work: UnitOfWork,
  resource: ResourceSchema,
  body: Readonly<Values>,
  further: Further = {},
): Promise<string> {
  const errors = new ErrorList();
  const plan = { resource, rights: rightsToCreate(resource, work.actor) };
  const id = await createOne(work, plan, body, errors, further);
  errors.throwIfAny();
  // The caller may report the errors of this record at another path.
  await work.settle();
  return id!;
}
