import { isDeepStrictEqual } from "node:util";
import { momentOf } from "../declare/calendar.ts";
import { isBlank } from "../declare/text.ts";
import type { ErrorList } from "../errors/error-list.ts";
import { message, type Text } from "../errors/message.ts";
import { fieldMessage, MESSAGES } from "../errors/messages.ts";
import type { FieldSchema, ResourceSchema } from "../schema/schema.ts";
import type { Actor } from "../work/actor.ts";
import type { Values } from "../work/records.ts";
import type { Workspace } from "../work/workspace.ts";
import { defaultOf } from "./default-value.ts";

/** The values of a body in stored form, and which fields it contained. */
export interface ReadBody {
  readonly values: Values;
  readonly sent: ReadonlySet<string>;
  /** Fields whose given value is invalid; their new value is unknown. */
  readonly unread: ReadonlySet<string>;
}

/** The rights of the writer to the fields of a record. */
export interface Writer {
  readonly actor: Actor;
  /** @throws 403 if the field may not be set to the value */
  require(field: FieldSchema, value: unknown, stored: unknown): void;
}

/**
 * Parses a body: unknown keys are refused, read-only ones ignored, and all problems reported. `stored` is null on
 * creation; then every field gets its value or its default.
 * @throws 403 for a field that the actor may not write
 */
export function readBody(
  resource: ResourceSchema,
  body: Readonly<Record<string, unknown>>,
  stored: Readonly<Values> | null,
  rights: Writer,
  workspace: Workspace,
  errors: ErrorList,
): ReadBody {
  const sent = new Set<string>();
  const unread = new Set<string>();
  const given: Values = {};
  for (const [name, wire] of Object.entries(body)) {
    const field = resource.fields.get(name);
    if (!field || field.hidden) {
      const shown = name.slice(0, 100);
      errors.add(shown, message`The ${shown} field is not a field of ${resource.name}.`);
      continue;
    }
    if (field.managed || (stored !== null && field.createOnly)) continue;
    const value = readField(field, wire, stored, { workspace, actor: rights.actor, errors });
    if (value === undefined) {
      // Rights are checked even if the value is invalid, so that a 422 never reveals what a 403 should hide.
      rights.require(field, undefined, null);
      unread.add(name);
      continue;
    }
    rights.require(field, value, stored?.[name] ?? null);
    if (stored !== null && field.immutable && !isDeepStrictEqual(value, stored[name] ?? null)) {
      errors.add(name, unchangeable(field));
      continue;
    }
    given[name] = value;
    sent.add(name);
  }
  const read = { values: given, sent, unread };
  return stored === null
    ? { ...read, values: withDefaults(resource, read, { workspace, actor: rights.actor, errors }) }
    : read;
}

/** Why a field cannot be changed, or how else. */
const unchangeable = ({ name, changedBy }: FieldSchema): Text =>
  changedBy === null ? fieldMessage(MESSAGES.unchangeable, name) : message`Use the action ${changedBy}.`;

/** The context in which a body is parsed, with the list of problems. */
interface Reading {
  readonly workspace: Workspace;
  readonly actor: Actor;
  readonly errors: ErrorList;
}

function readField(
  field: FieldSchema,
  wire: unknown,
  stored: Readonly<Values> | null,
  { workspace, actor, errors }: Reading,
): unknown {
  let failed = false;
  const read = isBlank(wire)
    ? null
    : field.type.read(wire, (template, subpath, allowed) => {
        failed = true;
        const path = subpath === undefined ? field.name : `${field.name}.${subpath}`;
        errors.add(path, fieldMessage(template, path), allowed);
      });
  if (failed) return undefined;
  if (read !== null && read !== undefined) return asStored(field, read, stored);
  if (field.nullable) return null;
  if (field.type.empty !== undefined) return field.type.empty;
  if (isBlank(wire) && field.type.refusesNull !== undefined) {
    errors.add(field.name, field.type.refusesNull);
    return undefined;
  }
  // Clearing a set makes it the empty set; other defaults apply only on creation.
  if (field.fallback !== undefined && (stored === null || field.type.links)) {
    const fallback = defaultOf(field, workspace, actor);
    if (fallback !== undefined) return fallback;
  }
  errors.add(field.name, fieldMessage(MESSAGES.required, field.name));
  return undefined;
}

/**
 * Returns the stored value if the given one is equivalent: a set in another order, a time with another offset, or an
 * object whose members would not change when merged. Otherwise nothing would tell that nothing changes.
 */
function asStored(field: FieldSchema, read: unknown, stored: Readonly<Values> | null): unknown {
  const current = stored?.[field.name];
  if (current instanceof Date && typeof read === "string")
    return momentOf(read).getTime() === current.getTime() ? current : read;
  if (field.type.hasParts && isSameInParts(read as Values, current as Values | undefined)) return current;
  if (!field.type.links || field.type.links.ordered || !Array.isArray(current) || !Array.isArray(read))
    return read;
  return current.length === read.length && read.every((id) => current.includes(id)) ? current : read;
}

/** Whether merging changes nothing: omitted members are unchanged, and an empty one counts as absent. */
const isSameInParts = (given: Readonly<Values>, current: Readonly<Values> | undefined): boolean =>
  current !== undefined &&
  Object.entries(given).every(([part, value]) => isDeepStrictEqual(value, current[part] ?? null));

function withDefaults(
  resource: ResourceSchema,
  { values: given, sent, unread }: ReadBody,
  { workspace, actor, errors }: Reading,
): Values {
  const values: Values = {};
  for (const field of resource.fields.values()) {
    if (sent.has(field.name)) values[field.name] = given[field.name];
    else if (field.managed && field.fallback === undefined) continue;
    else {
      const fallback = defaultOf(field, workspace, actor);
      const isMissing = field.required || (fallback === undefined && !field.managed);
      if (isMissing && !unread.has(field.name)) {
        errors.add(field.name, fieldMessage(MESSAGES.required, field.name));
      } else values[field.name] = fallback ?? null;
    }
  }
  return values;
}
