import { beforeAll, describe, expect, it } from "vitest";
import type { Caller, Reply } from "../support/app.ts";
import { testCompany } from "../support/test-company.ts";
import { act, add, conflicting, created, forbidden, hire, ids, read, refused, shown } from "./company.ts";

const { acme, owner } = testCompany();
let made = 0;

// biome-ignore lint/suspicious/noExplicitAny: bodies and records have the fields of every resource.
type Fields = Record<string, any>;

const missing = (reply: Reply) => expect(reply.status, reply.text).toBe(404);
const H2 = { start_date: "2026-07-01", due_date: "2026-12-31" };
const hireSomeone = (more: Fields = {}) => hire(owner, `Gil D${++made}`, more);

let boss: string;
let person: string;
let colleague: Caller;
let bossKey: Caller;
let self: Caller;

beforeAll(async () => {
  boss = await hireSomeone();
  person = await hireSomeone({ manager_employee_id: boss });
  bossKey = await acme.callerFor(boss);
  self = await acme.callerFor(person);
  colleague = await acme.callerFor(await hireSomeone());
});

const body = (more: Fields = {}) => ({ employee_id: person, title: `Goal ${++made}`, ...H2, ...more });
const goal = (more: Fields = {}): Promise<string> => add(owner, "goals", body(more));
const seen = (id: string) => read(owner, `/goals/${id}`);
const hoursToReply = { title: "Hours to reply", start_value: 10, target_value: 4, weight: 2 };
const articles = { title: "Articles", start_value: 0, target_value: 200 };
const checkIn = (id: string, given: Fields, by: Caller = owner) => act(by, `/goals/${id}`, "check-in", given);

describe("progress", () => {
  it("is the weighted mean of key results, of which falling ones count too", async () => {
    const id = await goal({ key_results: [hoursToReply, articles] });
    const [first, second] = (await seen(id)).key_results;
    expect(first).toMatchObject({ metric: "number", current_value: 10, weight: 2, progress: 0 });
    expect(shown(await checkIn(id, { key_result_id: first.id, current_value: 7 })).progress).toBe(33.33);
    const done = shown(
      await checkIn(id, { key_result_id: second.id, current_value: 250, note: "More than planned" }),
    );
    expect(done.progress).toBe(66.67);
    expect(done.key_results.map((one: Fields) => one.progress)).toEqual([50, 100]);
    expect(done.check_ins).toMatchObject([
      {
        key_result_id: second.id,
        value: 250,
        note: "More than planned",
        progress: 66.67,
        confidence: "on_track",
      },
      { key_result_id: first.id, value: 7, note: null, progress: 33.33 },
    ]);
  });

  it("goes up the tree, without what is cancelled or a draft", async () => {
    const company = await add(owner, "goals", { level: "company", title: "Grow", ...H2 });
    const parent = await goal({ parent_goal_id: company });
    const half = await goal({ parent_goal_id: parent, key_results: [hoursToReply, articles] });
    const [first, second] = (await seen(half)).key_results;
    shown(await checkIn(half, { key_result_id: first.id, current_value: 7 }));
    shown(await checkIn(half, { key_result_id: second.id, current_value: 250 }));
    expect((await seen(parent)).progress).toBe(66.67);
    await goal({ parent_goal_id: parent, activate: false });
    expect((await seen(parent)).progress).toBe(66.67);
    const zero = await goal({ parent_goal_id: parent });
    expect((await seen(parent)).progress).toBe(33.33);
    expect((await seen(company)).progress).toBe(33.33);
    shown(await act(owner, `/goals/${zero}`, "cancel", { note: "No longer wanted" }));
    expect(await seen(parent)).toMatchObject({ progress: 66.67 });
    expect((await seen(company)).progress).toBe(66.67);
    const heavy = await goal({ parent_goal_id: parent, weight: 2, manual_progress: 0 });
    expect((await seen(parent)).progress).toBe(22.22);
    shown(await checkIn(heavy, { manual_progress: 50 }));
    expect((await seen(parent)).progress).toBe(55.56);
    shown(await owner.patch(`/goals/${heavy}`, { parent_goal_id: null }));
    expect((await seen(parent)).progress).toBe(66.67);
    const events = (await owner.get(`/audit-log?resource_id=${company}`)).body.data;
    expect(events[0].attributes).toMatchObject({
      event: "goals.updated",
      changes: { progress: { to: 66.67 } },
    });
  });

  it("is entered only where nothing measures it", async () => {
    const id = await goal({ key_results: [articles] });
    const prohibited = "The manual progress field is prohibited when the goal has key results or children.";
    refused(await owner.patch(`/goals/${id}`, { manual_progress: 10 }), { manual_progress: prohibited });
    refused(await checkIn(id, { manual_progress: 10 }), { manual_progress: prohibited });
    refused(await checkIn(id, { current_value: 10 }), {
      key_result_id: "The key result id field is required.",
    });
    refused(await checkIn(id, { key_result_id: id, current_value: 10 }), {
      key_result_id: "The selected key result id is invalid.",
    });
    refused(await checkIn(id, {}), {
      note: "The note field is required when none of current value, manual progress and confidence are present.",
    });
    const parent = await goal();
    await goal({ parent_goal_id: parent });
    refused(await checkIn(parent, { manual_progress: 10 }), { manual_progress: prohibited });
    expect(shown(await checkIn(parent, { confidence: "off_track" })).confidence).toBe("off_track");
  });
});

describe("key results", () => {
  it("keep their values when they are sent back, and get no target like their start", async () => {
    const id = await goal({ key_results: [hoursToReply, articles] });
    const [first, second] = (await seen(id)).key_results;
    shown(await checkIn(id, { key_result_id: first.id, current_value: 8 }));
    const kept = shown(
      await owner.patch(`/goals/${id}`, {
        key_results: [{ id: first.id, title: "Hours", target_value: 6, start_value: 10 }],
      }),
    );
    expect(kept.key_results).toMatchObject([
      { id: first.id, title: "Hours", current_value: 8, weight: 1, progress: 50 },
    ]);
    expect(kept.progress).toBe(50);
    refused(await owner.patch(`/goals/${id}`, { key_results: [{ ...second, progress: 3 }] }), {
      "key_results.0.id": "The selected key_results.0.id is invalid.",
    });
    refused(
      await owner.post("/goals", body({ key_results: [{ title: "None", start_value: 3, target_value: 3 }] })),
      {
        "key_results.0.target_value":
          "The key_results.0.target_value field must be different from start value.",
      },
    );
    refused(
      await owner.post(
        "/goals",
        body({ key_results: [{ title: "Done", metric: "boolean", target_value: 2 }] }),
      ),
      {
        "key_results.0.target_value":
          "The key_results.0.target_value field must be 0 or 1 when metric is boolean.",
      },
    );
  });

  it("are locked once the goal is closed", async () => {
    const id = await goal({ key_results: [articles] });
    const [result] = (await seen(id)).key_results;
    shown(await act(owner, `/goals/${id}`, "close", { status: "achieved", note: "Done" }));
    refused(await owner.patch(`/goals/${id}`, { key_results: [] }), {
      key_results: "The key results field cannot be changed once the goal is closed.",
    });
    refused(await checkIn(id, { key_result_id: result.id, current_value: 1 }), {
      action: "The goal is closed.",
    });
    expect(shown(await act(owner, `/goals/${id}`, "reopen"))).toMatchObject({
      status: "active",
      closing_note: null,
    });
  });
});

describe("the tree", () => {
  it("has no cycles and at most five levels", async () => {
    const levels = [await goal()];
    while (levels.length < 5) levels.push(await goal({ parent_goal_id: levels.at(-1) }));
    refused(await owner.post("/goals", body({ parent_goal_id: levels[4] })), {
      parent_goal_id: "The parent goal id field would make more than 5 levels.",
    });
    refused(await owner.patch(`/goals/${levels[0]}`, { parent_goal_id: levels[2] }), {
      parent_goal_id: "The parent goal id field would create a cycle.",
    });
    refused(await owner.patch(`/goals/${levels[0]}`, { parent_goal_id: await goal() }), {
      parent_goal_id: "The parent goal id field would make more than 5 levels.",
    });
    conflicting(await owner.delete(`/goals/${levels[0]}`), "The goal is still referred to by 1 goal.");
  });

  it("closes from below", async () => {
    const parent = await goal();
    const child = await goal({ parent_goal_id: parent });
    refused(await act(owner, `/goals/${parent}`, "close", { status: "missed" }), {
      action: "The goal has active child goals.",
    });
    shown(await act(owner, `/goals/${child}`, "close", { status: "achieved" }));
    shown(await act(owner, `/goals/${parent}`, "close", { status: "achieved" }));
    refused(await act(owner, `/goals/${child}`, "reopen"), { action: "The parent goal is closed." });
    refused(await owner.post("/goals", body({ parent_goal_id: parent })), {
      parent_goal_id: "The parent goal is closed.",
    });
    const draft = await goal({ parent_goal_id: parent, activate: false });
    refused(await act(owner, `/goals/${draft}`, "activate"), { action: "The parent goal is closed." });
  });
});

describe("goals", () => {
  it("of employees are theirs, their superiors' and HR's; those of the company are open", async () => {
    const id = await add(self, "goals", { title: "Mine", ...H2 });
    expect((await seen(id)).employee_id).toBe(person);
    expect(ids(await bossKey.get(`/goals?manager_employee_id=${boss}&search=Mine`))).toEqual([id]);
    missing(await colleague.get(`/goals/${id}`));
    shown(await bossKey.patch(`/goals/${id}`, { title: "Ours" }));
    shown(await checkIn(id, { manual_progress: 20 }, self));
    forbidden(await self.post("/goals", body({ employee_id: boss })), "manage-performance");
    forbidden(await self.post("/goals", { level: "company", title: "All", ...H2 }), "manage-performance");
    const company = await add(owner, "goals", { level: "company", title: "All", ...H2 });
    expect((await read(colleague, `/goals/${company}`)).title).toBe("All");
    forbidden(await checkIn(company, { manual_progress: 20 }, colleague));
  });

  it("of departments are their heads'", async () => {
    const department = await add(owner, "departments", {
      name: `Department ${++made}`,
      manager_employee_id: person,
    });
    const id = created(
      await self.post("/goals", { level: "department", department_id: department, title: "Hire", ...H2 }),
    ).id;
    shown(await checkIn(id, { manual_progress: 10 }, self));
    forbidden(await checkIn(id, { manual_progress: 20 }, colleague));
    refused(await owner.post("/goals", { level: "department", title: "Which?", ...H2 }), {
      department_id: "The department id field is required when level is department.",
    });
  });

  it("are deleted only before anything came of them", async () => {
    const [one, two] = [await goal(), await goal()];
    expect((await owner.delete(`/goals/${one}`)).status).toBe(204);
    shown(await checkIn(two, { note: "Begun" }));
    conflicting(
      await owner.delete(`/goals/${two}`),
      "A goal with check-ins cannot be deleted; cancel it instead.",
    );
  });

  it("take check-ins of many at once without losing one", async () => {
    const parent = await goal();
    const children = [await goal({ parent_goal_id: parent }), await goal({ parent_goal_id: parent })];
    const replies = await Promise.all(
      Array.from({ length: 12 }, (_, n) =>
        checkIn(children[n % 2]!, { manual_progress: 10 + n, note: `${n}` }),
      ),
    );
    for (const reply of replies) expect(reply.status, reply.text).toBe(200);
    const records = await Promise.all(children.map(seen));
    expect(
      records
        .flatMap(({ check_ins }) => check_ins.map((one: Fields) => Number(one.note)))
        .sort((x, y) => x - y),
    ).toEqual(Array.from({ length: 12 }, (_, n) => n));
    expect((await seen(parent)).progress).toBe((records[0]!.progress + records[1]!.progress) / 2);
  });
});
