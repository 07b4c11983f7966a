import type { Reading } from "../declare/field.ts";
import type { ReadRecord } from "../execute/shown-records.ts";
import type { Work } from "../execute/work.ts";
import type { ShownAs } from "../plan/show-plan.ts";
import { type Answer, dataAnswer, telling } from "./answer.ts";
import { entityTag } from "./etag.ts";
import { finishedRecords } from "./finish-records.ts";

/** The entity tag of a record as it was read. */
export const tagOf = ({ plain: { resource } }: ShownAs, { plain, answered }: ReadRecord): string =>
  entityTag(resource, plain, answered);

/** The answer of one record with its entity tag; of one that is out of the caller's sight, `data` is null. */
export function recordAnswer(
  status: number,
  shown: ShownAs,
  read: ReadRecord | null,
  reading: Reading,
  headers: Readonly<Record<string, string>> = {},
): Answer {
  if (read === null) return dataAnswer(status, "null", { ...headers });
  const data = finishedRecords(shown.answered, read.answered, reading);
  return dataAnswer(status, data, { ...headers, ETag: tagOf(shown, read) });
}

/** The answer with what was told of the record, in its `meta`. */
export function withTold(answer: Answer, work: Pick<Work, "told" | "isDryRun">, id: string): Answer {
  const told = work.told(id);
  return told ? telling(answer, told, work.isDryRun) : answer;
}

/** The same for several records, in their order. */
export function withAllTold(
  answer: Answer,
  work: Pick<Work, "told" | "isDryRun">,
  ids: readonly string[],
): Answer {
  const told = ids.map((id) => work.told(id)).filter((one) => one !== undefined);
  return told.length > 0 ? telling(answer, told, work.isDryRun) : answer;
}
