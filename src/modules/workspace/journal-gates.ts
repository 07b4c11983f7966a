import { tierOf } from "../../engine/plan/sight.ts";
import { column, fromContext, raw, type Sql, sql } from "../../engine/query/sql.ts";
import type { ResourceSchema } from "../../engine/schema/schema.ts";
import { gateOfValue } from "../custom-fields/index.ts";

type Resources = ReadonlyMap<string, ResourceSchema>;

/** The permission without which nobody reads a field in the journal; null: none is needed. */
export function gateOf(resource: ResourceSchema | undefined, fieldName: string): string | null {
  const gate = resource?.fields.get(fieldName.split(".")[0]!)?.gate ?? null;
  return gate === null ? null : (tierOf(resource!, gate)!.read.permissions[0] ?? null);
}

const gatesOf = new WeakMap<Resources, string>();

/** `{resource: {field: permission}}` of every gated field, as JSON. */
function allGates(resources: Resources): string {
  let json = gatesOf.get(resources);
  if (json === undefined) {
    const gates: Record<string, Record<string, string>> = {};
    for (const resource of resources.values()) {
      for (const { name } of resource.fields.values()) {
        const permission = gateOf(resource, name);
        if (permission === null) continue;
        gates[resource.name] ??= {};
        gates[resource.name]![name] = permission;
      }
    }
    json = JSON.stringify(gates);
    gatesOf.set(resources, json);
  }
  return json;
}

/** A JSON column of the journal with the values left out whose gate the reader lacks: who and when is still told. */
export const redacted =
  (name: "changes" | "params") =>
  (alias: string, resources: Resources): Sql =>
    sql`(
  select jsonb_object_agg(told.key, case
      when gate.permission = any(${fromContext("permissions")}) or gate.permission is null then told.value
      else jsonb_build_object('redacted', true, 'required_permission', gate.permission) end)
  from jsonb_each(${column(alias, name)}) told
  cross join lateral (
    -- A member of an object is guarded like the whole, and a restricted value by its own permission.
    select coalesce(${gateOfValue(column(alias, "resource_type"), raw("told.key"))},
      ${allGates(resources)}::jsonb -> ${column(alias, "resource_type")} ->> split_part(told.key, '.', 1)) as permission
  ) gate)`;

/** The same for a column that is never empty: without any value `{}`. */
export const redactedOrEmpty =
  (name: "changes") =>
  (alias: string, resources: Resources): Sql =>
    sql`coalesce(${redacted(name)(alias, resources)}, ${raw("'{}'::jsonb")})`;
