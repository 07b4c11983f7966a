import { isDeepStrictEqual } from "node:util";
import { holds } from "../../../engine/declare/index.ts";
import type { Text } from "../../../engine/work/index.ts";
import { fieldMessage, forbidden, MESSAGES, message, type ReadOnlyWork } from "../../../engine/work/index.ts";
import { type Definition, RESTRICTED_READ, RESTRICTED_WRITE, VALUES } from "../custom-fields/definition.ts";
import type { CustomizedWrite, SettledFields, SettledValue } from "./settle-values.ts";
import { isLiveEmployee, isValueTaken } from "./value-checks.ts";

interface CheckedWrite extends Pick<CustomizedWrite, "id" | "stored"> {
  fail(path: string, message: Text, allowed?: readonly (string | number)[]): void;
}

/**
 * Reports errors in the custom fields of a record. The `check` hook of a resource with custom fields must call it
 * first, with the result of `settleCustomFields`.
 * @throws 403 for a restricted field that the caller may not write
 */
export async function checkCustomFields(
  change: CheckedWrite,
  work: ReadOnlyWork,
  settled: SettledFields | null,
): Promise<void> {
  if (settled === null) return;
  for (const slug of settled.unknown.map((text) => text.slice(0, 100)))
    change.fail(
      `${VALUES}.${slug}`,
      message`The ${slug} field is not a custom field of ${settled.resource}.`,
    );
  for (const value of settled.values) await checkValue(value, change, work);
}

async function checkValue(value: SettledValue, change: CheckedWrite, work: ReadOnlyWork): Promise<void> {
  const { definition, read, before, isGiven, problems } = value;
  const path = `${VALUES}.${definition.slug}`;
  if (isGiven) requireAccess(definition, work, path);
  for (const [template, subpath, allowed] of problems) {
    const at = subpath === undefined ? path : `${path}.${subpath}`;
    change.fail(at, fieldMessage(template, at), allowed);
  }
  if (read === undefined) return;
  const isEmptied = read === null && (before !== null || !change.stored);
  if (definition.is_required && isEmptied) change.fail(path, fieldMessage(MESSAGES.required, path));
  if (read === null || isDeepStrictEqual(read, before)) return;
  if (definition.type === "employee" && !(await isLiveEmployee(work, read)))
    change.fail(path, fieldMessage(MESSAGES.selected, path));
  else if (definition.is_unique && (await isValueTaken(work, definition, read, change.id)))
    change.fail(path, fieldMessage(MESSAGES.taken, path));
}

function requireAccess({ access }: Definition, { actor }: ReadOnlyWork, path: string): void {
  if (access === "standard") return;
  for (const permission of [RESTRICTED_READ, RESTRICTED_WRITE])
    if (!holds(actor, permission)) throw forbidden(permission, path);
}
