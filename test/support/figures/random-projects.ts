import { addDays } from "../../../src/engine/declare/calendar.ts";
import { CURRENCIES } from "./currencies.ts";
import { FIRST_DAY, LAST_DAY, type Surroundings } from "./random-books.ts";

/** The attributes of a random project on which its time and expenses depend. */
export interface RandomProject {
  readonly id: string;
  readonly client_id: string | null;
  readonly billing_model: string;
  readonly currency: string;
  readonly tasks: readonly string[];
}

const MODELS = ["time_and_materials", "fixed_fee", "retainer", "revenue_share", "non_billable"] as const;

/** Projects of each billing model in turn, with tasks and people; some people have several prices in a row. */
export async function randomProjects(around: Surroundings, count: number): Promise<RandomProject[]> {
  const records = Array.from({ length: count }, (_, index) => projectRecord(around, index));
  await around.store("projects", records);
  const projects = records.map(({ id, client_id, billing_model, currency }) => ({
    ...{ id, client_id, billing_model, currency },
    tasks: Array.from({ length: around.random.integer(0, 2) }, around.newId),
  }));
  await around.store(
    "tasks",
    projects.flatMap(({ id, tasks }) => tasks.map((task, index) => taskRecord(around, id, task, index + 1))),
  );
  await around.store(
    "project_assignments",
    projects.flatMap(({ id }) =>
      around.random.sample(around.employees, 4).flatMap((employee) => plansOf(around, id, employee)),
    ),
  );
  return projects;
}

const price = ({ random }: Surroundings): string => `${random.integer(20, 180)}.${random.integer(10, 99)}`;

function projectRecord(around: Surroundings, index: number) {
  const { random, newId, clients, dayBetween } = around;
  const billing_model = MODELS[index % MODELS.length]!;
  const starts_at =
    billing_model === "retainer" || random.chance(0.8) ? dayBetween("2025-11-10", "2026-05-20") : null;
  const ends_at =
    starts_at !== null && random.chance(0.7) ? addDays(starts_at, random.integer(5, 300)) : null;
  const hasFee = billing_model === "fixed_fee" || billing_model === "retainer";
  const budget_type = random.pick([
    null,
    "hours",
    "monthly_hours",
    "amount",
    "monthly_amount",
    "cost",
  ] as const);
  return {
    ...{ id: newId(), name: `Random ${index}`, billing_model, starts_at, ends_at, budget_type },
    client_id: billing_model === "non_billable" && random.chance(0.7) ? null : random.pick(clients),
    currency: random.pick(CURRENCIES),
    budget: budget_type === null ? null : `${random.integer(5, 4_000)}.50`,
    budget_includes_expenses: budget_type !== null && !budget_type.endsWith("hours") && random.chance(0.5),
    budget_alert_percent: random.integer(1, 100),
    fee_amount: hasFee ? `${random.integer(100, 30_000)}.01` : null,
    retainer_minutes: billing_model === "retainer" ? random.integer(30, 900) : null,
    revenue_share_percent: billing_model === "revenue_share" ? "12.50" : null,
    billed_rate: billing_model === "retainer" || random.chance(0.5) ? price(around) : null,
    archived_at: random.chance(0.25) ? `${dayBetween("2026-03-01", "2026-07-10")}T09:00:00Z` : null,
  };
}

const taskRecord = (around: Surroundings, project_id: string, id: string, position: number) => ({
  ...{ id, project_id, position, name: `Task ${position}` },
  is_billable: around.random.chance(0.8),
  billed_rate: around.random.chance(0.4) ? price(around) : null,
  status: "open",
});

/** One to three periods that do not overlap; the last one is sometimes open. */
function plansOf(around: Surroundings, project_id: string, employee_id: string) {
  const { random, newId, dayBetween } = around;
  const cuts = [...new Set(Array.from({ length: 4 }, () => dayBetween(FIRST_DAY, LAST_DAY)))].sort();
  return cuts.slice(0, -1).flatMap((starts_at, index) => {
    if (random.chance(0.3)) return [];
    const isLast = index === cuts.length - 2;
    return [
      {
        ...{ id: newId(), project_id, employee_id, starts_at },
        ends_at: isLast && random.chance(0.5) ? null : addDays(cuts[index + 1]!, -1),
        billed_rate: random.chance(0.4) ? price(around) : null,
        internal_cost_rate: random.chance(0.3) ? price(around) : null,
        weekly_hours_capacity: random.chance(0.7) ? `${random.integer(1, 39)}.25` : null,
      },
    ];
  });
}
