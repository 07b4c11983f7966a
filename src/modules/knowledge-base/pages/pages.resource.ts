import {
  byField,
  byFieldAnyOf,
  EXAMPLE_ULID,
  filterOf,
  idKind,
  inverse,
  own,
  resource,
  toOne,
  valuesOf,
} from "../../../engine/declare/index.ts";
import { column, fromContext, sql } from "../../../engine/sql/index.ts";
import { MANAGERS } from "../access.ts";
import { exportPage } from "../export/export-page.ts";
import { addImage } from "../files/add-image.ts";
import { restoreVersion } from "../history/restore-version.ts";
import { diff } from "../history/version-diff.ts";
import { version, versions } from "../history/version-getters.ts";
import { pageSearch } from "../search/page-search.ts";
import { archive, restore } from "./archiving.ts";
import { duplicate } from "./duplicate.ts";
import { move } from "./move.ts";
import { pageFields } from "./page-fields.ts";
import { ADMINS, EDITORS, readablePages } from "./page-sight.ts";
import { pageHooks } from "./page-writes.ts";
import { publish, unpublish } from "./publishing.ts";

/** Pages that are below any of the given ones, at any depth. */
const belowAnyOf = filterOf(idKind, {
  title: "page above it",
  nullable: false,
  condition: (alias, operand) => sql`${column(alias, "id")} in (with recursive below (id) as (
      select child.id from pages child
      where child.workspace_id = ${fromContext("workspace")} and child.parent_id = any(${valuesOf(operand)}::text[])
      union
      select child.id from pages child join below on child.parent_id = below.id
      where child.workspace_id = ${fromContext("workspace")}
    ) select below.id from below)`,
});

/** The pages of the knowledge base. */
export const pages = resource("pages", {
  description:
    "Pages in Markdown, which form a tree in each teamspace. Every text is kept as a version; actions move, publish and archive pages.",
  label: "title",
  policy: own(
    { permissions: [MANAGERS], rows: readablePages },
    { write: [MANAGERS], create: "everyone", update: [EDITORS], delete: ADMINS },
  ),
  examples: {
    create: { teamspace_id: EXAMPLE_ULID, title: "Expense policy", content: "Keep every **receipt**." },
    change: { content: "Keep every **receipt** for a year." },
  },
  fields: pageFields,
  relationships: {
    teamspace: toOne("teamspaces", "teamspace_id"),
    parent: toOne("pages", "parent_id"),
    children: inverse("pages", "parent_id", { sort: "position,id" }),
    createdBy: toOne("employees", "created_by_employee_id"),
    updatedBy: toOne("employees", "updated_by_employee_id"),
  },
  filters: {
    teamspace_id: byField,
    parent_id: byField,
    status: byFieldAnyOf,
    title: byField,
    ancestor_id: belowAnyOf,
    created_by_employee_id: byField,
    updated_by_employee_id: byField,
    created_at: byField,
    updated_at: byField,
    published_at: byField,
    has_children: byField,
  },
  search: ["title", "content"],
  globalSearch: {},
  sort: ["title", "position", "created_at", "updated_at", "published_at", "id"],
  defaultSort: "-updated_at",
  hooks: pageHooks,
  actions: {
    move,
    duplicate,
    "add-image": addImage,
    "restore-version": restoreVersion,
    publish,
    unpublish,
    archive,
    restore,
  },
  getters: { versions, version, diff, export: exportPage, search: pageSearch },
});
