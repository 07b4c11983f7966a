import { field } from "../../engine/declare/fields/index.ts";
import { byField, filterOf } from "../../engine/declare/filter.ts";
import { booleanKind, choiceKind, listOf } from "../../engine/declare/filter-kinds.ts";
import { own } from "../../engine/declare/policy.ts";
import { toOne } from "../../engine/declare/relationship.ts";
import { resource } from "../../engine/declare/resource.ts";
import { column, fromContext, or, type Sql, sql } from "../../engine/query/sql.ts";
import { PERMISSION_NAMES } from "../../platform/permissions/catalogue.ts";
import { effectiveScopes, keyStatus } from "./key-state.ts";

const STATUSES = ["active", "expired", "revoked", "suspended"] as const;

const isOwnKey = (alias: string): Sql => sql`${column(alias, "created_by_user_id")} = ${fromContext("user")}`;
const isCurrent = (alias: string): Sql =>
  sql`coalesce(${column(alias, "id")} = ${fromContext("apiKey")}, false)`;
const ownOrCurrent = (alias: string): Sql => or([isOwnKey(alias), isCurrent(alias)]);

const graceEnd = (alias: string): Sql => sql`(select max(s.expires_at) from api_key_secrets s
  where s.workspace_id = ${column(alias, "workspace_id")} and s.api_key_id = ${column(alias, "id")}
    and s.expires_at > ${fromContext("now")})`;

/** Metadata of API keys. Everything that changes a key takes a signed-in person. */
export const apiKeys = resource("api-keys", {
  description: "Metadata of API keys. Keys are made, changed and revoked by signed-in people only.",
  singular: "API key",
  plural: "API keys",
  operations: ["list", "show"],
  policy: own(
    { permissions: ["manage-api-keys"], rows: ownOrCurrent },
    {
      write: [],
      tiers: {
        usage: {
          read: { permissions: ["manage-api-keys"], rows: isOwnKey },
          write: [],
          query: "manage-api-keys",
        },
      },
    },
  ),
  fields: {
    name: field.string({ max: 100, caseInsensitive: true }).notNull().managed(),
    description: field.string({ max: 500 }).managed(),
    key_hint: field
      .string()
      .computed((alias) => sql`'wsk_' || ${column(alias, "public_id")} || '…'`)
      .notNull(),
    status: field
      .choice(...STATUSES)
      .computed(keyStatus)
      .notNull(),
    scopes: field
      .namesOf(() => PERMISSION_NAMES)
      .managed()
      .notNull(),
    effective_scopes: field
      .namesOf(() => PERMISSION_NAMES)
      .computed(effectiveScopes)
      .notNull(),
    ip_allowlist: field
      .namesOf(() => [])
      .managed()
      .notNull(),
    expires_at: field.dateTime().managed(),
    created_by_user_id: field.reference("users").notNull().managed(),
    last_used_at: field
      .dateTime()
      .computed((alias) => sql`date_trunc('minute', ${column(alias, "last_used_at")})`)
      .quiet(),
    last_used_ip: field.string().managed().quiet().gate("usage"),
    last_used_user_agent: field.string().managed().quiet().gate("usage"),
    regenerated_at: field.dateTime().managed(),
    previous_secret_expires_at: field.dateTime().computed(graceEnd),
    revoked_at: field.dateTime().managed(),
    revoked_by_user_id: field.reference("users").managed(),
    revoke_reason: field.choice("manual", "leaked", "creator_archived", "replaced", "other").managed(),
    is_current: field.boolean().computed(isCurrent).notNull(),
  },
  relationships: {
    createdBy: toOne("users", "created_by_user_id"),
    revokedBy: toOne("users", "revoked_by_user_id"),
  },
  filters: {
    status: filterOf(listOf(choiceKind(STATUSES)), { expression: keyStatus, nullable: false }),
    created_by_user_id: byField,
    scopes: filterOf(listOf(choiceKind(PERMISSION_NAMES)), {
      nullable: false,
      condition: (alias, operand) =>
        sql`${column(alias, "scopes")} && ${operand.kind === "any" ? operand.values : []}::text[]`,
    }),
    is_current: filterOf(booleanKind, { expression: isCurrent, nullable: false }),
    last_used_at: byField,
    expires_at: byField,
    revoked_at: byField,
    created_at: byField,
  },
  search: ["name", "description", "key_hint"],
  sort: ["id", "name", "status", "last_used_at", "expires_at", "created_at"],
});
