import { isUnarchived } from "../../../platform/archiving/archived-state.ts";
import { importing } from "../../../platform/imports/import-actions.ts";
import { named, partsOf } from "../../../platform/imports/import-column.ts";
import { importedValues } from "../../custom-fields/index.ts";

/** The import of clients. A row is a duplicate by the same rule as a request that creates a client. */
export const clientImport = importing("clients", {
  permissions: ["manage-clients"],
  columns: [
    ...(["name", "legal_name", "code", "email", "billing_email", "phone", "website", "logo_path"] as const),
    ...(["vat_number", "registration_number"] as const),
    ...partsOf("address", ["street", "zip_code", "city", "state", "country"]),
    ...(["currency", "payment_terms_days", "locale"] as const),
    named("tax_rate", "tax_rate_id", "name"),
    named("manager_email", "manager_employee_id", "email"),
    ...(["buyer_reference", "electronic_address", "electronic_address_scheme"] as const),
    ...(["invoice_notes", "notes"] as const),
  ],
  ownColumns: importedValues("clients"),
  duplicates: {
    by: ["name", "vat_number"],
    among: isUnarchived,
    accepted: { allow_duplicate: true },
    lock: (work) => work.lock("new clients"),
  },
  example: {
    name: "Atlantic Freight",
    email: "office@atlantic.example",
    currency: "EUR",
    address_country: "PT",
  },
});
