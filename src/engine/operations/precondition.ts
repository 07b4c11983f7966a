import { ApiError } from "../errors/api-error.ts";
import { readRecords } from "../execute/reading/shown-records.ts";
import type { UnitOfWork } from "../execute/work/unit-of-work.ts";
import type { ShownAs } from "../plan/show-plan.ts";
import type { Call } from "../request/call.ts";
import { allowsChange, entityTag } from "../response/etag.ts";

/** Checks a locked record. @throws 412 if it has changed since the caller read it */
export type Precondition = (work: UnitOfWork, id: string) => Promise<void>;

/** The check of `If-Match`; without the header every record passes. */
export function precondition({ request }: Call, { plain }: Pick<ShownAs, "plain">): Precondition {
  const header = request.headers["if-match"];
  return async (work, id) => {
    if (header === undefined) return;
    const [record] = await readRecords(work, plain, [id]);
    if (record === undefined || !allowsChange(header, entityTag(plain.resource, record))) {
      throw new ApiError("precondition-failed", "The record has changed since it was read.");
    }
  };
}
