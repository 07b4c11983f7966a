import { fromContext, raw, sql } from "../../engine/sql/index.ts";
import { message } from "../../engine/work/index.ts";
import { nameIn, textIn } from "../../platform/notifications/event-values.ts";
import { saidDay, saidDetail } from "../../platform/notifications/said-values.ts";
import { recordsCard } from "../home/index.ts";

/** The person's tasks. */
export const projectCards = [
  recordsCard({
    name: "my-tasks",
    title: message`Your tasks`,
    isForEmployees: true,
    resource: "tasks",
    table: "tasks",
    where: (alias) => sql`${raw(alias)}.status <> 'done' and exists (select from task_assignees assigned
      where assigned.workspace_id = ${fromContext("workspace")} and assigned.task_id = ${raw(alias)}.id
        and assigned.employee_id = ${fromContext("self")})`,
    order: (alias) => sql`${raw(alias)}.due_date`,
    include: "project[name]",
    words: (record) => {
      const due = saidDay(record, "due_date");
      return {
        title: textIn(record, "name"),
        detail: saidDetail(nameIn(record, "project"), due && message`due ${due}`),
      };
    },
  }),
];
