import { fieldOf, isPlainObject } from "../../../engine/declare/index.ts";
import { column, fromContext, type Sql, sql } from "../../../engine/sql/index.ts";
import type { Values } from "../../../engine/work/index.ts";
import { type Customized, RESTRICTED_READ, VALUES } from "../custom-fields/definition.ts";

const NO_OBJECT = "The custom_fields field must be an object.";

/** SQL: the slugs of the active fields that the caller may see, or of all in the journal; null if there are none. */
const definedSlugs = (resource: Customized): Sql =>
  sql`(select array_agg(active.slug) from custom_fields active
        where active.workspace_id = ${fromContext("workspace")} and active.resource = ${resource}
          and active.archived_at is null
          and (active.access = 'standard' or ${fromContext("isJournal")}
            or ${RESTRICTED_READ} = any(${fromContext("permissions")})))`;

/**
 * SQL: every defined field by slug; null if the record has no value. The definitions depend on nothing of the record, so
 * PostgreSQL reads them once for all records of a statement, and looks at the values only if there are any.
 */
const shownValues =
  (resource: Customized) =>
  (alias: string): Sql =>
    sql`case when ${definedSlugs(resource)} is null then '{}'::jsonb else
      (select jsonb_object_agg(defined.slug, coalesce(${column(alias, VALUES)} -> defined.slug, 'null'))
      from unnest(${definedSlugs(resource)}) defined(slug)) end`;

/**
 * The field `custom_fields`: an object with the values by slug. `settleCustomFields` in the resource's hooks merges the
 * given values into the stored ones.
 */
export const customFieldValues = (resource: Customized) =>
  fieldOf<Readonly<Values>>({
    name: "custom-fields",
    columnTypes: ["jsonb"],
    cast: "jsonb",
    filter: null,
    hasParts: true,
    refusesNull: NO_OBJECT,
    json: (stored) => stored,
    order: (stored) => stored,
    schema: () => ({ type: "object", additionalProperties: true }),
    read: (wire, fail) => (isPlainObject(wire) ? wire : fail(NO_OBJECT)),
  })
    .default(() => ({}))
    .shown(shownValues(resource))
    .describe(
      "Keyed by the slugs of custom-fields. Values are merged: an omitted slug is unchanged, null clears the value.",
    );
