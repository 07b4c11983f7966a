import type { RelatedRows } from "../../../engine/declare/index.ts";
import { column, fromContext, or, type Sql, sql } from "../../../engine/sql/index.ts";

/** Managers can change and delete what others share, and decide what is the default and pinned for everybody. */
export const MANAGERS = "manage-workspace";

const isOwn = (alias: string): Sql => sql`${column(alias, "user_id")} = ${fromContext("selfUser")}`;

/** SQL: the view is shared with the role of the caller's account. */
const isSharedWithRole = (alias: string): Sql => sql`(${column(alias, "shared_with")} = 'roles' and exists (
  select from view_roles shared join users reader on reader.role_id = shared.role_id
    and reader.workspace_id = ${fromContext("workspace")} and reader.id = ${fromContext("selfUser")}
  where shared.workspace_id = ${fromContext("workspace")} and shared.view_id = ${column(alias, "id")}))`;

/** The views that a caller sees: those for everyone, their own, and those shared with their role. */
export const READERS: RelatedRows = {
  anybody: (alias) => sql`${column(alias, "shared_with")} = 'everyone'`,
  self: (alias) => or([isOwn(alias), isSharedWithRole(alias)]),
};

/** Whoever owns the view, and managers of the workspace. */
export const OWNER_OR_MANAGERS = { permissions: [MANAGERS], rows: { self: isOwn } };

/** Everybody who acts as a person, on any view in sight. */
export const EVERY_PERSON = {
  permissions: [],
  rows: { self: () => sql`${fromContext("selfUser")} is not null` },
};

/** SQL: whether the view is the caller's own. */
export const isCallers = (alias: string): Sql => sql`coalesce(${isOwn(alias)}, false)`;

/** SQL: whether the view is in the caller's navigation: as the caller wants, else as the view says for everybody. */
export const isPinned = (alias: string): Sql => sql`coalesce((select own_pin.is_pinned from view_pins own_pin
  where own_pin.workspace_id = ${column(alias, "workspace_id")} and own_pin.view_id = ${column(alias, "id")}
    and own_pin.user_id = ${fromContext("selfUser")}), ${column(alias, "is_pinned_for_all")})`;
