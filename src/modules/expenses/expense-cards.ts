import { raw, sql } from "../../engine/sql/index.ts";
import { message } from "../../engine/work/index.ts";
import { personIn, textIn } from "../../platform/notifications/event-values.ts";
import { saidAmount, saidDetail } from "../../platform/notifications/said-values.ts";
import { isDecidable } from "../employees/index.ts";
import { recordsCard } from "../home/index.ts";

/** Expenses that wait for the person. */
export const expenseCards = [
  recordsCard({
    name: "expenses-to-decide",
    title: message`Expenses to decide`,
    resource: "expenses",
    table: "expenses",
    where: isDecidable({ permission: "manage-expenses", waiting: "submitted" }),
    order: (alias) => sql`${raw(alias)}.submitted_at`,
    include: "employee[first_name|last_name]",
    words: (record) => ({
      title: personIn(record, "employee"),
      detail: saidDetail(
        textIn(record, "description"),
        saidAmount(record, { amount: "amount", currency: "currency" }),
      ),
    }),
  }),
];
