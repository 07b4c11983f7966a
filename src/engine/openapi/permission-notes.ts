import type { JsonSchema } from "../declare/field-type.ts";
import type { Condition, Doers, Grant } from "../declare/policy.ts";
import { tierOf } from "../plan/sight.ts";
import type { ResourceSchema } from "../schema/schema.ts";
import { RELATIONS } from "../work/relation.ts";
import type { GrantExtension } from "./openapi-document.ts";

const quoted = (names: readonly string[], word: string): string =>
  names.map((name) => `\`${name}\``).join(` ${word} `);

/** "Needs `a` or `b`."; null if no permission is required. */
export const needsAny = (permissions: readonly string[] | null): string | null =>
  permissions === null || permissions.length === 0 ? null : `Needs ${quoted(permissions, "or")}.`;

/** The scopes that a key needs for its creator's rights by relation. */
function relationNote({ rows }: Pick<Condition, "rows">): string {
  const used = RELATIONS.filter((relation) => rows?.[relation]);
  return used.length > 0
    ? ` Through a key, the creator's rights by relation apply with ${quoted(used, "and")}.`
    : "";
}

/** Who may read the resource, and which rows. */
export function readNote({ policy }: ResourceSchema): string | null {
  const { requires, rows } = policy;
  if (requires) return needsAny(requires);
  if (!rows) return null;
  return rows.permissions.length > 0
    ? `Without ${quoted(rows.permissions, "or")} some rows are out of sight.${relationNote(rows)}`
    : null;
}

/** The permission required to filter, sort or search by something behind a gate. */
export function queryNote(resource: ResourceSchema, gate: string | null): string | null {
  const query = tierOf(resource, gate)?.query;
  return query ? needsAny([query]) : null;
}

/** Whether anybody may filter, sort or search by something behind a gate. */
export function isQueryable(resource: ResourceSchema, gate: string | null): boolean {
  const tier = tierOf(resource, gate);
  return tier === null || tier.query !== null;
}

/**
 * `x-gate`: who may read and write what is behind a gate. `readsSomeRows` says that a relation to a record (one's own,
 * a report's) gives access to it there.
 */
export function gateExtension(resource: ResourceSchema, gate: string | null): JsonSchema {
  const tier = tierOf(resource, gate);
  if (tier === null) return {};
  const { read, write, query } = tier;
  return {
    "x-gate": {
      name: gate,
      read: [...read.permissions],
      readsSomeRows: read.rows !== undefined,
      write: [...write],
      query,
    },
  };
}

/** The same in words. */
export function gateNote(resource: ResourceSchema, gate: string | null): string | null {
  const tier = tierOf(resource, gate);
  if (tier === null) return null;
  const { permissions, rows } = tier.read;
  const scopes = RELATIONS.filter((relation) => rows?.[relation]);
  const byKey = scopes.length > 0 ? ` (keys with ${quoted(scopes, "or")})` : "";
  const related = rows ? `the people that the record concerns${byKey}` : null;
  const readers = [permissions.length > 0 ? `holders of ${quoted(permissions, "or")}` : null, related];
  return `Omitted unless the caller may read it: ${readers.filter((reader) => reader !== null).join(", ")}.`;
}

/** The permission required to write a field behind a gate. */
export function writeNote(resource: ResourceSchema, gate: string | null): string | null {
  const write = tierOf(resource, gate)?.write ?? [];
  return write.length > 0 ? `Needs ${quoted(write, "and")}.` : null;
}

/** The permission required to create a record; null if everybody may. */
export const createNote = ({ policy: { create } }: ResourceSchema): string | null =>
  create === "everyone" ? null : doersNote(create);

/** Who may run an operation without a stored row. */
export const doersNote = ({ permissions, relations }: Doers): string | null =>
  relations.length === 0
    ? needsAny(permissions)
    : `For other people's records needs ${quoted(permissions, "or")}; a key needs that or the scope ${quoted(relations, "or")}.`;

/** Who may run an action on records; null if everybody who may see a record may. */
export function grantsNote(grants: readonly Grant[]): string | null {
  const permissions = [...new Set(grants.flatMap((grant) => grant.permissions))];
  const related = grants.filter(({ rows }) => rows !== undefined);
  if (related.length === 0) return needsAny(permissions);
  const scopes = RELATIONS.filter((relation) => related.some(({ rows }) => rows?.[relation]));
  const needed = permissions.length > 0 ? `Needs ${quoted(permissions, "or")}` : null;
  if (scopes.length === 0) return needed && `${needed} for some records.`;
  const byRelation = `a relation to the record that grants it, which applies through a key with ${quoted(scopes, "and")}.`;
  return needed ? `${needed}, or ${byRelation}` : `Needs ${byRelation}`;
}

/** The rights to create a record, for programs. */
export const createGrants = ({ policy: { create } }: ResourceSchema): { "x-grants"?: GrantExtension[] } =>
  create === "everyone" || create.relations.length > 0
    ? {}
    : grantsExtension([{ permissions: create.permissions }]);

/** The rights to an operation, for programs: `x-grants`. */
export const grantsExtension = (grants: readonly Grant[]): { "x-grants": GrantExtension[] } => ({
  "x-grants": grants.map(({ permissions, rows, fields }) => ({
    permissions: [...permissions],
    ...(rows ? { someRows: true } : {}),
    ...(fields ? { fields: [...fields] } : {}),
  })),
});
