import { fromContext, raw, sql } from "../../engine/sql/index.ts";
import { dayIn, detailOf, personIn, textIn } from "../../platform/notifications/event-values.ts";
import { recordsCard } from "../home/index.ts";

/** The reviews that the person is to write. */
export const performanceCards = [
  recordsCard({
    name: "reviews-to-write",
    title: "Reviews to write",
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
      const due = dayIn(record, "due_date");
      return {
        title: personIn(record, "employee"),
        detail: detailOf(textIn(record, "title"), due === "" ? null : `due ${due}`),
      };
    },
  }),
];
