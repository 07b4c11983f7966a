import { byField, byFieldAnyOf, field, own, resource, toMany, toOne } from "../../../engine/declare/index.ts";
import { column, sql } from "../../../engine/sql/index.ts";
import { pin, unpin } from "./pinning.ts";
import { isCallers, isPinned, OWNER_OR_MANAGERS, READERS } from "./sight.ts";
import { filtersField } from "./view-filters.ts";
import { viewHooks } from "./view-writes.ts";

const fields = {
  name: field.string({ max: 100, caseInsensitive: true }).required(),
  resource: field
    .string({ max: 100 })
    .required()
    .immutable()
    .describe("The resource whose list it shows, as in its path."),
  layout: field
    .choice("list", "board", "calendar", "timeline")
    .default("list")
    .describe(
      "board: only for lists that can be grouped; calendar and timeline: only for records with dates by which the list can be filtered.",
    ),
  filters: filtersField
    .default(() => ({}))
    .describe(
      "The query parameters that filter the list, with their texts: `status`, `-department_id`, `where`. Relative dates stay relative.",
    ),
  search: field.string().describe("The words that the list is searched for."),
  sort: field.string().describe("The order, as in the list's `sort` parameter."),
  columns: field
    .lines({ min: 1, max: 100, maxLength: 200 })
    .describe("The fields that the list shows, in their order; null: the usual ones."),
  group_by: field
    .string({ max: 100 })
    .describe("What the records are grouped by, such as the columns of a board."),
  density: field
    .choice("comfortable", "compact")
    .describe("The height of the rows; null: as the reader has it."),
  shared_with: field
    .choice("nobody", "roles", "everyone")
    .default("nobody")
    .describe("Who sees it besides its owner."),
  role_ids: field
    .references("roles", {
      table: "view_roles",
      owner: "view_id",
      target: "role_id",
      ordered: false,
      max: 50,
    })
    .asLabel()
    .describe("The roles whose people see it while it is shared with roles."),
  is_default: field
    .boolean()
    .default(false)
    .describe(
      "Whether the list opens with it for everybody. At most one view of a resource, which is shared with everyone; requires manage-workspace.",
    ),
  is_pinned_for_all: field
    .boolean()
    .default(false)
    .describe(
      "Whether everybody who sees it has it in the navigation unless they unpin it; requires manage-workspace.",
    ),
  is_pinned: field
    .boolean()
    .computed(isPinned)
    .notNull()
    .quiet()
    .describe("Whether the caller has it in the navigation."),
  is_own: field.boolean().computed(isCallers).notNull().quiet().describe("Whether the caller owns it."),
  owner_name: field
    .string()
    .computed(
      (alias) => sql`(select concat_ws(' ', owner.first_name, owner.last_name) from users owner
        where owner.workspace_id = ${column(alias, "workspace_id")} and owner.id = ${column(alias, "user_id")})`,
    )
    .notNull()
    .quiet(),
  user_id: field
    .reference("users")
    .managed()
    .notNull()
    .onDelete("cascade")
    .describe("The account that owns it."),
};

declare module "../../../engine/declare/index.ts" {
  interface DeclaredFields {
    views: typeof fields;
  }
}

/** Lists as people have arranged them, under a name. */
export const views = resource("views", {
  description:
    "Lists as people have arranged them: filters, order, columns, grouping and density under a name, for their owner, for roles or for everyone. A view changes nothing in what its reader may see.",
  policy: own(
    { permissions: [], rows: READERS },
    {
      write: [],
      create: { permissions: [], relations: ["self"] },
      update: [OWNER_OR_MANAGERS],
      delete: OWNER_OR_MANAGERS,
    },
  ),
  examples: {
    create: {
      name: "Starting soon",
      resource: "employees",
      filters: { start_date: "next_30_days" },
      sort: "start_date",
    },
    change: { density: "compact" },
  },
  fields,
  relationships: { user: toOne("users", "user_id"), roles: toMany("roles", "role_ids") },
  filters: {
    name: byField,
    resource: byFieldAnyOf,
    layout: byField,
    shared_with: byField,
    is_default: byField,
    is_pinned: byField,
    is_own: byField,
    user_id: byField,
  },
  search: ["name"],
  sort: ["name", "id", "resource", "created_at", "updated_at"],
  defaultSort: "name",
  hooks: viewHooks,
  actions: { pin, unpin },
});
