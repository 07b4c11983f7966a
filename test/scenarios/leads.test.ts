import { beforeAll, describe, expect, it } from "vitest";
import type { Caller } from "../support/app.ts";
import { testCompany } from "../support/test-company.ts";
import { act, add, conflicting, created, forbidden, hire, ids, read, refused, shown } from "./company.ts";

const { app, acme, owner } = testCompany();

// biome-ignore lint/suspicious/noExplicitAny: records have the fields of every resource.
type Fields = Record<string, any>;

/** The ids of the stages by name. */
let stages: Record<string, string>;
let ana: string;
let ben: string;
let byBen: Caller;

beforeAll(async () => {
  const { data } = (await owner.get("/lead-stages")).body;
  stages = Object.fromEntries(data.map((one: Fields) => [one.attributes.name, one.id]));
  ana = await hire(owner, "Ana Pop");
  ben = await hire(owner, "Ben Low", { manager_employee_id: ana });
  byBen = await acme.callerFor(ben);
});

const lead = (more: Fields = {}): Promise<string> => add(owner, "leads", { name: "Website", ...more });
const doTo = (id: string, action: string, body: Fields = {}, by = owner) =>
  act(by, `/leads/${id}`, action, body);
const atHour = (hour: number): void => app.clock.set(`2026-07-14T${String(hour).padStart(2, "0")}:00:00Z`);

/** The stage history of a lead: the stage, hours of entry and exit, and how it was left. */
async function history(id: string): Promise<unknown[]> {
  const { data } = (await owner.get(`/leads/${id}?include=stageHistory`)).body;
  const hour = (at: string | null): number | null => (at === null ? null : new Date(at).getUTCHours());
  return data.relationships.stageHistory.map(({ attributes }: { attributes: Fields }) => [
    Object.entries(stages).find(([, stage]) => stage === attributes.stage_id)![0],
    hour(attributes.entered_at),
    hour(attributes.left_at),
    attributes.exit,
  ]);
}

/** The timeline of a lead, oldest first. */
async function timeline(id: string): Promise<Fields[]> {
  const { data } = (await owner.get(`/lead-activities?lead_id=${id}&sort=occurred_at,id`)).body;
  return data.map((one: Fields) => one.attributes);
}

describe("a lead", () => {
  it("starts open in the first stage, with the stage's probability and no figures without an amount", async () => {
    expect(created(await owner.post("/leads", { name: "Website relaunch" }))).toMatchObject({
      stage_id: stages.New,
      status: "open",
      currency: "EUR",
      priority: "medium",
      probability: 10,
      weighted_amount: null,
      furthest_stage_id: stages.New,
      days_in_stage: 0,
      is_stale: false,
      is_overdue: false,
      last_activity_at: null,
      closed_at: null,
    });
  });

  it("weights its amount by the probability, rounded half up once", async () => {
    const weighted = async (body: Fields) =>
      created(await owner.post("/leads", { name: "W", ...body })).weighted_amount;
    expect(await weighted({ amount: 333.33, probability_override: 33 })).toBe(110);
    expect(await weighted({ amount: 0.05, probability_override: 10 })).toBe(0.01);
    expect(await weighted({ amount: null, probability_override: 10 })).toBeNull();
  });

  it("reports validation errors", async () => {
    const client = await add(owner, "clients", { name: "Acme" });
    const other = await add(owner, "clients", { name: "Other" });
    const contact = await add(owner, "client-contacts", { client_id: other, last_name: "Silva" });
    refused(
      await owner.post("/leads", {
        name: "Bad",
        probability_override: 101,
        currency: "EURO",
        address: { planet: "Mars" },
      }),
      {
        probability_override: "The probability override field must not be greater than 100.",
        currency: "The selected currency is invalid.",
        "address.planet": "The planet field is not a key of address.",
      },
    );
    refused(await owner.post("/leads", { name: "Bad", client_id: client, client_contact_id: contact }), {
      client_contact_id: "The selected client contact id is invalid.",
    });
  });
});

describe("moving a lead", () => {
  it("keeps intervals without gaps, and says so in the timeline; the same stage leaves no trace", async () => {
    atHour(8);
    const id = await lead();
    atHour(9);
    shown(await doTo(id, "move", { stage_id: stages.Proposal, note: "They asked for it." }));
    shown(await doTo(id, "move", { stage_id: stages.Proposal }));
    atHour(12);
    expect(shown(await owner.patch(`/leads/${id}`, { stage_id: stages.Qualified }))).toMatchObject({
      furthest_stage_id: stages.Proposal,
      probability: 40,
      stage_entered_at: "2026-07-14T12:00:00.000000Z",
    });
    expect(await history(id)).toEqual([
      ["New", 8, 9, "moved"],
      ["Proposal", 9, 12, "moved"],
      ["Qualified", 12, null, null],
    ]);
    expect(await timeline(id)).toMatchObject([
      { type: "stage_changed", body: "They asked for it.", is_system: true },
      { type: "stage_changed", changes: { stage_id: { from: stages.Proposal, to: stages.Qualified } } },
    ]);
  });

  it("is refused into an archived stage and on a closed lead", async () => {
    const gone = await add(owner, "lead-stages", { name: "Gone", probability: 1 });
    shown(await act(owner, `/lead-stages/${gone}`, "archive"));
    const id = await lead({ amount: 10 });
    const problem = { stage_id: "The selected stage id is invalid." };
    refused(await doTo(id, "move", { stage_id: gone }), problem);
    refused(await owner.patch(`/leads/${id}`, { stage_id: gone }), problem);
    shown(await doTo(id, "win"));
    refused(await doTo(id, "move", { stage_id: stages.Proposal }), { action: "The lead is already won." });
    refused(await owner.patch(`/leads/${id}`, { stage_id: stages.Proposal, amount: 11 }), {
      stage_id: "The stage id field cannot be changed on a won lead.",
      amount: "The amount field cannot be changed on a won lead.",
    });
  });

  it("happens to the open leads of a stage that is archived", async () => {
    const trial = await add(owner, "lead-stages", { name: "Trial", probability: 50 });
    const id = await lead({ stage_id: trial });
    expect((await read(owner, `/lead-stages/${trial}`)).open_leads_count).toBe(1);
    const archive = (body: Fields) => act(owner, `/lead-stages/${trial}`, "archive", body);
    refused(await archive({}), { move_to_stage_id: "The move to stage id field is required." });
    refused(await archive({ move_to_stage_id: trial }), {
      move_to_stage_id: "The selected move to stage id is invalid.",
    });
    expect(shown(await archive({ move_to_stage_id: stages.New }))).toMatchObject({ open_leads_count: 0 });
    expect(await read(owner, `/leads/${id}`)).toMatchObject({
      stage_id: stages.New,
      furthest_stage_id: stages.New,
    });
    expect((await timeline(id)).map(({ type }) => type)).toEqual(["stage_changed"]);
    conflicting(
      await owner.delete(`/lead-stages/${trial}`),
      "The lead stage is still referred to by 2 stage intervals.",
    );
  });
});

describe("closing a lead", () => {
  it("needs an amount to win, which can be given, and a time within the stage", async () => {
    atHour(8);
    const id = await lead();
    atHour(10);
    refused(await doTo(id, "win"), { amount: "The amount field is required to win a lead." });
    refused(await doTo(id, "win", { amount: 5, won_at: "2026-07-15T10:00:00Z" }), {
      won_at: "The won at field must be a date before or equal to now.",
    });
    expect(shown(await doTo(id, "win", { amount: 900.5, won_at: "2026-07-14T09:00:00Z" }))).toMatchObject({
      status: "won",
      amount: 900.5,
      weighted_amount: 900.5,
      probability: 100,
      won_at: "2026-07-14T09:00:00.000000Z",
      closed_at: "2026-07-14T09:00:00.000000Z",
      days_in_stage: 0.04,
    });
    expect(await history(id)).toEqual([["New", 8, 9, "won"]]);
    refused(await doTo(id, "win"), { action: "The lead is already won." });
  });

  it("needs a reason to lose, and a note where the reason requires one", async () => {
    const id = await lead({ amount: 100 });
    refused(await doTo(id, "lose"), { lost_reason: "The lost reason field is required." });
    refused(await doTo(id, "lose", { lost_reason: "weather" }), {
      lost_reason: "The selected lost reason is invalid.",
    });
    refused(await doTo(id, "lose", { lost_reason: "other" }), {
      lost_reason_note: "The lost reason note field is required.",
    });
    expect(shown(await doTo(id, "lose", { lost_reason: "price" }))).toMatchObject({
      status: "lost",
      lost_reason: "price",
      weighted_amount: 0,
      probability: 0,
    });
  });

  it("can be undone, which opens another interval in the same stage", async () => {
    atHour(8);
    const id = await lead({ amount: 100 });
    atHour(9);
    shown(await doTo(id, "lose", { lost_reason: "price" }));
    atHour(11);
    expect(shown(await doTo(id, "reopen"))).toMatchObject({
      status: "open",
      lost_at: null,
      lost_reason: null,
      closed_at: null,
      stage_id: stages.New,
    });
    expect(await history(id)).toEqual([
      ["New", 8, 9, "lost"],
      ["New", 11, null, null],
    ]);
    expect((await timeline(id)).map(({ type }) => type)).toEqual(["lost", "reopened"]);
    refused(await doTo(id, "reopen"), { action: "The lead is already open." });
  });

  it("succeeds once when it is won and lost at the same time", async () => {
    const id = await lead({ amount: 100 });
    const replies = await Promise.all([doTo(id, "win"), doTo(id, "lose", { lost_reason: "price" })]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(await timeline(id)).toHaveLength(1);
  });
});

describe("assigning leads", () => {
  it("shares them out in turn, and leaves those alone that have the owner already", async () => {
    const made = [await lead({ owner_employee_id: ana }), await lead(), await lead()];
    const body = { repositories: made, owner_employee_ids: [ana, ben] };
    expect((await owner.post("/leads/actions?action=assign", body)).status).toBe(200);
    const owners = await Promise.all(
      made.map(async (id) => (await read(owner, `/leads/${id}`)).owner_employee_id),
    );
    expect(owners).toEqual([ana, ben, ana]);
    expect(await timeline(made[0]!)).toEqual([]);
    expect(await timeline(made[1]!)).toMatchObject([
      { type: "assigned", changes: { owner_employee_id: { from: null, to: ben } } },
    ]);
    refused(await doTo(made[0]!, "assign"), {
      owner_employee_id: "The owner employee id field is required.",
    });
    refused(await doTo(made[0]!, "assign", { owner_employee_ids: [ana] }), {
      owner_employee_ids: "The owner employee ids field must have at least 2 items.",
    });
  });
});

describe("an owner without permissions", () => {
  it("sees and works only on their own leads", async () => {
    const own = await lead({ owner_employee_id: ben });
    const other = await lead();
    expect(ids(await byBen.get("/leads?search=website"))).toContain(own);
    expect((await byBen.get(`/leads/${other}`)).status).toBe(404);
    shown(await doTo(own, "move", { stage_id: stages.Proposal }, byBen));
    forbidden(await byBen.delete(`/leads/${own}`), "manage-leads");
    forbidden(await doTo(own, "assign", { owner_employee_id: null }, byBen), "manage-leads");
    refused(await byBen.post("/lead-activities", { lead_id: other, type: "note", body: "Hm" }), {
      lead_id: "The selected lead id is invalid.",
    });
    expect(created(await byBen.post("/lead-activities", { lead_id: own, type: "call" }))).toMatchObject({
      direction: "outbound",
      is_system: false,
    });
  });
});

describe("the timeline of a lead", () => {
  it("says whose notes one can change", async () => {
    const id = await lead({ owner_employee_id: ben });
    const note = { lead_id: id, type: "note", body: "Met" };
    const [own, others] = [
      await add(byBen, "lead-activities", note),
      await add(owner, "lead-activities", note),
    ];
    const { data } = (await byBen.get(`/lead-activities?lead_id=${id}&type=note`)).body;
    for (const [activity, mayChange] of [
      [own, true],
      [others, false],
    ] as const)
      expect(data.find((one: Fields) => one.id === activity).meta).toMatchObject({
        authorizedToUpdate: mayChange,
        authorizedToDelete: mayChange,
      });
    shown(await byBen.patch(`/lead-activities/${own}`, { body: "Met twice" }));
    forbidden(await byBen.patch(`/lead-activities/${others}`, { body: "No" }), "manage-leads");
    forbidden(await byBen.delete(`/lead-activities/${others}`), "manage-leads");
    expect((await byBen.delete(`/lead-activities/${own}`)).status).toBe(204);
  });

  it("has notes, calls, emails and tasks, each with its own fields", async () => {
    atHour(10);
    const id = await lead();
    const post = (body: Fields) => owner.post("/lead-activities", { lead_id: id, ...body });
    refused(await post({ type: "note", outcome: "connected" }), {
      outcome: "The outcome field is prohibited when type is note.",
      body: "The body field is required.",
    });
    refused(await post({ type: "task" }), { subject: "The subject field is required." });
    refused(await post({ type: "won" }), { type: "The selected type is invalid." });
    refused(await post({ type: "call", occurred_at: "2026-07-14T10:02:00Z" }), {
      occurred_at: "The occurred at field must be a date before or equal to now.",
    });
    const task = created(await post({ type: "task", subject: "Call", due_at: "2026-07-20T09:00:00Z" }));
    expect(task).toMatchObject({ occurred_at: null, direction: null, completed_at: null });
    expect((await read(owner, `/leads/${id}`)).next_activity_at).toBe("2026-07-20T09:00:00.000000Z");
    shown(await act(owner, `/lead-activities/${task.id}`, "complete"));
    expect(await read(owner, `/leads/${id}`)).toMatchObject({
      next_activity_at: null,
      last_activity_at: "2026-07-14T10:00:00.000000Z",
    });
    const note = created(await post({ type: "note", body: "Met" })).id;
    refused(await act(owner, `/lead-activities/${note}`, "complete"), {
      action: "Only tasks can be completed.",
    });
  });

  it("keeps what the system recorded", async () => {
    const id = await lead({ amount: 1 });
    shown(await doTo(id, "win"));
    const [won] = await timeline(id);
    refused(await owner.patch(`/lead-activities/${won!.id}`, { body: "No" }), {
      type: "Activities of the system cannot be changed.",
    });
    conflicting(
      await owner.delete(`/lead-activities/${won!.id}`),
      "Activities of the system cannot be deleted.",
    );
    expect((await owner.delete(`/leads/${id}`)).status).toBe(204);
    expect(await timeline(id)).toEqual([]);
  });
});
