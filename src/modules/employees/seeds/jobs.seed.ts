import type { Values } from "../../../engine/work/index.ts";
import type { SeededRandom } from "../../../platform/random/seeded-random.ts";
import { daysBetween } from "./careers.seed.ts";
import { billedRate, type Pay, payOf } from "./pay.seed.ts";
import type { Person } from "./people.seed.ts";
import type { Rank } from "./reporting-lines.seed.ts";
import type { LevelName, SeededDepartment, SeededOrganization } from "./workplaces.ts";

/** A person's job: the employee's fields about it, and the pay. */
export interface Job {
  readonly fields: Values;
  /** The billed rate per hour; null if the person's time is not billed. */
  readonly billedRate: number | null;
  readonly pay: Pay;
  readonly isContractor: boolean;
}

const LEVEL_OF: Readonly<Record<Exclude<Rank, "staff">, LevelName>> = {
  chief: "Executive",
  head: "Director",
  manager: "Manager",
  lead: "Lead",
};

function staffLevel(servedDays: number, random: SeededRandom): LevelName {
  const isNew = servedDays < 500;
  return random.weighted([
    ["Intern", isNew ? 12 : 0],
    ["Junior", isNew ? 38 : 12],
    ["Middle", isNew ? 35 : 48],
    ["Senior", isNew ? 15 : 40],
  ]);
}

/** Part-time work: the share of the full week, and the weekdays. */
const PART_TIME = [
  { share: 0.8, days: [1, 2, 3, 4] },
  { share: 0.6, days: [1, 2, 3] },
  { share: 0.5, days: [1, 2, 3, 4, 5] },
];

function titleOf(person: Person, department: SeededDepartment, random: SeededRandom): string {
  if (person.rank === "head") return department.hasHead ? department.manager : department.head;
  if (person.rank === "manager") return department.manager;
  if (person.rank === "lead") return department.lead;
  return random.pick(department.staff);
}

/** Chooses a person's job. `fullTimeHours` are the workspace's full-time hours. */
export function jobOf(
  person: Person,
  organization: SeededOrganization,
  fullTimeHours: number,
  today: string,
  random: SeededRandom,
): Job {
  const { rank, startDate, branch } = person;
  const department = person.department === null ? null : organization.departments[person.department]!;
  const level =
    rank === "staff" ? staffLevel(Math.max(0, daysBetween(startDate, today)), random) : LEVEL_OF[rank];
  const isContractor = rank === "staff" && level !== "Intern" && random.chance(0.14);
  const part = rank === "staff" && !isContractor && random.chance(0.2) ? random.pick(PART_TIME) : null;
  const pay = payOf(
    { department: department?.name ?? null, level, isContractor, share: part?.share ?? 1 },
    random,
  );
  const title = department && titleOf(person, department, random);
  const contract = isContractor
    ? random.pick(["b2b_paid_holidays", "b2b_unpaid_holidays"])
    : level === "Intern"
      ? "internship"
      : "employment_contract";
  const directions = department?.directionIds ?? [];
  return {
    pay,
    isContractor,
    fields: {
      position_id: department ? department.positionIds[title!] : chiefPosition(person, organization),
      direction_id:
        branch === null || directions.length === 0 ? null : directions[branch % directions.length],
      level_id: organization.levelIds[level],
      position_code: `${(department?.name ?? "General").slice(0, 3).toUpperCase()}-${level.slice(0, 3).toUpperCase()}`,
      contract_type: contract,
      weekly_hours_capacity: Math.round(fullTimeHours * (part?.share ?? 1)),
      working_days: part?.days ?? null,
      initial_vacation_balance: contract === "b2b_unpaid_holidays" ? null : random.integer(20, 28),
    },
    billedRate: billedRate(department?.name ?? null, level, random),
  };
}

const chiefPosition = ({ rank }: Person, { chiefPositionId }: SeededOrganization): string | null =>
  rank === "chief" ? chiefPositionId : null;
