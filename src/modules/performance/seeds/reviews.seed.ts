import { addDays } from "../../../engine/declare/index.ts";
import type { BulkLoad } from "../../../engine/runtime/index.ts";
import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { Values, Work } from "../../../engine/work/index.ts";
import type { SeededRandom } from "../../../platform/random/seeded-random.ts";
import { lastEmployedDay } from "../../employees/index.ts";
import { withDefaultAssignees } from "../evaluations/default-assignees.ts";
import { titleOf } from "../evaluations/evaluation-writes.ts";
import type { Role } from "../evaluations/form.ts";
import { meanOf, type Points, pointsOf, scoreOf } from "../evaluations/scores.ts";
import { storedPercent } from "../exact-percent.ts";
import { cyclesUntil, type SeededCycle } from "./review-cycles.seed.ts";
import {
  ACKNOWLEDGEMENTS,
  answersAt,
  CRITERIA,
  PRIVATE_NOTES,
  SCALE_LABELS,
  SUMMARIES,
} from "./review-form.seed.ts";

const SCALE_MAX = 5;
/** At most so many people are reviewed, so that a company of any size is seeded quickly. */
const MAX_PEOPLE = 150;

const TYPE = {
  name: "Half-year review",
  category: "technical",
  frequency_months: 6,
  is_active: true,
  criteria: CRITERIA,
  scale_max: SCALE_MAX,
  scale_labels: SCALE_LABELS,
  has_self_review: true,
  default_due_days: 21,
} as const;

interface Reviewed extends Values {
  readonly id: string;
  readonly start_date: string;
  readonly last_day: string | null;
}

interface SeededResponse extends Values {
  readonly role: Role;
  readonly status: "pending" | "draft" | "submitted";
  readonly points: string | null;
  readonly weights: string | null;
}

/** The state of the review of one person after the other: some of each occur in companies of any size. */
function stateOf({ isRunning }: SeededCycle, place: number) {
  if (!isRunning) return place % 17 === 7 ? "cancelled" : "completed";
  return place % 11 === 3 ? "draft" : place % 4 === 1 ? "completed" : "in_progress";
}

/** Creates the type of the half-year review and the evaluations of three cycles. Returns how many evaluations. */
export async function seedReviews(work: Work, random: SeededRandom, load: BulkLoad): Promise<number> {
  const typeId = await work.create("evaluation-types", { ...TYPE, criteria: [...CRITERIA] });
  const people = await work.rows<Reviewed>(sql`select e.id, e.start_date, ${lastEmployedDay("e")} as last_day
    from employees e where e.workspace_id = ${fromContext("workspace")} and e.start_date < ${fromContext("today")}
    order by e.id limit ${MAX_PEOPLE}::integer`);
  const candidates = await withDefaultAssignees(
    work,
    TYPE.category,
    people.map(({ id }) => id),
  );
  const levels = new Map(people.map(({ id }) => [id, 2.6 + random.next() * 2]));
  const evaluations: (Values & { readonly id: string })[] = [];
  const responses: Values[] = [];
  for (const cycle of cyclesUntil(work.today)) {
    let place = 0;
    for (const person of people) {
      const asked = candidates.get(person.id)?.assignees ?? [];
      const isThere =
        person.start_date < addDays(cycle.period_end, -60) &&
        (person.last_day === null || (!cycle.isRunning && person.last_day > addDays(cycle.started_on, 45)));
      if (!isThere || asked.length === 0) continue;
      const made = reviewOf(work, random, {
        ...{ cycle, person, asked, typeId, place: place++ },
        level: levels.get(person.id)!,
      });
      evaluations.push(made.evaluation);
      responses.push(...made.responses.map((one) => ({ evaluation_id: made.evaluation.id, ...one })));
    }
  }
  await load.insertStored("evaluations", evaluations);
  await work.rows(sql`insert into evaluation_responses (workspace_id, evaluation_id, role, employee_id, status,
      answers, points, weights, submitted_at)
    select ${fromContext("workspace")}, given.evaluation_id, given.role, given.employee_id, given.status, given.answers,
      given.points, given.weights, given.submitted_at
    from jsonb_to_recordset(${JSON.stringify(responses)}::jsonb) as given(evaluation_id text, role text,
      employee_id text, status text, answers jsonb, points numeric, weights numeric, submitted_at timestamptz)`);
  return evaluations.length;
}

interface Review {
  readonly cycle: SeededCycle;
  readonly person: Reviewed;
  readonly asked: readonly string[];
  readonly level: number;
  readonly typeId: string;
  readonly place: number;
}

function reviewOf(work: Work, random: SeededRandom, { cycle, person, asked, level, typeId, place }: Review) {
  const status = stateOf(cycle, place);
  const respond = (employee_id: string, role: Role, isSubmitted: boolean) =>
    responseOf(random, { employee_id, role, isSubmitted, isWaited: status === "in_progress", level, cycle });
  const responses =
    status === "draft" || status === "cancelled"
      ? []
      : [
          ...asked.map((id) => respond(id, "assignee", status === "completed" || random.chance(0.35))),
          respond(person.id, "self", random.chance(status === "completed" ? 0.9 : 0.5)),
        ].filter((response) => status === "in_progress" || response.status === "submitted");
  const scoreBy = (role: Role) =>
    meanOf(
      responses
        .filter((one) => one.role === role && one.points !== null)
        .map((one) => scoreOf(one as unknown as Points, SCALE_MAX)),
    );
  const completed = addDays(cycle.started_on, cycle.isRunning ? 9 : random.integer(9, 26));
  const isCompleted = status === "completed";
  const isShared = isCompleted && random.chance(cycle.isRunning ? 0.5 : 0.97);
  const isAcknowledged = isShared && random.chance(cycle.isRunning ? 0.3 : 0.9);
  const waiting =
    responses.length === 0 ? [...asked.map((id) => blank(id, "assignee")), blank(person.id, "self")] : [];
  const isStarted = status !== "draft";
  const evaluation = {
    id: work.newId(),
    employee_id: person.id,
    evaluation_type_id: typeId,
    category: TYPE.category,
    title: titleOf(TYPE, cycle.period_end),
    cycle: cycle.name,
    period_start: cycle.period_start,
    period_end: cycle.period_end,
    due_date: cycle.isRunning && place % 6 === 2 ? addDays(work.today, -2) : cycle.due_date,
    assignee_ids: asked,
    has_self_review: true,
    frozen_criteria: isStarted ? CRITERIA : null,
    frozen_scale_max: isStarted ? SCALE_MAX : null,
    frozen_scale_labels: isStarted ? SCALE_LABELS : null,
    status,
    exact_score: storedPercent(scoreBy("assignee")),
    exact_self_score: storedPercent(scoreBy("self")),
    summary: isCompleted ? random.pick(SUMMARIES) : null,
    private_notes: isCompleted && random.chance(0.2) ? random.pick(PRIVATE_NOTES) : null,
    started_at: isStarted ? `${cycle.started_on}T08:00:00Z` : null,
    completed_at: isCompleted ? `${completed}T14:00:00Z` : null,
    shared_at: isShared ? `${addDays(completed, 1)}T09:00:00Z` : null,
    acknowledged_at: isAcknowledged ? `${addDays(completed, 2)}T10:00:00Z` : null,
    acknowledgement: isAcknowledged ? random.pick(ACKNOWLEDGEMENTS) : null,
  };
  return { evaluation, responses: [...responses, ...waiting] };
}

const blank = (employee_id: string, role: Role): SeededResponse => ({
  ...{ employee_id, role, status: "pending", answers: {}, points: null, weights: null, submitted_at: null },
});

interface Responding {
  readonly employee_id: string;
  readonly role: Role;
  readonly isSubmitted: boolean;
  /** Whether one that is not submitted may be a draft. */
  readonly isWaited: boolean;
  readonly level: number;
  readonly cycle: SeededCycle;
}

/** A response; people rate themselves a little better than others do. */
function responseOf(
  random: SeededRandom,
  { employee_id, role, isSubmitted, isWaited, level, cycle }: Responding,
): SeededResponse {
  const answers = answersAt(role === "self" ? level + 0.3 : level, role, random);
  const isDraft = random.chance(0.4);
  const day = addDays(cycle.started_on, random.integer(2, 8));
  if (!isSubmitted)
    return isDraft && isWaited
      ? { ...blank(employee_id, role), status: "draft", answers }
      : blank(employee_id, role);
  const points = pointsOf(answers, CRITERIA);
  return {
    ...{ employee_id, role, status: "submitted", answers, submitted_at: `${day}T11:00:00Z` },
    points: points?.points ?? null,
    weights: points?.weights ?? null,
  };
}
