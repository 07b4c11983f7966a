import { byField, byFieldAnyOf, field, resource, scoped, toOne } from "../../../engine/declare/index.ts";
import { column, referredRow, type Sql, sql } from "../../../engine/sql/index.ts";
import { isUnarchived } from "../../../platform/archiving/archived-state.ts";
import { phone } from "../../../platform/fields/company-fields.ts";
import { customFieldValues, ownFieldsOf } from "../../custom-fields/index.ts";
import { contactImport } from "./client-contact-import.ts";
import { contactHooks } from "./client-contact-writes.ts";

/** First and last name if there are any, otherwise the email. */
const shownName = (alias: string): Sql => sql`coalesce(
  nullif(concat_ws(' ', ${column(alias, "first_name")}, ${column(alias, "last_name")}), ''), ${column(alias, "email")})`;

const client = referredRow("clients", "client_id", { name: column("referred", "name") });

const fields = {
  client_id: field.reference("clients").required().immutable().selectable(isUnarchived).asPart(),
  client_name: field.string({ caseInsensitive: true }).computed(client("name")).notNull(),
  first_name: field.string({ caseInsensitive: true }),
  last_name: field.string({ caseInsensitive: true }).describe("Required if there is no email."),
  name: field
    .string({ caseInsensitive: true })
    .computed(shownName)
    .notNull()
    .describe("First and last name, or the email if there is neither."),
  email: field
    .email()
    .unique({ within: ["client_id"] })
    .requiredWhen("is_billing", true)
    .describe("Unique within the client."),
  phone: phone(),
  position: field.string().describe("Job title."),
  is_primary: field
    .boolean()
    .default(false)
    .describe("Exactly one contact per client is primary: the first, until another is made primary."),
  is_billing: field
    .boolean()
    .default(false)
    .describe("Whether the contact receives invoices; several contacts can."),
  notes: field.text(),
  custom_fields: customFieldValues("client-contacts"),
};

declare module "../../../engine/declare/index.ts" {
  interface DeclaredFields {
    "client-contacts": typeof fields;
  }
}

/** A person at a client. */
export const clientContacts = resource("client-contacts", {
  description: "People at clients. Each client with contacts has one primary contact.",
  policy: scoped(["view-clients"], { write: ["manage-clients"] }),
  tracksUse: true,
  examples: {
    create: { first_name: "Maria", last_name: "Silva", email: "maria.silva@example.com" },
    change: { phone: "+351210000000" },
  },
  fields,
  relationships: { client: toOne("clients", "client_id") },
  filters: {
    client_id: byFieldAnyOf,
    email: byField,
    last_name: byField,
    is_primary: byField,
    is_billing: byField,
    created_at: byField,
  },
  search: ["first_name", "last_name", "email", "phone", "position", "client.name"],
  globalSearch: { detail: ["client_name"] },
  sort: ["id", "last_name", "first_name", "email", "client_name", "created_at"],
  defaultSort: "last_name",
  ownFields: ownFieldsOf("client-contacts"),
  hooks: contactHooks,
  standaloneActions: contactImport.standaloneActions,
  getters: contactImport.getters,
});
