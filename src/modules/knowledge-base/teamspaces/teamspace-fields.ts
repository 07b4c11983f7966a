import { field } from "../../../engine/declare/index.ts";
import { column, type Sql, sql } from "../../../engine/sql/index.ts";
import { archivedFields, isUnarchived } from "../../../platform/archiving/archived-state.ts";
import { ACCESSES, accessOfCaller, DEFAULT_ACCESSES } from "../access.ts";
import { memberList, membersInSql } from "./members.ts";

const publishedPages = (alias: string): Sql => sql`(select count(*)::integer from pages published
  where published.workspace_id = ${column(alias, "workspace_id")} and published.teamspace_id = ${column(alias, "id")}
    and published.status = 'published')`;

/** The fields of a teamspace: what it is called, and who may do what in it. */
export const teamspaceFields = {
  name: field
    .string({ max: 100, caseInsensitive: true })
    .required()
    .unique({ among: isUnarchived })
    .describe("Unique among the teamspaces that are not archived, also those that the caller does not see."),
  description: field.text(),
  icon: field.string({ max: 50 }).describe("An emoji or the name of an icon."),
  color: field.color(),
  default_access: field
    .choice(...DEFAULT_ACCESSES)
    .default("viewer")
    .describe("What everybody may do in it. `none`: only members see it."),
  is_private: field
    .boolean()
    .computed((alias) => sql`(${column(alias, "default_access")} = 'none')`)
    .notNull()
    .describe("Whether only members see it."),
  members: memberList()
    .storedElsewhere(membersInSql)
    .computedDefault("the creator as admin")
    .describe("Those with an access of their own; a write replaces the set. At least one is an admin."),
  my_access: field
    .choice(...ACCESSES)
    .computed(accessOfCaller)
    .notNull()
    .quiet()
    .describe("What the caller may do in it."),
  pages_count: field
    .integer()
    .computed(publishedPages)
    .notNull()
    .quiet()
    .describe("How many published pages it has."),
  ...archivedFields(),
};

declare module "../../../engine/declare/index.ts" {
  interface DeclaredFields {
    teamspaces: typeof teamspaceFields;
  }
}
