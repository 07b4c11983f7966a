import { importing } from "../../../platform/imports/import-actions.ts";
import { named, partsOf } from "../../../platform/imports/import-column.ts";
import { importedValues } from "../../custom-fields/index.ts";

/** The import of employees. A manager can be an earlier row of the same file. */
export const employeeImport = importing("employees", {
  permissions: ["manage-employees"],
  columns: [
    ...([
      "first_name",
      "last_name",
      "email",
      "start_date",
      "termination_date",
      "termination_reason",
    ] as const),
    named("manager_email", "manager_employee_id", "email"),
    named("position", "position_id", "name"),
    named("level", "level_id", "name"),
    named("direction", "direction_id", "name"),
    named("work_locations", "work_location_ids", "name"),
    named("tags", "tag_ids", "name"),
    ...(["contract_type", "weekly_hours_capacity", "working_days", "initial_vacation_balance"] as const),
    ...([
      "salary_type",
      "salary",
      "salary_currency",
      "phone",
      "personal_email",
      "birth_date",
      "gender",
    ] as const),
    ...(["identity_card_number", "personal_identification_number", "timezone", "position_code"] as const),
    ...partsOf("address", ["street", "zip_code", "city", "state", "country"]),
    ...(["quote", "about"] as const),
  ],
  ownColumns: importedValues("employees"),
  duplicates: { by: ["email"] },
  example: {
    ...{ first_name: "Ana", last_name: "Pop", email: "ana.pop@example.com", start_date: "2026-08-03" },
    weekly_hours_capacity: "40",
  },
});
