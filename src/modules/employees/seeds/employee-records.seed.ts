import type { NewRecord } from "../../../engine/runtime/index.ts";
import type { Values, Work } from "../../../engine/work/index.ts";
import type { SeededRandom } from "../../../platform/random/seeded-random.ts";
import { homeOf } from "./homes.seed.ts";
import type { Job } from "./jobs.seed.ts";
import { firstOfNextMonth, ratesOf, salariesOf } from "./pay.seed.ts";
import type { Person } from "./people.seed.ts";
import { contractorOf, profileOf } from "./profiles.seed.ts";
import type { SeededOrganization } from "./workplaces.ts";

/** A person with the job and the id of the employee's record. */
export interface Hire extends Person {
  readonly id: string;
  readonly job: Job;
  /** Superiors, nearest first. They may include an employee who existed before the seed. */
  readonly superiors: readonly string[];
}

/** The moment at which a record was archived: the end of the last working day; null if it is not archived. */
export function archivedAt({ archivedOn }: Person, now: Date): Date | null {
  if (archivedOn === null) return null;
  const evening = new Date(`${archivedOn}T17:00:00Z`);
  return evening < now ? evening : now;
}

/** The employee's record. */
export function employeeRecord(
  work: Work,
  organization: SeededOrganization,
  tagIds: readonly string[],
  hire: Hire,
  random: SeededRandom,
): NewRecord {
  const { workLocationIds, ...home } = homeOf(hire, organization, random);
  const tags = random.weighted([
    [0, 4],
    [1, 3],
    [2, 2],
    [3, 1],
  ]);
  return {
    id: hire.id,
    systemValues: { archived_at: archivedAt(hire, work.now) },
    body: {
      email: hire.email,
      first_name: hire.firstName,
      last_name: hire.lastName,
      start_date: hire.startDate,
      termination_date: hire.terminationDate,
      termination_reason: hire.terminationReason,
      manager_employee_id: hire.superiors[0] ?? null,
      work_location_ids: workLocationIds,
      tag_ids: random.sample(tagIds, tags),
      ...hire.job.fields,
      ...profileOf(hire, home, random),
      ...(hire.job.isContractor ? contractorOf(hire, home, random) : {}),
      ...assignees(hire, organization),
    },
  };
}

/**
 * The evaluators: the nearest two superiors for technical evaluations of engineers, the nearest one for salary evaluations
 * of leaders.
 */
function assignees(
  { superiors, department, rank, outcome }: Hire,
  { departments }: SeededOrganization,
): Values {
  if (outcome !== "standing" || department === null) return {};
  const isEngineer = departments[department]!.name === "Engineering";
  return {
    technical_evaluation_assignees: isEngineer ? superiors.slice(0, 2) : [],
    salary_evaluation_assignees: rank === "staff" ? [] : superiors.slice(0, 1),
  };
}

/**
 * The rates of a person. The type of the internal cost is stored with the employee.
 */
export function rateRecords(work: Work, { id, job }: Hire): NewRecord[] {
  const weeklyHours = Number(job.fields.weekly_hours_capacity);
  return ratesOf({ ...job, employeeId: id, weeklyHours }, work.today).map((body) => ({
    id: work.newId(),
    body,
  }));
}

/** The past, current and future salaries of a person. */
export function salaryRecords(work: Work, hire: Hire, random: SeededRandom): NewRecord[] {
  const { today } = work;
  const lastDay =
    hire.terminationDate !== null && hire.terminationDate < today ? hire.terminationDate : today;
  const isRaiseAgreed = hire.outcome === "standing" && hire.terminationDate === null && random.chance(0.04);
  const nextRaise = isRaiseAgreed ? firstOfNextMonth(today) : null;
  const periods = salariesOf(hire.job.pay, hire.startDate, lastDay, nextRaise, random);
  return periods.map((period) => ({
    id: work.newId(),
    body: { ...period, employee_id: hire.id },
    systemValues: { is_demo: true },
  }));
}
