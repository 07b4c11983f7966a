import { extension } from "../../../engine/declare/index.ts";
import { column, sql } from "../../../engine/sql/index.ts";

/** Expenses of archived employees can still be approved and reimbursed; the message of archiving counts the open ones. */
export const expensesOfEmployees = extension("employees", {
  remainders: {
    "unsettled-expenses": {
      resource: "expenses",
      singular: "expense of theirs is not settled yet",
      plural: "expenses of theirs are not settled yet",
      counts: (alias, archived) => sql`${column(alias, "employee_id")} = any(${archived})
        and (${column(alias, "status")} in ('draft', 'submitted')
          or (${column(alias, "status")} = 'approved' and ${column(alias, "paid_by")} = 'employee'))`,
    },
  },
});
