import { extension } from "../../../engine/declare/index.ts";
import { column, sql } from "../../../engine/sql/index.ts";

/** Clients keep their account manager when that person leaves, until somebody else is named. */
export const clientsOfEmployees = extension("employees", {
  remainders: {
    "managed-clients": {
      resource: "clients",
      singular: "client still has them as account manager",
      plural: "clients still have them as account manager",
      counts: (alias, archived) => sql`${column(alias, "manager_employee_id")} = any(${archived})
        and ${column(alias, "archived_at")} is null`,
    },
  },
});
