import { beforeAll, describe, expect, it } from "vitest";
import type { Caller } from "../support/app.ts";
import { testCompany } from "../support/test-company.ts";
import { act, add, created, hire, person, shown } from "./company.ts";

const EMPLOYEE = [
  ...["email", "first_name", "last_name", "start_date", "termination_date", "position_id", "direction_id"],
  ...["manager_employee_id", "level_id", "avatar", "avatar_name", "default_signature_id", "status"],
  ...["personal_email", "general_information", "about", "sensitive_information", "quote", "phone"],
  ...["birth_date", "identity_card_number", "personal_identification_number", "address", "timezone"],
  ...["contract_type", "company_position", "company_name", "company_vat", "company_identifier"],
  ...["company_address", "contract_bank_name", "contract_bank_swift", "contract_bank_account"],
  ...["salary_type", "salary_currency", "salary", "weekly_hours_capacity", "initial_vacation_balance"],
  ...["technical_evaluation_assignees", "salary_evaluation_assignees", "billed_rate"],
  ...["internal_cost_hourly_rate", "internal_cost_type", "internal_cost_monthly_rate", "position_code"],
  ...["gender", "custom_fields", "id", "name", "role_id", "work_location_ids"],
];

/** The relationships of an employee with the fields that can be selected of each, as integrators know them. */
const RELATIONSHIPS: Record<string, readonly string[]> = {
  user: [
    ...["archived_at", "avatar", "email", "first_name", "has_password", "id", "is_tenant_owner"],
    ...["last_name", "locale", "onboarding_step", "onboarding_token", "status"],
  ],
  manager: EMPLOYEE,
  managedEmployees: EMPLOYEE,
  archiver: EMPLOYEE,
  contractType: ["heading", "id", "name"],
  holidayBalances: [
    ...["balance", "deleted_at", "employee_id", "holiday_policy_id", "initial_balance", "year"],
  ],
  position: ["department_id", "description", "id", "is_used", "name"],
  level: ["created_at", "description", "id", "is_used", "name"],
  projects: [
    ...["archived", "billing_model", "budget", "budget_type", "client_id", "client_name", "created_at"],
    ...["currency", "description", "ends_at", "id", "is_used", "logo_path", "name"],
    ...["revenue_share_percent", "starts_at", "website"],
  ],
  direction: ["department_id", "description", "is_used", "name"],
  workLocations: ["description", "is_used", "name"],
  tags: ["color", "name", "type"],
  salaryHistory: ["amount", "employee_id", "end_date", "is_demo", "notes", "start_date", "type"],
};

const { acme } = testCompany();
/** Somebody who has one of everything, archived by Cleo, and whose only report is Dan. */
let ana: string;

beforeAll(async () => {
  const { owner } = acme;
  const boss = await hire(owner, "Bea Boss");
  const cleo = await hire(owner, "Cleo Clerk");
  ana = created(
    await owner.post(
      "/employees",
      person("Ana Pop", {
        manager_employee_id: boss,
        contract_type: "internship",
        position_id: await add(owner, "positions", { name: "Engineer" }),
        level_id: await add(owner, "levels", { name: "Senior" }),
        direction_id: Number(await add(owner, "directions", { name: "Product" })),
        work_location_ids: [await add(owner, "work-locations", { name: "Cluj" })],
        tag_ids: [await add(owner, "tags", { name: "Climber" })],
        salary: 5000,
        salary_type: "monthly",
        internal_cost_monthly_rate: 8000,
      }),
    ),
  ).id;
  await hire(owner, "Dan Doe", { manager_employee_id: ana });
  const client = await add(owner, "clients", { name: "Client" });
  const project = await add(owner, "projects", { name: "Alpha", client_id: client });
  await add(owner, "project-assignments", { project_id: project, employee_id: ana });
  shown(await act(await acme.callerFor(cleo, "manage-employees"), `/employees/${ana}`, "archive"));
});

const relatedOf = async (by: Caller, query: string) =>
  (await by.get(`/employees/${ana}?${query}`)).body.data.relationships;

describe("an employee's relationships", () => {
  it.each(Object.entries(RELATIONSHIPS))("%s has every field that can be selected", async (name, fields) => {
    const source = name === "managedEmployees" ? "Bea" : "Ana";
    const { body, status, text } = await acme.owner.get(
      `/employees?first_name=${source}&include=${name}[${fields.join("|")}]`,
    );
    expect(status, text).toBe(200);
    const related = [body.data[0].relationships[name]].flat();
    expect(related.length).toBeGreaterThan(0);
    for (const one of related) expect(Object.keys(one.attributes).sort()).toEqual([...fields].sort());
  });

  it("can be included all at once", async () => {
    const names = Object.keys(RELATIONSHIPS);
    expect(Object.keys(await relatedOf(acme.owner, `related=${names.join(",")}`)).sort()).toEqual(
      names.sort(),
    );
  });
});

describe("their leave balances", () => {
  const path = () => `/holiday-balances?employee_id=${ana}&sort=-year`;

  it("are those of the list, with the same figures, the latest year first", async () => {
    const listed = (await acme.owner.get(path())).body.data;
    const { holidayBalances } = await relatedOf(acme.owner, "related=holidayBalances");
    const byId = (records: { id: string }[]) => records.toSorted((a, b) => a.id.localeCompare(b.id));
    expect(byId(holidayBalances)).toEqual(byId(listed));
    const years = holidayBalances.map((one: { attributes: { year: number } }) => one.attributes.year);
    expect(years).toEqual(years.toSorted((a: number, b: number) => b - a));
    expect(
      holidayBalances.some((one: { attributes: { balance: number | null } }) => one.attributes.balance),
    ).toBe(true);
  });

  it("show their figures at any depth, beside what else is requested", async () => {
    const { position } = await relatedOf(acme.owner, "include=position[name],holidayBalances[balance|year]");
    expect(position.attributes).toEqual({ name: "Engineer" });
    const { manager } = await relatedOf(
      acme.owner,
      "include=manager[id].managedEmployees[id].holidayBalances[balance].employee[name]",
    );
    const [own] = manager.relationships.managedEmployees.filter((one: { id: string }) => one.id === ana);
    const [balance] = own.relationships.holidayBalances;
    expect(Object.keys(balance.attributes)).toEqual(["balance"]);
    expect(typeof balance.attributes.balance).toBe("number");
    expect(balance.relationships.employee.attributes).toEqual({ name: "Ana Pop" });
  });

  it("are visible to those who can see them in their own list", async () => {
    const colleague = await acme.callerFor(await hire(acme.owner, "Col League"));
    expect((await colleague.get(path())).body.data).toEqual([]);
    expect(await relatedOf(colleague, "related=holidayBalances")).toEqual({ holidayBalances: [] });
    const clerk = await acme.callerFor(await hire(acme.owner, "Lea Clerk"), "view-leave");
    expect((await relatedOf(clerk, "include=holidayBalances[year]")).holidayBalances.length).toBeGreaterThan(
      0,
    );
  });
});
