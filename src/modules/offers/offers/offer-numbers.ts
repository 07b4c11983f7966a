import { fromContext, sql } from "../../../engine/sql/index.ts";
import { invalidField, message, type ReadOnlyWork, type Work } from "../../../engine/work/index.ts";
import { numberSequence } from "../../../platform/sequences/number-sequence.ts";

const numbers = numberSequence({ name: "offers", format: "offer_number_format" });

/**
 * The number that a new offer with an issue date `YYYY-MM-DD` will take.
 * @throws 422 if a format that was changed since has given the number already
 */
export async function nextNumber(work: ReadOnlyWork, issueDate: string): Promise<string> {
  const number = await numbers.next(work, issueDate);
  const used = await work.row(sql`select 1 from offers o
    where o.workspace_id = ${fromContext("workspace")} and o.number = ${number} limit 1`);
  if (used)
    throw invalidField(
      "workspace",
      message`The number ${number} has already been used; change the number format.`,
    );
  return number;
}

/** Uses up that number and returns it. A deleted draft leaves a gap: no other offer gets its number. */
export const useUpNumber = async (work: Work, issueDate: string): Promise<string> =>
  (await numbers.take(work, issueDate)).number;

/** The same for many new offers with ascending issue dates, in their order. */
export const useUpNumbers = async (work: Work, issueDates: readonly string[]): Promise<string[]> =>
  (await numbers.takeAll(work, issueDates)).map(({ number }) => number);
