import type { Sight } from "../plan/sight.ts";
import { eventName } from "../schema/event-types.ts";
import type { FieldSchema, ResourceSchema } from "../schema/schema.ts";
import { column, fromContext, ident, join, literal, raw, type Sql, sql } from "../sql/sql.ts";
import { type EntriesOrigin, MAX_JOURNALLED_TEXT } from "./journal-entries.ts";

/**
 * Prevents a join: the planner has no statistics for rows that were just inserted, and a join that expects one row
 * instead of ten thousand takes minutes. It also ensures that each value is computed once and not at each use.
 */
const LOOKED_UP_ONE_BY_ONE = raw("offset 0");

/** The JSON of a field's value, as text; null without a value. */
const cell = (field: FieldSchema): Sql =>
  sql`nullif(to_json(${field.type.json(field.shown("made"))})::text, 'null')`;

/** The parts of a new value with parts, each journalled like a field. */
function journalledParts(name: string, index: number): Sql {
  const value = column("record", `c${index}`);
  return sql`(select string_agg(to_json(${`${name}.`}::text || part.key)::text || ':{"from":null,"to":' || part.value::text || '}', ',')
    from jsonb_each(${value}::jsonb) part where part.value <> 'null'::jsonb)`;
}

/** The journalled form of a new value: a long text is truncated and marked as such. */
function journalledChange({ name, type }: FieldSchema, index: number): Sql {
  if (type.hasParts) return journalledParts(name, index);
  const value = column("record", `c${index}`);
  const text = sql`${value}::jsonb #>> '{}'`;
  const isLong = sql`left(${value}, 1) = '"' and length(${value}) > ${MAX_JOURNALLED_TEXT}::integer and length(${text}) > ${MAX_JOURNALLED_TEXT}::integer`;
  return sql`${literal(`${JSON.stringify(name)}:{"from":null,"to":`)} || case when ${isLong}
    then to_json(left(${text}, ${MAX_JOURNALLED_TEXT}::integer))::text || ',"truncated":true}' else ${value} || '}' end`;
}

/** A field that is journalled, with the records for which it is. */
export interface JournalledField {
  readonly field: FieldSchema;
  readonly sight: Exclude<Sight, "none">;
}

/** A new record and the id of its journal entry. */
export interface JournalledCreation {
  readonly id: string;
  readonly entryId: string;
}

/** Inserts a `created` entry with the current values of each of many records. */
export function insertCreations(
  { commitId, actor, requestId, batchId, at }: EntriesOrigin,
  resource: ResourceSchema,
  journalled: readonly JournalledField[],
  creations: readonly JournalledCreation[],
): Sql {
  const labelled = resource.fields.get(resource.label);
  const label =
    labelled && labelled.gate === null
      ? sql`left(${cell(labelled)}::jsonb #>> '{}', 255)`
      : raw("null::text");
  const cells = [
    ...journalled.map(({ field, sight }, index) => {
      const value = sight === "all" ? cell(field) : sql`case when ${sight("made")} then ${cell(field)} end`;
      return sql`${value} as ${ident(`c${index}`)}`;
    }),
    sql`${label} as label`,
  ];
  const changes = journalled.map(({ field }, index) => journalledChange(field, index));
  return sql`insert into journal (workspace_id, id, commit_id, event, resource_type, resource_id, resource_label,
      changes, actor_type, user_id, api_key_id, actor_name, request_id, ip, user_agent, batch_id, created_at)
    select ${fromContext("workspace")}, given.entry_id, ${commitId}, ${eventName(resource.name, "created")},
      ${resource.name}, given.id, record.label, ('{' || concat_ws(',', ${join(changes, ", ")}) || '}')::jsonb,
      ${actor.kind}, ${actor.userId}, ${actor.apiKeyId}, ${actor.name}, ${requestId}, ${actor.ip}, ${actor.userAgent},
      ${batchId}, ${at}::timestamptz
    from unnest(${creations.map(({ id }) => id)}::text[], ${creations.map(({ entryId }) => entryId)}::text[]) as given(id, entry_id),
      lateral (select ${join(cells, ", ")} from ${ident(resource.table)} made
        where ${column("made", "workspace_id")} = ${fromContext("workspace")} and ${column("made", "id")} = given.id
        ${LOOKED_UP_ONE_BY_ONE}) record`;
}
