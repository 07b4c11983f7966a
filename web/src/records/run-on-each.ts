import { type ApiFailure, hasStatus, messageOf } from "../api/failure.ts";
import type { ApiRecord } from "../api/records.ts";
import { t } from "../messages/t.ts";

/** The outcome of an operation for one of several records. */
export interface Outcome {
  readonly record: ApiRecord;
  /** Why it failed; null if it succeeded. */
  readonly problem: string | null;
}

const GONE = t("It was deleted, or you can no longer see it.");

/** Runs an operation on the records with these ids: on all of them, or on none. */
type Send = (ids: readonly string[]) => Promise<unknown>;

/** The paths at which the API reports single ones of several records: `repositories.N`. */
function refusedAmong(error: ApiFailure, records: readonly ApiRecord[]): Map<string, string> {
  return new Map(
    Object.entries(error.errors).flatMap(([path, messages]) => {
      const record = records[Number(/^repositories\.(\d+)$/.exec(path)?.[1] ?? Number.NaN)];
      // The API's message names a record that is out of sight by its path, which means nothing to a person.
      return record ? [[record.id, hasStatus(error, 404) ? GONE : messages.join(" ")] as const] : [];
    }),
  );
}

/** Whether a refusal is about the records, rather than about the input or the connection. */
const isAboutRecords = (error: unknown): error is ApiFailure =>
  hasStatus(error, 403, 404, 409) ||
  (hasStatus(error, 422) && Object.keys(error.errors).every((path) => path.startsWith("repositories")));

async function failureOf(work: Promise<unknown>): Promise<unknown> {
  try {
    await work;
    return null;
  } catch (error) {
    return error;
  }
}

/**
 * Runs an operation on several records and returns the outcome of each. They are sent together. The records that the
 * API names as refused are left out and the others are sent again; if it names none, they are sent one by one.
 * @throws ApiFailure or ConnectionFailure if nothing was done, for a reason that is not about the records
 */
export async function runOnEach(records: readonly ApiRecord[], send: Send): Promise<Outcome[]> {
  const problems = new Map<string, string>();
  let rest = records;
  while (rest.length > 0) {
    const error = await failureOf(send(rest.map(({ id }) => id)));
    if (error === null) break;
    if (!isAboutRecords(error)) {
      if (problems.size === 0) throw error;
      for (const { id } of rest) problems.set(id, messageOf(error));
      break;
    }
    const refused = refusedAmong(error, rest);
    if (refused.size === 0 && rest.length > 1) {
      for (const { id } of rest) {
        const own = await failureOf(send([id]));
        if (own !== null) problems.set(id, messageOf(own));
      }
      break;
    }
    if (refused.size === 0) refused.set(rest[0]!.id, messageOf(error));
    for (const [id, message] of refused) problems.set(id, message);
    rest = rest.filter(({ id }) => !refused.has(id));
  }
  return records.map((record) => ({ record, problem: problems.get(record.id) ?? null }));
}

/** The reasons why the operation failed, by the ids of the records. */
export const problemsOf = (outcomes: readonly Outcome[]): Record<string, string> =>
  Object.fromEntries(
    outcomes.flatMap(({ record, problem }) => (problem === null ? [] : [[record.id, problem]])),
  );
