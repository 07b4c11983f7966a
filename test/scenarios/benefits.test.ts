import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { type Caller, NOW } from "../support/app.ts";
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

type Fields = Record<string, unknown>;

const hireSomeone = (more: Fields = {}) => hire(owner, `Ana B${++made}`, more);
const offer = (more: Fields = {}) =>
  add(owner, "benefits", { name: `Benefit ${++made}`, category: "wellness", frequency: "monthly", ...more });
const enrol = (employee_id: string, benefit_id: string, start_date: string, more: Fields = {}) =>
  owner.post("/employee-benefits", { employee_id, benefit_id, start_date, ...more });
const COSTS = "/employee-benefits/getters/benefit-costs";
const Q3 = "date=2026-07-01,2026-09-30";

const OVERLAP = { start_date: "The employee already has this benefit in that period." };
const NOT_ELIGIBLE = "The employee's contract type is not eligible for this benefit.";

describe("the catalogue", () => {
  it("names what it refuses", async () => {
    const body = { name: "Lunch", category: "meal", frequency: "monthly" };
    refused(await owner.post("/benefits", { ...body, employee_cost: -1 }), {
      employee_cost: "The employee cost field must be at least 0.",
    });
    refused(await owner.post("/benefits", { ...body, employer_cost: 12.345 }), {
      employer_cost: "The employer cost field must have at most 2 decimal places.",
    });
    refused(await owner.post("/benefits", { ...body, eligible_contract_types: ["freelance"] }), {
      "eligible_contract_types.0": "The selected eligible_contract_types.0 is invalid.",
    });
  });

  it("is kept in the currency and deleted only while nobody uses it", async () => {
    const benefit = await offer({ currency: "EUR" });
    shown(await owner.patch(`/benefits/${benefit}`, { currency: "USD" }));
    created(await enrol(await hireSomeone(), benefit, "2026-08-01"));
    expect(await read(owner, `/benefits/${benefit}`)).toMatchObject({ is_used: true, currency: "USD" });
    refused(await owner.patch(`/benefits/${benefit}`, { currency: "EUR" }), {
      currency: "The currency field cannot be changed once the benefit is used.",
    });
    conflicting(
      await owner.delete(`/benefits/${benefit}`),
      "The benefit is still referred to by 1 employee benefit.",
    );
  });

  it("is read by everybody, without the company's costs", async () => {
    const benefit = await offer({ employer_cost: 20, employee_cost: 10 });
    const ana = await acme.callerFor(await hireSomeone());
    const seen = await read(ana, `/benefits/${benefit}`);
    expect(seen).toMatchObject({ employee_cost: 10, eligible_contract_types: [] });
    expect(seen).not.toHaveProperty("employer_cost");
    forbidden(await ana.get("/benefits?employer_cost=20"), "view-benefits");
    forbidden(await ana.patch(`/benefits/${benefit}`, { name: "Mine" }), "manage-benefits");
  });

  it("finds what is offered to a contract type", async () => {
    const [all, interns] = [await offer(), await offer({ eligible_contract_types: ["internship"] })];
    const found = async (filter: string) => {
      const found = ids(await owner.get(`/benefits?perPage=500&${filter}`));
      return [all, interns].map((id) => found.includes(id));
    };
    expect(await found("eligible_contract_types=internship")).toEqual([true, true]);
    expect(await found("eligible_contract_types=employment_contract")).toEqual([true, false]);
    expect(await found("-eligible_contract_types=employment_contract")).toEqual([false, true]);
  });
});

describe("an enrolment", () => {
  it("copies the terms of the benefit, and keeps them", async () => {
    const benefit = await offer({ employer_cost: 20, employee_cost: 10, currency: "EUR" });
    const first = created(await enrol(await hireSomeone(), benefit, "2026-07-14"));
    expect(first).toMatchObject({
      frequency: "monthly",
      currency: "EUR",
      employer_cost: 20,
      employee_cost: 10,
      end_date: null,
      status: "active",
      next_charge_date: day("2026-07-14"),
    });
    shown(await owner.patch(`/benefits/${benefit}`, { frequency: "yearly", employer_cost: 99 }));
    expect(await read(owner, `/employee-benefits/${first.id}`)).toMatchObject({
      frequency: "monthly",
      employer_cost: 20,
    });
    const second = created(await enrol(await hireSomeone(), benefit, "2026-07-15", { employee_cost: 0 }));
    expect(second).toMatchObject({ frequency: "yearly", employer_cost: 99, employee_cost: 0 });
    expect(second).toMatchObject({ status: "scheduled", next_charge_date: day("2026-07-15") });
  });

  it("starts after the waiting period", async () => {
    const benefit = await offer({ waiting_period_days: 90 });
    const person = await hireSomeone({ start_date: "2026-07-02" });
    refused(await enrol(person, benefit, "2026-09-29"), {
      start_date: "The start date field must be a date after or equal to 2026-09-30.",
    });
    created(await enrol(person, benefit, "2026-09-30"));
  });

  it("starts while the benefit is available, and not after the employment", async () => {
    const benefit = await offer({ available_from: "2026-03-01", available_until: "2026-08-31" });
    const leaver = await hireSomeone({ termination_date: "2026-08-15" });
    refused(await enrol(leaver, benefit, "2026-02-28"), {
      start_date: "The start date field must be a date after or equal to 2026-03-01.",
    });
    refused(await enrol(leaver, benefit, "2026-08-16"), {
      start_date: "The start date field must be a date before or equal to 2026-08-15.",
    });
    refused(await enrol(await hireSomeone(), benefit, "2026-09-01"), {
      start_date: "The start date field must be a date before or equal to 2026-08-31.",
    });
    refused(await enrol(leaver, benefit, "2026-04-01", { end_date: "2026-08-16" }), {
      end_date: "The end date field must be a date before or equal to 2026-08-15.",
    });
    refused(await enrol(leaver, benefit, "2026-04-01", { end_date: "2026-03-31" }), {
      end_date: "The end date field must be a date after or equal to start date.",
    });
    expect(created(await enrol(leaver, benefit, "2026-04-01"))).toMatchObject({
      end_date: day("2026-08-15"),
    });
  });

  it("needs an active benefit, a live employee and an eligible contract type", async () => {
    const [idle, interns] = [
      await offer({ is_active: false }),
      await offer({ eligible_contract_types: ["internship"] }),
    ];
    const [person, intern] = [await hireSomeone(), await hireSomeone({ contract_type: "internship" })];
    refused(await enrol(person, idle, "2026-08-01"), { benefit_id: "The selected benefit id is invalid." });
    refused(await enrol(person, interns, "2026-08-01"), { employee_id: NOT_ELIGIBLE });
    created(await enrol(intern, interns, "2026-08-01"));
    shown(await act(owner, `/employees/${person}`, "archive"));
    refused(await enrol(person, await offer(), "2026-07-01"), {
      employee_id: "The selected employee id is invalid.",
    });
  });

  it("does not overlap another of the same employee and benefit", async () => {
    const [benefit, person] = [await offer(), await hireSomeone()];
    const first = created(await enrol(person, benefit, "2026-01-01")).id;
    refused(await enrol(person, benefit, "2026-06-01"), OVERLAP);
    shown(await act(owner, `/employee-benefits/${first}`, "end", { end_date: "2026-05-31" }));
    const second = created(await enrol(person, benefit, "2026-06-01")).id;
    refused(await owner.patch(`/employee-benefits/${second}`, { start_date: "2026-05-31" }), OVERLAP);
    refused(await act(owner, `/employee-benefits/${first}`, "end", { end_date: "2026-06-01" }), {
      action: "The benefit has already ended.",
    });
  });

  it("is ended once, and deleted only while it has not begun", async () => {
    const [benefit, person] = [await offer(), await hireSomeone()];
    const path = `/employee-benefits/${created(await enrol(person, benefit, "2026-08-01")).id}`;
    const before = { end_date: "The end date field must be a date after or equal to start date." };
    refused(await act(owner, path, "end"), before);
    refused(await act(owner, path, "end", { end_date: "2026-07-31" }), before);
    expect((await owner.delete(path)).status).toBe(204);
    const begun = `/employee-benefits/${created(await enrol(person, benefit, "2026-02-01")).id}`;
    app.clock.set("2026-07-15T09:00:00Z");
    conflicting(await owner.delete(begun), "An enrolment that has begun can be ended, not deleted.");
    app.clock.set(NOW);
    expect(shown(await act(owner, begun, "end"))).toMatchObject({
      end_date: day("2026-07-14"),
      status: "active",
      next_charge_date: null,
    });
  });

  it("ends with the employment, and is deleted if it would start after it", async () => {
    const person = await hireSomeone();
    const open = created(await enrol(person, await offer(), "2026-01-01")).id;
    const later = created(await enrol(person, await offer(), "2026-08-01")).id;
    const [benefit] = [await offer()];
    const over = created(await enrol(person, benefit, "2026-03-01", { end_date: "2026-06-30" })).id;
    shown(await act(owner, `/employees/${person}`, "archive"));
    const kept = async () => ids(await owner.get(`/employee-benefits?employee_id=${person}&sort=start_date`));
    expect(await kept()).toEqual([open, over]);
    expect(await read(owner, `/employee-benefits/${open}`)).toMatchObject({ end_date: day("2026-07-14") });
    expect(await read(owner, `/employee-benefits/${over}`)).toMatchObject({ end_date: day("2026-06-30") });
    shown(await act(owner, `/employees/${person}`, "restore"));
    expect(await kept()).not.toContain(later);
    expect(await read(owner, `/employee-benefits/${open}`)).toMatchObject({ end_date: day("2026-07-14") });
  });

  it("is seen by the employee without the company's cost and the notes", async () => {
    const benefit = await offer({ employer_cost: 20, employee_cost: 10 });
    const [person, other] = [await hireSomeone(), await hireSomeone()];
    const ana = await acme.callerFor(person);
    const own = `/employee-benefits/${created(await enrol(person, benefit, "2026-01-01", { notes: "Ask HR" })).id}`;
    const seen = await read(ana, own);
    expect(seen).toMatchObject({ employee_cost: 10 });
    expect(Object.keys(seen)).not.toEqual(expect.arrayContaining(["employer_cost"]));
    expect(Object.keys(seen)).not.toEqual(expect.arrayContaining(["notes"]));
    forbidden(await ana.patch(own, { employee_cost: 0 }), "manage-benefits");
    forbidden(await ana.get(COSTS), "view-benefits");
    const others = created(await enrol(other, benefit, "2026-01-01")).id;
    expect((await ana.get(`/employee-benefits/${others}`)).status).toBe(404);
    expect((await ana.patch(`/employee-benefits/${others}`, { notes: "x" })).status).toBe(404);
  });
});

describe("assigning a benefit", () => {
  const assign = (by: Caller, benefit: string, employee_ids: unknown, more: Fields = {}) =>
    act(by, `/benefits/${benefit}`, "assign", { employee_ids, start_date: "2026-08-01", ...more });

  it("enrols all of the employees or none", async () => {
    const benefit = await offer({
      eligible_contract_types: ["employment_contract"],
      employer_cost: 30,
      employee_cost: 5,
    });
    const employed = { contract_type: "employment_contract" };
    const [ana, intern, bob] = [
      await hireSomeone(employed),
      await hireSomeone({ contract_type: "internship" }),
      await hireSomeone({ ...employed, termination_date: "2026-12-31" }),
    ];
    refused(await assign(owner, benefit, [ana, intern, bob]), { "employee_ids.1": NOT_ELIGIBLE });
    expect(ids(await owner.get(`/employee-benefits?benefit_id=${benefit}`))).toEqual([]);
    const reply = await assign(owner, benefit, [bob, ana], { employee_cost: 0, notes: "From August" });
    expect(reply.status, reply.text).toBe(200);
    expect(reply.body.message).toBe("Assigned to 2 employees.");
    const records: { type: string; attributes: Fields }[] = reply.body.data;
    expect(records.map(({ type }) => type)).toEqual(["employee-benefits", "employee-benefits"]);
    expect(records.map(({ attributes }) => attributes)).toMatchObject([
      { employee_id: bob, end_date: day("2026-12-31"), employer_cost: 30, employee_cost: 0 },
      { employee_id: ana, end_date: null, notes: "From August", status: "scheduled" },
    ]);
    refused(await assign(owner, benefit, [ana]), { "employee_ids.0": OVERLAP.start_date });
  });

  it("reports what all employees have in common at the dates", async () => {
    const benefit = await offer({ available_from: "2026-09-01" });
    const [ana, bob] = [await hireSomeone(), await hireSomeone({ start_date: "2026-10-01" })];
    refused(await assign(owner, benefit, [ana, bob], { end_date: "2026-07-01" }), {
      start_date: "The start date field must be a date after or equal to 2026-09-01.",
      end_date: "The end date field must be a date after or equal to start date.",
      "employee_ids.1": "The start date field must be a date after or equal to 2026-10-01.",
    });
  });

  it("names what it refuses", async () => {
    const [benefit, idle, ana] = [await offer(), await offer({ is_active: false }), await hireSomeone()];
    refused(await assign(owner, benefit, []), { employee_ids: "The employee ids field is required." });
    refused(await assign(owner, benefit, [ana, ana]), {
      "employee_ids.1": "The employee_ids.1 field has a duplicate value.",
    });
    refused(await assign(owner, benefit, [benefit]), {
      "employee_ids.0": "The selected employee_ids.0 is invalid.",
    });
    refused(await assign(owner, idle, [ana]), { action: "The benefit is not active." });
    forbidden(await assign(await acme.callerFor(ana), benefit, [ana]), "manage-benefits");
  });

  it("is done once when two people do it at the same time", async () => {
    const [benefit, ana] = [await offer(), await hireSomeone()];
    const replies = await Promise.all([assign(owner, benefit, [ana]), assign(owner, benefit, [ana])]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 422]);
    refused(replies.find(({ status }) => status === 422)!, { "employee_ids.0": OVERLAP.start_date });
  });
});

describe("the costs of benefits", () => {
  let company: { gym: string; health: string; enrolled: string };
  const only = () => `benefit_id=${company.gym},${company.health}`;
  const costs = async (query: string) => (await owner.get(`${COSTS}?${query}&${only()}`)).body.data;

  beforeAll(async () => {
    const [one, x, y] = [await hireSomeone(), await hireSomeone(), await hireSomeone()];
    const gym = await offer({ name: "Gym", employer_cost: 20, employee_cost: 10 });
    const health = await offer({
      name: "Health",
      category: "health",
      frequency: "yearly",
      employer_cost: 150,
    });
    created(await enrol(y, health, "2025-09-01", { employer_cost: 100 }));
    shown(await owner.patch(`/benefits/${health}`, { frequency: "quarterly" }));
    created(await enrol(x, health, "2026-05-15"));
    company = { gym, health, enrolled: created(await enrol(one, gym, "2026-01-31")).id };
  });

  it("are those of whole charges on their dates", async () => {
    const data = await costs(Q3);
    expect(data.period).toEqual({ from: day("2026-07-01"), to: day("2026-09-30") });
    expect(data.currencies).toMatchObject([
      {
        currency: "EUR",
        employer_total: 310,
        employee_total: 30,
        total_cost: 340,
        charges: 5,
        enrolments: 3,
        projected_yearly: 940,
        rows: [
          { name: "Gym", employer_total: 60, employee_total: 30, total_cost: 90, charges: 3, enrolments: 1 },
          {
            name: "Health",
            employer_total: 250,
            employee_total: 0,
            total_cost: 250,
            charges: 2,
            enrolments: 2,
          },
        ],
      },
    ]);
  });

  it("are charged on the last of a month that lacks the day", async () => {
    const charges = async (period: string) => {
      const { currencies } = (await owner.get(`${COSTS}?benefit_id=${company.gym}&date=${period}`)).body.data;
      return currencies[0]?.charges ?? 0;
    };
    const days = ["01-30", "01-31", "02-27", "02-28", "03-30", "03-31", "04-29", "04-30", "05-01"];
    const counted = await Promise.all(days.map((one) => charges(`2026-${one}`)));
    expect(counted).toEqual([0, 1, 0, 1, 0, 1, 0, 1, 0]);
    expect((await read(owner, `/employee-benefits/${company.enrolled}`)).next_charge_date).toBe(
      day("2026-07-31"),
    );
  });

  it("are the same in every grouping, and add up over adjacent periods", async () => {
    const total = async (query: string): Promise<number> =>
      (await costs(query)).currencies.reduce((sum: number, one: Fields) => sum + Number(one.total_cost), 0);
    for (const group of ["category", "department", "employee"])
      expect(await total(`${Q3}&group=${group}`)).toBe(340);
    expect((await total("date=2026-07-01,2026-07-31")) + (await total("date=2026-08-01,2026-09-30"))).toBe(
      340,
    );
    expect((await costs(`${Q3}&group=category`)).currencies[0].rows).toMatchObject([
      { id: "health", name: "Health", total_cost: 250 },
      { id: "wellness", name: "Wellness", total_cost: 90 },
    ]);
    expect((await costs("date=2024-01-01,2024-12-31")).currencies).toEqual([]);
  });

  it("stop with the enrolment", async () => {
    const path = `/employee-benefits/${company.enrolled}`;
    shown(await owner.patch(path, { end_date: "2026-08-30" }));
    expect((await costs(Q3)).currencies[0].rows[0]).toMatchObject({
      name: "Gym",
      charges: 1,
      employer_total: 20,
    });
    shown(await owner.patch(path, { end_date: "2026-07-13" }));
    expect((await costs(Q3)).currencies[0].projected_yearly).toBe(700);
  });
});
