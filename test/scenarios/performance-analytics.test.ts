import { beforeAll, expect, it } from "vitest";
import { type Caller, NOW } from "../support/app.ts";
import { testCompany } from "../support/test-company.ts";
import { act, add, created, day, forbidden, hire, shown } from "./company.ts";

const { app, acme, owner } = testCompany();

// biome-ignore lint/suspicious/noExplicitAny: bodies and records have the fields of every resource.
type Fields = Record<string, any>;

const H1 = { period_start: "2026-01-01", period_end: "2026-06-30", cycle: "2026 H1" };
const WEIGHTS = [50, 25, 12.5, 7.5, 5];
/** Ratings of 10 that give these scores with the weights. */
const RATINGS: Readonly<Record<number, readonly number[]>> = {
  62: [6, 6, 7, 7, 6],
  70.5: [7, 7, 7, 7, 8],
  78.75: [8, 8, 8, 7, 7],
  81: [8, 8, 8, 8, 10],
  88: [9, 9, 8, 8, 9],
  95.25: [10, 9, 9, 10, 8],
};

let made = 0;
let type: string;
let reviewer: string;
let second: string;
let engineer: string;
let byReviewer: Caller;

const person = (more: Fields = {}) => hire(owner, `Per Son${++made}`, more);
const inEngineering = () => person({ position_id: engineer });
const setTo = (days: number): void => app.clock.set(new Date(Date.parse(NOW) + days * 86_400_000));

async function evaluation(employee_id: string, more: Fields = {}): Promise<string> {
  const body = { employee_id, evaluation_type_id: type, assignee_ids: [reviewer], ...H1, ...more };
  return created(await owner.post("/evaluations", body)).id;
}

async function started(employee_id: string, more: Fields = {}): Promise<string> {
  const id = await evaluation(employee_id, more);
  shown(await act(owner, `/evaluations/${id}`, "start"));
  return id;
}

const submit = (by: Caller, id: string, score: number) =>
  act(by, `/evaluations/${id}`, "submit-response", {
    answers: Object.fromEntries(RATINGS[score]!.map((rating, n) => [`q${n + 1}`, { score: rating }])),
  });

async function analytics(by: Caller, query = ""): Promise<Fields> {
  const { status, text, body } = await by.get(`/evaluations/getters/performance-analytics${query}`);
  expect(status, text).toBe(200);
  return body.data;
}

/** Evaluations that are completed with a score, some days after the start, and what happened to them then. */
const COMPLETED = [
  { score: 62, days: 5, isEngineer: true, self: 70.5, isShared: true, isAcknowledged: true },
  { score: 70.5, days: 6, isEngineer: true, isShared: true, isAcknowledged: true },
  { score: 78.75, days: 7, isShared: true, isAcknowledged: true },
  { score: 81, days: 8, isEngineer: true, isShared: true, isAcknowledged: true },
  { score: 88, days: 9, isShared: true },
  { score: 95.25, days: 22, self: 95.25 },
] as const;

beforeAll(async () => {
  const department_id = await add(owner, "departments", { name: "Engineering" });
  engineer = await add(owner, "positions", { name: "Engineer", department_id });
  type = await add(owner, "evaluation-types", {
    name: "Half-year review",
    category: "technical",
    scale_max: 10,
    criteria: WEIGHTS.map((weight, n) => ({ key: `q${n + 1}`, title: `Question ${n + 1}`, weight })),
  });
  [reviewer, second] = [await person(), await person()];
  byReviewer = await acme.callerFor(reviewer);
  const waiting = [
    await started(await inEngineering(), { assignee_ids: [reviewer, second], due_date: "2026-09-30" }),
    await started(await inEngineering(), { due_date: "2026-09-30" }),
    await started(await person(), { due_date: "2026-07-20" }),
  ];
  for (const id of waiting.slice(0, 2)) shown(await submit(byReviewer, id, 62));
  await evaluation(await inEngineering());
  for (const employee of [await inEngineering(), await person()])
    shown(await act(owner, `/evaluations/${await started(employee)}`, "cancel"));
  const completed = [];
  for (const one of COMPLETED) {
    const employee = "isEngineer" in one ? await inEngineering() : await person();
    completed.push({ ...one, employee, id: await started(employee) });
  }
  for (const { id, employee, score, days, ...more } of completed) {
    setTo(days);
    if ("self" in more) shown(await submit(await acme.callerFor(employee), id, more.self));
    shown(await submit(byReviewer, id, score));
    shown(await act(owner, `/evaluations/${id}`, "complete", { force: true }));
    if ("isShared" in more) shown(await act(owner, `/evaluations/${id}`, "share"));
    if ("isAcknowledged" in more)
      shown(await act(await acme.callerFor(employee), `/evaluations/${id}`, "acknowledge"));
  }
});

it("counts evaluations and scores, in total, by type and by department", async () => {
  const data = await analytics(owner);
  const { links, ...evaluations } = data.evaluations;
  expect(evaluations).toEqual({
    ...{ total: 12, draft: 1, in_progress: 3, completed: 6, cancelled: 2, overdue: 1 },
    ...{ completion_rate: 66.67, response_rate: 80, on_time_rate: 83.33 },
    ...{ shared: 5, acknowledged: 4, average_days_to_complete: 9.5 },
  });
  expect((await owner.get(links.completed.replace(/^.*\/api/, ""))).body.meta.total).toBe(6);
  expect(data.scores).toEqual({
    ...{ count: 6, average: 79.25, median: 79.88, min: 62, max: 95.25, self_gap: 4.25 },
    distribution: [0, 0, 0, 3, 3].map((count, n) => ({ from: n * 20, to: n * 20 + 20, count })),
  });
  const rest = { draft: 0, cancelled: 1 };
  expect(data.by_department).toEqual([
    {
      ...{
        id: expect.any(String),
        name: "Engineering",
        ...rest,
        draft: 1,
        total: 7,
        completed: 3,
        in_progress: 2,
      },
      ...{ overdue: 0, completion_rate: 60, average_score: 71.17 },
    },
    {
      ...{ id: null, name: "None", ...rest, total: 5, completed: 3, in_progress: 1 },
      ...{ overdue: 1, completion_rate: 75, average_score: 87.33 },
    },
  ]);
  expect(data.by_type).toMatchObject([
    { id: type, name: "Half-year review", total: 12, average_score: 79.25 },
  ]);
});

it("compares the ratings of each criterion, and says for whom one waits", async () => {
  const { by_criterion, pending_assignees } = await analytics(owner);
  expect(by_criterion.map((one: Fields) => [one.key, one.assignee_percent, one.self_percent])).toEqual([
    ["q1", 80, 85],
    ["q2", 78.33, 80],
    ["q3", 78.33, 80],
    ["q4", 78.33, 85],
    ["q5", 80, 80],
  ]);
  expect(by_criterion[0]).toMatchObject({ evaluation_type_id: type, title: "Question 1", responses: 6 });
  expect(pending_assignees).toEqual([
    { employee_id: reviewer, name: expect.any(String), count: 1, overdue: 1 },
    { employee_id: second, name: expect.any(String), count: 1, overdue: 0 },
  ]);
});

it("has no rates without evaluations", async () => {
  const { evaluations, scores, goals, feedback, ...groups } = await analytics(
    owner,
    "?date=2020-01-01,2020-12-31",
  );
  expect(evaluations).toMatchObject({
    ...{ total: 0, draft: 0, in_progress: 0, completed: 0, cancelled: 0, overdue: 0, shared: 0 },
    ...{ completion_rate: null, response_rate: null, on_time_rate: null, average_days_to_complete: null },
  });
  expect(scores).toMatchObject({
    count: 0,
    average: null,
    median: null,
    min: null,
    max: null,
    self_gap: null,
  });
  expect(goals).toMatchObject({ total: 0, average_progress: null, achievement_rate: null });
  expect(feedback).toMatchObject({ requests: 0, response_rate: null });
  expect(groups).toMatchObject({ by_type: [], by_department: [], by_criterion: [], pending_assignees: [] });
});

it("shows scores with view-performance, pay with manage-salaries, and nobody their own score before it is shared", async () => {
  const counter = await acme.callerFor(await person(), "view-reports-people");
  const counted = await analytics(counter);
  expect(counted.evaluations).toMatchObject({ total: 12, completed: 6, links: { completed: null } });
  expect(counted).not.toHaveProperty("scores");
  expect(counted).not.toHaveProperty("by_criterion");
  expect(counted.by_type[0]).not.toHaveProperty("average_score");
  forbidden(await byReviewer.get("/evaluations/getters/performance-analytics"), "view-reports-people");

  const salary = await add(owner, "evaluation-types", {
    name: "Salary review",
    category: "salary",
    criteria: [{ key: "overall", title: "Overall" }],
  });
  await started(await person(), { evaluation_type_id: salary });
  const personnel = await person();
  const hr = await acme.callerFor(personnel, "view-reports-people", "view-performance");
  expect((await analytics(owner)).evaluations.total).toBe(13);
  expect((await analytics(hr)).evaluations.total).toBe(12);

  const own = await started(personnel);
  shown(await submit(byReviewer, own, 62));
  shown(await act(owner, `/evaluations/${own}`, "complete", { force: true }));
  expect((await analytics(owner)).scores.count).toBe(7);
  expect(await analytics(hr)).toMatchObject({
    evaluations: { completed: 7 },
    scores: { count: 6, average: 79.25 },
  });
  shown(await act(owner, `/evaluations/${own}`, "share"));
  expect((await analytics(hr)).scores.count).toBe(7);
});

it("says which evaluations come next", async () => {
  const superior = await person();
  const yearly = await add(owner, "evaluation-types", {
    name: "Yearly review",
    category: "technical",
    frequency_months: 12,
    criteria: [{ key: "overall", title: "Overall" }],
  });
  const more = { manager_employee_id: superior, start_date: "2024-02-29" };
  const [reviewed, never] = [await person(more), await person(more)];
  const last = await started(reviewed, {
    evaluation_type_id: yearly,
    ...{ period_start: "2024-09-01", period_end: "2025-08-31" },
  });
  const answers = { overall: { score: 4 } };
  shown(await act(byReviewer, `/evaluations/${last}`, "submit-response", { answers }));
  shown(await act(owner, `/evaluations/${last}`, "complete", { force: true }));
  const { upcoming } = await analytics(
    owner,
    `?manager_employee_id=${superior}&evaluation_type_id=${yearly}`,
  );
  expect(upcoming).toEqual([
    { employee_id: never, evaluation_type_id: yearly, due: day("2025-02-28") },
    { employee_id: reviewed, evaluation_type_id: yearly, due: day("2026-08-31") },
  ]);
});

it("counts the goals and the feedback of the selected employees", async () => {
  const superior = await person();
  const people: string[] = [];
  for (let n = 0; n < 6; n++) people.push(await person({ manager_employee_id: superior }));
  const goal = (manual_progress: number, more: Fields = {}) =>
    add(owner, "goals", {
      ...{ employee_id: people[0], title: "Goal", start_date: "2026-01-01", due_date: "2026-12-31" },
      ...{ manual_progress, ...more },
    });
  const run = async (goals: readonly string[], action: string, body: Fields = {}) => {
    for (const id of goals) shown(await act(owner, `/goals/${id}`, action, body));
  };
  const active = [await goal(40), await goal(60), await goal(20, { due_date: "2026-07-01" }), await goal(30)];
  await run([active[3]!], "check-in", { confidence: "off_track" });
  await run([await goal(100), await goal(100), await goal(90)], "close", { status: "achieved" });
  await run([await goal(50), await goal(35.6)], "close", { status: "missed" });
  await run([await goal(10)], "cancel");
  await goal(10, { activate: false });
  await goal(10, { start_date: "2025-01-01", due_date: "2025-12-31" });

  const ask = (respondent_employee_ids: readonly string[]) =>
    add(owner, "feedback-requests", { employee_id: people[0], respondent_employee_ids, is_anonymous: true });
  const requests = [await ask(people.slice(1)), await ask(people.slice(1))];
  const answers = { feedback: { text: "Good" } };
  for (const [n, request] of requests.entries())
    for (const respondent of people.slice(1, n === 0 ? 5 : 4))
      shown(
        await act(await acme.callerFor(respondent), `/feedback-requests/${request}`, "respond", { answers }),
      );
  for (const kind of ["praise", "praise", "praise", "general", "constructive"])
    await add(owner, "feedback", { feedbackable_id: people[0], type: kind, notes: "Said" });

  const { goals, feedback } = await analytics(owner, `?manager_employee_id=${superior}`);
  expect(goals).toEqual({
    ...{ total: 10, active: 4, achieved: 3, missed: 2, cancelled: 1, overdue: 1, at_risk: 1 },
    ...{ average_progress: 58.4, achievement_rate: 60 },
  });
  expect(feedback).toEqual({ requests: 2, responses: 7, response_rate: 70, spontaneous: 5, praise: 3 });
});

it("counts the ratings of the responses as they are now, with the titles of the latest form", async () => {
  const superior = await person();
  const report = () => person({ manager_employee_id: superior });
  const rating = (key: string, title: string): Fields => ({ key, title, is_required: false });
  const text: Fields = { key: "remark", title: "Remark", kind: "text", is_required: false };
  const monthly = await add(owner, "evaluation-types", {
    name: "Monthly review",
    category: "technical",
    scale_max: 5,
    criteria: [rating("speed", "Speed"), text, rating("care", "Care")],
  });
  const of = { evaluation_type_id: monthly, assignee_ids: [reviewer, second] };
  const respond = async (id: string, by: Caller, answers: Fields) =>
    shown(await act(by, `/evaluations/${id}`, "submit-response", { answers }));
  const complete = async (id: string) =>
    shown(await act(owner, `/evaluations/${id}`, "complete", { force: true }));
  const ratings = async () =>
    (await analytics(owner, `?manager_employee_id=${superior}`)).by_criterion.map((one: Fields) => [
      ...[one.key, one.title, one.assignee_percent, one.responses],
    ]);

  const bySecond = await acme.callerFor(second);
  const first = await started(await report(), { ...of, period_end: "2026-03-31" });
  await respond(first, byReviewer, {
    ...{ speed: { score: 4 }, care: { score: 5, comment: "Always" }, remark: { text: "Good" } },
  });
  await respond(first, bySecond, { speed: { not_applicable: true }, care: { score: 2 } });
  await complete(first);
  expect(await ratings()).toEqual([
    ["speed", "Speed", 80, 1],
    ["care", "Care", 70, 2],
  ]);

  shown(await act(owner, `/evaluations/${first}`, "reopen"));
  expect(await ratings()).toEqual([]);
  shown(await act(owner, `/evaluations/${first}`, "reopen-response", { employee_id: second }));
  await respond(first, bySecond, { speed: { score: 1 } });
  await complete(first);
  expect(await ratings()).toEqual([
    ["speed", "Speed", 50, 2],
    ["care", "Care", 100, 1],
  ]);

  const criteria = [rating("care", "Diligence"), rating("speed", "Speed")];
  shown(await owner.patch(`/evaluation-types/${monthly}`, { criteria, scale_max: 10 }));
  const later = await started(await report(), { ...of, period_end: "2026-05-31" });
  await respond(later, byReviewer, { care: { score: 7 }, speed: { score: 7 } });
  await complete(later);
  expect(await ratings()).toEqual([
    ["care", "Diligence", 85, 2],
    ["speed", "Speed", 56.67, 3],
  ]);
});
