import { beforeEach, describe, expect, test } from "vitest";
import { testCompany } from "../support/test-company.ts";
import { add, refused, shown } from "./company.ts";
import { type Colleague, colleague } from "./key-holders.ts";
import { addPolicy } from "./leave.ts";

const { app, acme, owner } = testCompany();

/** A Wednesday. */
const NOW = "2026-07-15T10:00:00Z";

let count = 0;
let manager: Colleague;
let ana: Colleague;
let policy: string;

beforeEach(async () => {
  app.clock.set(new Date(NOW));
  count++;
  manager = await colleague(app, acme, `Mia Manager${count}`);
  ana = await colleague(app, acme, `Ana Asker${count}`);
  shown(await owner.patch(`/employees/${ana.id}`, { manager_employee_id: manager.id }));
  policy = await addPolicy(owner, { name: `Vacation ${count}`, annual_days: 25 });
});

interface Card {
  readonly name: string;
  readonly is_hidden: boolean;
  readonly is_overview: boolean;
  readonly items: readonly { readonly title: string; readonly detail: string | null }[];
  readonly total: number;
  readonly figures: readonly Record<string, unknown>[];
}

/** Who looks at the home screen: somebody signed in, or a key. */
interface Viewer {
  readonly session: Pick<Colleague["session"], "get">;
}

const homeOf = async ({ session }: Viewer): Promise<Card[]> => {
  const reply = await session.get("/home");
  expect(reply.status, reply.text).toBe(200);
  return reply.body.data;
};

const cardOf = async (person: Viewer, name: string): Promise<Card | undefined> =>
  (await homeOf(person)).find((card) => card.name === name);

const askLeave = async (person: Colleague, start_date: string, end_date: string): Promise<string> => {
  const body = { start_date, end_date, holiday_policy_id: policy };
  const reply = await person.session.send("POST", "/holidays", body);
  expect(reply.status, reply.text).toBe(201);
  return reply.body.data.id;
};

describe("the home screen", () => {
  test("shows a manager the leave to decide, and nobody else", async () => {
    const leave = await askLeave(ana, "2026-08-03", "2026-08-05");
    expect(await cardOf(manager, "leave-to-decide")).toMatchObject({
      title: "Leave to decide",
      module: "Leave",
      total: 1,
      items: [
        {
          title: `Ana Asker${count}`,
          detail: `3 Aug – 5 Aug 2026 · Vacation ${count}`,
          record: { type: "holidays", id: leave },
          step: null,
        },
      ],
    });
    expect(await cardOf(ana, "leave-to-decide")).toBeUndefined();
    await manager.session.send("POST", `/holidays/${leave}/actions?action=approve`);
    expect(await cardOf(manager, "leave-to-decide")).toBeUndefined();
  });

  test("shows the leave that is left, and who is away without the leave type", async () => {
    const leave = await askLeave(ana, "2026-07-15", "2026-07-17");
    await manager.session.send("POST", `/holidays/${leave}/actions?action=approve`);
    const left = await cardOf(ana, "leave-left");
    expect(left?.figures).toContainEqual({
      label: `Vacation ${count}`,
      value: 22,
      unit: "days",
      before: null,
      compared_with: null,
    });
    const away = await cardOf(manager, "away");
    expect(away?.items).toContainEqual({
      title: `Ana Asker${count}`,
      detail: "Today · 15 Jul – 17 Jul 2026",
      record: { type: "employees", id: ana.id },
      step: null,
    });
    expect(JSON.stringify(away)).not.toContain("Vacation");
    // Nobody is shown to be away to themselves.
    expect((await cardOf(ana, "away"))?.items ?? []).not.toContainEqual(
      expect.objectContaining({ title: `Ana Asker${count}` }),
    );
  });

  test("shows the week with the time that is tracked and expected, and weeks to submit", async () => {
    const track = (date: string, worked_minutes: number) =>
      ana.session.send("POST", "/timesheets", { date, worked_minutes });
    expect((await track("2026-07-14", 450)).status).toBe(201);
    expect((await track("2026-07-08", 90)).status).toBe(201);
    expect((await cardOf(ana, "my-week"))?.figures).toEqual([
      { label: "Tracked", value: 450, unit: "minutes", before: null, compared_with: null },
      { label: "Expected", value: 2400, unit: "minutes", before: null, compared_with: null },
    ]);
    expect((await cardOf(ana, "weeks-to-submit"))?.items).toEqual([
      { title: "Week of 6 Jul 2026", detail: "1 h 30 min, until 12 Jul 2026", record: null, step: null },
    ]);
  });

  test("shows managers the leave, the capacity and the missing weeks of their team", async () => {
    const leave = await askLeave(ana, "2026-07-20", "2026-07-21");
    await manager.session.send("POST", `/holidays/${leave}/actions?action=approve`);
    expect(await cardOf(manager, "team-leave")).toMatchObject({
      total: 1,
      items: [{ title: `Ana Asker${count}`, detail: "20 Jul – 21 Jul 2026" }],
    });
    expect((await cardOf(manager, "team-capacity"))?.figures).toEqual([
      { label: "This week", value: 2400, unit: "minutes", before: null, compared_with: null },
      { label: "Next week", value: 1440, unit: "minutes", before: null, compared_with: null },
    ]);
    await ana.session.send("POST", "/timesheets", { date: "2026-07-08", worked_minutes: 90 });
    const week = await ana.session.send("POST", "/timesheet-submissions", { week_start: "2026-07-06" });
    const { id } = week.body.data;
    shown(await ana.session.send("POST", `/timesheet-submissions/${id}/actions?action=submit`, {}));
    expect(await cardOf(manager, "team-weeks")).toMatchObject({
      total: 1,
      items: [{ title: `Ana Asker${count}`, detail: "3 weeks, from 15 Jun 2026" }],
    });
    for (const name of ["team-leave", "team-capacity", "team-weeks"])
      expect(await cardOf(ana, name)).toBeUndefined();
  });

  test("shows birthdays and anniversaries of those who wish it, without the age", async () => {
    const name = `Ana Asker${count}`;
    shown(await owner.patch(`/employees/${ana.id}`, { birth_date: "1992-02-29", start_date: "2023-07-16" }));
    // Unlike a session, a key is still good years later.
    const viewer = { session: await acme.keyOf(manager.id, "self") };
    const celebrated = async (at: string) => {
      app.clock.set(new Date(at));
      const items = (await cardOf(viewer, "celebrations"))?.items ?? [];
      return items.filter(({ title }) => title === name).map(({ detail }) => detail);
    };
    expect(await celebrated(NOW)).toEqual([]);
    const wish = await ana.session.send("PATCH", "/home", { order: [], celebrates: true });
    expect(wish.body.meta).toEqual({ celebrates: true });
    expect(await celebrated(NOW)).toEqual(["3 years with the company · 16 Jul 2026"]);
    expect(await celebrated("2027-02-28T10:00:00Z")).toEqual(["Birthday · Today"]);
    expect(await celebrated("2028-02-25T10:00:00Z")).toEqual(["Birthday · 29 Feb 2028"]);
    app.clock.set(new Date(NOW));
    const own = (await cardOf(ana, "celebrations"))?.items ?? [];
    expect(own.map(({ title }) => title)).not.toContain(name);
    await ana.session.send("PATCH", "/home", { order: [], celebrates: false });
    expect(await celebrated(NOW)).toEqual([]);
  });

  test("shows tasks and tickets of the person", async () => {
    const project = await add(owner, "projects", { name: `Website ${count}` });
    await add(owner, "project-assignments", { project_id: project, employee_id: ana.id });
    await add(owner, "tasks", {
      name: "Draw the plan",
      project_id: project,
      due_date: "2026-07-20",
      assigned_employee_ids: [ana.id],
    });
    expect((await cardOf(ana, "my-tasks"))?.items).toMatchObject([
      { title: "Draw the plan", detail: `Website ${count} · due 20 Jul 2026` },
    ]);
    expect(await cardOf(manager, "my-tasks")).toBeUndefined();
  });

  test("is written in the language of the request, with days as that language writes them", async () => {
    const headers = { "Accept-Language": "de" };
    const { body, headers: sent } = await owner.get("/home", { headers });
    expect([sent.get("content-language"), sent.get("vary")]).toEqual(["de", "Accept-Language"]);
    const cardIn = (name: string): Card => body.data.find((card: Card) => card.name === name);
    expect(cardIn("people")).toMatchObject({ title: "Personen", figures: [{ label: "Beschäftigt" }] });
    const leave = await askLeave(ana, "2026-07-16", "2026-07-17");
    await manager.session.send("POST", `/holidays/${leave}/actions?action=approve`);
    const away = (await owner.get("/home", { headers })).body.data.find((card: Card) => card.name === "away");
    expect(away.title).toBe("Diese Woche abwesend");
    expect(away.items).toContainEqual(
      expect.objectContaining({ title: `Ana Asker${count}`, detail: "16. Juli – 17. Juli 2026" }),
    );
  });

  test("shows figures only with the permission for their reports", async () => {
    expect(await cardOf(ana, "people")).toBeUndefined();
    const { body } = await owner.get("/home");
    // What is owed and earned comes before what waits, and after the set-up.
    const order = body.data.map(({ name, is_overview }: Card) =>
      name === "set-up" ? 0 : is_overview ? 1 : 2,
    );
    expect(order).toEqual([...order].sort());
    const people = body.data.find(({ name }: Card) => name === "people");
    expect(people.is_overview).toBe(true);
    expect(people.figures).toMatchObject([
      { label: "Employed", unit: "people", compared_with: "90_days_ago" },
    ]);
    expect(people.figures[0].value).toBeGreaterThanOrEqual(2);
  });

  test("is arranged by the person: cards are moved and hidden", async () => {
    await askLeave(ana, "2026-08-03", "2026-08-05");
    const names = (await homeOf(ana)).map(({ name }) => name);
    expect(names).toContain("leave-left");
    expect(names.indexOf("leave-left")).toBeLessThan(names.indexOf("my-week"));
    const order = { order: ["my-week", "leave-left"], hidden: ["my-week"] };
    const arranged = await ana.session.send("PATCH", "/home", order);
    expect(arranged.body.data.map(({ name }: Card) => name).slice(0, 2)).toEqual(["my-week", "leave-left"]);
    expect(await cardOf(ana, "my-week")).toMatchObject({ is_hidden: true, items: [], figures: [] });
    expect(await cardOf(manager, "my-week")).toMatchObject({ is_hidden: false });
    await ana.session.send("PATCH", "/home", { order: ["my-week"], hidden: [] });
    expect((await homeOf(ana))[0]).toMatchObject({ name: "my-week", is_hidden: false });
  });

  test("refuses cards that the person cannot have", async () => {
    const unknown = await ana.session.send("PATCH", "/home", { order: ["my-week"], hidden: ["people"] });
    refused(unknown, { hidden: "The hidden field names the unknown card people." });
    const twice = await ana.session.send("PATCH", "/home", { order: ["my-week", "my-week"] });
    refused(twice, { order: "The order field names a card twice." });
  });
});
