import { beforeAll, describe, expect, it } from "vitest";
import { buildSchema } from "../../src/engine/schema/build-schema.ts";
import { modules } from "../../src/modules/index.ts";
import { PERMISSIONS } from "../../src/platform/permissions/catalogue.ts";
import type { Caller } from "../support/app.ts";
import { campaignSize } from "../support/campaign.ts";
import { testCompany } from "../support/test-company.ts";
import { add, hire, read } from "./company.ts";

/** The contract's table "Who sees which field"; what is not named is in the tier Directory. */
const TIERS = {
  employment: [
    "termination_date",
    "termination_reason",
    "contract_type",
    "weekly_hours_capacity",
    "working_days",
    "initial_vacation_balance",
    "general_information",
    "technical_evaluation_assignees",
    "salary_evaluation_assignees",
  ],
  private: [
    "personal_email",
    "birth_date",
    "gender",
    "address",
    "identity_card_number",
    "personal_identification_number",
    "company_name",
    "company_position",
    "company_vat",
    "company_identifier",
    "company_address",
    "contract_bank_name",
    "contract_bank_swift",
    "contract_bank_account",
    "default_signature_id",
    "custom_fields",
  ],
  sensitive: ["sensitive_information"],
  salary: ["salary", "salary_type", "salary_currency"],
  cost: ["billed_rate", "internal_cost_type", "internal_cost_hourly_rate", "internal_cost_monthly_rate"],
} as const;
type Tier = keyof typeof TIERS | "directory";

const CALLERS = [
  "colleague",
  "self",
  "superior",
  "view-employees",
  "manage-employees",
  "manage-salaries",
  "view-sensitive-information",
  "all",
] as const;
type Kind = (typeof CALLERS)[number];

const READERS: Record<Tier, readonly Kind[]> = {
  directory: CALLERS,
  employment: ["self", "superior", "view-employees", "manage-employees", "all"],
  private: ["self", "view-employees", "manage-employees", "all"],
  sensitive: ["view-sensitive-information", "all"],
  salary: ["manage-salaries", "all"],
  cost: ["manage-employees", "all"],
};
/** Who may filter and sort; tiers that are not named here offer neither. */
const QUERIERS: Partial<Record<Tier, readonly Kind[]>> = {
  directory: CALLERS,
  employment: ["view-employees", "manage-employees", "all"],
  private: ["view-employees", "manage-employees", "all"],
  salary: ["manage-salaries", "all"],
};
const WRITERS: Record<Tier, readonly Kind[]> = {
  directory: ["manage-employees", "all"],
  employment: ["manage-employees", "all"],
  private: ["manage-employees", "all"],
  sensitive: ["all"],
  salary: ["manage-salaries", "all"],
  cost: ["manage-employees", "all"],
};
const OWN = [
  "about",
  "quote",
  "phone",
  "personal_email",
  "address",
  "timezone",
  "default_signature_id",
  "avatar",
];

const { fields, filters, sort } = buildSchema(modules, PERMISSIONS).resources.get("employees")!;
const tierOf = (name: string): Tier =>
  (Object.keys(TIERS) as (keyof typeof TIERS)[]).find((tier) =>
    (TIERS[tier] as readonly string[]).includes(name),
  ) ?? "directory";
const returned = [...fields.values()].filter((field) => !field.writeOnly).map((field) => field.name);
const writable = [...fields.values()]
  .filter((field) => !field.managed && !field.createOnly)
  .map((field) => field.name);

const { acme } = testCompany();
let dan: string;
const callers = {} as Record<Kind, Caller>;
/** Another value than the stored one for every field that can be written. */
let values: Record<string, unknown>;

beforeAll(async () => {
  const { owner } = acme;
  const top = await hire(owner, "Top Most");
  const ana = await hire(owner, "Ana Pop", { manager_employee_id: top });
  dan = await hire(owner, "Dan Rus", {
    manager_employee_id: ana,
    salary: 5000,
    salary_type: "monthly",
    termination_date: "2027-12-31",
    internal_cost_type: "monthly",
    internal_cost_monthly_rate: 5000,
  });
  const col = await hire(owner, "Col Toma");
  callers.colleague = await acme.callerFor(col);
  callers.self = await acme.callerFor(dan);
  callers.superior = await acme.callerFor(top);
  callers.all = owner;
  for (const scope of [
    "view-employees",
    "manage-employees",
    "manage-salaries",
    "view-sensitive-information",
  ] as const) {
    callers[scope] = await acme.scoped(scope);
  }
  values = {
    email: "new@x.test",
    first_name: "New",
    last_name: "New",
    start_date: "2024-02-01",
    termination_date: "2027-12-30",
    termination_reason: "other",
    position_id: await add(owner, "positions", { name: "Developer" }),
    direction_id: Number(await add(owner, "directions", { name: "Platform" })),
    manager_employee_id: top,
    level_id: await add(owner, "levels", { name: "Senior" }),
    work_location_ids: [await add(owner, "work-locations", { name: "Cluj" })],
    tag_ids: [await add(owner, "tags", { name: "First aid" })],
    avatar: "/new.png",
    default_signature_id: "01J00000000000000000000000",
    personal_email: "new@home.test",
    birth_date: "1990-01-01",
    address: { city: "Cluj" },
    company_address: { city: "Cluj" },
    timezone: "Europe/Berlin",
    contract_type: "internship",
    salary: 5001,
    salary_type: "hourly",
    salary_currency: "USD",
    weekly_hours_capacity: 20,
    working_days: [1, 2],
    initial_vacation_balance: 3,
    technical_evaluation_assignees: [ana],
    salary_evaluation_assignees: [ana],
    billed_rate: 90,
    internal_cost_type: null,
    internal_cost_hourly_rate: 30,
    internal_cost_monthly_rate: 5001,
    custom_fields: { shoe_size: 42 },
  };
  for (const name of writable) values[name] ??= name === "internal_cost_type" ? null : "New";
});

/** A type cannot change alone: the rate that goes with it is sent too. */
const withCompanions = (name: string) => ({
  [name]: values[name],
  ...(name === "internal_cost_type" ? { internal_cost_hourly_rate: 30 } : {}),
});

describe("every tier", () => {
  it("guards the fields that the contract names, and no others are guarded", () => {
    const guarded = [...fields.values()].filter((field) => field.gate !== null);
    expect(Object.fromEntries(guarded.map((field) => [field.name, field.gate]))).toEqual(
      Object.fromEntries(Object.entries(TIERS).flatMap(([tier, names]) => names.map((name) => [name, tier]))),
    );
  });
});

/** `npm test` tries each field with one in three of the callers, the campaign with all. */
const SHARE = campaignSize({ suite: 3, campaign: 1 });

describe.each(CALLERS)("%s", (kind) => {
  const triedWith = (names: readonly string[]): string[] =>
    names.filter((_, index) => (index + CALLERS.indexOf(kind)) % SHARE === 0);

  it("reads in a record, in a list and through a relation exactly the fields of the readable tiers", async () => {
    const expected = returned.filter((name) => READERS[tierOf(name)].includes(kind)).sort();
    const caller = callers[kind];
    expect(Object.keys(await read(caller, `/employees/${dan}`)).sort()).toEqual(expected);
    const [listed] = (await caller.get("/employees?first_name=Dan")).body.data;
    expect(Object.keys(listed.attributes).sort()).toEqual(expected);
    const everything = returned.join("|");
    const [top] = (
      await caller.get(`/employees?first_name=Top&include=managedEmployees.managedEmployees[${everything}]`)
    ).body.data;
    const [ana] = top.relationships.managedEmployees;
    const [related] = ana.relationships.managedEmployees;
    expect(related.id).toBe(dan);
    expect(Object.keys(related.attributes).sort()).toEqual(expected);
  });

  it.each(triedWith(writable))("may write %s or is refused, as the tier says", async (name) => {
    const reply = await callers[kind].patch(`/employees/${dan}?dry_run=true`, withCompanions(name));
    const tier = tierOf(name);
    const may = WRITERS[tier].includes(kind) || (kind === "self" && OWN.includes(name));
    if (may) {
      // There are neither documents to be chosen nor such a custom field; the right is what counts here.
      const awaited = name === "default_signature_id" || name === "custom_fields";
      expect(reply.status, reply.text).toBe(awaited ? 422 : 200);
      return;
    }
    expect(reply.status, reply.text).toBe(403);
    const mayUpdateSomething = ["self", "manage-employees", "manage-salaries"].includes(kind);
    const missing =
      mayUpdateSomething && tier === "salary"
        ? "manage-salaries"
        : tier === "sensitive" && kind === "manage-employees"
          ? "view-sensitive-information"
          : "manage-employees";
    expect(reply.body.required_permission).toBe(missing);
    if (mayUpdateSomething) expect(reply.body.field).toBe(name);
  });

  it.each(triedWith([...filters.keys()]))(
    "may filter by %s or is refused, as the tier says",
    async (name) => {
      const tier = tierOf(name);
      const queriers = QUERIERS[tier];
      expect(queriers, `${name} is of a tier that offers no filters`).toBeDefined();
      const sample = { archived: "true", status: "active", direction_id: "1", permissions: "view-leave" }[
        name
      ];
      const options = filters.get(name)!.kind.options?.[0];
      const date = ["date", "date-time"].includes(filters.get(name)!.kind.type) ? "2026-01-01" : undefined;
      const id = /(^|_)ids?$|^superiors$/.test(name) ? dan : "x";
      const value = sample ?? options ?? date ?? id;
      for (const parameter of [name, `-${name}`]) {
        const reply = await callers[kind].get(`/employees?${parameter}=${value}&perPage=1`);
        expect(reply.status, reply.text).toBe(queriers!.includes(kind) ? 200 : 403);
        if (reply.status === 403) expect(reply.body.required_permission).toBe("view-employees");
      }
    },
  );

  it.each(triedWith(sort))("may sort by %s or is refused, as the tier says", async (name) => {
    for (const parameter of [name, `-${name}`]) {
      const reply = await callers[kind].get(`/employees?sort=${parameter}&perPage=1`);
      expect(reply.status, reply.text).toBe(QUERIERS[tierOf(name)]!.includes(kind) ? 200 : 403);
      if (reply.status === 403) expect(reply.body.required_permission).toBe("view-employees");
    }
  });

  it("is offered only the filters and orders that it may use", async () => {
    const { data } = (await callers[kind].get("/employees/filters")).body;
    const keys = (group: string) =>
      data.filter((row: { group: string }) => row.group === group).map((row: { key: string }) => row.key);
    const mayUse = (name: string) => QUERIERS[tierOf(name)]!.includes(kind);
    expect(keys("matches").sort()).toEqual([...filters.keys()].filter(mayUse).sort());
    expect(keys("sortables").sort()).toEqual(sort.filter(mayUse).sort());
  });
});

describe("the lists of the contract", () => {
  it("are the filters, orders and searched fields that there are", () => {
    const contract =
      "position_id level_id manager_employee_id direction_id work_location_ids position_name department direction superiors permissions project_id tags archived email first_name last_name status contract_type identity_card_number start_date termination_date archived_at id role_id created_at updated_at";
    const awaited = filters.has("project_id") ? [] : ["project_id"];
    expect([...filters.keys(), ...awaited].sort()).toEqual(contract.split(" ").sort());
    expect([...sort].sort()).toEqual(
      "email first_name id last_name start_date status termination_date".split(" "),
    );
  });
});
