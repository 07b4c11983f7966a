import { addDays } from "../../../engine/declare/index.ts";
import type { BulkLoad } from "../../../engine/runtime/index.ts";
import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { Values, Work } from "../../../engine/work/index.ts";
import { timelessUlid } from "../../../platform/ids/ulid.ts";
import type { SeededRandom } from "../../../platform/random/seeded-random.ts";
import { isLive } from "../../employees/index.ts";
import { hides, type Perspective, THRESHOLD } from "../feedback-requests/anonymity.ts";
import { QUESTIONS, SAID, SUGGESTED, THANKED } from "./feedback-phrases.seed.ts";

type Stored = Values & { readonly id: string };

interface Colleague extends Values {
  readonly id: string;
  readonly manager_employee_id: string | null;
  readonly user_id: string | null;
}

const MAX_PEOPLE = 150;
const NONE = {
  feedback_request_id: null,
  answers: null,
  is_anonymous: false,
  evaluation_id: null,
  goal_id: null,
};

/** Creates what colleagues have said to each other in the last year, and three feedback requests. */
export async function seedFeedback(work: Work, random: SeededRandom, load: BulkLoad) {
  const people = await work.rows<Colleague>(sql`select e.id, e.manager_employee_id, u.id as user_id
    from employees e left join users u on u.workspace_id = ${fromContext("workspace")} and u.employee_id = e.id
    where e.workspace_id = ${fromContext("workspace")} and ${isLive("e")} and e.start_date < ${fromContext("today")}
    order by e.id limit ${MAX_PEOPLE}::integer`);
  if (people.length < 2) return { feedback: 0, "feedback-requests": 0 };
  const said = people.flatMap((subject) =>
    random
      .sample(
        people.filter((other) => other !== subject),
        random.integer(0, 3),
      )
      .map((author) => spontaneous(work, random, subject, author)),
  );
  const rounds = roundsOf(people).map((round, place) => seededRound(work, random, round, ROUNDS[place]!));
  await load.insertStored(
    "feedback-requests",
    rounds.map(({ request }) => request),
  );
  const answers = rounds.flatMap(({ given }) => given);
  await load.insertStored("feedback", [...said, ...answers]);
  await work.rows(sql`update feedback f set reported_at = f.given_at, created_at = f.given_at, updated_at = f.given_at
    where f.workspace_id = ${fromContext("workspace")} and f.is_anonymous`);
  await work.rows(sql`insert into feedback_respondents (workspace_id, request_id, employee_id, position, perspective,
      status, feedback_id, responded_at)
    select ${fromContext("workspace")}, given.request_id, given.employee_id, given.position, given.perspective, given.status,
      given.feedback_id, given.responded_at
    from jsonb_to_recordset(${JSON.stringify(rounds.flatMap(({ asked }) => asked))}::jsonb) as given(request_id text,
      employee_id text, position integer, perspective text, status text, feedback_id text, responded_at timestamptz)`);
  return { feedback: said.length + answers.length, "feedback-requests": rounds.length };
}

const aboutEmployee = (subject: Colleague, author: Colleague) => ({
  feedbackable_type: "employees",
  feedbackable_id: subject.id,
  subject_employee_id: subject.id,
  author_user_id: author.user_id,
  author_employee_id: author.id,
});

function spontaneous(work: Work, random: SeededRandom, subject: Colleague, author: Colleague): Stored {
  const type = random.weighted([
    ["praise", 6],
    ["constructive", 3],
    ["general", 1],
  ] as const);
  return {
    ...NONE,
    ...aboutEmployee(subject, author),
    ...{ id: work.newId(), type, is_visible_to_employee: type === "praise" || random.chance(0.5) },
    notes: random.pick(type === "praise" ? THANKED : SUGGESTED),
    given_at: `${addDays(work.today, -random.integer(1, 360))}T12:00:00Z`,
  };
}

interface Round {
  readonly subject: Colleague;
  readonly respondents: readonly { readonly colleague: Colleague; readonly perspective: Perspective }[];
}

/** What the seeded requests ask, and how they went. The last one is open, and nobody has answered it yet. */
const ROUNDS = [
  { message: "What should I keep doing, and what should I change?", is_anonymous: true, daysAgo: 120 },
  { message: "How was the cooperation in the last project?", is_anonymous: false, daysAgo: 40 },
  { message: "How do we work together?", is_anonymous: true, daysAgo: null },
] as const;

/** The people with the most colleagues of the same manager, with these, the manager, their reports and themselves. */
function roundsOf(people: readonly Colleague[]): readonly Round[] {
  const respondentsOf = (subject: Colleague): Round["respondents"] =>
    people
      .map((colleague) => ({ colleague, perspective: perspectiveOf(subject, colleague) }))
      .filter((one): one is Round["respondents"][number] => one.perspective !== null)
      .slice(0, 8);
  return people
    .map((subject) => ({ subject, respondents: respondentsOf(subject) }))
    .filter(({ subject, respondents }) => subject.manager_employee_id !== null && respondents.length > 3)
    .toSorted((a, b) => b.respondents.length - a.respondents.length)
    .slice(0, ROUNDS.length);
}

function perspectiveOf(subject: Colleague, other: Colleague): Perspective | null {
  if (other.id === subject.id) return "self";
  if (other.id === subject.manager_employee_id) return "manager";
  if (other.manager_employee_id === subject.id) return "direct_report";
  return other.manager_employee_id === subject.manager_employee_id ? "peer" : null;
}

function seededRound(
  work: Work,
  random: SeededRandom,
  { subject, respondents }: Round,
  { message, is_anonymous, daysAgo }: (typeof ROUNDS)[number],
) {
  const id = work.newId();
  const closed = daysAgo === null ? null : `${addDays(work.today, 14 - daysAgo)}T16:00:00Z`;
  const perspectives = [...new Set(respondents.map(({ perspective }) => perspective))];
  const countOf = (wanted: Perspective) =>
    respondents.filter(({ perspective }) => perspective === wanted).length;
  const request = {
    ...{ id, employee_id: subject.id, requested_by_employee_id: subject.manager_employee_id, message },
    ...{
      evaluation_id: null,
      questions: QUESTIONS,
      is_anonymous,
      is_visible_to_employee: true,
      closed_at: closed,
    },
    due_date: addDays(work.today, daysAgo === null ? 10 : 14 - daysAgo),
    status: closed === null ? "open" : "closed",
    shown_perspectives:
      closed === null
        ? []
        : perspectives.filter((one) => hides(is_anonymous, one) && countOf(one) >= THRESHOLD),
  };
  const given =
    closed === null ? [] : respondents.map((one) => answerOf(random, subject, one, { ...request, closed }));
  const asked = respondents.map(({ colleague, perspective }, index) => ({
    ...{ request_id: id, employee_id: colleague.id, position: index + 1, perspective },
    status: closed === null ? "pending" : "submitted",
    feedback_id: given[index]?.id ?? null,
    responded_at: closed,
  }));
  return { request, given, asked };

  function answerOf(
    from: SeededRandom,
    about: Colleague,
    { colleague, perspective }: Round["respondents"][number],
    asking: { readonly id: string; readonly closed: string },
  ): Stored {
    const isAnonymous = hides(is_anonymous, perspective);
    const rate = () => ({ rating: Math.min(5, from.integer(3, 6)) });
    return {
      ...NONE,
      ...aboutEmployee(about, colleague),
      ...{ feedback_request_id: asking.id, type: perspective, notes: null, is_visible_to_employee: true },
      id: isAnonymous ? timelessUlid(new Date(asking.closed)) : work.newId(),
      answers: { teamwork: rate(), reliability: rate(), remark: { text: from.pick(SAID) } },
      is_anonymous: isAnonymous,
      given_at: asking.closed,
    };
  }
}
