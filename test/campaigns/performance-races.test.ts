import { afterAll, beforeAll, expect, it } from "vitest";
import { act, add, hire, read, shown } from "../scenarios/company.ts";
import { type Caller, type Reply, startTestApp, type TestApp, type TestWorkspace } from "../support/app.ts";
import { campaignSize } from "../support/campaign.ts";

const ROUNDS = campaignSize({ suite: 3, campaign: 100 });
const H1 = { period_start: "2026-01-01", period_end: "2026-06-30" };
const ANSWERS = { answers: { overall: { score: 4 } } };

// biome-ignore lint/suspicious/noExplicitAny: records have the fields of every resource.
type Fields = Record<string, any>;

let app: TestApp;
let second: TestApp;
let acme: TestWorkspace;
let owner: Caller;
let type: string;
let anna: string;
let boris: string;
let a: Caller;

beforeAll(async () => {
  app = await startTestApp();
  second = await app.secondProcess();
  acme = await app.addWorkspace("acme");
  ({ owner } = acme);
  type = await add(owner, "evaluation-types", {
    name: "Review",
    category: "technical",
    criteria: [{ key: "overall", title: "Overall" }],
  });
  [anna, boris] = [await hire(owner, "Anna Races"), await hire(owner, "Boris Races")];
  a = await acme.callerFor(anna);
});
afterAll(async () => {
  await second.close();
  await app.close();
});

const elsewhere = (caller: Caller): Caller => second.as(caller.key);
const statuses = (replies: readonly Reply[]): number[] => replies.map(({ status }) => status).sort();

let hired = 0;
const someone = (): Promise<string> => hire(owner, `Rey Viewed${++hired}`);

async function started(assignee_ids: readonly string[]): Promise<string> {
  const body = { employee_id: await someone(), evaluation_type_id: type, assignee_ids, ...H1 };
  const id = await add(owner, "evaluations", body);
  shown(await act(owner, `/evaluations/${id}`, "start"));
  return `/evaluations/${id}`;
}

it(`a response is submitted once by two requests at the same moment, ${ROUNDS} times`, async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const path = await started([anna]);
    const replies = await Promise.all([
      act(a, path, "submit-response", ANSWERS),
      act(elsewhere(a), path, "submit-response", { answers: { overall: { score: 2 } } }),
    ]);
    expect(statuses(replies)).toEqual([200, 422]);
    const score = replies[0]!.status === 200 ? 80 : 40;
    expect(await read(owner, path)).toMatchObject({ score, responses_submitted_count: 1 });
  }
}, 600_000);

it(`a response is submitted before the evaluation is completed or not at all, ${ROUNDS} times`, async () => {
  const b = await acme.callerFor(boris);
  for (let round = 0; round < ROUNDS; round++) {
    const path = await started([anna, boris]);
    shown(await act(a, path, "submit-response", ANSWERS));
    const [submitted, completed] = await Promise.all([
      act(b, path, "submit-response", { answers: { overall: { score: 2 } } }),
      act(elsewhere(owner), path, "complete", { force: true }),
    ]);
    expect(completed!.status, completed!.text).toBe(200);
    expect([200, 422]).toContain(submitted!.status);
    const isCounted = submitted!.status === 200;
    expect(await read(owner, path)).toMatchObject({
      status: "completed",
      score: isCounted ? 60 : 80,
      responses_submitted_count: isCounted ? 2 : 1,
      responses_expected_count: isCounted ? 2 : 1,
    });
  }
}, 600_000);

it(`an employee gets an evaluation of a period once, by creation and launch at the same moment, ${ROUNDS} times`, async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const employee_id = await someone();
    const body = { evaluation_type_id: type, ...H1 };
    const launched = await someone();
    await owner.patch(`/employees/${employee_id}`, { technical_evaluation_assignees: [anna] });
    await owner.patch(`/employees/${launched}`, { technical_evaluation_assignees: [anna] });
    const replies = await Promise.all([
      owner.post("/evaluations", { ...body, employee_id }),
      elsewhere(owner).post("/evaluations/actions?action=launch", {
        ...body,
        employee_ids: [launched, employee_id],
      }),
    ]);
    expect(replies.filter(({ status }) => status < 300)).toHaveLength(1);
    const { meta } = (await owner.get(`/evaluations?employee_id=${employee_id}`)).body;
    expect(meta.total).toBe(1);
  }
}, 600_000);

it(`check-ins of the same tree at the same moment are all kept, ${ROUNDS} times`, async () => {
  const dates = { start_date: "2026-01-01", due_date: "2026-12-31" };
  for (let round = 0; round < ROUNDS; round++) {
    const top = await add(owner, "goals", { level: "company", title: "Top", ...dates });
    const goal = (): Promise<string> =>
      add(owner, "goals", { employee_id: anna, title: "Part", parent_goal_id: top, ...dates });
    const parts = [await goal(), await goal()];
    const replies = await Promise.all(
      [10, 20, 30, 40].map((manual_progress, n) =>
        act(n % 2 === 0 ? owner : elsewhere(owner), `/goals/${parts[n >> 1]!}`, "check-in", {
          manual_progress,
        }),
      ),
    );
    expect(statuses(replies)).toEqual([200, 200, 200, 200]);
    const records = await Promise.all(parts.map((id) => read(owner, `/goals/${id}`)));
    for (const record of records) expect(record.check_ins).toHaveLength(2);
    // The newest check-in of a part is its progress, and the mean of the parts is that of the whole.
    for (const { check_ins, progress } of records as Fields[]) expect(progress).toBe(check_ins[0].progress);
    const mean = (records[0]!.progress + records[1]!.progress) / 2;
    expect(await read(owner, `/goals/${top}`)).toMatchObject({ progress: mean });
  }
}, 600_000);

it(`a respondent answers once, and the last two answers close the request, ${ROUNDS} times`, async () => {
  const b = await acme.callerFor(boris);
  const answer = { answers: { feedback: { text: "Good" } } };
  for (let round = 0; round < ROUNDS; round++) {
    const request = await add(owner, "feedback-requests", {
      employee_id: await someone(),
      respondent_employee_ids: [anna, boris],
    });
    const path = `/feedback-requests/${request}`;
    const replies = await Promise.all([
      act(a, path, "respond", answer),
      act(elsewhere(a), path, "respond", answer),
      act(b, path, "respond", answer),
    ]);
    expect(statuses(replies)).toEqual([200, 200, 422]);
    expect(await read(owner, path)).toMatchObject({ status: "closed", responses_count: 2 });
    expect((await owner.get(`/feedback?feedback_request_id=${request}`)).body.meta.total).toBe(2);
  }
}, 600_000);
