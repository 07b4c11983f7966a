import { mayRead } from "../../plan/sight.ts";
import { parseIncludes } from "../../request/parse-include.ts";
import { resourceNamed } from "../../schema/schema.ts";
import type { Values } from "../../work/records.ts";
import type { Work } from "../../work/work.ts";
import { unitOf } from "../work/transaction-work.ts";
import { readRecords } from "./shown-records.ts";

/** A record as the actor sees it, with related records by the names of the relationships. */
export interface SeenRecord {
  readonly id: string;
  readonly attributes: Readonly<Values>;
  /** Null, or an empty list, where none is in sight. */
  readonly relationships?: Readonly<Record<string, SeenRecord | readonly SeenRecord[] | null>>;
}

/**
 * Records by id as the actor sees them now, without those out of sight, with the related records that `include` names in
 * the syntax of the parameter.
 */
export async function recordsWith(
  asked: Work,
  name: string,
  ids: readonly string[],
  include: string,
): Promise<Map<string, SeenRecord>> {
  const work = unitOf(asked);
  const resource = resourceNamed(work.schema, name);
  if (ids.length === 0 || !mayRead(resource, work.actor)) return new Map();
  const includes = parseIncludes(new Map([["include", include]]));
  const texts = await readRecords(work, work.origin.planner.plan(resource, work.actor, includes), ids);
  const records = texts.map((text) => JSON.parse(text) as SeenRecord);
  return new Map(records.map((record) => [String(record.id), record]));
}
