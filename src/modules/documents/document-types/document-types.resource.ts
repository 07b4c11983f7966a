import { byField, field, open, resource } from "../../../engine/declare/index.ts";
import { MANAGERS } from "../rights.ts";
import { reminderDays } from "./reminder-days.ts";
import { typeHooks } from "./type-writes.ts";

export const VISIBILITIES = ["private", "employee", "superiors"] as const;

export const CONTRACT_TYPES = [
  "employment_contract",
  "internship",
  "b2b_unpaid_holidays",
  "b2b_paid_holidays",
] as const;

const fields = {
  name: field.string({ caseInsensitive: true }).required().unique(),
  description: field.text(),
  visibility: field
    .choice(...VISIBILITIES)
    .default("employee")
    .describe(
      "Who sees documents of the type without view-documents: nobody, the employee, or the employee and all superiors. Applies to existing documents at once.",
    ),
  employee_can_upload: field
    .boolean()
    .default(false)
    .describe("Whether employees add documents of the type for themselves. Not for private types."),
  requires_end_date: field.boolean().default(false),
  requires_signature: field
    .boolean()
    .default(false)
    .describe("Whether compliance counts only signed documents."),
  is_required: field
    .boolean()
    .default(false)
    .describe("Whether every active employee should have a document of the type."),
  required_contract_types: field
    .namesOf(() => CONTRACT_TYPES)
    .default(() => [])
    .describe("The contract types of the employees who need one; empty: everybody. Only for required types."),
  reminder_days: reminderDays(),
  notify_employee_ids: field
    .references("employees", {
      table: "document_type_notified_employees",
      owner: "type_id",
      target: "employee_id",
      ordered: true,
      max: 10,
    })
    .asLabel()
    .describe("Who is notified, besides the employee, before documents of the type end."),
};

declare module "../../../engine/declare/index.ts" {
  interface DeclaredFields {
    "document-types": typeof fields;
  }
}

/** Kinds of documents and their rules. */
export const documentTypes = resource("document-types", {
  description: "Kinds of documents, with the rules for all documents of a type.",
  policy: open({ write: [MANAGERS] }),
  tracksUse: true,
  examples: {
    create: { name: "Residence permit", requires_end_date: true, is_required: true },
    change: { reminder_days: [90, 30, 7] },
  },
  fields,
  filters: {
    name: byField,
    visibility: byField,
    is_required: byField,
    requires_signature: byField,
    requires_end_date: byField,
    employee_can_upload: byField,
    is_used: byField,
  },
  search: ["name", "description"],
  sort: ["name", "id", "created_at"],
  defaultSort: "name",
  hooks: typeHooks,
});
