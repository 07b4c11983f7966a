import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { type Caller, NOW, type Reply } from "../support/app.ts";
import { testCompany } from "../support/test-company.ts";
import {
  act,
  add,
  conflicting,
  created,
  day,
  forbidden,
  hire,
  ids,
  read,
  refused,
  shown,
} from "./company.ts";

const { app, acme, owner } = testCompany();
afterEach(() => app.clock.set(NOW));
let made = 0;

// biome-ignore lint/suspicious/noExplicitAny: bodies and records have the fields of every resource.
type Fields = Record<string, any>;

const hireSomeone = (more: Fields = {}) => hire(owner, `Eva C${++made}`, more);
const weighted = (weights: readonly number[]) =>
  weights.map((weight, index) => ({ key: `q${index + 1}`, title: `Question ${index + 1}`, weight }));
const newType = (more: Fields = {}) =>
  add(owner, "evaluation-types", {
    name: `Review ${++made}`,
    category: "technical",
    criteria: [{ key: "overall", title: "Overall" }],
    ...more,
  });
const missing = (reply: Reply) => expect(reply.status, reply.text).toBe(404);
const H1 = { period_start: "2026-01-01", period_end: "2026-06-30" };

let manager: string;
let anna: string;
let boris: string;
let technical: string;
let hr: Caller;
let boss: Caller;
let a: Caller;
let b: Caller;

beforeAll(async () => {
  manager = await hireSomeone();
  anna = await hireSomeone();
  boris = await hireSomeone();
  technical = await newType();
  hr = await acme.callerFor(await hireSomeone(), "manage-performance");
  [boss, a, b] = [await acme.callerFor(manager), await acme.callerFor(anna), await acme.callerFor(boris)];
});

/** Somebody to review, with a manager and two assignees. */
async function someone(more: Fields = {}) {
  const employee = await hireSomeone({
    manager_employee_id: manager,
    technical_evaluation_assignees: [anna, boris],
    ...more,
  });
  return { employee, self: await acme.callerFor(employee) };
}

async function evaluation(employee_id: string, more: Fields = {}): Promise<string> {
  return created(
    await owner.post("/evaluations", { employee_id, evaluation_type_id: technical, ...H1, ...more }),
  ).id;
}

async function started(employee_id: string, more: Fields = {}): Promise<string> {
  const id = await evaluation(employee_id, more);
  shown(await act(owner, `/evaluations/${id}`, "start"));
  return id;
}

const submit = (by: Caller, id: string, answers: Fields, more: Fields = {}) =>
  act(by, `/evaluations/${id}`, "submit-response", { answers, ...more });
const overall = (score: number) => ({ overall: { score } });
const seen = (by: Caller, id: string) => read(by, `/evaluations/${id}`);
const responseOf = (record: Fields, employee_id: string): Fields =>
  record.responses.find((one: Fields) => one.employee_id === employee_id);

describe("who reviews", () => {
  it("is taken from the employee for the category, else the manager, else it must be given", async () => {
    const { employee } = await someone();
    expect(await seen(owner, await evaluation(employee))).toMatchObject({
      assignee_ids: [anna, boris],
      status: "draft",
      has_self_review: true,
      due_date: day("2026-07-28"),
      responses_expected_count: 2,
      responses_submitted_count: 0,
      score: null,
    });
    const salary = await newType({ category: "salary" });
    expect(
      (await seen(owner, await evaluation(employee, { evaluation_type_id: salary }))).assignee_ids,
    ).toEqual([manager]);
    const alone = { employee_id: await hireSomeone(), evaluation_type_id: salary, ...H1 };
    refused(await owner.post("/evaluations", alone), { assignee_ids: "The assignee ids field is required." });
  });

  it("is never the employee, and keeps who has submitted", async () => {
    const { employee } = await someone();
    const body = { employee_id: employee, evaluation_type_id: technical, ...H1 };
    refused(await owner.post("/evaluations", { ...body, assignee_ids: [employee] }), {
      "assignee_ids.0": "The selected assignee_ids.0 is invalid.",
    });
    const id = await started(employee);
    shown(await submit(a, id, overall(4)));
    refused(await owner.patch(`/evaluations/${id}`, { assignee_ids: [boris] }), {
      assignee_ids: "An assignee who has submitted cannot be removed.",
    });
    const changed = shown(await owner.patch(`/evaluations/${id}`, { assignee_ids: [anna, manager] }));
    expect(changed.responses.map((one: Fields) => [one.employee_id, one.status])).toEqual([
      [anna, "submitted"],
      [manager, "pending"],
      [employee, "pending"],
    ]);
  });
});

describe("scores", () => {
  it("weigh the ratings that apply, and are the mean of the assignees", async () => {
    const type = await newType({ criteria: weighted([3, 2, 1]) });
    const { employee, self } = await someone();
    const id = await started(employee, { evaluation_type_id: type });
    const answers = { q1: { score: 4 }, q2: { score: 3 }, q3: { not_applicable: true } };
    const first = shown(await submit(a, id, answers));
    expect(responseOf(first, anna).score).toBe(72);
    const second = shown(await submit(b, id, { ...answers, q3: { score: 5 } }));
    expect(responseOf(second, boris).score).toBe(76.67);
    expect(second.score).toBe(74.33);
    const own = shown(await submit(self, id, { q1: { score: 5 }, q2: { score: 5 }, q3: { score: 2 } }));
    expect(responseOf(own, employee).score).toBe(90);
    expect(await seen(owner, id)).toMatchObject({
      score: 74.33,
      self_score: 90,
      responses_submitted_count: 2,
    });
  });

  it("are the mean of unrounded ones: 72 and 85.5 make 78.75", async () => {
    const type = await newType({ scale_max: 10, criteria: weighted([7, 3]) });
    const halves = await newType({ scale_max: 10, criteria: weighted([80, 20, 55, 45]) });
    const { employee } = await someone();
    const id = await started(employee, { evaluation_type_id: halves });
    // 80 x 9 + 20 x 0 is not possible: 72 = (80 x 8 + 20 x 4) / 10, 85.5 = (55 x 9 + 45 x 8) / 10.
    const none = { not_applicable: true };
    shown(await submit(a, id, { q1: { score: 8 }, q2: { score: 4 }, q3: none, q4: none }));
    shown(await submit(b, id, { q1: none, q2: none, q3: { score: 9 }, q4: { score: 8 } }));
    const record = await seen(owner, id);
    expect(record.responses.slice(0, 2).map((one: Fields) => one.score)).toEqual([72, 85.5]);
    expect(record.score).toBe(78.75);
    expect(type).toBeDefined();
  });

  it("are null where no rating applies", async () => {
    const { employee } = await someone({ technical_evaluation_assignees: [anna] });
    const id = await started(employee);
    const done = shown(await submit(a, id, { overall: { not_applicable: true } }));
    expect(done.score).toBeNull();
    expect(shown(await act(owner, `/evaluations/${id}`, "complete"))).toMatchObject({
      status: "completed",
      score: null,
    });
  });
});

describe("answers", () => {
  it("are checked one by one, and completely only when they are submitted", async () => {
    const type = await newType({
      criteria: [
        { key: "rating", title: "Rating" },
        { key: "words", title: "Words", kind: "text" },
        { key: "pick", title: "Pick", kind: "choice", options: ["stay", "grow"], is_required: false },
        { key: "own", title: "Own", kind: "text", answered_by: "self" },
      ],
    });
    const { employee, self } = await someone();
    const id = await started(employee, { evaluation_type_id: type });
    const path = `/evaluations/${id}`;
    refused(
      await act(a, path, "save-response", {
        answers: {
          rating: { score: 6 },
          words: { score: 1 },
          pick: { choice: "go" },
          own: { text: "x" },
          what: {},
        },
      }),
      {
        "answers.rating.score": "The answers.rating.score field must be an integer between 1 and 5.",
        "answers.words.score": "The answers.words.score field is prohibited unless kind is rating.",
        "answers.pick.choice": "The selected answers.pick.choice is invalid.",
        "answers.own": "The answers.own field is answered by the employee only.",
        "answers.what": "The answers.what field is not a question of the evaluation.",
      },
    );
    shown(await act(a, path, "save-response", { answers: { rating: { score: 3 } } }));
    refused(await act(a, path, "submit-response", {}), {
      "answers.words": "The answers.words field is required.",
    });
    const done = shown(
      await submit(a, id, { rating: { score: 3 }, words: { text: " Good. " } }, { comment: "Well." }),
    );
    expect(responseOf(done, anna)).toMatchObject({
      status: "submitted",
      answers: { rating: { score: 3 }, words: { text: "Good." } },
      comment: "Well.",
    });
    refused(await act(a, path, "save-response", {}), { action: "The response has been submitted." });
    refused(await submit(self, id, { rating: { score: 3 }, words: { text: "Fine." } }), {
      "answers.own": "The answers.own field is required.",
    });
  });

  it("are given only by those who are asked", async () => {
    const { employee } = await someone();
    const id = await started(employee);
    for (const by of [boss, hr]) forbidden(await submit(by, id, overall(4)));
    missing(await submit(await acme.callerFor(await hireSomeone()), id, overall(4)));
    const reopened = { employee_id: anna };
    refused(await act(hr, `/evaluations/${id}`, "reopen-response", reopened), {
      employee_id: "The selected employee id is invalid.",
    });
    shown(await submit(a, id, overall(4)));
    expect(shown(await act(hr, `/evaluations/${id}`, "reopen-response", reopened)).score).toBeNull();
    expect(shown(await submit(a, id, overall(2))).score).toBe(40);
  });
});

describe("completing", () => {
  it("waits for everybody, unless HR does not", async () => {
    const { employee } = await someone();
    const path = `/evaluations/${await started(employee)}`;
    const id = path.split("/")[2]!;
    refused(await act(hr, path, "complete"), { action: "2 responses are missing." });
    refused(await act(hr, path, "complete", { force: true }), { action: "No response has been submitted." });
    shown(await submit(a, id, overall(4)));
    refused(await act(boss, path, "complete"), { action: "1 response is missing." });
    forbidden(await act(boss, path, "complete", { force: true }), "manage-performance");
    const done = shown(await act(hr, path, "complete", { force: true }));
    expect(done).toMatchObject({ status: "completed", score: 80, responses_expected_count: 1 });
    expect(done.responses).toHaveLength(1);
    refused(await submit(b, id, overall(5)), { action: "The evaluation is completed." });
    const again = shown(await act(hr, path, "reopen"));
    expect(again).toMatchObject({ status: "in_progress", completed_at: null, responses_expected_count: 2 });
    expect(shown(await submit(b, id, overall(5))).score).toBe(90);
  });

  it("locks what it was about", async () => {
    const { employee } = await someone({ technical_evaluation_assignees: [anna] });
    const id = await started(employee);
    const path = `/evaluations/${id}`;
    refused(await owner.patch(path, { period_end: "2026-07-01" }), {
      period_end: "The period end field of an evaluation cannot be changed once it is in progress.",
    });
    shown(await submit(a, id, overall(4)));
    shown(await act(boss, path, "complete"));
    refused(await owner.patch(path, { title: "Another" }), {
      title: "The title field of an evaluation cannot be changed once it is completed.",
    });
    shown(await a.patch(path, { summary: "Solid.", private_notes: "Talk about Rust." }));
    conflicting(
      await owner.delete(path),
      "Only an evaluation that is a draft can be deleted; cancel it instead.",
    );
  });
});

describe("what is seen", () => {
  it("is shown to the employee once shared, and never the private notes", async () => {
    const { employee, self } = await someone({ technical_evaluation_assignees: [anna] });
    const id = await evaluation(employee);
    missing(await self.get(`/evaluations/${id}`));
    shown(await act(owner, `/evaluations/${id}`, "start"));
    shown(await submit(a, id, overall(4)));
    shown(await a.patch(`/evaluations/${id}`, { summary: "Solid.", private_notes: "Talk about Rust." }));
    shown(await act(boss, `/evaluations/${id}`, "complete"));
    const before = await seen(self, id);
    for (const name of ["score", "self_score", "summary", "private_notes"])
      expect(before).not.toHaveProperty(name);
    expect(responseOf(before, anna)).toEqual({ employee_id: anna, status: "submitted" });
    refused(await act(self, `/evaluations/${id}`, "acknowledge"), {
      action: "The evaluation has not been shared.",
    });
    shown(await act(a, `/evaluations/${id}`, "share"));
    const after = await seen(self, id);
    expect(after).toMatchObject({ score: 80, summary: "Solid." });
    expect(responseOf(after, anna)).toMatchObject({ answers: overall(4), score: 80 });
    expect(after).not.toHaveProperty("private_notes");
    expect(shown(await act(self, `/evaluations/${id}`, "acknowledge", { comment: "Thanks" }))).toMatchObject({
      acknowledgement: "Thanks",
    });
    refused(await act(self, `/evaluations/${id}`, "acknowledge"), {
      action: "The evaluation has been acknowledged.",
    });
  });

  it("is shown to an assignee after submitting", async () => {
    const { employee } = await someone();
    const id = await started(employee);
    shown(await submit(a, id, overall(4)));
    const before = await seen(b, id);
    expect(responseOf(before, anna)).toEqual({ employee_id: anna, status: "submitted" });
    expect(before).not.toHaveProperty("score");
    expect(responseOf(before, boris)).toMatchObject({ role: "assignee", status: "pending", answers: {} });
    expect(responseOf(await seen(boss, id), anna).score).toBe(80);
    const after = shown(await submit(b, id, overall(5)));
    expect(responseOf(after, anna).score).toBe(80);
    expect(after.score).toBe(90);
  });

  it("keeps drafts of answers to their author, also in the audit log", async () => {
    const { employee } = await someone();
    const id = await started(employee);
    shown(
      await act(a, `/evaluations/${id}`, "save-response", {
        answers: { overall: { comment: "Unfinished" } },
      }),
    );
    expect(responseOf(await seen(a, id), anna).answers).toEqual({ overall: { comment: "Unfinished" } });
    expect(responseOf(await seen(hr, id), anna)).toEqual({ employee_id: anna, status: "draft" });
    expect((await owner.get(`/audit-log?resource_id=${id}&perPage=100`)).text).not.toContain("Unfinished");
  });

  it("is no more in the audit log than in the record", async () => {
    const { employee } = await someone();
    const id = await started(employee);
    shown(await submit(a, id, { overall: { score: 4, comment: "Distinctive" } }));
    const log = `/audit-log?resource_id=${id}&perPage=100`;
    expect((await owner.get(log)).text).toContain("Distinctive");
    const auditor = await acme.callerFor(await hireSomeone(), "view-audit-log");
    expect((await auditor.get(log)).text).not.toContain("Distinctive");
    const reviewedHr = await acme.callerFor(employee, "view-audit-log", "manage-performance");
    expect((await reviewedHr.get(log)).text).not.toContain("Distinctive");
    expect(await seen(reviewedHr, id)).not.toHaveProperty("score");
    expect(ids(await reviewedHr.get(`/evaluations?id=${id}&score=80`))).toEqual([]);
  });
});

describe("the form", () => {
  it("follows the type until the start", async () => {
    const type = await newType();
    const { employee } = await someone();
    const [draft, running] = [
      await evaluation(employee, { evaluation_type_id: type }),
      await started(employee, { evaluation_type_id: type, period_start: "2025-01-01" }),
    ];
    const criteria = [{ key: "other", title: "Other" }];
    shown(await owner.patch(`/evaluation-types/${type}`, { criteria, scale_max: 3 }));
    expect(await seen(owner, draft)).toMatchObject({ criteria, scale_max: 3 });
    expect(await seen(owner, running)).toMatchObject({ criteria: [{ key: "overall" }], scale_max: 5 });
    const [entry] = (await owner.get(`/audit-log?resource_id=${draft}&event=evaluations.updated`)).body.data;
    expect(Object.keys(entry.attributes.changes).sort()).toEqual(["criteria", "scale_max"]);
  });

  it("is that of the launch for everybody who was launched together", async () => {
    const criteria = [
      { key: "results", title: "Results", weight: 3 },
      { key: "notes", title: "Notes", kind: "text" },
    ];
    const type = await newType({ criteria, scale_max: 4 });
    const employee_ids = [(await someone()).employee, (await someone()).employee];
    const launching = { evaluation_type_id: type, ...H1, employee_ids, start: true };
    const { body } = await owner.post("/evaluations/actions?action=launch", launching);
    shown(await owner.patch(`/evaluation-types/${type}`, { criteria: [{ key: "other", title: "Other" }] }));
    expect(body.data).toHaveLength(2);
    for (const { id } of body.data) expect(await seen(owner, id)).toMatchObject({ criteria, scale_max: 4 });
  });

  it("must ask the assignees something", async () => {
    const type = await newType({ criteria: [{ key: "own", title: "Own", answered_by: "self" }] });
    const { employee } = await someone();
    const id = await evaluation(employee, { evaluation_type_id: type });
    refused(await act(owner, `/evaluations/${id}`, "start"), {
      action: "The evaluation type has no criteria.",
    });
  });
});

describe("pay", () => {
  it("is proposed and applied once, by HR that manages salaries", async () => {
    const salary = await newType({ category: "salary" });
    const { employee } = await someone({ salary_evaluation_assignees: [anna] });
    refused(await owner.patch(`/evaluations/${await evaluation(employee)}`, { proposed_salary: 6_000 }), {
      proposed_salary: "The proposed salary field is prohibited unless category is salary.",
    });
    const id = await started(employee, {
      evaluation_type_id: salary,
      proposed_salary: 6_000,
      proposed_salary_type: "monthly",
      salary_effective_date: "2026-08-01",
    });
    missing(await boss.get(`/evaluations/${id}`));
    missing(await hr.get(`/evaluations/${id}`));
    expect(await seen(a, id)).not.toHaveProperty("proposed_salary");
    shown(await submit(a, id, overall(5)));
    shown(await act(a, `/evaluations/${id}`, "complete"));
    forbidden(await act(a, `/evaluations/${id}`, "apply-salary"));
    const assigned = await acme.callerFor(anna, "manage-performance");
    forbidden(await act(assigned, `/evaluations/${id}`, "apply-salary"), "manage-salaries");
    shown(await act(owner, `/evaluations/${id}`, "apply-salary"));
    const [row] = (await owner.get(`/salary-history?employee_id=${employee}`)).body.data;
    expect(row.attributes).toMatchObject({ amount: 6_000, type: "monthly", start_date: day("2026-08-01") });
    refused(await act(owner, `/evaluations/${id}`, "apply-salary"), {
      action: "The proposed salary has been applied.",
    });
    refused(await act(owner, `/evaluations/${id}`, "reopen"), {
      action: "The proposed salary has been applied.",
    });
  });
});

describe("launching", () => {
  const launch = (body: Fields, by: Caller = owner) =>
    by.post("/evaluations/actions?action=launch", { evaluation_type_id: technical, ...H1, ...body });

  it("creates evaluations for all employees or for none", async () => {
    const [one, two, alone] = [(await someone()).employee, (await someone()).employee, await hireSomeone()];
    refused(await launch({ employee_ids: [one, alone, two] }), {
      "employee_ids.1": "The assignee ids field is required.",
    });
    expect(ids(await owner.get(`/evaluations?employee_id=${one},${two}`))).toEqual([]);
    const { body } = await launch({ employee_ids: [one, two], cycle: "2026 H1", start: true });
    expect(body.message).toBe("Launched 2 evaluations.");
    expect(body.data.map(({ attributes }: Fields) => [attributes.employee_id, attributes.status])).toEqual([
      [one, "in_progress"],
      [two, "in_progress"],
    ]);
    expect(body.data[0].attributes).toMatchObject({
      title: expect.stringMatching(/^Review \d+ 2026-06$/),
      cycle: "2026 H1",
      responses_expected_count: 2,
    });
    refused(await launch({ employee_ids: [one] }), {
      "employee_ids.0": "The employee already has this evaluation.",
    });
    expect((await launch({ employee_ids: [one], skip_existing: true })).body.data).toEqual([]);
    forbidden(await launch({ employee_ids: [one] }, boss), "manage-performance");
  });

  it("lets superiors create evaluations of their reports, except about pay", async () => {
    const { employee } = await someone();
    const salary = await newType({ category: "salary" });
    const body = { employee_id: employee, evaluation_type_id: technical, ...H1 };
    const { id } = created(await boss.post("/evaluations", body));
    refused(await boss.post("/evaluations", body), {
      employee_id: "The employee already has this evaluation.",
    });
    shown(await act(boss, `/evaluations/${id}`, "start"));
    forbidden(await boss.post("/evaluations", { ...body, evaluation_type_id: salary }), "manage-salaries");
    forbidden(
      await boss.post("/evaluations", { ...body, employee_id: anna, assignee_ids: [boris] }),
      "manage-performance",
    );
    shown(await act(boss, `/evaluations/${id}`, "cancel"));
    created(await boss.post("/evaluations", body));
  });
});

it("is overdue the day after the due date, and waits for its assignees", async () => {
  const { employee } = await someone();
  const id = await started(employee, { due_date: "2026-07-20" });
  expect(ids(await owner.get(`/evaluations?pending_assignee_id=${anna}&employee_id=${employee}`))).toEqual([
    id,
  ]);
  shown(await submit(a, id, overall(4)));
  expect(ids(await owner.get(`/evaluations?pending_assignee_id=${anna}&employee_id=${employee}`))).toEqual(
    [],
  );
  app.clock.set("2026-07-21T08:00:00Z");
  expect((await seen(owner, id)).is_overdue).toBe(true);
  expect(ids(await boss.get(`/evaluations?is_overdue=true&manager_employee_id=${manager}`))).toContain(id);
});

it("awaits people in their list of what is to be done, with feedback requests and what is to be acknowledged", async () => {
  const { employee, self } = await someone();
  const id = await started(employee, { due_date: "2026-07-20" });
  const request = await add(owner, "feedback-requests", {
    employee_id: employee,
    respondent_employee_ids: [employee, boris],
    message: "How do we work together?",
    due_date: "2026-08-31",
  });
  const toDo = async (by: Caller): Promise<Fields> => {
    const { body } = await by.get("/evaluations/getters/to-do");
    const own = (list: readonly Fields[]) => list.filter(({ employee_id }) => employee_id === employee);
    return Object.fromEntries(Object.entries<Fields[]>(body.data).map(([name, list]) => [name, own(list)]));
  };
  const about = { employee_id: employee, employee_name: expect.stringMatching(/^Eva C/) };
  const asked = { id: request, title: "How do we work together?", ...about, due_date: day("2026-08-31") };
  const awaiting = { id, title: expect.stringMatching(/2026-06$/), ...about, due_date: day("2026-07-20") };
  const reviewed = [{ ...awaiting, is_overdue: false }];
  expect(await toDo(b)).toEqual({
    evaluations: reviewed,
    feedback_requests: [{ ...asked, is_overdue: false }],
    to_acknowledge: [],
  });
  expect((await toDo(self)).evaluations).toEqual(reviewed);
  expect((await toDo(owner)).evaluations).toEqual([]);
  app.clock.set("2026-07-21T08:00:00Z");
  expect((await toDo(a)).evaluations).toEqual([{ ...awaiting, is_overdue: true }]);
  for (const by of [a, b]) shown(await submit(by, id, overall(4)));
  shown(await act(boss, `/evaluations/${id}`, "complete"));
  expect(await toDo(self)).toMatchObject({ evaluations: [], to_acknowledge: [] });
  shown(await act(boss, `/evaluations/${id}`, "share"));
  expect((await toDo(self)).to_acknowledge).toEqual([{ ...awaiting, is_overdue: false }]);
  shown(await act(self, `/evaluations/${id}`, "acknowledge"));
  shown(await act(self, `/feedback-requests/${request}`, "decline"));
  expect(await toDo(self)).toEqual({ evaluations: [], feedback_requests: [], to_acknowledge: [] });
});
