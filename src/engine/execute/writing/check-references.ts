import { fieldMessage, MESSAGES } from "../../errors/messages.ts";
import { visibleRows } from "../../plan/sight.ts";
import {
  ignoresCase,
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

/**
 * Checks, in one statement, that every new reference points to a selectable record in the actor's sight, and that every
 * unique value is free. Problems are reported in `change`.
 */
export async function checkAgainstDatabase(
  work: UnitOfWork,
  resource: ResourceSchema,
  change: Change,
): Promise<void> {
  const checks: Sql[] = [];
  let needsFunctions = false;
  for (const field of resource.fields.values()) {
    const value = change.values[field.name] ?? null;
    if (field.managed || value === null) continue;
    if (field.type.reference && change.changes(field.name)) {
      const target = work.resource(field.type.reference.resource);
      checks.push(missingReferences(field, target, visibleRows(target, work.actor), value, change));
    }
    if (field.unique && [field.name, ...field.unique.within].some((name) => change.changes(name))) {
      checks.push(takenValue(resource, field, value, change));
      needsFunctions ||= ignoresCase(field);
    }
  }
  if (checks.length === 0) return;
  const ask = () => work.rows<{ path: string; problem: keyof typeof MESSAGES }>(selectProblems(checks));
  const problems = await (needsFunctions ? unconfined(work, ask) : ask());
  for (const { path, problem } of problems) change.fail(path, fieldMessage(MESSAGES[problem], path));
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
