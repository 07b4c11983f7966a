import { importing } from "../../../platform/imports/import-actions.ts";
import { named } from "../../../platform/imports/import-column.ts";
import { importedValues } from "../../custom-fields/index.ts";

/** The import of client contacts. Each row names the client; the email is unique within it. */
export const contactImport = importing("client-contacts", {
  permissions: ["manage-clients"],
  columns: [
    named("client", "client_id", "name"),
    ...([
      "first_name",
      "last_name",
      "email",
      "phone",
      "position",
      "is_primary",
      "is_billing",
      "notes",
    ] as const),
  ],
  ownColumns: importedValues("client-contacts"),
  duplicates: { by: ["email"], within: ["client_id"] },
  example: {
    first_name: "Maria",
    last_name: "Silva",
    email: "maria.silva@atlantic.example",
    is_billing: "true",
  },
});
