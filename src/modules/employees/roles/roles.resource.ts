import {
  byField,
  choiceKind,
  field,
  filterOf,
  listOf,
  open,
  resource,
  valuesOf,
} from "../../../engine/declare/index.ts";
import { column, raw, type Sql, sql } from "../../../engine/sql/index.ts";
import { grantedBy, PERMISSION_NAMES, PERMISSIONS } from "../../../platform/permissions/catalogue.ts";
import { roleHooks } from "./role-writes.ts";

const implications = PERMISSIONS.flatMap(({ name, implies }) =>
  implies.map((implied) => `('${name}', '${implied}')`),
);

/** The permissions that a role grants, including implied ones, sorted. */
const effective = (
  alias: string,
): Sql => sql`case when ${column(alias, "is_owner")} then ${[...PERMISSION_NAMES]}::text[]
  else array(
    select distinct granted from (
      select unnest(${column(alias, "permissions")}) as granted
      union select i.implied from (values ${raw(implications.join(", "))}) as i(name, implied)
        where i.name = any(${column(alias, "permissions")})
    ) as all_granted order by granted) end`;

const fields = {
  name: field.string({ max: 100, caseInsensitive: true }).required().unique(),
  description: field.text(),
  permissions: field
    .namesOf(() => PERMISSION_NAMES)
    .required()
    .describe("The selected permissions; manage-x implies view-x."),
  effective_permissions: field
    .namesOf(() => PERMISSION_NAMES)
    .computed(effective)
    .notNull(),
  is_system: field.boolean().managed().default(false),
  is_default: field
    .boolean()
    .default(false)
    .describe("Whether new accounts get this role. Exactly one role is the default."),
  is_owner: field
    .boolean()
    .managed()
    .default(false)
    .describe("Whether it is the role of owners, which grants everything and cannot be changed."),
  is_admin: field.boolean().hidden().default(false),
};

declare module "../../../engine/declare/index.ts" {
  interface DeclaredFields {
    roles: typeof fields;
  }
}

/** Named sets of permissions. Every account has one role. */
export const roles = resource("roles", {
  description: "Named sets of permissions. Every account has one role.",
  policy: open({ write: ["manage-users"] }),
  tracksUse: true,
  examples: {
    create: { name: "Team lead", permissions: ["manage-timesheets"] },
    change: { description: "Approves the team's time." },
  },
  fields,
  filters: {
    name: byField,
    is_system: byField,
    is_default: byField,
    permissions: filterOf(listOf(choiceKind(PERMISSION_NAMES)), {
      nullable: false,
      condition: (alias, operand) => {
        const names = valuesOf(operand).flatMap((name) => grantedBy(String(name)));
        return sql`(${column(alias, "is_owner")} or ${column(alias, "permissions")} && ${names}::text[])`;
      },
    }),
  },
  search: ["name", "description"],
  sort: ["name", "id", "created_at"],
  defaultSort: "name",
  hooks: roleHooks,
});
