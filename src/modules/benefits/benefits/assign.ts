import { action, field, openWhenEach } from "../../../engine/declare/index.ts";
import {
  type ActionContext,
  fieldMessage,
  type GivenParameters,
  MESSAGES,
  message,
  plural,
} from "../../../engine/work/index.ts";
import { lockEnrolments } from "../employee-benefits/enrolment-locks.ts";
import { contractProblem, type DateProblem, dateProblems } from "../employee-benefits/enrolment-rules.ts";
import { loadEnrollees } from "../employee-benefits/load-enrollees.ts";
import { ALREADY_ENROLLED, overlapping } from "../employee-benefits/overlaps.ts";

const parameters = {
  employee_ids: field.referenceList("employees", { max: 500 }).required(),
  start_date: field.date().required(),
  end_date: field.date().describe("The last day; default: the last day of employment, if it is known."),
  employer_cost: field
    .money({ min: 0 })
    .inCurrency("currency")
    .gate("view-benefits")
    .describe("Default: that of the benefit."),
  employee_cost: field.money({ min: 0 }).inCurrency("currency").describe("Default: that of the benefit."),
  notes: field.text(),
};

type Assigning = ActionContext<"benefits", GivenParameters<typeof parameters>>;

/** Problems that all employees have in common are reported at the dates, others at the employee. */
async function run({ work, records, params, fail, throwIfRefused }: Assigning) {
  const benefit = records[0]!;
  const { employee_ids, start_date, end_date } = params;
  const enrollees = await loadEnrollees(work, employee_ids);
  const enrolled = await overlapping(work, benefit.id, employee_ids, { start_date, end_date });
  const atDates = new Map(
    dateProblems({ start_date, end_date }, null, benefit).map((problem) => [problem.join(" "), problem]),
  );
  for (const [path, message] of atDates.values()) fail(path, message);
  for (const [index, id] of employee_ids.entries()) {
    const path = `employee_ids.${index}`;
    const enrollee = enrollees.get(id);
    if (!enrollee || enrollee.is_archived) {
      fail(path, fieldMessage(MESSAGES.selected, path));
      continue;
    }
    const isOwn = (problem: DateProblem): boolean => !atDates.has(problem.join(" "));
    const problems = [
      contractProblem(enrollee, benefit),
      ...dateProblems({ start_date, end_date }, enrollee, benefit)
        .filter(isOwn)
        .map(([, message]) => message),
      enrolled.has(id) ? ALREADY_ENROLLED : null,
    ];
    for (const problem of problems) if (problem !== null) fail(path, problem);
  }
  throwIfRefused();
  const created = await work.createAll(
    "employee-benefits",
    employee_ids.map((employee_id) => ({
      employee_id,
      benefit_id: benefit.id,
      start_date,
      end_date: end_date ?? enrollees.get(employee_id)!.last_day,
      frequency: benefit.frequency,
      currency: benefit.currency,
      employer_cost: params.employer_cost ?? benefit.employer_cost,
      employee_cost: params.employee_cost ?? benefit.employee_cost,
      notes: params.notes,
    })),
  );
  const count = created.length;
  return {
    created,
    message: plural(count, message`Assigned to ${count} employee.`, message`Assigned to ${count} employees.`),
  };
}

/** Enrols several employees in a benefit: all of them or none. */
export const assign = action("benefits", {
  title: "Assign",
  done: "Assigned",
  description:
    "Enrols each of the employees in the benefit, all of them or none, and returns the enrolments. Problems with one employee are reported at `employee_ids.N`.",
  levels: ["record"],
  grants: [{ permissions: ["manage-benefits"] }],
  lock: (work) => lockEnrolments(work),
  parameters,
  creates: "employee-benefits",
  reads: ["is_active"],
  openWhen: openWhenEach(({ is_active }) => (is_active ? null : "The benefit is not active.")),
  example: { start_date: "2026-08-01" },
  run,
});
