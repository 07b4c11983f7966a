import type { Values, Work } from "../../../engine/work/index.ts";
import type { SeededRandom } from "../../../platform/random/seeded-random.ts";
import { daysLater } from "./candidate-life.seed.ts";
import type { Position, Starter } from "./hiring-company.seed.ts";
import { TITLES, textOf } from "./job-texts.seed.ts";

type Stored = Values & { readonly id: string };

const DAY_MS = 86_400_000;

/** A job with those who were hired for it. */
export interface SeededJob {
  readonly row: Stored;
  readonly openedAt: Date | null;
  readonly closedAt: Date | null;
  readonly hires: readonly Hire[];
}

/** Somebody who works for the company, as the candidate that they were. */
export interface Hire {
  readonly employee: Starter;
  readonly hiredAt: Date;
}

interface JobOptions {
  readonly work: Work;
  readonly random: SeededRandom;
  readonly recruiters: readonly string[];
}

interface JobPlan extends Pick<Starter, "level_id" | "contract_type" | "manager_employee_id"> {
  readonly position: Position;
  readonly locationIds: readonly string[];
  readonly openings: number;
  readonly status: "draft" | "open" | "on_hold" | "closed";
  readonly closeReason: "filled" | "cancelled" | null;
  readonly openedAt: Date | null;
  readonly closedAt: Date | null;
  readonly hires: readonly Hire[];
}

const before = (random: SeededRandom, date: Date, least: number, most: number): Date =>
  daysLater(random, date, -random.integer(least, most));

/** The job for which some people with the same position were hired at about the same time. */
function jobOfHired({ work, random }: JobOptions, starters: readonly Starter[]): JobPlan {
  const hires = starters.map((employee) => {
    const hiredAt = before(random, new Date(employee.start_date), 20, 60);
    return { employee, hiredAt: hiredAt < work.now ? hiredAt : before(random, work.now, 1, 6) };
  });
  const times = hires.map(({ hiredAt }) => hiredAt.getTime());
  const [first, last] = [new Date(Math.min(...times)), new Date(Math.max(...times))];
  const openedAt = before(random, first, 35, 80);
  const closedAt = daysLater(random, last, random.integer(2, 20));
  const isOver = closedAt < work.now;
  const employee = starters[0]!;
  return {
    ...{ position: employee, locationIds: employee.work_location_ids, level_id: employee.level_id },
    ...{ contract_type: employee.contract_type, manager_employee_id: employee.manager_employee_id },
    openings: hires.length + (isOver ? 0 : random.integer(0, 1)),
    ...{ status: isOver ? "closed" : "open", closeReason: isOver ? "filled" : null },
    ...{ openedAt, closedAt: isOver ? closedAt : null, hires },
  };
}

/** A job for which nobody has been hired: most are open, some are a draft, on hold or were cancelled. */
function jobOf({ work, random }: JobOptions, position: Position, index: number): JobPlan {
  const status =
    index % 12 === 4 ? "on_hold" : index % 12 === 6 ? "draft" : index % 4 === 3 ? "closed" : "open";
  const isClosed = status === "closed";
  const openedAt = before(random, work.now, isClosed ? 150 : 12, isClosed ? 640 : 110);
  return {
    ...{ position, locationIds: [], level_id: null, contract_type: "employment_contract" },
    manager_employee_id: position.manager_employee_id,
    openings: random.weighted([
      [1, 4],
      [2, 2],
      [3, 1],
    ] as const),
    ...{ status, closeReason: isClosed ? "cancelled" : null, openedAt: status === "draft" ? null : openedAt },
    closedAt: isClosed ? daysLater(random, openedAt, random.integer(40, 100)) : null,
    hires: [],
  };
}

const rounded = (amount: number): string => `${Math.round(amount / 50) * 50}.00`;

function stored({ work, random, recruiters }: JobOptions, plan: JobPlan): SeededJob {
  const { position, openedAt, closedAt } = plan;
  const createdAt = openedAt ? before(random, openedAt, 2, 9) : before(random, work.now, 2, 6);
  const { description, requirements, pay } = textOf(position.department);
  const share = random.integer(90, 115) / 100;
  const row = {
    id: work.newId(createdAt),
    title: position.title,
    status: plan.status,
    ...{ department_id: position.department_id, position_id: position.position_id, level_id: plan.level_id },
    work_location_ids: plan.locationIds,
    is_remote: random.chance(0.25),
    contract_type: plan.contract_type,
    openings: plan.openings,
    ...{ description, requirements, salary_type: "monthly", salary_currency: work.workspace.baseCurrency },
    ...{ salary_min: rounded(pay[0] * share), salary_max: rounded(pay[1] * share) },
    hiring_manager_employee_id: plan.manager_employee_id,
    recruiter_employee_id: recruiters.length > 0 ? random.pick(recruiters) : null,
    target_date: daysLater(random, openedAt ?? work.now, random.integer(60, 120))
      .toISOString()
      .slice(0, 10),
    ...{ opened_at: openedAt, closed_at: closedAt, close_reason: plan.closeReason },
    ...{ created_at: createdAt, updated_at: closedAt ?? openedAt ?? createdAt },
  };
  return { row, openedAt, closedAt, hires: plan.hires };
}

/** Those who started with the same position in the same half of a year were hired for the same job. */
const halfYearOf = ({ position_id, start_date }: Starter): string =>
  `${position_id} ${Math.floor(Date.parse(start_date) / (182 * DAY_MS))}`;

/**
 * Invents the jobs of two years: those for which the latest employees were hired, and as many others as are wanted for
 * positions of the company.
 */
export function inventJobs(
  options: JobOptions,
  starters: readonly Starter[],
  positions: readonly Position[],
  others: number,
): SeededJob[] {
  const together = new Map<string, Starter[]>();
  for (const starter of starters) {
    const key = halfYearOf(starter);
    together.set(key, [...(together.get(key) ?? []), starter]);
  }
  const known =
    positions.length > 0
      ? options.random.sample(positions, others)
      : TITLES.map((title) => ({ title, position_id: null, ...NOWHERE }));
  const plans = [
    ...[...together.values()].map((some) => jobOfHired(options, some)),
    ...Array.from({ length: others }, (_none, index) => jobOf(options, known[index % known.length]!, index)),
  ];
  return plans.map((plan) => stored(options, plan));
}

const NOWHERE = { department_id: null, department: null, manager_employee_id: null };
