import { extension } from "../../../engine/declare/index.ts";
import { column, sql } from "../../../engine/sql/index.ts";

/** When an employee is archived, clients keep them as account manager; the message counts these clients. */
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
