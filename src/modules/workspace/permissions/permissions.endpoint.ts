import {
  type Actor,
  booleanKind,
  choiceKind,
  listOf,
  type Relation,
  rowList,
} from "../../../engine/declare/index.ts";
import { schemaRef } from "../../../engine/runtime/index.ts";
import { said } from "../../../engine/work/index.ts";
import { listOf as arrayOf, object, text } from "../../../platform/figures/response-shapes.ts";
import { PERMISSIONS } from "../../../platform/permissions/catalogue.ts";
import { RELATION_SCOPES } from "../../../platform/permissions/relation-scopes.ts";

/** All permissions and relations, in order; `is_of_roles` is false for those that only keys can have. */
const LISTED = [
  ...PERMISSIONS.map((permission) => ({ ...permission, is_of_roles: true })),
  ...RELATION_SCOPES.map((scope) => ({ ...scope, is_of_roles: false })),
].sort((a, b) => a.module.localeCompare(b.module, "en") || a.name.localeCompare(b.name, "en"));

const isGranted = ({ permissions, relations, kind }: Actor, name: string): boolean =>
  kind === "system" || permissions.has(name) || relations.has(name as Relation);

const MODULES = [...new Set(PERMISSIONS.map(({ module }) => module))];

const permission = object({
  id: text,
  type: { type: "string", const: "permissions" },
  attributes: object({
    id: text,
    name: text,
    title: text,
    description: { type: "string", description: "What it allows." },
    module: { type: "string", enum: MODULES },
    implies: arrayOf(text, "Names of the permissions that it implies."),
    is_of_roles: {
      type: "boolean",
      description:
        "Whether roles can grant it. Only keys have `self` and `team`, which everybody may grant to them.",
    },
    is_granted: { type: "boolean", description: "Whether this credential holds it now." },
  }),
  meta: schemaRef("RecordMeta"),
});

/** `GET /permissions`: everything that roles and keys can grant, on one page, and the filters of that list. */
export const permissionEndpoints = rowList({
  name: "permissions",
  title: "List permissions",
  filtersTitle: "List the filters of permissions",
  filters: {
    module: {
      kind: listOf(choiceKind(MODULES)),
      description: "Titles of modules.",
      negated: "Titles of modules to exclude.",
    },
    is_granted: { kind: booleanKind, description: "Whether this credential holds it now." },
  },
  search: ["name", "title"],
  rows: ({ actor, words }) =>
    LISTED.map((permission) => ({
      ...permission,
      title: words.say(said(permission.title)),
      description: words.say(said(permission.description)),
      is_granted: isGranted(actor, permission.name),
    })),
  response: object({
    data: arrayOf(permission),
    meta: schemaRef("PageMeta"),
    links: schemaRef("PageLinks"),
  }),
  filtersResponse: object({ data: arrayOf(schemaRef("FilterDescription")) }),
});
