import {
  anyRelated,
  type Condition,
  type RelatedRows,
  type RowCondition,
} from "../../../engine/declare/index.ts";
import { column, fromContext, or, sql } from "../../../engine/sql/index.ts";
import { anyOf, inSpacesOf, MANAGERS } from "../access.ts";

const readers = inSpacesOf("viewer", "teamspace_id");
const editors = inSpacesOf("editor", "teamspace_id");

const isPublished: RowCondition = (alias) => sql`${column(alias, "status")} = 'published'`;

/** An author's own draft; who has no access to the teamspace any more does not see it. */
const isOwnDraft: RowCondition = (alias) =>
  sql`${column(alias, "status")} = 'draft' and ${column(alias, "created_by_employee_id")} = ${fromContext("self")}`;

/** Pages in sight without the permission: published ones for viewers, all for editors, and one's own drafts. */
export const readablePages: RelatedRows = {
  anybody: (alias) =>
    or([sql`${isPublished(alias)} and ${readers.anybody!(alias)}`, editors.anybody!(alias)]),
  self: (alias) =>
    or([
      sql`${isPublished(alias)} and ${readers.self!(alias)}`,
      editors.self!(alias),
      sql`${isOwnDraft(alias)} and ${or([readers.anybody!(alias), readers.self!(alias)])}`,
    ]),
};

/** Whether the caller reads the page, for a statement that does not know the caller yet. */
export const isReadable: RowCondition = (alias) => anyOf(anyRelated(readablePages)(alias));

/** Those who may edit the pages of a teamspace. */
export const EDITORS: Condition = { permissions: [MANAGERS], rows: editors };

/** Those who may delete pages of a teamspace. */
export const ADMINS: Condition = { permissions: [MANAGERS], rows: inSpacesOf("admin", "teamspace_id") };
