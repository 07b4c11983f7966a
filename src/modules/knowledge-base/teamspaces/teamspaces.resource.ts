import { byField, joined, own, resource } from "../../../engine/declare/index.ts";
import { column, sql } from "../../../engine/sql/index.ts";
import { archiveActions } from "../../../platform/archiving/archive-actions.ts";
import { inSpacesOf, MANAGERS } from "../access.ts";
import { pageTree } from "../tree/page-tree.ts";
import { ADMINS, addMembers, leave, removeMembers } from "./member-actions.ts";
import { memberFilter } from "./members.ts";
import { teamspaceFields } from "./teamspace-fields.ts";
import { teamspaceHooks } from "./teamspace-writes.ts";

/** Areas of the knowledge base with members of their own. */
export const teamspaces = resource("teamspaces", {
  description:
    "Areas of the knowledge base. A teamspace is open to everybody for reading or editing, or private to its members.",
  policy: own(
    { permissions: [MANAGERS], rows: inSpacesOf("viewer", "id") },
    {
      write: [MANAGERS],
      create: { permissions: [MANAGERS], relations: ["self"] },
      update: ADMINS,
      delete: ADMINS[0]!,
    },
  ),
  examples: {
    create: { name: "Handbook" },
    change: { description: "How we work." },
  },
  fields: teamspaceFields,
  relationships: {
    pages: joined(
      "many",
      "pages",
      (space, page) => sql`${column(page, "teamspace_id")} = ${column(space, "id")}
        and ${column(page, "parent_id")} is null`,
      { sort: "position,id" },
    ),
    memberEmployees: joined(
      "many",
      "employees",
      (space, employee) => sql`exists (select from teamspace_members related
        where related.workspace_id = ${column(space, "workspace_id")} and related.teamspace_id = ${column(space, "id")}
          and related.employee_id = ${column(employee, "id")})`,
      { sort: "last_name,first_name" },
    ),
  },
  filters: {
    name: byField,
    is_private: byField,
    default_access: byField,
    archived: byField,
    member_id: memberFilter,
  },
  search: ["name", "description"],
  sort: ["name", "id", "created_at", "updated_at"],
  defaultSort: "name",
  hooks: teamspaceHooks,
  actions: {
    ...archiveActions("teamspaces", {
      description:
        "Closes the teamspace: only its admins see it and its pages, and nothing in it can be changed.",
      grants: ADMINS,
      mayRestore: async ({ id, name }, work) =>
        (await work.isTaken("teamspaces", "name", name, id)) ? "The name has already been taken." : null,
    }),
    "add-members": addMembers,
    "remove-members": removeMembers,
    leave,
  },
  getters: { tree: pageTree },
});
