import {
  byField,
  byFieldAnyOf,
  field,
  filterOf,
  idKind,
  joined,
  listOf,
  resource,
  scoped,
} from "../../../engine/declare/index.ts";
import { column, type Sql, sql } from "../../../engine/sql/index.ts";
import { exportAuditLog } from "./audit-log-export.ts";
import { changedField } from "./changed-field.ts";
import { matchesVisible, redacted, redactedOrEmpty, visibleLabel } from "./journal-gates.ts";

const stored =
  (name: string) =>
  (alias: string): Sql =>
    column(alias, name);

const fields = {
  event: field.string().managed().notNull(),
  resource_type: field.string().managed(),
  resource_id: field.string().managed(),
  resource_label: field.string().managed().shown(visibleLabel),
  actor_type: field.choice("user", "api_key", "system").managed().notNull(),
  // This is a computed field and not a reference, so that past actions do not make an account or a key "in use".
  user_id: field.reference("users").computed(stored("user_id")),
  api_key_id: field.reference("api-keys").computed(stored("api_key_id")),
  actor_name: field.string().managed().notNull(),
  changes: field.jsonb({ type: "object" }).computed(redactedOrEmpty("changes")).notNull(),
  params: field.jsonb({ type: "object" }).computed(redacted("params")),
  request_id: field.string().managed(),
  ip: field.string().managed(),
  user_agent: field.string().managed(),
  batch_id: field.string().managed(),
};

declare module "../../../engine/declare/index.ts" {
  interface DeclaredFields {
    "audit-log": typeof fields;
  }
}

/** Who did what, and when: the journal, with the changes that the reader may see. */
export const auditLog = resource("audit-log", {
  description: "Who did what, and when. Entries are written together with the change and never modified.",
  singular: "audit entry",
  plural: "audit entries",
  table: "journal",
  operations: ["list", "show"],
  timestamps: ["created_at"],
  label: "id",
  isJournalled: false,
  isJournal: true,
  policy: scoped(["view-audit-log"], { write: [] }),
  fields,
  relationships: {
    user: joined("one", "users", (from, to) => sql`${column(to, "id")} = ${column(from, "user_id")}`),
    apiKey: joined("one", "api-keys", (from, to) => sql`${column(to, "id")} = ${column(from, "api_key_id")}`),
  },
  filters: {
    event: byFieldAnyOf,
    resource_type: byFieldAnyOf,
    actor_type: byFieldAnyOf,
    user_id: filterOf(listOf(idKind), { expression: stored("user_id"), nullable: true }),
    api_key_id: filterOf(listOf(idKind), { expression: stored("api_key_id"), nullable: true }),
    resource_id: byFieldAnyOf,
    batch_id: filterOf(idKind, { expression: stored("batch_id"), nullable: true }),
    request_id: byField,
    ip: byField,
    created_at: byField,
    changed_field: changedField,
  },
  search: ["resource_label", "actor_name"],
  isFound: matchesVisible,
  sort: ["id"],
  getters: { export: exportAuditLog },
});
