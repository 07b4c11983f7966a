import { extension } from "../../../engine/declare/index.ts";
import { column, sql } from "../../../engine/sql/index.ts";

/** When an employee is archived, unresolved tickets keep them as assignee; the message counts these tickets. */
export const ticketsOfEmployees = extension("employees", {
  remainders: {
    "assigned-tickets": {
      resource: "tickets",
      singular: "unresolved ticket is still assigned to them",
      plural: "unresolved tickets are still assigned to them",
      counts: (alias, archived) => sql`${column(alias, "assignee_employee_id")} = any(${archived})
        and ${column(alias, "status")} <> 'resolved'`,
    },
  },
});
