import { dayOnTheWire, getter } from "../../../engine/declare/index.ts";
import { fromContext, type Sql, sql } from "../../../engine/sql/index.ts";
import type { Values, Work } from "../../../engine/work/index.ts";
import { listOf, object, text, textOrNull } from "../../../platform/figures/response-shapes.ts";
import { isOverdue } from "./evaluation-fields.ts";

interface Awaiting extends Values {
  readonly id: string;
  readonly title: string | null;
  readonly employee_id: string;
  /** Of the employee whom it is about. */
  readonly employee_name: string;
  /** `YYYY-MM-DD`. */
  readonly due_date: string | null;
  readonly is_overdue: boolean;
}

const shown = ({ due_date, ...awaiting }: Awaiting) => ({
  ...awaiting,
  due_date: due_date === null ? null : dayOnTheWire(due_date),
});

const NAME = sql`e.first_name || ' ' || e.last_name`;

/** The evaluations that meet a condition over `v`, the earliest due first. */
const evaluations = (work: Work, condition: Sql): Promise<Awaiting[]> =>
  work.rows<Awaiting>(sql`select v.id, v.title, v.employee_id, ${NAME} as employee_name, v.due_date,
      ${isOverdue("v")} as is_overdue
    from evaluations v join employees e on e.workspace_id = v.workspace_id and e.id = v.employee_id
    where v.workspace_id = ${fromContext("workspace")} and ${condition}
    order by v.due_date, v.id`);

/** Whether the caller is asked for a response, as an assignee or as the employee, and has not submitted it. */
const AWAITS_RESPONSE = sql`v.status = 'in_progress' and exists (select 1 from evaluation_responses r
  where r.workspace_id = v.workspace_id and r.evaluation_id = v.id and r.status <> 'submitted'
    and r.employee_id = case r.role when 'self' then ${fromContext("self")} else ${fromContext("team")} end)`;

const AWAITS_ACKNOWLEDGEMENT = sql`v.status = 'completed' and v.shared_at is not null and v.acknowledged_at is null
  and v.employee_id = ${fromContext("self")}`;

/** The open feedback requests to which the caller has not responded, the earliest due first. */
const feedbackRequests = (work: Work): Promise<Awaiting[]> =>
  work.rows<Awaiting>(sql`select q.id, q.message as title, q.employee_id, ${NAME} as employee_name, q.due_date,
      coalesce(q.due_date < ${fromContext("today")}, false) as is_overdue
    from feedback_requests q join employees e on e.workspace_id = q.workspace_id and e.id = q.employee_id
    where q.workspace_id = ${fromContext("workspace")} and q.status = 'open' and exists (
      select 1 from feedback_respondents p where p.workspace_id = q.workspace_id and p.request_id = q.id
        and p.status = 'pending' and p.employee_id = ${fromContext("self")})
    order by q.due_date, q.id`);

const awaiting = (title: typeof text, dueDate: typeof text) =>
  listOf(
    object({
      id: text,
      title,
      employee_id: text,
      employee_name: text,
      due_date: dueDate,
      is_overdue: { type: "boolean" },
    }),
  );

const day = { type: "string", format: "date-time" };

/** What awaits the caller. */
export const toDo = getter("evaluations", {
  title: "To do",
  description:
    "The evaluations and feedback requests that await a response of the caller, and the caller's own evaluations that are shared and not acknowledged.",
  isReport: false,
  response: object({
    evaluations: awaiting(text, day),
    feedback_requests: awaiting(textOrNull, { ...day, type: ["string", "null"] }),
    to_acknowledge: awaiting(text, day),
  }),
  async run({ work }) {
    return {
      data: {
        evaluations: (await evaluations(work, AWAITS_RESPONSE)).map(shown),
        feedback_requests: (await feedbackRequests(work)).map(shown),
        to_acknowledge: (await evaluations(work, AWAITS_ACKNOWLEDGEMENT)).map(shown),
      },
    };
  },
});
