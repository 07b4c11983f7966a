import { mentionsIn } from "../../declare/mentions.ts";
import { fieldMessage, MESSAGES } from "../../errors/messages.ts";
import { visibleRows } from "../../plan/sight.ts";
import {
  ignoresCase,
  missingMentions,
  missingReferences,
  selectProblems,
  takenValue,
  valueOfAnother,
} from "../../query/reference-checks.ts";
import type { ResourceSchema } from "../../schema/schema.ts";
import type { Sql } from "../../sql/sql.ts";
import type { Change } from "../../work/contexts.ts";
import type { Values } from "../../work/records.ts";
import { unconfined } from "../transaction/unconfined.ts";
import type { UnitOfWork } from "../work/unit-of-work.ts";

/** References that were found, each by its field and value: records that are written together often have the same ones. */
export class KnownReferences {
  readonly #found = new Set<string>();

  has(field: string, value: unknown): boolean {
    return this.#found.has(keyOf(field, value));
  }

  add(field: string, value: unknown): void {
    this.#found.add(keyOf(field, value));
  }
}

const keyOf = (field: string, value: unknown): string => JSON.stringify([field, value]);

/**
 * Checks, in one statement, that every new reference points to a selectable record in the actor's sight, that every new
 * mention is of a record in it, and that every unique value is free. Problems are reported in `change`. References that are `known` are not looked up again.
 */
export async function checkAgainstDatabase(
  work: UnitOfWork,
  resource: ResourceSchema,
  change: Change,
  known?: KnownReferences,
): Promise<void> {
  const checks: Sql[] = [];
  const references = new Map<string, unknown>();
  let needsFunctions = false;
  for (const field of resource.fields.values()) {
    const value = change.values[field.name] ?? null;
    if (field.managed || value === null) continue;
    if (field.type.reference && change.changes(field.name) && !known?.has(field.name, value)) {
      references.set(field.name, value);
      const target = work.resource(field.type.reference.resource);
      checks.push(missingReferences(field, target, visibleRows(target, work.actor), value, change));
    }
    if (field.mentions && typeof value === "string" && change.changes(field.name)) {
      const before = change.stored?.[field.name];
      const known = typeof before === "string" ? mentionsIn(before, field.mentions) : [];
      const ids = mentionsIn(value, field.mentions).filter((id) => !known.includes(id));
      const target = work.resource(field.mentions);
      if (ids.length > 0) checks.push(missingMentions(field, target, visibleRows(target, work.actor), ids));
    }
    if (field.unique && [field.name, ...field.unique.within].some((name) => change.changes(name))) {
      checks.push(takenValue(resource, field, value, change));
      needsFunctions ||= ignoresCase(field);
    }
  }
  if (checks.length === 0) return;
  const ask = () => work.rows<{ path: string; problem: keyof typeof MESSAGES }>(selectProblems(checks));
  const problems = await (needsFunctions ? unconfined(work, ask) : ask());
  for (const { path, problem } of problems) {
    references.delete(path.split(".")[0]!);
    change.fail(path, fieldMessage(MESSAGES[problem], path));
  }
  for (const [name, value] of references) known?.add(name, value);
}

/**
 * Whether another record has the value of a unique field; `scope` contains the values of the fields within which it is
 * unique.
 */
export async function isTaken(
  work: UnitOfWork,
  resourceName: string,
  fieldName: string,
  value: string,
  exceptId: string | null,
  scope: Values = {},
): Promise<boolean> {
  const resource = work.resource(resourceName);
  const field = resource.fields.get(fieldName)!;
  const change = {
    kind: exceptId === null ? "create" : "update",
    id: exceptId ?? "",
    values: scope,
  } as const;
  const ask = () => work.rows(valueOfAnother(resource, field, value, change));
  const found = await (ignoresCase(field) ? unconfined(work, ask) : ask());
  return found.length > 0;
}
