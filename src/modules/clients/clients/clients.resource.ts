import { field, inverse, joined, resource, scoped, toOne } from "../../../engine/declare/index.ts";
import { column, sql } from "../../../engine/sql/index.ts";
import { archivedFields, isUnarchived } from "../../../platform/archiving/archived-state.ts";
import { phone, postalAddress, vatNumber } from "../../../platform/fields/company-fields.ts";
import { electronicAddress, electronicAddressScheme } from "../../../platform/fields/electronic-address.ts";
import { customFieldValues, ownFieldsOf } from "../../custom-fields/index.ts";
import { clientProfitability } from "../profitability/client-profitability.ts";
import { exportClients } from "./client-export.ts";
import { clientFilters } from "./client-filters.ts";
import { clientImport } from "./client-import.ts";
import { statement } from "./client-statement.ts";
import { archive, restore } from "./client-states.ts";
import { clientHooks } from "./client-writes.ts";

const fields = {
  name: field
    .string({ caseInsensitive: true })
    .required()
    .describe("The display name. It need not be unique: see allow_duplicate."),
  legal_name: field.string().describe("Printed on invoices; if empty, the name is printed."),
  code: field.string({ max: 50 }).unique().describe("Customer number."),
  email: field.email(),
  billing_email: field.email().describe("Receives the invoices if no contact does."),
  phone: phone(),
  website: field.url(),
  logo_path: field.urlOrPath(),
  vat_number: vatNumber().describe("Stored in upper case without spaces, dots and dashes."),
  registration_number: field.string({ max: 50 }),
  address: postalAddress(),
  currency: field
    .currency({ asChoice: true })
    .default(({ baseCurrency }: { baseCurrency: string }) => baseCurrency, "the workspace's base currency")
    .describe(
      "The default currency of the client's projects and invoices; a change does not affect existing ones.",
    ),
  payment_terms_days: field
    .integer({ min: 0, max: 365 })
    .counts("days")
    .describe("If empty, the workspace's payment terms apply."),
  tax_rate_id: field
    .reference("tax-rates")
    .selectable(isUnarchived)
    .describe("The default tax rate of the client's invoice lines."),
  locale: field
    .locale()
    .describe("Language and formats of the client's PDFs; if empty, those of the workspace."),
  buyer_reference: field
    .string({ max: 100 })
    .describe(
      "What the client wants to find in electronic invoices to route them (BT-10), such as a Leitweg-ID. The order number is the reference of the invoice.",
    ),
  electronic_address: electronicAddress(),
  electronic_address_scheme: electronicAddressScheme(),
  invoice_notes: field.text().describe("Copied to the notes of new invoices."),
  notes: field.text().describe("Internal notes; they can be changed even while the client is archived."),
  manager_employee_id: field.reference("employees").selectable(isUnarchived).describe("The account manager."),
  lead_id: field.reference("leads").managed().describe("The lead from which the client was converted."),
  custom_fields: customFieldValues("clients"),
  ...archivedFields(),
  allow_duplicate: field
    .boolean()
    .default(false)
    .createOnly()
    .writeOnly()
    .describe("Accepts a name or VAT number that another client already has."),
};

declare module "../../../engine/declare/index.ts" {
  interface DeclaredFields {
    clients: typeof fields;
  }
}

/** Companies and people for whom work is done and to whom invoices are issued. */
export const clients = resource("clients", {
  description: "Companies and people for whom work is done and to whom invoices are issued.",
  policy: scoped(["view-clients"], { write: ["manage-clients"] }),
  tracksUse: true,
  examples: {
    create: { name: "Atlantic Freight", currency: "EUR" },
    change: { payment_terms_days: 14 },
  },
  fields,
  relationships: {
    contacts: inverse("client-contacts", "client_id"),
    primaryContact: joined(
      "one",
      "client-contacts",
      (source, target) =>
        sql`${column(target, "client_id")} = ${column(source, "id")} and ${column(target, "is_primary")}`,
    ),
    manager: toOne("employees", "manager_employee_id"),
    taxRate: toOne("tax-rates", "tax_rate_id"),
    lead: toOne("leads", "lead_id"),
  },
  filters: clientFilters,
  search: ["name", "legal_name", "code", "email", "vat_number", "contacts.name", "contacts.email"],
  globalSearch: { detail: ["email"] },
  sort: ["id", "name", "code", "currency", "created_at", "archived_at"],
  defaultSort: "name",
  ownFields: ownFieldsOf("clients"),
  hooks: clientHooks,
  actions: { archive, restore },
  standaloneActions: clientImport.standaloneActions,
  getters: {
    "client-profitability": clientProfitability,
    statement,
    export: exportClients,
    ...clientImport.getters,
  },
});
