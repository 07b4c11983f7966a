import {
  booleanKind,
  byField,
  choiceKind,
  field,
  filterOf,
  listOf,
  resource,
  toOne,
  valuesOf,
} from "../../../engine/declare/index.ts";
import { column, fromContext, type Sql, sql } from "../../../engine/sql/index.ts";
import { SCOPE_NAMES } from "../../../platform/permissions/relation-scopes.ts";
import { addressList } from "./address-list.ts";
import { apiKeyPolicy, isCurrent } from "./api-keys.policy.ts";
import { callsByDay } from "./calls-by-day.ts";
import { endGrace, regenerate, revoke } from "./key-actions.ts";
import { KEY_ONE_TIME_META } from "./key-secrets.ts";
import { effectiveScopes, keyStatus } from "./key-state.ts";
import { apiKeyHooks } from "./key-writes.ts";

const STATUSES = ["active", "expired", "revoked", "suspended"] as const;

const scopeNames = () => field.namesOf(() => SCOPE_NAMES);

const graceEnd = (alias: string): Sql => sql`(select max(s.expires_at) from api_key_secrets s
  where s.workspace_id = ${column(alias, "workspace_id")} and s.api_key_id = ${column(alias, "id")}
    and s.expires_at > ${fromContext("now")})`;

const fields = {
  name: field
    .string({ max: 100, caseInsensitive: true })
    .required()
    .describe("Unique among the creator's keys that are not revoked."),
  description: field.string({ max: 500 }),
  key_hint: field
    .string()
    .computed((alias) => sql`'wsk_' || ${column(alias, "public_id")} || '…'`)
    .notNull(),
  status: field
    .choice(...STATUSES)
    .computed(keyStatus)
    .notNull(),
  scopes: scopeNames()
    .required()
    .describe(
      "Permissions of the creator, and the relations that apply: `self` for what concerns only the creator, and `team` for what the creator sees and decides as manager, lead or assignee. Without scopes, the key only reads what is open to everybody. Scopes can be removed, but not added.",
    ),
  effective_scopes: scopeNames()
    .computed(effectiveScopes)
    .notNull()
    .describe("What the key may do now: those of its permissions that the creator has, and its relations."),
  ip_allowlist: addressList().describe("Addresses from which it may be used. If empty, any address."),
  expires_at: field.dateTime().describe("Null: never."),
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
  public_id: field.string().hidden(),
};

declare module "../../../engine/declare/index.ts" {
  interface DeclaredFields {
    "api-keys": typeof fields;
  }
}

/** API keys. A key can read its own record; signed-in people create, change and revoke keys. */
export const apiKeys = resource("api-keys", {
  description:
    "API keys. Only signed-in people can create, change and revoke them; a key can only read their metadata.",
  singular: "API key",
  plural: "API keys",
  operations: ["list", "show", "create", "update"],
  policy: apiKeyPolicy,
  refusesKeys: "API keys cannot manage API keys.",
  oneTimeMeta: KEY_ONE_TIME_META,
  examples: {
    create: { name: "Nightly export", scopes: ["view-clients"] },
    change: { description: "Runs at two in the morning." },
  },
  fields,
  relationships: {
    createdBy: toOne("users", "created_by_user_id"),
    revokedBy: toOne("users", "revoked_by_user_id"),
  },
  filters: {
    status: filterOf(listOf(choiceKind(STATUSES)), { expression: keyStatus, nullable: false }),
    created_by_user_id: byField,
    scopes: filterOf(listOf(choiceKind(SCOPE_NAMES)), {
      nullable: false,
      condition: (alias, operand) => sql`${column(alias, "scopes")} && ${valuesOf(operand)}::text[]`,
    }),
    is_current: filterOf(booleanKind, { expression: isCurrent, nullable: false }),
    last_used_at: byField,
    expires_at: byField,
    revoked_at: byField,
    created_at: byField,
  },
  search: ["name", "description", "key_hint"],
  sort: ["id", "name", "status", "last_used_at", "expires_at", "created_at"],
  hooks: apiKeyHooks,
  actions: { regenerate, "end-grace": endGrace, revoke },
  getters: { usage: callsByDay },
  systemEvents: {
    expired: { title: "API key expired", description: "The key has reached its expiry." },
    "refused-address": {
      title: "API key refused by address",
      description:
        "The key was used from an address that it does not allow. It is reported at most once an hour.",
    },
  },
});
