import { beforeAll, describe, expect, it } from "vitest";
import type { Caller } from "../support/app.ts";
import { testCompany } from "../support/test-company.ts";
import { add, forbidden, hire, read, refused, shown } from "./company.ts";

const { acme } = testCompany();
let ana: string;
let self: Caller;
const path = () => `/employees/${ana}`;

beforeAll(async () => {
  ana = await hire(acme.owner, "Ana Pop", {
    gender: "f",
    weekly_hours_capacity: 30,
    salary: 5000,
    salary_type: "monthly",
    birth_date: "1990-01-01",
    work_location_ids: [
      await add(acme.owner, "work-locations", { name: "Berlin" }),
      await add(acme.owner, "work-locations", { name: "Aachen" }),
    ],
  });
  self = await acme.callerFor(ana);
});

describe("Ana and her own record", () => {
  it("changes the fields that she may change", async () => {
    const own = {
      about: "I like maps.",
      quote: "Measure twice.",
      phone: "+40 700 000 000",
      personal_email: "ana@home.test",
      address: { city: "Cluj", state: null, street: null, country: "RO", zip_code: null },
      timezone: "Europe/Bucharest",
      avatar: "https://pictures.test/ana.png",
    };
    expect(shown(await self.patch(path(), own))).toMatchObject(own);
    expect(shown(await self.patch(path(), { default_signature_id: null })).default_signature_id).toBeNull();
  });

  it.each<[string, unknown]>([
    ["email", "other@x.test"],
    ["first_name", "Anna"],
    ["last_name", "Popescu"],
    ["start_date", "2020-01-01"],
    ["termination_date", "2026-12-31"],
    ["position_code", "X1"],
    ["gender", "m"],
    ["birth_date", "1991-01-01"],
    ["weekly_hours_capacity", 40],
    ["work_location_ids", []],
    ["technical_evaluation_assignees", ["01J00000000000000000000000"]],
    ["general_information", "x"],
    ["contract_type", "internship"],
    ["company_address", { city: "Cluj" }],
  ])("may send %s only as it is", async (name, other) => {
    const stored = (await read(self, path()))[name];
    expect(shown(await self.patch(path(), { [name]: stored }))[name]).toEqual(stored);
    const reply = await self.patch(path(), { [name]: other, about: "Changed?" });
    forbidden(reply, "manage-employees");
    expect(reply.body.field).toBe(name);
    expect((await read(self, path())).about).not.toBe("Changed?");
  });

  it("may send her locations in any order", async () => {
    const { work_location_ids } = await read(self, path());
    shown(await self.patch(path(), { work_location_ids: work_location_ids.toReversed() }));
  });

  it("may send the whole record back", async () => {
    const whole = await read(self, path());
    expect(shown(await self.patch(path(), { ...whole, about: "New" }))).toEqual({ ...whole, about: "New" });
  });

  it.each(["salary", "salary_type", "salary_currency", "billed_rate", "sensitive_information"])(
    "does not reveal %s to guesses",
    async (name) => {
      const value = { salary: 5000, salary_type: "monthly", salary_currency: "EUR" }[name] ?? null;
      expect((await self.patch(path(), { [name]: value })).status).toBe(403);
    },
  );

  it("reports what is wrong with a value that she may change", async () => {
    refused(await self.patch(path(), { personal_email: "home", timezone: null }), {
      personal_email: "The personal email field must be a valid email address.",
      timezone: "The timezone field is required.",
    });
  });

  it("cannot change a colleague, delete herself or archive herself", async () => {
    const dan = await hire(acme.owner, "Dan Rus", { manager_employee_id: ana });
    forbidden(await self.patch(`/employees/${dan}`, { about: "x" }), "manage-employees");
    forbidden(await self.delete(path()), "manage-employees");
    forbidden(await self.post(`${path()}/actions?action=archive`, {}), "manage-employees");
    forbidden(await self.post(`${path()}/actions?action=invite`, {}), "manage-employees");
  });
});

describe("a holder of manage-salaries alone", () => {
  it("changes the salary fields only", async () => {
    const payroll = await acme.scoped("manage-salaries");
    const raised = shown(await payroll.patch(path(), { salary: 6000, salary_currency: "usd" }));
    expect(raised).toMatchObject({ salary: 6000, salary_type: "monthly", salary_currency: "USD" });
    const reply = await payroll.patch(path(), { salary: 6100, about: "Rich" });
    forbidden(reply, "manage-employees");
    expect(reply.body.field).toBe("about");
    expect((await read(payroll, path())).salary).toBe(6000);
    forbidden(await payroll.patch(path(), { weekly_hours_capacity: 1 }), "manage-employees");
  });

  it("may send the whole record back with another salary", async () => {
    const payroll = await acme.scoped("manage-salaries");
    const whole = await read(payroll, path());
    expect(shown(await payroll.patch(path(), { ...whole, salary: 6200 })).salary).toBe(6200);
  });
});

describe("a holder of manage-employees", () => {
  const staff = () => acme.scoped("manage-employees");

  it("changes everything except salaries and sensitive information", async () => {
    const changed = shown(
      await (await staff()).patch(path(), { first_name: "Anna", weekly_hours_capacity: 20, gender: null }),
    );
    expect(changed).toMatchObject({ name: "Anna Pop", weekly_hours_capacity: 20, gender: null });
    forbidden(await (await staff()).patch(path(), { salary: 1 }), "manage-salaries");
    forbidden(
      await (await staff()).patch(path(), { sensitive_information: "x" }),
      "view-sensitive-information",
    );
    const both = await acme.scoped("manage-employees", "view-sensitive-information");
    expect(shown(await both.patch(path(), { sensitive_information: "x" })).sensitive_information).toBe("x");
    const reader = await acme.scoped("view-sensitive-information");
    expect((await read(reader, path())).sensitive_information).toBe("x");
    forbidden(await reader.patch(path(), { sensitive_information: "y" }), "manage-employees");
  });

  it("changes the account's name along with the employee's", async () => {
    shown(await (await staff()).patch(path(), { last_name: "Popescu", email: "Anna@x.test" }));
    const [account] = (await acme.owner.get(`/users?employee_id=${ana}`)).body.data;
    expect(account.attributes).toMatchObject({
      first_name: "Anna",
      last_name: "Popescu",
      email: "Anna@x.test",
    });
  });

  it("cannot use another employee's email, but may change the case of its own", async () => {
    const dan = await hire(acme.owner, "Dan Two");
    refused(await (await staff()).patch(`/employees/${dan}`, { email: "ANNA@x.test" }), {
      email: "The email has already been taken.",
    });
    expect(shown(await (await staff()).patch(`/employees/${dan}`, { email: "DAN.two@x.test" })).email).toBe(
      "DAN.two@x.test",
    );
  });

  it("cannot change the fields that the system sets", async () => {
    const retained = await read(acme.owner, path());
    const sent = {
      id: "x",
      name: "Nobody",
      status: "draft",
      role_id: null,
      archived_at: "2026-01-01",
      avatar_name: "x",
      invite_immediately: "perhaps",
    };
    const after = shown(await acme.owner.patch(path(), sent));
    expect(after).toEqual(retained);
  });
});
