import { ApiError, invalid } from "../errors/api-error.ts";
import { ErrorList } from "../errors/error-list.ts";
import type { UnitOfWork } from "../execute/work/unit-of-work.ts";

/** One item of a bulk request. */
export type Item = Readonly<Record<string, unknown>>;

/** Writes an item; returns the record's id, or null if problems were added to `errors`. */
export type WriteItem = (item: Item, errors: ErrorList) => Promise<string | null>;

/**
 * Writes the items in order; returns their ids. A dry run goes on after an item that a rule refuses, so that it reports
 * what is wrong with each of them.
 * @throws 422 with the errors of the items; 412 with the paths of all records that have changed since they were read
 */
export async function writeItems(
  work: UnitOfWork,
  items: readonly Item[],
  write: WriteItem,
): Promise<string[]> {
  const errors = new ErrorList();
  const outdated: number[] = [];
  const ids: string[] = [];
  for (const [index, item] of items.entries()) {
    const own = new ErrorList();
    if (work.isDryRun) work.command("savepoint item");
    try {
      const written = await write(item, own);
      await work.settle();
      if (written !== null) ids.push(written);
    } catch (error) {
      if (isOutdated(error)) outdated.push(index);
      else if (work.isDryRun && isRefusal(error)) {
        await takeBack(work, withIndex(error, index));
        noteRefusal(own, error);
      } else throw withIndex(error, index);
    }
    errors.addAll(own, `${index}.`);
  }
  if (outdated.length > 0) throw outdatedAt(outdated);
  errors.throwIfAny();
  return ids;
}

const isOutdated = (error: unknown): boolean =>
  error instanceof ApiError && error.kind === "precondition-failed";

const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.kind === "invalid";

/** Undoes what was written of an item. @throws the refusal if the database refused it, so that nothing can follow */
async function takeBack(work: UnitOfWork, refusal: unknown): Promise<void> {
  try {
    work.command("rollback to savepoint item");
    await work.settle();
  } catch {
    throw refusal;
  }
}

function noteRefusal(errors: ErrorList, { details }: ApiError): void {
  for (const [path, messages] of Object.entries(details.errors ?? {}))
    for (const message of messages) errors.add(path, message, details.allowed?.[path]);
}

const OUTDATED = "The record has changed since it was read.";

const outdatedAt = (indexes: readonly number[]): ApiError =>
  new ApiError("precondition-failed", OUTDATED, {
    errors: Object.fromEntries(indexes.map((index) => [`${index}.id`, [OUTDATED]])),
  });

/** Prefixes the paths of a 422 with the index of the item. */
function withIndex(error: unknown, index: number): unknown {
  if (!isRefusal(error)) return error;
  const keyed = <T>(byPath: Readonly<Record<string, T>> = {}): Record<string, T> =>
    Object.fromEntries(Object.entries(byPath).map(([path, value]) => [`${index}.${path}`, value]));
  const { allowed, body } = error.details;
  return invalid(keyed(error.errors), { allowed: keyed(allowed), body });
}
