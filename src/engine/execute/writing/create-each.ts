import { ApiError } from "../../errors/api-error.ts";
import { ErrorList } from "../../errors/error-list.ts";
import { rightsToCreate } from "../../plan/write-rights.ts";
import type { ResourceSchema } from "../../schema/schema.ts";
import type { Values } from "../../work/records.ts";
import type { CreatingTogether, Creation } from "../../work/work.ts";
import type { UnitOfWork } from "../work/unit-of-work.ts";
import { type PreparedRecord, prepareOne, storeOne } from "./create-record.ts";
import { insertRecords } from "./record-batches.ts";
import { refusalOf } from "./refusal.ts";
import { WrittenTogether } from "./written-together.ts";

/**
 * Creates a record from a body with the rules and rights of a request. A body that the rules refuse writes nothing, so
 * that others can follow it in the same transaction.
 * @throws 403 if the actor may create none or may not write one of the fields; 422 if the database or a reaction
 *   refuses a record that satisfies all rules, after which the transaction cannot go on
 */
export async function tryToCreate(
  work: UnitOfWork,
  resource: ResourceSchema,
  body: Readonly<Values>,
): Promise<Creation> {
  const prepared = await tryToPrepare(work, resource, body);
  if (!("change" in prepared)) return prepared;
  const id = await storeOne(work, resource, prepared);
  // The caller may report the errors of this record at another path.
  await work.settle();
  return { id };
}

/** Reads and checks a body, or tells what the rules refuse. */
async function tryToPrepare(
  work: UnitOfWork,
  resource: ResourceSchema,
  body: Readonly<Values>,
  together?: WrittenTogether,
): Promise<PreparedRecord | Extract<Creation, { id: null }>> {
  const errors = new ErrorList();
  const plan = { resource, rights: rightsToCreate(resource, work.actor) };
  try {
    const prepared = await prepareOne(work, plan, body, errors, { together });
    if (prepared) return prepared;
  } catch (error) {
    if (!(error instanceof ApiError) || error.kind !== "invalid") throw error;
    return refusal(error);
  }
  return refusal(errors.error!);
}

/**
 * Creates records as `tryToCreate` does, but writes them together: a rule that compares a record with others has to
 * consider those `ahead` of it. A reference is looked up once for all of them.
 */
export class CreationTogether implements CreatingTogether {
  readonly #work: UnitOfWork;
  readonly #resource: ResourceSchema;
  #together = new WrittenTogether();
  #prepared: PreparedRecord[] = [];

  constructor(work: UnitOfWork, resource: ResourceSchema) {
    this.#work = work;
    this.#resource = resource;
  }

  async add(body: Readonly<Values>): Promise<Creation> {
    const prepared = await tryToPrepare(this.#work, this.#resource, body, this.#together);
    if (!("change" in prepared)) return prepared;
    this.#prepared.push(prepared);
    this.#together.ahead.push(prepared.values);
    return { id: prepared.change.id };
  }

  async store(): Promise<void> {
    const records = this.#prepared;
    const [work, { hooks }] = [this.#work, this.#resource];
    // What was looked up may change with the next writes.
    [this.#prepared, this.#together] = [[], new WrittenTogether()];
    for (const { change, settled } of records) await hooks.after?.check?.write?.(change, work, settled);
    await insertRecords(
      work,
      this.#resource,
      records.map(({ values }) => values),
    );
    const { created } = hooks.after ?? {};
    if (created)
      await created(
        records.map(({ change }) => change),
        work,
      );
    else for (const { change, settled } of records) await hooks.after?.write?.(change, work, settled);
  }
}

const refusal = (error: ApiError): Extract<Creation, { id: null }> => ({ id: null, ...refusalOf(error) });
