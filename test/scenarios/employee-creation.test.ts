import { describe, expect, it } from "vitest";
import type { TestWorkspace } from "../support/app.ts";
import { testCompany } from "../support/test-company.ts";
import { accountIdOf, act, add, created, day, forbidden, hire, person, read, refused } from "./company.ts";

const { app, acme } = testCompany();

const create = (body: unknown) => acme.owner.post("/employees", body);
let made = 0;
/** A body that would be accepted, with the given fields. */
const body = (more: object) => person(`Test Person${++made}`, more);

describe("hiring Ana Pop on 2026-07-14", () => {
  it("creates an active employee with defaults and an account without an invitation", async () => {
    const reply = await create({
      email: "Ana@x.test",
      first_name: " Ana ",
      last_name: "Pop",
      start_date: "2026-07-14",
    });
    const ana = created(reply);
    expect(ana).toMatchObject({
      name: "Ana Pop",
      first_name: "Ana",
      email: "Ana@x.test",
      status: "active",
      start_date: day("2026-07-14"),
      weekly_hours_capacity: 40,
      working_days: null,
      work_location_ids: [],
      tag_ids: [],
      technical_evaluation_assignees: [],
      salary_evaluation_assignees: [],
      timezone: "UTC",
      role_id: acme.roles.Employee,
      custom_fields: {},
      archived_at: null,
    });
    expect(reply.headers.get("location")).toBe(`${app.url}/api/employees/${ana.id}`);
    expect(reply.body.data).toMatchObject({ id: ana.id, type: "employees" });
    expect(ana).not.toHaveProperty("invite_immediately");
    const account = await read(acme.owner, `/users/${await accountIdOf(acme.owner, ana.id)}`);
    expect(account).toMatchObject({
      email: "Ana@x.test",
      first_name: "Ana",
      last_name: "Pop",
      status: "pending",
      role_id: acme.roles.Employee,
      employee_id: ana.id,
      has_password: false,
      onboarding_step: null,
      onboarding_token: null,
    });
  });

  it("accepts an email once, ignoring case, even if the first employee is archived", async () => {
    const again = { email: "ana@X.test", first_name: "Ana", last_name: "Popa", start_date: "2026-07-14" };
    refused(await create(again), { email: "The email has already been taken." });
    const list = await acme.owner.get("/employees?email=ANA@x.test");
    expect((await act(acme.owner, `/employees/${list.body.data[0].id}`, "archive")).status).toBe(200);
    refused(await create(again), { email: "The email has already been taken." });
  });

  it("accepts an email again after the first employee has another", async () => {
    const old = await hire(acme.owner, "Reh Ire");
    expect((await act(acme.owner, `/employees/${old}`, "archive")).status).toBe(200);
    refused(await create(person("Reh Ire")), { email: "The email has already been taken." });
    expect((await acme.owner.patch(`/employees/${old}`, { email: "old.ire@x.test" })).status).toBe(200);
    created(await create(person("Reh Ire")));
  });

  it("refuses the email of an account without an employee", async () => {
    await add(acme.owner, "users", { email: "accountant@x.test", first_name: "Ion", last_name: "Luca" });
    refused(await create(body({ email: "Accountant@x.test", quote: "q".repeat(501) })), {
      quote: "The quote field must not be greater than 500 characters.",
      email: "The email has already been taken.",
    });
  });
});

describe("what is refused", () => {
  it("an empty body, naming all four required fields", async () => {
    refused(await create({}), {
      email: "The email field is required.",
      first_name: "The first name field is required.",
      last_name: "The last name field is required.",
      start_date: "The start date field is required.",
    });
  });

  it.each<[string, object, Record<string, string>]>([
    [
      "an end on the first day",
      { start_date: "2026-01-01", termination_date: "2026-01-01" },
      { termination_date: "The termination date field must be a date after start date." },
    ],
    [
      "169 hours a week",
      { weekly_hours_capacity: 169 },
      { weekly_hours_capacity: "The weekly hours capacity field must be between 0 and 168." },
    ],
    [
      "half hours a week",
      { weekly_hours_capacity: 37.5 },
      { weekly_hours_capacity: "The weekly hours capacity field must be an integer." },
    ],
    [
      "a salary of 0",
      { salary: 0, salary_type: "monthly" },
      { salary: "The salary field must be at least 1." },
    ],
    [
      "a salary beyond 999999999",
      { salary: 1_000_000_000, salary_type: "monthly" },
      { salary: "The salary field must not be greater than 999999999." },
    ],
    ["a negative rate", { billed_rate: -1 }, { billed_rate: "The billed rate field must be at least 1." }],
    [
      "a monthly cost without its amount",
      { internal_cost_type: "monthly" },
      {
        internal_cost_monthly_rate:
          "The internal cost monthly rate field is required when internal cost type is monthly.",
      },
    ],
    [
      "a monthly amount for an hourly cost",
      { internal_cost_type: "hourly", internal_cost_monthly_rate: 5000 },
      {
        internal_cost_monthly_rate:
          "The internal cost monthly rate field is prohibited unless internal cost type is monthly.",
      },
    ],
    [
      "a monthly amount of a type that was cleared, which counts as hourly",
      { internal_cost_type: null, internal_cost_monthly_rate: 5000 },
      {
        internal_cost_monthly_rate:
          "The internal cost monthly rate field is prohibited unless internal cost type is monthly.",
      },
    ],
    [
      "an address on a planet",
      { address: { planet: "x" } },
      { "address.planet": "The planet field is not a key of address." },
    ],
    [
      "a time zone that is an offset",
      { timezone: "CET+1" },
      { timezone: "The timezone field must be a valid timezone." },
    ],
    [
      "a currency of four letters",
      { salary: 1, salary_type: "hourly", salary_currency: "EURO" },
      { salary_currency: "The salary currency field must be 3 characters." },
    ],
    [
      "a contract type that is none",
      { contract_type: "b2b" },
      { contract_type: "The selected contract type is invalid." },
    ],
    [
      "a reason without an end",
      { termination_reason: "resignation" },
      { termination_reason: "The termination reason field is prohibited without termination date." },
    ],
    [
      "a quote of 501 characters",
      { quote: "x".repeat(501) },
      { quote: "The quote field must not be greater than 500 characters." },
    ],
    [
      "a position code of 51 characters",
      { position_code: "x".repeat(51) },
      { position_code: "The position code field must not be greater than 50 characters." },
    ],
    ["no email", { email: "ana at x.test" }, { email: "The email field must be a valid email address." }],
    ["a blank first name", { first_name: "   " }, { first_name: "The first name field is required." }],
    [
      "a day that does not exist",
      { start_date: "2026-02-30" },
      { start_date: "The start date field must be a valid date." },
    ],
    [
      "a start in the nineteenth century",
      { start_date: "1899-12-31" },
      { start_date: "The start date field must be a date after or equal to 1900-01-01." },
    ],
    [
      "a start in the twenty-third century",
      { start_date: "2200-01-01" },
      { start_date: "The start date field must be a date before or equal to 2199-12-31." },
    ],
    [
      "a birth on the first day of employment",
      { birth_date: "2024-01-01" },
      { birth_date: "The birth date field must be a date before start date." },
    ],
    [
      "a birth today",
      { start_date: "2026-12-01", birth_date: "2026-07-14" },
      { birth_date: "The birth date field must be a date before today." },
    ],
    [
      "an eighth weekday",
      { working_days: [1, 8] },
      { "working_days.1": "The working_days.1 field must be between 1 and 7." },
    ],
    [
      "a weekday twice",
      { working_days: [1, 1] },
      { "working_days.1": "The working_days.1 field has a duplicate value." },
    ],
    [
      "no weekday",
      { working_days: [] },
      { working_days: "The working days field must have at least 1 items." },
    ],
    [
      "no vacation days",
      { initial_vacation_balance: 0 },
      { initial_vacation_balance: "The initial vacation balance field must be at least 1." },
    ],
    [
      "half an hourly cost",
      { internal_cost_hourly_rate: 12.5 },
      { internal_cost_hourly_rate: "The internal cost hourly rate field must be an integer." },
    ],
    [
      "a third decimal of a monthly cost",
      { internal_cost_type: "monthly", internal_cost_monthly_rate: 1.005 },
      {
        internal_cost_monthly_rate:
          "The internal cost monthly rate field must have at most 2 decimal places.",
      },
    ],
    [
      "a negative monthly cost",
      { internal_cost_type: "monthly", internal_cost_monthly_rate: -1 },
      { internal_cost_monthly_rate: "The internal cost monthly rate field must be at least 0." },
    ],
    [
      "a salary without its type",
      { salary: 5000 },
      { salary_type: "The salary type field is required when salary is present." },
    ],
    [
      "a salary type without salary",
      { salary_type: "monthly" },
      { salary: "The salary field is required when salary type is present." },
    ],
    ["a field that is none", { colour: "red" }, { colour: "The colour field is not a field of employees." }],
    [
      "an unknown custom field",
      { custom_fields: { shoe_size: 42 } },
      { "custom_fields.shoe_size": "The shoe_size field is not a custom field of employees." },
    ],
  ])("%s", async (_, fields, errors) => {
    refused(await create(body(fields)), errors);
  });

  it.each(["position_id", "level_id", "manager_employee_id", "direction_id"])(
    "a %s that leads nowhere, or to another workspace",
    async (name) => {
      const message = { [name]: `The selected ${name.replaceAll("_", " ")} is invalid.` };
      refused(
        await create(body({ [name]: name === "direction_id" ? 99 : "01J00000000000000000000000" })),
        message,
      );
      const beta = await betaWorkspace();
      const resource = { position_id: "positions", level_id: "levels", direction_id: "directions" }[name];
      const id = resource
        ? await add(beta.owner, resource, { name: `Of beta ${name}` })
        : await hire(beta.owner, `Bela ${name.replaceAll("_", "")}`);
      refused(await create(body({ [name]: name === "direction_id" ? Number(id) : id })), message);
    },
  );

  it("an unknown assignee, at its index", async () => {
    const own = await hire(acme.owner, "Dan Own");
    const unknown = "01J00000000000000000000000";
    refused(await acme.owner.patch(`/employees/${own}`, { technical_evaluation_assignees: [own, unknown] }), {
      "technical_evaluation_assignees.1": "The selected technical_evaluation_assignees.1 is invalid.",
    });
    refused(await acme.owner.patch(`/employees/${own}`, { salary_evaluation_assignees: [own, own] }), {
      "salary_evaluation_assignees.1": "The salary_evaluation_assignees.1 field has a duplicate value.",
    });
  });

  it("the digits of a direction that is not there, and whatever is no number", async () => {
    for (const direction_id of ["99", 0, 1.5, "x", true]) {
      refused(await create(body({ direction_id })), {
        direction_id: "The selected direction id is invalid.",
      });
    }
  });

  it("a salary by a key without manage-salaries, and nothing is written", async () => {
    const hr = await acme.scoped("manage-employees");
    const fields = body({ salary: 5000, salary_type: "monthly" });
    forbidden(await hr.post("/employees", fields), "manage-salaries");
    const list = await acme.owner.get(`/employees?email=${fields.email}`);
    expect(list.body.meta.total).toBe(0);
  });

  it("anything by a key without manage-employees", async () => {
    forbidden(
      await (await acme.scoped("view-employees", "manage-salaries")).post("/employees", body({})),
      "manage-employees",
    );
  });
});

describe("what is accepted", () => {
  it("a record that was read, sent again as another person", async () => {
    const whole = created(
      await create(body({ internal_cost_type: "monthly", internal_cost_monthly_rate: 5000 })),
    );
    const copy = created(
      await create({ ...whole, email: "copy@x.test", salary_type: null, salary_currency: null }),
    );
    expect(copy.id).not.toBe(whole.id);
    expect(copy).toMatchObject({ internal_cost_hourly_rate: 28.85, first_name: whole.first_name });
  });

  it("an archived assignee who was there before, but none again; their order is kept", async () => {
    const [ada, bob, cid] = [
      await hire(acme.owner, "Ada One"),
      await hire(acme.owner, "Bob Two"),
      await hire(acme.owner, "Cid Three"),
    ];
    const id = created(await create(body({ technical_evaluation_assignees: [cid, ada, bob] }))).id;
    expect((await read(acme.owner, `/employees/${id}`)).technical_evaluation_assignees).toEqual([
      cid,
      ada,
      bob,
    ]);
    await act(acme.owner, `/employees/${ada}`, "archive");
    const retained = await acme.owner.patch(`/employees/${id}`, {
      technical_evaluation_assignees: [bob, ada],
    });
    expect(retained.body.data.attributes.technical_evaluation_assignees).toEqual([bob, ada]);
    refused(await acme.owner.patch(`/employees/${id}`, { salary_evaluation_assignees: [bob, ada] }), {
      "salary_evaluation_assignees.1": "The selected salary_evaluation_assignees.1 is invalid.",
    });
    const emptied = await acme.owner.patch(`/employees/${id}`, { technical_evaluation_assignees: null });
    expect(emptied.body.data.attributes.technical_evaluation_assignees).toEqual([]);
  });

  it("an address with some members, which replaces the whole address", async () => {
    const id = created(await create(body({ address: { city: "Cluj", zip_code: "400001" } }))).id;
    expect((await read(acme.owner, `/employees/${id}`)).address).toEqual({
      city: "Cluj",
      state: null,
      street: null,
      country: null,
      zip_code: "400001",
    });
    const moved = await acme.owner.patch(`/employees/${id}`, { address: { country: "RO" } });
    expect(moved.body.data.attributes.address).toMatchObject({ city: null, country: "RO", zip_code: null });
    const none = await acme.owner.patch(`/employees/${id}`, { address: { city: null, country: "" } });
    expect(none.body.data.attributes.address).toBeNull();
  });

  it.each(["Europe/Kiev", "EST5EDT", "Etc/GMT+5", "GMT0", "America/Argentina/Buenos_Aires"])(
    "the time zone %s, as given",
    async (timezone) => {
      expect(created(await create(body({ timezone }))).timezone).toBe(timezone);
    },
  );

  it("500 characters that are more UTF-16 units", async () => {
    expect(created(await create(body({ quote: "😀".repeat(500) }))).quote).toBe("😀".repeat(500));
  });

  it("what has a default, as null", async () => {
    const fields = { weekly_hours_capacity: null, timezone: null, work_location_ids: null, tag_ids: null };
    expect(created(await create(body(fields)))).toMatchObject({
      weekly_hours_capacity: 40,
      timezone: "UTC",
      work_location_ids: [],
      tag_ids: [],
    });
  });

  it("but not null for the hours of an existing employee", async () => {
    const id = await hire(acme.owner, "Nil Hours");
    refused(await acme.owner.patch(`/employees/${id}`, { weekly_hours_capacity: null }), {
      weekly_hours_capacity: "The weekly hours capacity field is required.",
    });
  });

  it("weekdays in any order, kept ascending; a day as it is read", async () => {
    const fields = {
      working_days: [5, 1, 3],
      birth_date: "1990-02-28T00:00:00.000000Z",
      weekly_hours_capacity: 0,
    };
    expect(created(await create(body(fields)))).toMatchObject({
      working_days: [1, 3, 5],
      birth_date: day("1990-02-28"),
      weekly_hours_capacity: 0,
    });
  });

  it("locations in the order of their names, whatever the order given", async () => {
    const zagreb = await add(acme.owner, "work-locations", { name: "Zagreb" });
    const athens = await add(acme.owner, "work-locations", { name: "athens" });
    const tags = [
      await add(acme.owner, "tags", { name: "Zen" }),
      await add(acme.owner, "tags", { name: "aikido" }),
    ];
    const someone = created(await create(body({ work_location_ids: [zagreb, athens], tag_ids: tags })));
    expect(someone.work_location_ids).toEqual([athens, zagreb]);
    expect(someone.tag_ids).toEqual([tags[1], tags[0]]);
    const related = await acme.owner.get(`/employees/${someone.id}?include=workLocations[name],tags[name]`);
    const names = (name: string) =>
      related.body.data.relationships[name].map(
        (record: { attributes: { name: string } }) => record.attributes.name,
      );
    expect(names("workLocations")).toEqual(["athens", "Zagreb"]);
    expect(names("tags")).toEqual(["aikido", "Zen"]);
  });

  it("several employees at once, all or none", async () => {
    const [first, second] = [body({}), body({})];
    refused(
      await acme.owner.post("/employees/bulk", [first, { ...second, email: first.email.toUpperCase() }]),
      {
        "1.email": "The email has already been taken.",
      },
    );
    expect((await acme.owner.get(`/employees?email=${first.email}`)).body.meta.total).toBe(0);
    const both = await acme.owner.post("/employees/bulk", [first, second]);
    expect(both.status).toBe(201);
    expect(
      both.body.data.map((record: { attributes: { email: string } }) => record.attributes.email),
    ).toEqual([first.email, second.email]);
  });

  it("nothing, when it is a dry run", async () => {
    const fields = body({});
    const reply = await acme.owner.post("/employees?dry_run=true", fields);
    expect([reply.status, reply.headers.get("dry-run")]).toEqual([201, "true"]);
    expect((await acme.owner.get(`/employees?email=${fields.email}`)).body.meta.total).toBe(0);
    expect((await acme.owner.get(`/users?email=${fields.email}`)).body.meta.total).toBe(0);
  });
});

describe("a workspace in another time zone with another currency", () => {
  it("gives its own defaults", async () => {
    const beta = await betaWorkspace();
    const someone = created(await beta.owner.post("/employees", body({ salary: 90, salary_type: "hourly" })));
    expect(someone).toMatchObject({ timezone: "Pacific/Kiritimati", salary_currency: "RON" });
  });
});

let beta: Promise<TestWorkspace> | undefined;
function betaWorkspace(): Promise<TestWorkspace> {
  beta ??= app.addWorkspace("beta", { timezone: "Pacific/Kiritimati", currency: "RON" });
  return beta;
}
