import { addDays } from "../../../engine/declare/index.ts";
import type { SeededRandom } from "../../../platform/random/seeded-random.ts";
import type { ProjectPlan } from "./project-plans.seed.ts";

/** An employee who can be assigned; days as `YYYY-MM-DD`. */
export interface Member {
  readonly id: string;
  readonly startDate: string;
  readonly endDate: string | null;
  readonly weeklyHours: number;
  /** Whether the employee has a billed rate. */
  readonly isBilled: boolean;
  readonly isLead: boolean;
}

export interface StaffedProject {
  readonly id: string;
  readonly plan: ProjectPlan;
  readonly startsAt: string;
  readonly endsAt: string | null;
}

/** The fields of an assignment. */
export interface PlannedAssignment {
  readonly project_id: string;
  readonly employee_id: string;
  readonly role: string;
  readonly billed_rate: number | null;
  readonly weekly_hours_capacity: number | null;
  readonly starts_at: string;
  readonly ends_at: string | null;
}

export interface Team {
  readonly project: string;
  readonly lead: string;
  readonly assignments: readonly PlannedAssignment[];
}

const ROLES = ["Developer", "Designer", "Analyst", "Tester", "Consultant"];

const later = (a: string, b: string): string => (a > b ? a : b);
const earlier = (a: string | null, b: string | null): string | null =>
  a === null ? b : b === null ? a : a < b ? a : b;

/** Goes through people in turn, so that everybody is assigned once before anybody is assigned again. */
class Rota {
  readonly #people: readonly Member[];
  #next = 0;

  constructor(people: readonly Member[]) {
    this.#people = people;
  }

  take(count: number): Member[] {
    const size = Math.min(count, this.#people.length);
    return Array.from({ length: size }, () => this.#people[this.#next++ % this.#people.length]!);
  }
}

/** The assignments of one employee to a project: one, or two if the rate rises in between. */
function assignmentsOf(
  project: StaffedProject,
  member: Member,
  role: string,
  random: SeededRandom,
): PlannedAssignment[] {
  const starts_at = later(project.startsAt, member.startDate);
  const ends_at = earlier(project.endsAt, member.endDate);
  if (ends_at !== null && ends_at < starts_at) return [];
  const { plan } = project;
  const isPriced = plan.rate !== undefined && plan.model === "time_and_materials" && random.chance(0.25);
  const whole: PlannedAssignment = {
    ...{ project_id: project.id, employee_id: member.id, role, starts_at, ends_at },
    billed_rate: isPriced ? plan.rate! + 10 : null,
    weekly_hours_capacity:
      member.weeklyHours === 0 ? null : Math.min(member.weeklyHours, random.pick([4, 8, 12, 16])),
  };
  const turn = addDays(starts_at, 120);
  if (!isPriced || (ends_at !== null && ends_at <= turn)) return [whole];
  return [
    { ...whole, ends_at: addDays(turn, -1) },
    { ...whole, starts_at: turn, billed_rate: plan.rate! + 15 },
  ];
}

/** Staffs projects: client projects with employees who have a billed rate, internal ones with the others. */
export function teamsOf(
  projects: readonly StaffedProject[],
  members: readonly Member[],
  random: SeededRandom,
): Team[] {
  const billed = members.filter(({ isBilled }) => isBilled);
  const others = members.filter(({ isBilled }) => !isBilled);
  const forClients = new Rota(billed.length > 0 ? billed : members);
  const own = new Rota(others.length > 0 ? others : members);
  const leads = new Rota(
    members.some(({ isLead }) => isLead) ? members.filter(({ isLead }) => isLead) : members,
  );
  const lastOwn = projects.findLast(({ plan }) => plan.client === null && plan.months[1] === null);
  return projects.map((project) => {
    const [lead] = leads.take(1) as [Member];
    const rota = project.plan.client === null ? own : forClients;
    // Employees without any assignment are assigned to the last internal project.
    const team = project === lastOwn ? (others.length > 0 ? others : members) : rota.take(project.plan.team);
    const people = [...new Set([lead, ...team])];
    return {
      project: project.id,
      lead: lead.id,
      assignments: people.flatMap((member) =>
        assignmentsOf(project, member, member === lead ? "Lead" : random.pick(ROLES), random),
      ),
    };
  });
}
