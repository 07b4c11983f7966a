import { field } from "../../engine/declare/fields/index.ts";
import { byField, byFieldAnyOf, filterOf } from "../../engine/declare/filter.ts";
import { idKind, listOf, textKind } from "../../engine/declare/filter-kinds.ts";
import { scoped } from "../../engine/declare/policy.ts";
import { joined } from "../../engine/declare/relationship.ts";
import { resource } from "../../engine/declare/resource.ts";
import { column, type Sql, sql } from "../../engine/query/sql.ts";
import { exportAuditLog } from "./audit-log-export.ts";
import { gateOf, redacted, redactedOrEmpty } from "./journal-gates.ts";

const stored =
  (name: string) =>
  (alias: string): Sql =>
    column(alias, name);

/** Splits `employees.salary` into the resource and the field. */
const changedField = (value: unknown): [string, string] => {
  const [resourceName = "", ...fieldName] = String(value).split(".");
  return [resourceName, fieldName.join(".")];
};

/** What was done, by whom and when: the journal, as far as the reader may see what changed. */
export const auditLog = resource("audit-log", {
  description: "What was done, by whom and when. Written with the change itself and never changed.",
  singular: "audit entry",
  plural: "audit entries",
  table: "journal",
  operations: ["list", "show"],
  timestamps: ["created_at"],
  label: "id",
  isJournalled: false,
  policy: scoped(["view-audit-log"], { write: [] }),
  fields: {
    event: field.string().managed().notNull(),
    resource_type: field.string().managed(),
    resource_id: field.string().managed(),
    resource_label: field.string().managed(),
    actor_type: field.choice("user", "api_key", "system").managed().notNull(),
    // Computed, so that an account or key is not "in use" by what it once did.
    user_id: field.reference("users").computed(stored("user_id")),
    api_key_id: field.reference("api-keys").computed(stored("api_key_id")),
    actor_name: field.string().managed().notNull(),
    changes: field.jsonb({ type: "object" }).computed(redactedOrEmpty("changes")).notNull(),
    params: field.jsonb({ type: "object" }).computed(redacted("params")),
    request_id: field.string().managed(),
    ip: field.string().managed(),
    user_agent: field.string().managed(),
    batch_id: field.string().managed(),
  },
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
    resource_id: byField,
    batch_id: filterOf(idKind, { expression: stored("batch_id"), nullable: true }),
    request_id: byField,
    ip: byField,
    created_at: byField,
    changed_field: filterOf(textKind(), {
      title: "changed field, as resource.field",
      nullable: false,
      permissionFor(operand, resources) {
        const [resourceName, fieldName] = changedField(operand.kind === "equals" ? operand.value : "");
        return gateOf(resources.get(resourceName), fieldName);
      },
      condition(alias, operand) {
        const [resourceName, fieldName] = changedField(operand.kind === "equals" ? operand.value : "");
        return sql`${column(alias, "resource_type")} = ${resourceName} and jsonb_exists(${column(alias, "changes")}, ${fieldName})`;
      },
    }),
  },
  search: ["resource_label", "actor_name"],
  sort: ["id"],
  getters: { export: exportAuditLog },
});
