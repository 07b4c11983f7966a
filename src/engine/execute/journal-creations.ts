import { systemActor } from "../declare/actor.ts";
import { attributes } from "../query/envelope.ts";
import { column, fromContext, ident, raw, sql } from "../query/sql.ts";
import type { ResourceSchema } from "../schema/schema.ts";
import { difference, MAX_TEXT } from "./journal.ts";
import type { Work } from "./work.ts";

/** What is told of a field's new value: a long text is cut, and said to be. */
const TOLD = sql`case when length(value #>> '{}') > ${MAX_TEXT}::integer and jsonb_typeof(value) = 'string'
  then jsonb_build_object('from', null, 'to', left(value #>> '{}', ${MAX_TEXT}::integer), 'truncated', true)
  else jsonb_build_object('from', null, 'to', value) end`;

const EVERYTHING = systemActor();

/**
 * Keeps the planner from joining: of rows that were inserted a moment ago it knows no number, and a join that takes
 * ten thousand rows for one needs minutes. It also has each record's JSON built once instead of at each mention.
 */
const LOOKED_UP_ONE_BY_ONE = raw("offset 0");

/**
 * Appends a `created` entry for each of many records, told as the records stand now. The entries are those that the
 * journal writes one by one, made where the rows are, so that they need not travel here and back.
 */
export async function journalCreations(
  work: Work,
  resource: ResourceSchema,
  ids: readonly string[],
): Promise<void> {
  const { planner, newId, actor, requestId } = work.origin;
  work.journal.hasEntries = true;
  const { groups } = planner.plan(resource, EVERYTHING);
  const told = [...resource.fields.keys()].filter(
    (name) => name in difference(null, { [name]: true }, resource),
  );
  // Of what is not told nothing is worked out: it may be the dearest part of a record.
  const needed = groups
    .map((group) => ({
      ...group,
      fields: group.fields.filter(({ name }) => told.includes(name) || name === resource.label),
    }))
    .filter(({ fields }) => fields.length > 0);
  const isLabelOpen = resource.fields.get(resource.label)?.gate == null;
  const label = isLabelOpen ? sql`left(record.shown ->> ${resource.label}, 255)` : raw("null");
  await work.rows(sql`insert into journal (workspace_id, id, event, resource_type, resource_id, resource_label,
      changes, actor_type, user_id, api_key_id, actor_name, request_id, ip, user_agent, created_at)
    select ${fromContext("workspace")}, given.entry_id, ${`${resource.name}.created`.replaceAll("-", "_")},
      ${resource.name}, given.id, ${label},
      coalesce((select jsonb_object_agg(key, ${TOLD})
        from jsonb_each(record.shown) where key = any(${told}::text[]) and value <> 'null'), '{}'),
      ${actor.kind}, ${actor.userId}, ${actor.apiKeyId}, ${actor.name}, ${requestId}, ${actor.ip}, ${actor.userAgent},
      ${fromContext("now")}
    from unnest(${ids}::text[], ${ids.map(() => newId())}::text[]) as given(id, entry_id),
      lateral (select (${attributes(needed, "made")})::jsonb as shown from ${ident(resource.table)} made
        where ${column("made", "workspace_id")} = ${fromContext("workspace")} and ${column("made", "id")} = given.id
        ${LOOKED_UP_ONE_BY_ONE}) record`);
}
