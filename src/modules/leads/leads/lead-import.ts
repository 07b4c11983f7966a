import { field } from "../../../engine/declare/index.ts";
import { column, sql } from "../../../engine/sql/index.ts";
import { isUnarchived } from "../../../platform/archiving/archived-state.ts";
import { importing } from "../../../platform/imports/import-actions.ts";
import { named, partsOf } from "../../../platform/imports/import-column.ts";
import { importedValues } from "../../custom-fields/index.ts";
import { record } from "./lead-activity.ts";
import { MANAGERS } from "./leads.policy.ts";

/**
 * The import of leads. A row is a duplicate of an open lead, or of an earlier row, with the same email. The timeline of
 * each lead says that it was imported.
 */
export const leadImport = importing("leads", {
  permissions: [MANAGERS],
  columns: [
    ...(["name", "company_name", "contact_first_name", "contact_last_name", "contact_position"] as const),
    ...(["email", "phone", "website"] as const),
    ...partsOf("address", ["street", "city", "state", "zip_code", "country"], ""),
    named("source", "source_id", "name", { createMissing: "create_missing_sources" }),
    named("stage", "stage_id", "name"),
    named("owner_email", "owner_employee_id", "email"),
    ...(["amount", "currency", "probability_override", "expected_close_date", "priority"] as const),
    "description",
  ],
  ownColumns: importedValues("leads"),
  duplicates: {
    by: ["email"],
    among: (alias) => sql`${column(alias, "status")} = 'open'`,
    lock: (work) => work.lock("imported leads"),
  },
  blanks: {
    owner_employee_id: field
      .reference("employees")
      .selectable(isUnarchived)
      .describe("The owner of leads without one in the file."),
    source_id: field
      .reference("lead-sources")
      .selectable(isUnarchived)
      .describe("The source of leads without one in the file."),
  },
  areIndependent: true,
  created: (work, ids) =>
    record(
      work,
      ids.map((leadId) => ({ leadId, type: "imported" })),
    ),
  example: {
    ...{ name: "Website relaunch", company_name: "Atlantic Freight", contact_first_name: "Rui" },
    ...{ contact_last_name: "Costa", email: "rui.costa@example.com", city: "Porto", country: "PT" },
    ...{ amount: "12000.00", currency: "EUR", priority: "medium" },
  },
});
