import { fromContext, raw, sql } from "../../engine/sql/index.ts";
import { message } from "../../engine/work/index.ts";
import { personIn, textIn } from "../../platform/notifications/event-values.ts";
import { saidDay, saidDetail } from "../../platform/notifications/said-values.ts";
import { recordsCard } from "../home/index.ts";

/** The reviews that the person is to write. */
export const performanceCards = [
  recordsCard({
    name: "reviews-to-write",
    title: message`Reviews to write`,
    isForEmployees: true,
    resource: "evaluations",
    table: "evaluations",
    where: (
      alias,
    ) => sql`${raw(alias)}.status = 'in_progress' and exists (select from evaluation_responses response
      where response.workspace_id = ${fromContext("workspace")} and response.evaluation_id = ${raw(alias)}.id
        and response.status <> 'submitted' and response.employee_id = ${fromContext("self")})`,
    order: (alias) => sql`${raw(alias)}.due_date`,
    include: "employee[first_name|last_name]",
    words: (record) => {
      const due = saidDay(record, "due_date");
      return {
        title: personIn(record, "employee"),
        detail: saidDetail(textIn(record, "title"), due && message`due ${due}`),
      };
    },
  }),
];
