import { extension } from "../../../engine/declare/index.ts";
import { column, sql } from "../../../engine/sql/index.ts";

/** Pending requests of archived employees can still be decided; the message of archiving counts them. */
export const requestsOfEmployees = extension("employees", {
  remainders: {
    "pending-leave": {
      resource: "holidays",
      singular: "request for leave is still pending",
      plural: "requests for leave are still pending",
      counts: (alias, archived) => sql`${column(alias, "employee_id")} = any(${archived})
        and ${column(alias, "status")} = 'pending'`,
    },
  },
});
