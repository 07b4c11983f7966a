import { extension } from "../../../engine/declare/index.ts";
import { column, sql } from "../../../engine/sql/index.ts";

/** Requests for leave before the last day stay when somebody leaves, and are decided as before. */
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
