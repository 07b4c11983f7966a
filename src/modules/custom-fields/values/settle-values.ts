import { isDeepStrictEqual } from "node:util";
import { type Fail, holds, isBlank } from "../../../engine/declare/index.ts";
import {
  type Change,
  fieldMessage,
  forbidden,
  MESSAGES,
  type Values,
  type Work,
} from "../../../engine/work/index.ts";
import {
  type Customized,
  type Definition,
  holdDefinitions,
  RESTRICTED_READ,
  RESTRICTED_WRITE,
  readDefinitions,
  VALUES,
} from "../custom-fields/definition.ts";
import { readValue } from "./read-value.ts";
import { isLiveEmployee, isValueTaken } from "./value-checks.ts";

/**
 * Merges the values of a request into those of the record, by slug, and checks each that changes; to be called from
 * the `settle` hook of a customized resource. On creation defaults are taken and required values asked for.
 */
export async function settleCustomFields(resource: Customized, change: Change, work: Work): Promise<void> {
  if (change.unread.has(VALUES) || (change.stored && !change.changes(VALUES))) return;
  await holdDefinitions(work, resource);
  const definitions = await readDefinitions(work, resource);
  const given = change.sent.has(VALUES) ? (change.values[VALUES] as Values) : {};
  const storedValues = (change.stored?.[VALUES] ?? {}) as Values;
  const settled: Values = { ...storedValues };
  for (const slug of Object.keys(given)) {
    if (!definitions.some((definition) => definition.slug === slug))
      change.fail(
        `${VALUES}.${slug.slice(0, 100)}`,
        `The ${slug.slice(0, 100)} field is not a custom field of ${resource}.`,
      );
  }
  const turned: string[] = [];
  for (const definition of definitions) {
    const { id, slug } = definition;
    const value = await settle(definition, { given, storedValues, change, work });
    if (value === null) delete settled[slug];
    else settled[slug] = value;
    if ((value === null) !== ((storedValues[slug] ?? null) === null)) turned.push(id);
  }
  // A field that gets its first value, or loses its last, is one that is used, or no longer.
  await work.journal.touch("custom-fields", turned);
  change.values[VALUES] = settled;
}

interface Settling {
  readonly given: Readonly<Values>;
  readonly storedValues: Readonly<Values>;
  readonly change: Change;
  readonly work: Work;
}

/** The value that a record will have of one field. */
async function settle(
  definition: Definition,
  { given, storedValues, change, work }: Settling,
): Promise<unknown> {
  const { slug } = definition;
  const before = storedValues[slug] ?? null;
  const path = `${VALUES}.${slug}`;
  const isGiven = Object.hasOwn(given, slug);
  if (isGiven) requireAccess(definition, work, path);
  if (!isGiven && change.stored) return before;
  const wire = isGiven ? given[slug] : definition.default_value;
  let failed = false;
  const fail: Fail = (template, subpath, allowed) => {
    failed = true;
    const at = subpath === undefined ? path : `${path}.${subpath}`;
    change.fail(at, fieldMessage(template, at), allowed);
  };
  // Sent as it is stored, a value stays valid whatever became of the rules.
  if (isGiven && isDeepStrictEqual(wire, before) && change.stored) return before;
  const read = isBlank(wire) ? null : (readValue(definition, wire, fail) ?? null);
  if (failed) return before;
  if (read === null) {
    if (definition.is_required && (before !== null || !change.stored)) fail(MESSAGES.required);
    return null;
  }
  if (isDeepStrictEqual(read, before)) return before;
  if (definition.type === "employee" && !(await isLiveEmployee(work, read))) fail(MESSAGES.selected);
  else if (definition.is_unique && (await isValueTaken(work, definition, read, change.id)))
    fail(MESSAGES.taken);
  return read;
}

/** @throws 403 for a restricted field that the caller may not write. */
function requireAccess({ access }: Definition, { actor }: Work, path: string): void {
  if (access === "standard") return;
  for (const permission of [RESTRICTED_READ, RESTRICTED_WRITE])
    if (!holds(actor, permission)) throw forbidden(permission, path);
}
