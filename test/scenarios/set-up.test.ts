import { expect, test } from "vitest";
import { testCompany } from "../support/test-company.ts";
import { add, shown } from "./company.ts";

const { app, owner } = testCompany();

interface Step {
  readonly title: string;
  readonly step: { readonly name: string; readonly is_done: boolean };
}

interface Card {
  readonly name: string;
  readonly items: readonly Step[];
}

const cardsOf = async (person: { get: typeof owner.get }): Promise<Card[]> =>
  (await person.get("/home")).body.data;

/** The steps that a person sees, with what is done of them; undefined: there is no card. */
async function stepsOf(person: { get: typeof owner.get }): Promise<Record<string, boolean> | undefined> {
  const card = (await cardsOf(person)).find(({ name }) => name === "set-up");
  return card && Object.fromEntries(card.items.map(({ step }) => [step.name, step.is_done]));
}

test("a new workspace is led through what it needs, and facts tick what is done", async () => {
  app.clock.set(new Date("2026-07-15T10:00:00Z"));
  const nothing = {
    company: false,
    "public-holidays": false,
    people: false,
    "leave-policies": false,
    project: false,
  };
  expect(await stepsOf(owner)).toEqual(nothing);
  expect((await cardsOf(owner))[0]!.name).toBe("set-up");

  shown(await owner.patch("/workspace", { legal_name: "Acme SRL" }));
  expect(await stepsOf(owner)).toEqual(nothing);
  shown(await owner.patch("/workspace", { address: { city: "Cluj", country: "RO" } }));
  expect(await stepsOf(owner)).toEqual({ ...nothing, company: true });

  // Days of last year do not help with what is ahead.
  await owner.post("/public-holidays/actions?action=add-country", { country: "RO", year: 2025 });
  expect(await stepsOf(owner)).toMatchObject({ "public-holidays": false });
  await owner.post("/public-holidays/actions?action=add-country", { country: "RO", year: 2026 });
  expect(await stepsOf(owner)).toMatchObject({ "public-holidays": true });

  const person = (name: string) => ({
    first_name: name,
    last_name: "Pop",
    email: `${name.toLowerCase()}@acme.test`,
    start_date: "2026-01-01",
  });
  await add(owner, "employees", person("Ana"));
  expect(await stepsOf(owner)).toMatchObject({ people: false });
  await add(owner, "employees", person("Ion"));
  expect(await stepsOf(owner)).toMatchObject({ people: true, "leave-policies": false, project: false });

  const client = await add(owner, "clients", { name: "Globex" });
  await add(owner, "projects", { name: "First", client_id: client });
  const policies = (await owner.get("/holiday-policies")).body.data;
  const policy = policies.find((one: { attributes: { name: string } }) => one.attributes.name === "Vacation");
  shown(await owner.patch(`/holiday-policies/${policy.id}`, { annual_days: 21 }));
  expect(await stepsOf(owner)).toBeUndefined();
});

test("people see the steps that they can do, and nobody else sees any", async () => {
  app.clock.set(new Date("2026-07-15T10:00:00Z"));
  const other = await app.addWorkspace("globex");
  expect(await stepsOf(await other.scoped("self", "manage-leave"))).toEqual({
    "public-holidays": false,
    "leave-policies": false,
  });
  expect(await stepsOf(await other.scoped("self", "view-leave"))).toBeUndefined();
  expect(Object.keys((await stepsOf(other.owner))!)).toHaveLength(5);
});

test("a company whose people take leave has accepted its policies", async () => {
  app.clock.set(new Date("2026-07-15T10:00:00Z"));
  const { owner: other } = await app.addWorkspace("umbrella");
  const email = "ana@umbrella.test";
  const ana = await add(other, "employees", {
    first_name: "Ana",
    last_name: "Pop",
    email,
    start_date: "2026-01-01",
  });
  const [policy] = (await other.get("/holiday-policies?leave_type=vacation")).body.data;
  expect(await stepsOf(other)).toMatchObject({ "leave-policies": false });
  const leave = {
    employee_id: ana,
    holiday_policy_id: policy.id,
    start_date: "2026-08-03",
    end_date: "2026-08-04",
  };
  await add(other, "holidays", leave);
  expect(await stepsOf(other)).toMatchObject({ "leave-policies": true });
});

test("whoever hides the card is left alone", async () => {
  const other = await app.addWorkspace("initech");
  expect((await other.owner.patch("/home", { order: [], hidden: ["set-up"] })).status).toBe(200);
  expect(await stepsOf(other.owner)).toEqual({});
});
