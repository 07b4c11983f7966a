import { fromContext, raw, sql } from "../../engine/sql/index.ts";
import { message } from "../../engine/work/index.ts";
import { textIn } from "../../platform/notifications/event-values.ts";
import { saidWord } from "../../platform/notifications/said-values.ts";
import { recordsCard } from "../home/index.ts";

/** The tickets that the person works on. */
export const ticketCards = [
  recordsCard({
    name: "my-tickets",
    title: message`Tickets assigned to you`,
    isForEmployees: true,
    resource: "tickets",
    table: "tickets",
    where: (alias) =>
      sql`${raw(alias)}.assignee_employee_id = ${fromContext("self")} and ${raw(alias)}.resolved_at is null`,
    order: (alias) => sql`${raw(alias)}.resolution_due_at, ${raw(alias)}.due_date`,
    words: (record) => ({
      title: `#${textIn(record, "number")} ${textIn(record, "subject")}`,
      detail: saidWord(record, "priority"),
    }),
  }),
];
