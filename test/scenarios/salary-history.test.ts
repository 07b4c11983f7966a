import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Caller, NOW } from "../support/app.ts";
import { testCompany } from "../support/test-company.ts";
import { act, add, created, forbidden, hire, ids, read, refused, shown } from "./company.ts";

const { app, acme } = testCompany();
let payroll: Caller;

beforeAll(async () => {
  payroll = await acme.scoped("manage-salaries", "view-employees");
});
beforeEach(() => app.clock.set(NOW));

const OVERLAP = { start_date: "The period overlaps another salary of the employee." };
const dayOf = (moment: string | null) => moment?.slice(0, 10) ?? null;

/** The periods of an employee, oldest first, as "2026-01-01..null 5000". */
async function periods(employee: string): Promise<string[]> {
  const reply = await payroll.get(`/salary-history?employee_id=${employee}&sort=start_date`);
  const rows: { attributes: { start_date: string; end_date: string | null; amount: number } }[] =
    reply.body.data;
  return rows.map(
    ({ attributes: { start_date, end_date, amount } }) =>
      `${dayOf(start_date)}..${dayOf(end_date)} ${amount}`,
  );
}
const salary = async (id: string) => {
  const row = await read(acme.owner, `/employees/${id}`);
  return [row.salary, row.salary_type, row.salary_currency];
};
const raise = (id: string, fields: object) => payroll.patch(`/employees/${id}`, fields);
const addPeriod = (employee_id: string, amount: number, start_date: string, more: object = {}) =>
  payroll.post("/salary-history", { employee_id, amount, type: "monthly", start_date, ...more });
const monthly = { salary_type: "monthly", salary_currency: "EUR" };
const hireWith = (name: string, amount: number, more: object = {}) =>
  hire(acme.owner, name, { start_date: "2026-01-01", salary: amount, ...monthly, ...more });

describe("the history of Ana's salary", () => {
  it("runs from her first day through raises, a planned raise and its withdrawal", async () => {
    const ana = await hireWith("Ana Pop", 5000);
    expect(await periods(ana)).toEqual(["2026-01-01..null 5000"]);
    expect(await salary(ana)).toEqual([5000, "monthly", "EUR"]);

    shown(await raise(ana, { salary: 5500 }));
    expect(await periods(ana)).toEqual(["2026-01-01..2026-07-13 5000", "2026-07-14..null 5500"]);
    shown(await raise(ana, { salary: 5600 }));
    expect(await periods(ana)).toEqual(["2026-01-01..2026-07-13 5000", "2026-07-14..null 5600"]);

    const planned = created(await addPeriod(ana, 6000, "2026-09-01"));
    expect(await periods(ana)).toEqual([
      "2026-01-01..2026-07-13 5000",
      "2026-07-14..2026-08-31 5600",
      "2026-09-01..null 6000",
    ]);
    expect(await salary(ana)).toEqual([5600, "monthly", "EUR"]);
    app.clock.set("2026-08-31T23:59:59Z");
    expect(await salary(ana)).toEqual([5600, "monthly", "EUR"]);
    app.clock.set("2026-09-01T00:00:00Z");
    expect(await salary(ana)).toEqual([6000, "monthly", "EUR"]);

    app.clock.set(NOW);
    expect((await payroll.delete(`/salary-history/${planned.id}`)).status).toBe(204);
    expect(await periods(ana)).toEqual(["2026-01-01..2026-07-13 5000", "2026-07-14..null 5600"]);
    refused(await addPeriod(ana, 1, "2026-03-01", { end_date: "2026-04-30" }), OVERLAP);
    expect(await periods(ana)).toEqual(["2026-01-01..2026-07-13 5000", "2026-07-14..null 5600"]);
  });

  it("of a hire who has not begun starts on the first day and reads already", async () => {
    const id = await hire(acme.owner, "Bob Rus", { start_date: "2026-08-01", salary: 4000, ...monthly });
    expect(await periods(id)).toEqual(["2026-08-01..null 4000"]);
    expect(await salary(id)).toEqual([4000, "monthly", "EUR"]);
    shown(await raise(id, { salary: 4100 }));
    expect(await periods(id)).toEqual(["2026-08-01..null 4100"]);
  });

  it("of somebody who left is the last one", async () => {
    const id = await hireWith("Cid Toma", 3000);
    shown(await raise(id, { salary: 3100 }));
    shown(await acme.owner.patch(`/employees/${id}`, { termination_date: "2026-06-30" }));
    expect(await salary(id)).toEqual([3000, "monthly", "EUR"]);
    app.clock.set("2027-01-01T00:00:00Z");
    expect(await salary(id)).toEqual([3000, "monthly", "EUR"]);
  });
});

describe("writing the salary at the employee", () => {
  it("the same values make no new period", async () => {
    const id = await hireWith("Dan Ursu", 5000);
    const { updated_at } = await read(acme.owner, `/employees/${id}`);
    app.clock.set("2026-07-14T12:00:00Z");
    const same = { salary: 5000, salary_type: "monthly", salary_currency: "eur" };
    expect(shown(await raise(id, same)).updated_at).toBe(updated_at);
    expect(await periods(id)).toEqual(["2026-01-01..null 5000"]);
  });

  it("carries over what is not sent", async () => {
    const id = await hireWith("Eva Vlad", 5000, { salary_currency: "USD" });
    shown(await raise(id, { salary_type: "hourly" }));
    expect(await salary(id)).toEqual([5000, "hourly", "USD"]);
    shown(await raise(id, { salary: 70 }));
    expect(await salary(id)).toEqual([70, "hourly", "USD"]);
    expect(await periods(id)).toEqual(["2026-01-01..2026-07-13 5000", "2026-07-14..null 70"]);
  });

  it("null ends it the day before, or takes away what begins today", async () => {
    const id = await hireWith("Fay Wild", 5000);
    shown(await raise(id, { salary: null }));
    expect(await periods(id)).toEqual(["2026-01-01..2026-07-13 5000"]);
    expect(await salary(id)).toEqual([null, null, null]);
    refused(await raise(id, { salary: 5100 }), {
      salary_type: "The salary type field is required when salary is present.",
    });
    shown(await raise(id, { salary: 5100, salary_type: "monthly" }));
    expect(await periods(id)).toEqual(["2026-01-01..2026-07-13 5000", "2026-07-14..null 5100"]);
    shown(await raise(id, { salary: null }));
    expect(await periods(id)).toEqual(["2026-01-01..2026-07-13 5000"]);
  });

  it("null does not go with a type or a currency", async () => {
    const id = await hireWith("Gil Xen", 5000);
    refused(await raise(id, { salary: null, salary_type: "monthly" }), {
      salary: "The salary field is required when salary type is present.",
    });
    refused(await raise(id, { salary: null, salary_currency: "EUR" }), {
      salary: "The salary field is required when salary currency is present.",
    });
    refused(await raise(id, { salary_type: null }), {
      salary_type: "The salary type field is required when salary is present.",
    });
    expect(await periods(id)).toEqual(["2026-01-01..null 5000"]);
  });

  it("fits into a gap before a later period", async () => {
    const id = await hire(acme.owner, "Hal Yard", { start_date: "2026-01-01" });
    created(await addPeriod(id, 6000, "2026-09-01"));
    expect(await salary(id)).toEqual([null, null, null]);
    shown(await raise(id, { salary: 5000, salary_type: "monthly" }));
    expect(await periods(id)).toEqual(["2026-07-14..2026-08-31 5000", "2026-09-01..null 6000"]);
    shown(await raise(id, { salary: 5050 }));
    app.clock.set("2026-07-20T10:00:00Z");
    shown(await raise(id, { salary: 5100 }));
    expect(await periods(id)).toEqual([
      "2026-07-14..2026-07-19 5050",
      "2026-07-20..2026-08-31 5100",
      "2026-09-01..null 6000",
    ]);
  });

  it("is not for those without manage-salaries, who do not read it either", async () => {
    const id = await hireWith("Ida Zorn", 5000);
    forbidden(
      await (await acme.scoped("manage-employees")).patch(`/employees/${id}`, { salary: 9 }),
      "manage-salaries",
    );
    const self = await acme.callerFor(id);
    expect(await read(self, `/employees/${id}`)).not.toHaveProperty("salary");
    forbidden(await self.get("/salary-history"), "manage-salaries");
    forbidden(await self.get(`/salary-history?employee_id=${id}`), "manage-salaries");
    forbidden(await self.post("/salary-history", {}), "manage-salaries");
  });
});

describe("moving the first day", () => {
  it("moves the first period along when it began on it", async () => {
    const id = await hireWith("Jan Able", 5000);
    shown(await acme.owner.patch(`/employees/${id}`, { start_date: "2025-11-01" }));
    expect(await periods(id)).toEqual(["2025-11-01..null 5000"]);
    shown(await acme.owner.patch(`/employees/${id}`, { start_date: "2026-02-01" }));
    expect(await periods(id)).toEqual(["2026-02-01..null 5000"]);
  });

  it("leaves one alone that began on another day", async () => {
    const id = await hire(acme.owner, "Kim Baker", { start_date: "2026-01-01" });
    created(await addPeriod(id, 5000, "2026-03-01"));
    shown(await acme.owner.patch(`/employees/${id}`, { start_date: "2026-02-01" }));
    expect(await periods(id)).toEqual(["2026-03-01..null 5000"]);
  });

  it("together with a raise keeps the periods apart", async () => {
    const id = await hireWith("Lea Carr", 5000);
    shown(await acme.owner.patch(`/employees/${id}`, { start_date: "2026-02-01", salary: 5500 }));
    expect(await periods(id)).toEqual(["2026-02-01..2026-07-13 5000", "2026-07-14..null 5500"]);
  });

  it("is refused where the first period would end before it begins", async () => {
    const id = await hireWith("Max Dorn", 5000);
    shown(await raise(id, { salary: 5500 }));
    const reply = await acme.owner.patch(`/employees/${id}`, { start_date: "2026-07-14" });
    expect(Object.keys(reply.body.errors)).toEqual(["start_date"]);
    expect(await periods(id)).toEqual(["2026-01-01..2026-07-13 5000", "2026-07-14..null 5500"]);
  });
});

describe("the resource salary-history", () => {
  it("closes an open period that began earlier, and fits an open one before the next", async () => {
    const id = await hireWith("Nia Earl", 5000);
    created(await addPeriod(id, 5500, "2026-03-01"));
    created(await addPeriod(id, 4500, "2025-10-01"));
    expect(await periods(id)).toEqual([
      "2025-10-01..2025-12-31 4500",
      "2026-01-01..2026-02-28 5000",
      "2026-03-01..null 5500",
    ]);
  });

  it("leaves gaps where periods are given their end", async () => {
    const id = await hireWith("Oto Falk", 5000);
    created(await addPeriod(id, 5500, "2026-03-01", { end_date: "2026-03-31" }));
    created(await addPeriod(id, 5600, "2026-06-01"));
    expect(await periods(id)).toEqual([
      "2026-01-01..2026-02-28 5000",
      "2026-03-01..2026-03-31 5500",
      "2026-06-01..null 5600",
    ]);
  });

  it("refuses every other overlap", async () => {
    const id = await hireWith("Pia Gold", 5000);
    created(await addPeriod(id, 5500, "2026-03-01", { end_date: "2026-03-31" }));
    for (const [start, end] of [
      ["2026-01-01", "2026-01-31"],
      ["2026-02-15", null],
      ["2026-03-01", null],
      ["2026-03-31", null],
      ["2025-12-01", "2026-01-01"],
    ] as const) {
      refused(await addPeriod(id, 1, start, end === null ? {} : { end_date: end }), OVERLAP);
    }
    created(await addPeriod(id, 5600, "2026-04-01"));
    const [first] = ids(await payroll.get(`/salary-history?employee_id=${id}&sort=start_date`));
    refused(await payroll.patch(`/salary-history/${first}`, { end_date: "2026-03-01" }), OVERLAP);
    refused(await payroll.patch(`/salary-history/${first}`, { end_date: null }), OVERLAP);
    shown(await payroll.patch(`/salary-history/${first}`, { end_date: "2026-02-15" }));
  });

  it("says what is wrong with a period", async () => {
    refused(await payroll.post("/salary-history", {}), {
      employee_id: "The employee id field is required.",
      amount: "The amount field is required.",
      type: "The type field is required.",
      start_date: "The start date field is required.",
    });
    const id = await hireWith("Qua Hill", 5000);
    refused(
      await addPeriod(id, 0, "2026-09-01", { end_date: "2026-08-31", type: "yearly", currency: "EU" }),
      {
        amount: "The amount field must be at least 1.",
        type: "The selected type is invalid.",
        currency: "The currency field must be 3 characters.",
        end_date: "The end date field must be a date after or equal to start date.",
      },
    );
    created(await addPeriod(id, 1, "2026-09-01", { end_date: "2026-09-01" }));
    const beta = await app.addWorkspace("beta");
    const other = await hire(beta.owner, "Rex Ives");
    refused(await addPeriod(other, 1, "2026-09-01"), {
      employee_id: "The selected employee id is invalid.",
    });
  });

  it("keeps the employee of a period", async () => {
    const [one, two] = [await hireWith("Sam Jung", 5000), await hireWith("Tom Kohl", 5000)];
    const [period] = ids(await payroll.get(`/salary-history?employee_id=${one}`));
    refused(await payroll.patch(`/salary-history/${period}`, { employee_id: two }), {
      employee_id: "The employee id field cannot be changed.",
    });
    shown(await payroll.patch(`/salary-history/${period}`, { employee_id: one, notes: "As agreed." }));
  });

  it("gives the amount back to the period before when a period is deleted", async () => {
    const id = await hireWith("Uma Lang", 5000);
    const middle = created(await addPeriod(id, 5500, "2026-03-01", { end_date: "2026-05-31" }));
    created(await addPeriod(id, 6000, "2026-06-01"));
    expect((await payroll.delete(`/salary-history/${middle.id}`)).status).toBe(204);
    expect(await periods(id)).toEqual(["2026-01-01..2026-05-31 5000", "2026-06-01..null 6000"]);
  });

  it("leaves a gap where no period ended the day before", async () => {
    const id = await hire(acme.owner, "Vic Moor", { start_date: "2026-01-01" });
    created(await addPeriod(id, 5000, "2026-01-01", { end_date: "2026-01-31" }));
    const later = created(await addPeriod(id, 6000, "2026-03-01"));
    await payroll.delete(`/salary-history/${later.id}`);
    expect(await periods(id)).toEqual(["2026-01-01..2026-01-31 5000"]);
  });

  it("uses the workspace's currency, and says whether a row is demo data", async () => {
    const id = await hire(acme.owner, "Wes Noll");
    expect(created(await addPeriod(id, 5000, "2026-01-01"))).toMatchObject({
      currency: "EUR",
      is_demo: false,
      notes: null,
      end_date: null,
    });
  });

  it("is newest first, and can be filtered and ordered", async () => {
    const id = await hireWith("Xia Opal", 5000);
    created(await addPeriod(id, 7000, "2026-03-01", { currency: "USD", end_date: "2026-03-31" }));
    created(await addPeriod(id, 6000, "2026-06-01", { type: "hourly" }));
    const list = async (query: string) =>
      (await payroll.get(`/salary-history?employee_id=${id}&${query}`)).body.data.map(
        (row: { attributes: { amount: number } }) => row.attributes.amount,
      );
    expect(await list("")).toEqual([6000, 7000, 5000]);
    expect(await list("sort=amount")).toEqual([5000, 6000, 7000]);
    expect(await list("sort=end_date")).toEqual([5000, 7000, 6000]);
    expect(await list("sort=-end_date")).toEqual([6000, 7000, 5000]);
    expect(await list("type=hourly")).toEqual([6000]);
    expect(await list("currency=USD")).toEqual([7000]);
    expect(await list("-currency=USD")).toEqual([6000, 5000]);
    expect(await list("end_date=null")).toEqual([6000]);
    expect(await list("start_date=2026-01-01,2026-03-01")).toEqual([7000, 5000]);
    expect(await list("amount=5000,6000")).toEqual([6000, 5000]);
    expect(await list("is_demo=true")).toEqual([]);
    expect((await payroll.get("/salary-history?search=x")).status).toBe(422);
    const history = await payroll.get(`/employees/${id}?include=salaryHistory[amount]`);
    const amounts = history.body.data.relationships.salaryHistory.map(
      (row: { attributes: { amount: number } }) => row.attributes.amount,
    );
    expect(amounts).toEqual([6000, 7000, 5000]);
  });

  it("goes with an employee who is deleted, and stays with one who is archived", async () => {
    const [one, two] = [await hireWith("Yul Page", 5000), await hireWith("Zoe Quist", 5000)];
    expect((await acme.owner.delete(`/employees/${one}`)).status).toBe(204);
    expect(await periods(one)).toEqual([]);
    await act(acme.owner, `/employees/${two}`, "archive");
    expect(await periods(two)).toEqual(["2026-01-01..null 5000"]);
    await add(acme.owner, "employees", {
      email: "yul.page@x.test",
      first_name: "Yul",
      last_name: "Page",
      start_date: "2026-01-01",
    });
  });

  it("tells the change feed that the employee's salary changed", async () => {
    const id = await hireWith("Abe Rost", 5000);
    created(await addPeriod(id, 5500, "2026-07-01"));
    const { rows } = await app.installation.pool.query(
      "select event, changes from journal where resource_type = 'employees' and resource_id = $1 order by id desc limit 1",
      [id],
    );
    expect(rows[0]).toMatchObject({
      event: "employees.updated",
      changes: { salary: { from: 5000, to: 5500 } },
    });
  });
});
