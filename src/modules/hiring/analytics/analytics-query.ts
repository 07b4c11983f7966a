import { choiceKind, idKind, listOf, orNull, parameter } from "../../../engine/declare/index.ts";
import { column, fromContext, join, type Sql, sql } from "../../../engine/sql/index.ts";
import type { GetterContext } from "../../../engine/work/index.ts";
import type { Period } from "../../../platform/figures/calendar-intervals.ts";
import {
  type Chosen as ChosenValues,
  chosenIn,
  type Filters,
  filtersOf,
  isAmong,
} from "../../../platform/figures/chosen-values.ts";
import { dateParameter, limitedPeriod, MAX_PERIOD_DAYS } from "../../../platform/figures/report-period.ts";
import { SOURCES } from "../candidates/candidate-fields.ts";

const PERIOD = "the previous full month";

const ids = (description: string) => parameter(listOf(orNull(idKind)), { description });

/** The parameters of the report on hiring. */
export const analyticsParameters = {
  date: dateParameter(
    PERIOD,
    `Days are those of UTC; at most ${MAX_PERIOD_DAYS.toLocaleString("en")} of them.`,
  ),
  job_id: ids("Only candidates for these jobs; null: without a job."),
  department_id: ids("Only candidates for jobs of these departments; null: of no department."),
  source: parameter(listOf(choiceKind(SOURCES)), { description: "Only candidates from these sources." }),
  recruiter_employee_id: ids("Only candidates with these recruiters; null: without one."),
};

export type AnalyticsContext = GetterContext<"candidates", typeof analyticsParameters>;

type Chosen = ChosenValues | null;

/** Which candidates the report counts, and when; null: whatever job, department, source or recruiter. */
export interface HiringQuery {
  readonly period: Period;
  readonly jobs: Chosen;
  readonly departments: Chosen;
  readonly sources: Chosen;
  readonly recruiters: Chosen;
}

/** Reads the parameters. @throws 422 for a period that is too long */
export const readQuery = ({ work, parameters }: AnalyticsContext): HiringQuery => ({
  period: limitedPeriod(parameters.date, PERIOD, work),
  jobs: chosenIn(parameters.job_id),
  departments: chosenIn(parameters.department_id),
  sources: chosenIn(parameters.source),
  recruiters: chosenIn(parameters.recruiter_employee_id),
});

/**
 * Whether the job of a candidate is of one of the departments. The jobs are read first: the database cannot know how many
 * candidates are of no department, and expected none, of whom it would look up each one by itself.
 */
function isOfDepartments(departments: Chosen): Sql {
  if (departments === null) return sql`true`;
  const jobs = sql`c.job_id = any(array(select j.id from jobs j where j.workspace_id = ${fromContext("workspace")}
    and ${isAmong(column("j", "department_id"), departments)}))`;
  return departments.includes(null) ? sql`(${jobs} or c.job_id is null)` : jobs;
}

/** The selected candidates `c` that the caller sees, each with its job `j`, as the end of a statement. */
export const fromCandidates = (
  { matching }: Pick<AnalyticsContext, "matching">,
  { jobs, departments, sources, recruiters }: HiringQuery,
): Sql => sql`from candidates c
    left join jobs j on j.workspace_id = ${fromContext("workspace")} and j.id = c.job_id
  where c.workspace_id = ${fromContext("workspace")} and ${join(
    [
      matching("c"),
      isAmong(column("c", "job_id"), jobs),
      isOfDepartments(departments),
      isAmong(column("c", "source"), sources),
      isAmong(column("c", "recruiter_employee_id"), recruiters),
    ],
    " and ",
  )}`;

/** The condition on the jobs `j` that the query selects, by what a job has itself. */
export const selectedJobs = ({ jobs, departments, recruiters }: HiringQuery): Sql =>
  join(
    [
      isAmong(column("j", "id"), jobs),
      isAmong(column("j", "department_id"), departments),
      isAmong(column("j", "recruiter_employee_id"), recruiters),
    ],
    " and ",
  );

/** Returns the URL of the list of the selected candidates that match further filters; null if there is no such list. */
export function linksTo(
  { link }: Pick<AnalyticsContext, "link">,
  { jobs, departments, sources, recruiters }: HiringQuery,
): (filters: Filters) => string | null {
  const chosen = { job_id: jobs, source: sources, recruiter_employee_id: recruiters };
  return (filters) => {
    const given = departments === null ? filtersOf(chosen, filters) : null;
    return given && link("candidates", { ...given, ...filters });
  };
}
