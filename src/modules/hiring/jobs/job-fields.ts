import { field } from "../../../engine/declare/index.ts";
import { column, type Sql, sql } from "../../../engine/sql/index.ts";
import { isUnarchived } from "../../../platform/archiving/archived-state.ts";
import { PAY } from "../rights.ts";

const CONTRACT_TYPES = [
  "employment_contract",
  "internship",
  "b2b_unpaid_holidays",
  "b2b_paid_holidays",
] as const;

export const CLOSE_REASONS = ["filled", "cancelled", "other"] as const;

/** How many candidates of a job have the status. */
export const countOfStatus =
  (status: "active" | "hired") =>
  (alias: string): Sql =>
    sql`(select count(*)::integer from candidates c
    where c.workspace_id = ${column(alias, "workspace_id")} and c.job_id = ${column(alias, "id")}
      and c.status = ${status}::text)`;

const hiredCount = countOfStatus("hired");

/** A bound of the offered pay. */
const pay = () => field.money({ min: 0, max: 9_999_999_999.99 }).inCurrency("salary_currency").gate(PAY);

/** The fields of a job: what is offered to how many people, and how far it is filled. */
export const jobFields = {
  title: field.string({ caseInsensitive: true }).required(),
  status: field.choice("draft", "open", "on_hold", "closed").managed().default("draft"),
  department_id: field.reference("departments"),
  position_id: field.reference("positions"),
  level_id: field.reference("levels"),
  work_location_ids: field.references("work-locations", {
    table: "job_work_locations",
    owner: "job_id",
    target: "work_location_id",
    ordered: false,
    max: 50,
  }),
  is_remote: field.boolean().default(false),
  contract_type: field.choice(...CONTRACT_TYPES),
  openings: field
    .integer({ min: 1, max: 1000 })
    .default(1)
    .describe("How many people are to be hired; at least those who are."),
  hired_count: field.integer().computed(hiredCount).notNull().describe("Candidates with the status hired."),
  active_candidates_count: field.integer().computed(countOfStatus("active")).notNull().quiet(),
  is_filled: field
    .boolean()
    .computed((alias) => sql`(${hiredCount(alias)} = ${column(alias, "openings")})`)
    .notNull()
    .describe("Whether as many were hired as there are openings. A filled job is not closed by itself."),
  description: field.text(),
  requirements: field.text(),
  salary_type: field.choice("hourly", "monthly").gate(PAY),
  salary_min: pay(),
  salary_max: pay(),
  salary_currency: field
    .currency({ asChoice: true })
    .gate(PAY)
    .describe("Required with salary_min or salary_max."),
  hiring_manager_employee_id: field
    .reference("employees")
    .selectable(isUnarchived)
    .describe("The manager of those who are hired, unless another one is given."),
  recruiter_employee_id: field.reference("employees").selectable(isUnarchived),
  target_date: field.date().describe("The day on which somebody is wanted to start."),
  opened_at: field.dateTime().managed().describe("When it was first opened."),
  closed_at: field.dateTime().managed(),
  close_reason: field.choice(...CLOSE_REASONS).managed(),
};

declare module "../../../engine/declare/index.ts" {
  interface DeclaredFields {
    jobs: typeof jobFields;
  }
}
