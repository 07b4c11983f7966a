import { ApiError } from "../../errors/api-error.ts";
import { ErrorList } from "../../errors/error-list.ts";
import { rightsToCreate } from "../../plan/write-rights.ts";
import type { ResourceSchema } from "../../schema/schema.ts";
import type { Values } from "../../work/records.ts";
import type { Creation } from "../../work/work.ts";
import type { UnitOfWork } from "../work/unit-of-work.ts";
import { prepareOne } from "./create-record.ts";

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
  const errors = new ErrorList();
  const plan = { resource, rights: rightsToCreate(resource, work.actor) };
  try {
    const store = await prepareOne(work, plan, body, errors);
    if (store) return { id: await written(work, store) };
  } catch (error) {
    if (error instanceof WriteFailed) throw error.cause;
    if (!(error instanceof ApiError) || error.kind !== "invalid") throw error;
    return refusal(error);
  }
  return refusal(errors.error!);
}

/** An error after the first write. Nothing can be refused separately any more. */
class WriteFailed extends Error {}

async function written(work: UnitOfWork, store: () => Promise<string>): Promise<string> {
  try {
    const id = await store();
    await work.settle();
    return id;
  } catch (error) {
    throw new WriteFailed("", { cause: error });
  }
}

const refusal = ({ details: { errors = {}, allowed = {} } }: ApiError): Creation => ({
  id: null,
  errors,
  allowed,
});
