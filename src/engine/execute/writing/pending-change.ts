import { isDeepStrictEqual } from "node:util";
import type { ErrorList } from "../../errors/error-list.ts";
import type { ReadBody } from "../../request/record-values.ts";
import type { ResourceSchema } from "../../schema/schema.ts";
import type { Change } from "../../work/contexts.ts";
import type { Values } from "../../work/records.ts";
import type { UploadedFile } from "../../work/uploaded-file.ts";
import type { UnitOfWork } from "../work/unit-of-work.ts";
import { checkAgainstDatabase } from "./check-references.ts";
import { checkRecordRules, completeByRules } from "./record-rules.ts";
import type { WrittenTogether } from "./written-together.ts";

/**
 * Completes and checks a change: the declared rules, the database checks, then the module's hooks. Returns the result
 * of `settle` for the hooks after the write.
 */
export async function validate(
  work: UnitOfWork,
  resource: ResourceSchema,
  change: Change,
  together?: WrittenTogether,
): Promise<unknown> {
  completeByRules(resource, change);
  checkRecordRules(resource, change);
  await checkAgainstDatabase(work, resource, change, together?.references);
  const settled = await resource.hooks.settle?.(change, work.readOnly);
  Object.freeze(change.values);
  await resource.hooks.check?.write?.(change, work.readOnly, settled);
  return settled;
}

/** A change as the rules see it: the values of a body merged into the stored ones. */
export function changeOf(
  kind: Change["kind"],
  id: string,
  stored: Values | null,
  { values, sent, unread }: ReadBody,
  errors: ErrorList,
  file: UploadedFile | null = null,
  together: WrittenTogether | null = null,
): Change {
  const merged = { ...stored, ...values };
  return {
    kind,
    id,
    stored,
    sent,
    unread,
    file,
    values: merged,
    fail(path, message, allowed) {
      // A field whose value is invalid gets no further messages.
      if (!unread.has(path.split(".")[0]!)) errors.add(path, message, allowed);
    },
    attach: (member, items) => errors.attach(member, items),
    once: (key, read) => together?.once(key, read) ?? read(),
    ahead: together?.ahead ?? [],
    changes: (field) => !isDeepStrictEqual(merged[field] ?? null, stored?.[field] ?? null),
  };
}
