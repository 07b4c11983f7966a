import { addDays } from "../../../engine/declare/index.ts";
import type { BulkLoad } from "../../../engine/runtime/index.ts";
import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { Values, Work } from "../../../engine/work/index.ts";
import type { SeededRandom } from "../../../platform/random/seeded-random.ts";
import { departmentOf, isLive } from "../../employees/index.ts";
import { storedPercent } from "../exact-percent.ts";
import { type KeyResult, withProgress } from "../goals/key-results.ts";
import { goalProgress } from "../goals/progress.ts";
import {
  CHECK_IN_NOTES,
  CLOSING_NOTES,
  COMPANY_GOALS,
  DEPARTMENT_GOALS,
  type GoalPlan,
  PERSONAL_GOALS,
  type ResultPlan,
} from "./goal-plans.seed.ts";

type Goal = Values & { readonly id: string };

interface Person extends Values {
  readonly id: string;
  readonly department_id: string | null;
  readonly manager_employee_id: string | null;
  readonly start_date: string;
}

/** At most so many people have goals. */
const MAX_PEOPLE = 150;

/** How far a goal is; of a closed one, how it ended. */
interface State {
  readonly status: "active" | "achieved" | "missed" | "cancelled";
  /** The share of each key result that is reached. */
  readonly share: number;
  readonly confidence: "on_track" | "at_risk" | "off_track";
}

interface Year {
  readonly from: string;
  readonly to: string;
}

/** Creates goals of the company, of departments and of employees for this year, and closed ones of the last year. */
export async function seedGoals(work: Work, random: SeededRandom, load: BulkLoad): Promise<number> {
  const people = await work.rows<Person>(sql`select e.id, ${departmentOf("e")} as department_id,
      e.manager_employee_id, e.start_date
    from employees e where e.workspace_id = ${fromContext("workspace")} and ${isLive("e")}
      and e.start_date < ${fromContext("today")} order by e.id limit ${MAX_PEOPLE}::integer`);
  const chief = people.find(({ manager_employee_id }) => manager_employee_id === null) ?? people[0];
  if (!chief) return 0;
  const year = Number(work.today.slice(0, 4));
  const yearOf = (number: number): Year => ({ from: `${number}-01-01`, to: `${number}-12-31` });
  const store: Store = { work, random, goals: [], checkIns: [] };
  seedTree(store, people, chief, yearOf(year));
  for (const person of people) {
    const wasThere = person.start_date < `${year - 1}-06-01`;
    const state: State = random.chance(0.65)
      ? { status: "achieved", share: 1, confidence: "on_track" }
      : { status: "missed", share: random.integer(20, 80) / 100, confidence: "off_track" };
    const plan = random.pick(PERSONAL_GOALS);
    if (wasThere)
      addGoal(store, plan, state, { ...yearOf(year - 1), level: "employee", employee_id: person.id });
  }
  await load.insertStored("goals", store.goals);
  await work.rows(sql`insert into goal_check_ins (workspace_id, id, goal_id, employee_id, key_result_id, value, confidence,
      note, progress, created_at)
    select ${fromContext("workspace")}, given.id, given.goal_id, given.employee_id, given.key_result_id, given.value,
      given.confidence, given.note, given.progress, given.created_at
    from jsonb_to_recordset(${JSON.stringify(store.checkIns)}::jsonb) as given(id text, goal_id text, employee_id text,
      key_result_id text, value numeric, confidence text, note text, progress numeric, created_at timestamptz)`);
  return store.goals.length;
}

interface Store {
  readonly work: Work;
  readonly random: SeededRandom;
  /** Parents come first. */
  readonly goals: Goal[];
  readonly checkIns: Values[];
}

/** The goals of this year: each of the company's has one of every department below it, and each of those its people's. */
function seedTree(store: Store, people: readonly Person[], chief: Person, year: Year): void {
  const departments = [...new Set(people.map((person) => person.department_id))].filter((id) => id !== null);
  for (const [place, company] of COMPANY_GOALS.entries()) {
    const top = newId(store);
    const below = departments.map((department_id) => {
      const id = newId(store);
      const own = people.filter((person) => person.department_id === department_id);
      const head = own.find((person) => !own.some(({ id: other }) => other === person.manager_employee_id));
      const goals = own
        .filter((_, index) => index % COMPANY_GOALS.length === place)
        .map((person, index) =>
          planned(
            store,
            PERSONAL_GOALS[(index * 3 + place) % PERSONAL_GOALS.length]!,
            stateNow(store, year),
            {
              ...year,
              ...{ level: "employee", employee_id: person.id, parent_goal_id: id },
            },
          ),
        );
      const plan = DEPARTMENT_GOALS[place]!;
      const owned = { ...year, id, level: "department", department_id, employee_id: head?.id ?? null };
      return [
        planned(store, plan, stateNow(store, year), { ...owned, parent_goal_id: top }, goals),
        ...goals,
      ];
    });
    const ends = { ...year, id: top, level: "company", employee_id: chief.id };
    const parts = below.map(([department]) => department!);
    store.goals.push(
      planned(store, company, { status: "active", share: 0, confidence: "on_track" }, ends, parts),
      ...below.flat(),
    );
  }
}

const newId = ({ work }: Store): string => work.newId();

/** How far a goal of the running year is: about as far as the year. */
function stateNow({ work, random }: Store, { from }: Year): State {
  const elapsed = (Date.parse(work.today) - Date.parse(from)) / (365 * 86_400_000);
  const share = Math.min(0.95, elapsed * (random.integer(45, 125) / 100));
  if (random.chance(0.06)) return { status: "cancelled", share, confidence: "off_track" };
  if (random.chance(0.12)) return { status: "achieved", share: 1, confidence: "on_track" };
  const confidence = share > elapsed * 0.8 ? "on_track" : share > elapsed * 0.6 ? "at_risk" : "off_track";
  return { status: "active", share, confidence };
}

function addGoal(store: Store, plan: GoalPlan, state: State, place: Values & Year): void {
  store.goals.push(planned(store, plan, state, place));
}

/** A goal with its progress and check-ins; without results, its progress is that of the goals below. */
function planned(
  store: Store,
  { title, description, results }: GoalPlan,
  state: State,
  { from, to, ...place }: Values & Year,
  below: readonly Goal[] = [],
): Goal {
  const { work, random } = store;
  const id = typeof place.id === "string" ? place.id : work.newId();
  const key_results = results.map((result) => measured(work, result, state.share));
  // A goal above others stays open as long as they are.
  const status = below.length > 0 ? "active" : state.status;
  const counted = below.filter((goal) => goal.status !== "cancelled");
  const progress = goalProgress({
    keyResults: key_results,
    children: counted.map((goal) => ({ progress: String(goal.exact_progress), weight: String(goal.weight) })),
    manualProgress: null,
  });
  const isEnded = status === "achieved" || status === "missed";
  const last = to < work.today ? to : work.today;
  const goal = {
    ...{ department_id: null, parent_goal_id: null, ...place, id, title, description },
    ...{ start_date: from, due_date: to, weight: "1.00", key_results, manual_progress: null, status },
    exact_progress: storedPercent(progress)!,
    confidence: state.confidence,
    closed_at: status === "active" ? null : `${addDays(last, -3)}T15:00:00Z`,
    closing_note: isEnded ? random.pick(CLOSING_NOTES[status]) : null,
  };
  store.checkIns.push(...checkInsOf(store, goal, { from, to: addDays(last, -4) }));
  return goal;
}

function measured(work: Work, { from, to, ...result }: ResultPlan, share: number): KeyResult {
  const reached = from + (to - from) * share;
  const current_value = result.metric === "boolean" ? Math.floor(share) : Math.round(reached);
  const values = { start_value: from, target_value: to, current_value, weight: 1 };
  return withProgress({ ...result, ...values, id: work.newId() });
}

/** Up to four check-ins of the first key result, the last of which is its present value. */
function checkInsOf({ work, random }: Store, goal: Goal, { from, to }: Year): Values[] {
  const results = goal.key_results as readonly KeyResult[];
  const first = results[0];
  if (!first || to <= from) return [];
  const count = random.integer(1, 4);
  const days = Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
  return Array.from({ length: count }, (_, n) => {
    const share = (n + 1) / count;
    const value = Math.round(first.start_value + (first.current_value - first.start_value) * share);
    const present = results.map((one) => (one === first ? { ...one, current_value: value } : one));
    const progress = goalProgress({ keyResults: present, children: [], manualProgress: null });
    return {
      ...{
        id: work.newId(),
        goal_id: goal.id,
        employee_id: goal.employee_id,
        key_result_id: first.id,
        value,
      },
      confidence: n === count - 1 ? goal.confidence : "on_track",
      note: random.pick(CHECK_IN_NOTES),
      progress: Number(storedPercent(progress)),
      created_at: `${addDays(from, Math.floor(days * share))}T09:00:00Z`,
    };
  });
}
