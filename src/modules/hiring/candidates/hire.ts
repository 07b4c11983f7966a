import {
  action,
  type FieldBuilder,
  fact,
  field,
  holds,
  openWhenEach,
} from "../../../engine/declare/index.ts";
import { column, fromContext, sql } from "../../../engine/sql/index.ts";
import {
  fieldMessage,
  forbidden,
  MESSAGES,
  message,
  type StoredRecord,
  type Values,
  type Work,
} from "../../../engine/work/index.ts";
import { isLive, lockLeaving } from "../../employees/index.ts";
import { countOfStatus } from "../jobs/job-fields.ts";
import { PAY, WORKERS } from "../rights.ts";
import { candidateFiles } from "./candidate-files.ts";
import { candidateHistory } from "./candidate-moves.ts";
import { jobStatus, lockJobsOf, whyNotFrom } from "./candidate-states.ts";

const CREATORS = "manage-employees";
const DOCUMENTS = "manage-documents";

const hiredCount = countOfStatus("hired");

const facts = {
  job_status: jobStatus,
  openings: fact<number | null>(
    (alias) => sql`(select j.openings from jobs j where j.workspace_id = ${column(alias, "workspace_id")}
      and j.id = ${column(alias, "job_id")})`,
  ),
  hired_so_far: fact<number | null>(
    (
      alias,
    ) => sql`(select ${hiredCount("j")} from jobs j where j.workspace_id = ${column(alias, "workspace_id")}
      and j.id = ${column(alias, "job_id")})`,
  ),
};

/** What is known of the new employee; what is omitted follows from the job and the candidate. */
const parameters = {
  start_date: field.date({ min: "1900-01-01", max: "2199-12-31" }).required(),
  email: field.email().required().describe("The work email, not the private one of the candidate."),
  position_id: field.reference("positions"),
  level_id: field.reference("levels"),
  direction_id: field.integerReference("directions"),
  manager_employee_id: field.reference("employees").describe("Default: the job's hiring manager."),
  contract_type: field.choice(
    ...(["employment_contract", "internship", "b2b_unpaid_holidays", "b2b_paid_holidays"] as const),
  ),
  work_location_ids: field.referenceList("work-locations", { max: 20 }),
  weekly_hours_capacity: field.integerBetween(0, 168).counts("hours"),
  salary_type: field.choice("hourly", "monthly").gate(PAY),
  salary: field.positive(999_999_999).counts("money").gate(PAY),
  salary_currency: field.currency().gate(PAY),
  timezone: field.timezone(),
  invite_immediately: field.boolean().default(false),
  document_type_id: field
    .reference("document-types")
    .gate(DOCUMENTS)
    .describe("The CVs of the candidate become documents of the employee of this type."),
} satisfies Record<string, FieldBuilder>;

/** The hiring manager of a job, unless that person left. */
async function managerOf(work: Work, job: Readonly<StoredRecord<"jobs">>): Promise<string | null> {
  const found = await work.row<{ id: string }>(sql`select e.id from employees e
    where e.workspace_id = ${fromContext("workspace")} and e.id = ${job.hiring_manager_employee_id}::text
      and ${isLive("e")}`);
  return found?.id ?? null;
}

/** The body of the employee that a candidate becomes. */
async function employeeBody(
  work: Work,
  candidate: Readonly<StoredRecord<"candidates">>,
  given: Readonly<Values>,
): Promise<Values> {
  const job = (await work.find("jobs", candidate.job_id!))!;
  const body: Values = {
    ...{ first_name: candidate.first_name, last_name: candidate.last_name },
    ...{ personal_email: candidate.email, phone: candidate.phone, address: candidate.address },
    ...{ position_id: job.position_id, level_id: job.level_id, contract_type: job.contract_type },
    work_location_ids: job.work_location_ids,
    manager_employee_id: await managerOf(work, job),
  };
  return { ...body, ...given };
}

/** Adds the CVs of a candidate to the documents of the employee, by the rules of documents. */
async function keepCvs(work: Work, id: string, employee_id: string, type_id: string): Promise<void> {
  for (const file of await candidateFiles.contents(work, id, "cv"))
    await work.createByRules("documents", { employee_id, type_id }, undefined, file);
}

/** Hires a candidate as an employee, who is a draft until the first day. */
export const hire = action("candidates", {
  title: "Hire",
  done: "Hired",
  description:
    "Hires the candidate as a new employee, who is a draft until the start date. What is not given of position, level, contract type, manager and work locations is that of the job. Requires manage-employees too, manage-salaries for pay, and manage-documents to keep CVs.",
  levels: ["record"],
  grants: [WORKERS],
  related: ["employee"],
  parameters,
  example: { start_date: "2026-09-01", email: "ada.ionescu@example.com" },
  async lock(work, ids) {
    // Creating an employee takes these locks too, and undo-hire takes them before the job.
    await lockLeaving(work);
    await lockJobsOf(work, ids, "update");
  },
  reads: ["status", "anonymized_at"],
  facts,
  openWhen: openWhenEach<"candidates", unknown, typeof facts, "status" | "anonymized_at">(
    (candidate, work) => {
      if (!holds(work.actor, CREATORS)) return forbidden(CREATORS);
      const problem = whyNotFrom(candidate, "active");
      if (problem) return problem;
      const { job_status: status, openings, hired_so_far: hired } = candidate;
      if (status !== "open" && status !== "on_hold") return "The job is not open.";
      return hired! < openings! ? null : message`All ${openings} openings of this job are filled.`;
    },
  ),
  async run({ work, records, params, sent, fail, throwIfRefused }): Promise<undefined> {
    const candidate = records[0]!;
    const { document_type_id: typeId, ...others } = params as Values & { document_type_id: string | null };
    const given = Object.fromEntries(Object.entries(others).filter(([name]) => sent.has(name)));
    if (typeId !== null && !(await work.find("document-types", typeId)))
      fail("document_type_id", fieldMessage(MESSAGES.selected, "document_type_id"));
    throwIfRefused();
    await work.journal.touch("jobs", [candidate.job_id]);
    const employeeId = await work.createByRules("employees", await employeeBody(work, candidate, given));
    if (typeId !== null) await keepCvs(work, candidate.id, employeeId, typeId);
    await work.update("candidates", candidate.id, {
      ...{ status: "hired", hired_at: work.now, employee_id: employeeId },
    });
    await candidateHistory.leave(work, [candidate.id], "hired", work.now);
  },
});
