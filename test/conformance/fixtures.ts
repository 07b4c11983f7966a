import { addDays } from "../../src/engine/declare/calendar.ts";
import { createApiKey } from "../../src/modules/api-keys/index.ts";
import type { Body, Fixtures } from "../support/conformance/fixture.ts";
import type { Site } from "../support/conformance/world.ts";
import { archiveOneCategory, expenseFixture } from "./expense-fixtures.ts";
import { leaveRequestFixture } from "./leave-requests.fixture.ts";
import { TIME_FIXTURES } from "./time-fixtures.ts";

/** A project without what only some billing models have. */
const NO_TERMS = { fee_amount: null, retainer_minutes: null, revenue_share_percent: null };

/**
 * What cannot be derived from a declaration, by resource. A new resource needs an entry only when a rule of its own
 * (one that no field declares) refuses every derived body; the tests say so then.
 */
export const FIXTURES: Fixtures = {
  employees: {
    body: (n) => ({
      // The third of three has not begun yet, and is seen by few; those who are made later are all at work.
      start_date: n % 3 === 2 && n < 1000 ? `2027-0${(n % 9) + 1}-01` : `2020-0${(n % 9) + 1}-15`,
      birth_date: `19${70 + (n % 30)}-05-17`,
      // The second of them will be there for long.
      ...(n % 6 === 1 ? { termination_date: "2031-12-31" } : {}),
    }),
    together: {
      salary: { salary_type: "monthly" },
      salary_type: { salary: 5000 },
      salary_currency: { salary: 5000, salary_type: "monthly" },
      internal_cost_hourly_rate: { internal_cost_type: "hourly" },
    },
    emptiedWith: {
      salary_type: { salary: null },
      salary_currency: { salary: null, salary_type: null },
      internal_cost_type: { internal_cost_hourly_rate: 5 },
      internal_cost_monthly_rate: { internal_cost_hourly_rate: 5 },
      internal_cost_hourly_rate: { internal_cost_type: null },
    },
    impossible: ["default_signature_id"],
    // Whoever asks in the checks is nobody's employee, whose days could be meant.
    exampleParts: { "working-days": ({ id }) => ({ employee_id: id }) },
    prepare: archiveOneByAnother,
    filterValues: {
      position_name: () => ["birch0", "EMBER1"],
      direction: () => ["birch0", "cedar3"],
      department: (site) => [...site.choosable("departments"), "Cedar3"],
      tags: (site) => ["birch0", "EMBER1", ...site.choosable("tags").slice(-1)],
      superiors: (site) => site.choosable("employees").slice(0, 3),
      project_id: (site) => site.choosable("projects").slice(0, 4),
    },
  },
  users: {
    // Whoever manages accounts reads the tokens of those whom they may invite.
    openOnOwnRows: ["onboarding"],
    body: (n, { workspace }) => ({ role_id: workspace.roles.Employee, email: `outside${n}@example.test` }),
  },
  "salary-history": {
    // The values that the period is moved to (7 to 14) lie before all others.
    body: (n) =>
      n >= 7 && n <= 14 ? { start_date: `1990-01-0${(n % 7) + 1}`, end_date: `1990-01-1${n % 7}` } : {},
    together: { start_date: { end_date: "1990-01-20" } },
    // Only the last period of an employee is open.
    managed: ["end_date"],
    uniform: ["is_demo"],
  },
  departments: {
    // The third of three employees is a draft.
    body: (n, { choosable }) => ({ manager_employee_id: choosable("employees")[n % 2] }),
  },
  "holiday-policies": {
    // With accrual by periods every field has a meaning; workspaces begin with policies of other methods.
    body: (n) => ({
      accrual_method: ["monthly", "quarterly"][n % 2],
      // Each that opens balances by itself does so for everybody.
      auto_assign: n === 7,
      // Requests that name a policy are accepted.
      negative_limit_days: 300 + (n % 60),
    }),
    always: ["annual_days", "negative_limit_days"],
    managed: ["accrual_timing", "annual_days"],
    prepare: archiveOnePolicy,
  },
  "holiday-balances": {
    // Leave years that no rule opens, each once; under the policy that workspaces begin with, which keeps a balance.
    body: (n, { choosable }) => ({
      year: 2033 + (n % 67),
      holiday_policy_id: choosable("holiday-policies")[0],
    }),
    // Days of the record's own leave year, which the values of a field do not know.
    impossible: ["accrues_from", "carry_over_expires_on"],
    // Null returns to the default.
    managed: ["initial_balance"],
    prepare: deleteOneBalance,
  },
  "public-holidays": {
    body: (n) => ({ country: ["RO", "AT", "PT"][n % 3] }),
    filterValues: { work_location_id: (site) => site.choosable("work-locations") },
  },
  "contract-types": {
    uniform: ["created_at"],
    prepare: describeOneContractType,
  },
  projects: {
    body: () => ({ billing_model: "time_and_materials" }),
    always: ["client_id"],
    filterValues: { employee_id: (site) => site.choosable("employees").slice(0, 4) },
    together: {
      budget_type: { budget: 100 },
      budget: { budget_type: "amount" },
      budget_includes_expenses: { budget: 100, budget_type: "cost" },
      billing_model: NO_TERMS,
      fee_amount: { billing_model: "fixed_fee", retainer_minutes: null, revenue_share_percent: null },
      retainer_minutes: {
        revenue_share_percent: null,
        billing_model: "retainer",
        billed_rate: 80,
        fee_amount: 1000,
        starts_at: "2024-01-01",
      },
      revenue_share_percent: { billing_model: "revenue_share", fee_amount: null, retainer_minutes: null },
    },
    emptiedWith: {
      client_id: { ...NO_TERMS, billing_model: "non_billable" },
      budget: { budget_type: null, budget_includes_expenses: false },
      budget_type: { budget: null, budget_includes_expenses: false },
      fee_amount: { ...NO_TERMS, billing_model: "time_and_materials" },
      revenue_share_percent: { ...NO_TERMS, billing_model: "time_and_materials" },
      billed_rate: { ...NO_TERMS, billing_model: "time_and_materials" },
      starts_at: { ...NO_TERMS, billing_model: "time_and_materials" },
    },
    prepare: archiveOneProject,
  },
  tasks: {
    body: () => ({ position: 1 }),
    // Only people of the project can be named.
    impossible: ["assigned_employee_ids"],
    filterValues: { assigned_employee_id: (site) => site.choosable("employees").slice(0, 4) },
    prepare: workOnTasks,
  },
  "project-assignments": {
    body: assignmentPeriod,
    always: ["starts_at", "ends_at"],
    managed: ["ends_at"],
    filterValues: { effective_on: () => ["2026-02-10", "2026-01-05,2026-04-30"] },
    together: { starts_at: { ends_at: "1990-02-20" } },
  },
  ...TIME_FIXTURES,
  "employee-rates": {
    // Each begins on a day of its own.
    body: (n) => ({
      kind: n < 6 && n % 2 === 1 ? "billed" : "internal_cost",
      rate_type: "hourly",
      starts_at: dayAfter("2001-01-01", n),
    }),
    always: ["starts_at"],
    // Only one rate of a kind is without a first day, and others may be it already.
    managed: ["starts_at"],
    together: {
      monthly_rate: { rate_type: "monthly", hourly_rate: null },
      weekly_hours_capacity: { rate_type: "monthly", monthly_rate: 4000, hourly_rate: null },
    },
    emptiedWith: {
      monthly_rate: { rate_type: "hourly", weekly_hours_capacity: null },
      weekly_hours_capacity: { rate_type: "hourly", monthly_rate: null },
    },
  },
  workspace: {
    body: (n) => ({
      vat_number: `RO${n}00`,
      address: { city: `Town ${n}`, country: ["RO", "DE", "AT"][n % 3] },
    }),
    // The first two take a session; the others are locked by amounts and weeks of other records.
    impossible: ["subdomain", "two_factor_required", "base_currency", "week_starts_on"],
  },
  "evaluation-types": {
    body: (n) => ({
      criteria: [
        { key: `question_${n}`, title: "How was it?", weight: 2.5 },
        { key: "pick", title: "Which?", kind: "choice", options: ["this", "that"], is_required: false },
      ],
      scale_labels: ["one", "two", "three", "four", `five ${n}`],
    }),
    together: { scale_labels: { scale_max: 5 } },
    emptiedWith: { scale_max: { scale_labels: null } },
    uniform: ["is_used"],
  },
  "custom-fields": {
    // Of a resource that is not kept yet, so that no required one keeps others from being made.
    body: (n) => ({
      resource: "leads",
      type: "number",
      slug: `field_${n}`,
      default_value: 5 + (n % 3),
      min: -1 - (n % 5),
      max: 100 + (n % 5),
      position: 1 + (n % 2),
      is_filterable: false,
    }),
    impossible: ["options", "min_length", "max_length", "access"],
    managed: ["decimals", "position"],
    makeRoom: keepFewCustomFields,
    prepare: defineOthers,
    exampleParts: {
      purge: ({ slug }) => ({ slug }),
      // All of one resource are put in order at once.
      reorder: ({ resource }, all) => ({
        repositories: all
          .filter((one) => one.resource === resource && one.archived_at === null)
          .map(({ id }) => id),
      }),
    },
  },
  "tax-rates": {
    // Every other category is without a percentage.
    body: (n) => ({
      percent: 1 + (n % 90) + (n % 4) / 4,
      category: "standard",
      country: ["RO", "DE"][n % 2],
    }),
    uniform: ["is_used"],
    prepare: exemptRates,
  },
  "exchange-rates": {
    body: (n) => ({
      from_currency: ["USD", "CHF"][n % 2],
      to_currency: ["EUR", "RON"][n % 2],
      // None lies ahead.
      date: addDays("2000-01-01", n % 9_500),
      rate: 1 + (n % 50) / 8,
    }),
  },
  clients: {
    body: (n) => ({
      vat_number: `RO${n}00`,
      address: { city: `Town ${n}`, country: ["RO", "DE", "AT"][n % 3] },
      allow_duplicate: true,
    }),
    filterValues: { country: () => ["RO", "de,AT", "FR"] },
    uniform: ["lead_id", "has_open_invoices", "has_overdue_invoices"],
    prepare: archiveOneClient,
  },
  "client-contacts": {
    // The first two clients have contacts early, so that a later one is the primary contact only when it says so.
    body: (n, { choosable }) => ({ client_id: choosable("clients")[n % 2] }),
    // Nobody is without both a last name and an email.
    always: ["last_name"],
    emptiedWith: { last_name: { email: "reached@example.test" }, email: { last_name: "Ember" } },
  },
  expenses: expenseFixture,
  "expense-categories": {
    // One that is counted in units is made with the workspace.
    body: () => ({ kind: "amount" }),
    together: { unit_price: { unit_name: "night" }, unit_name: { unit_price: 80 } },
    managed: ["unit_name", "unit_price"],
    prepare: archiveOneCategory,
  },
  webhooks: {
    body: (n) => ({
      // Nobody listens there: every delivery fails at once.
      url: `http://127.0.0.1:9/hook/${n}`,
      events: [["tags.*"], ["*"], ["positions.created", "levels.updated"]][n % 3],
    }),
    filterValues: { event: () => ["tags.created", "positions.created", "nothing"] },
    unrepeatable: ["secret_hint"],
    makeRoom: keepFewWebhooks,
  },
  holidays: leaveRequestFixture,
  "webhook-deliveries": {
    prepare: tryTwoWebhooks,
  },
  "audit-log": {
    prepare: writeInBulk,
    filterValues: { changed_field: () => ["positions.name", "employees.salary", "webhooks.url"] },
  },
  "api-keys": {
    body: (n) => ({
      // Scopes are only narrowed: the values that a field is changed to (7 to 14) lie within all others.
      scopes: n >= 7 && n <= 14 ? ["view-employees"] : ["manage-employees", "view-leave"],
      ip_allowlist: [`192.0.2.${n % 250}`, "2001:db8::/32"],
      expires_at: `2027-01-${String((n % 28) + 1).padStart(2, "0")}T08:00:00+01:00`,
    }),
    openOnOwnRows: ["usage"],
    unrepeatable: ["key_hint"],
    makeRoom: revokeFormerKeys,
    prepare: keysInEveryState,
  },
};

/**
 * Periods that never meet, whoever is assigned to what: the first ones last until now, those that a period is moved to
 * (7 to 14) lie before all others.
 */
function assignmentPeriod(n: number): Body {
  if (n < 6)
    return n % 2 === 0
      ? { starts_at: `2026-0${n + 1}-01`, ends_at: null }
      : { starts_at: "2026-01-01", ends_at: `2026-0${n + 1}-20` };
  if (n <= 14)
    return {
      starts_at: `1990-01-${String(n).padStart(2, "0")}`,
      ends_at: `1990-02-${String(n).padStart(2, "0")}`,
    };
  const starts_at = dayAfter("1991-01-01", (n % 6_000) * 2);
  return { starts_at, ends_at: starts_at };
}

const dayAfter = (start: string, days: number): string =>
  new Date(Date.parse(start) + days * 86_400_000).toISOString().slice(0, 10);

async function archiveOneProject({ owner }: Site): Promise<void> {
  const { body } = await owner.post("/projects", { name: "Long over" });
  const reply = await owner.post(`/projects/${body.data.id}/actions?action=archive`, {});
  if (reply.status !== 200) throw new Error(`The project could not be archived: ${reply.text}`);
}

/** Tasks in every state, one of them somebody's. */
async function workOnTasks({ owner, choosable, all }: Site): Promise<void> {
  const [first, second] = choosable("tasks");
  await owner.post(`/tasks/${first}/actions?action=start`, {});
  await owner.post(`/tasks/${second}/actions?action=complete`, {});
  for (const { attributes } of await all("project-assignments")) {
    if (!attributes.is_active) continue;
    await owner.post("/tasks", {
      project_id: attributes.project_id,
      name: `Of ${attributes.id}`,
      assigned_employee_ids: [attributes.employee_id],
    });
  }
}

/** The archiver of an employee is the employee whose account does it. */
async function archiveOneByAnother({ owner, workspace, choosable, all }: Site): Promise<void> {
  const [boss] = choosable("employees");
  const inDepartment = (await all("positions")).find((one) => one.attributes.department_id !== null);
  const { body } = await owner.post("/employees", {
    email: "leaver@example.test",
    first_name: "Lea",
    last_name: "Leaver",
    start_date: "2021-01-01",
    manager_employee_id: boss,
    position_id: inDepartment?.id ?? null,
  });
  const archiver = await workspace.callerFor(boss!, "manage-employees");
  const reply = await archiver.post(`/employees/${body.data.id}/actions?action=archive`, {});
  if (reply.status !== 200) throw new Error(`The employee could not be archived: ${reply.text}`);
}

/** The second of the policies that workspaces begin with is not the default. */
async function archiveOnePolicy({ owner, choosable }: Site): Promise<void> {
  const reply = await owner.post(
    `/holiday-policies/${choosable("holiday-policies")[1]}/actions?action=archive`,
    {},
  );
  if (reply.status !== 200) throw new Error(`The policy could not be archived: ${reply.text}`);
}

async function deleteOneBalance({ owner, all }: Site): Promise<void> {
  const [oldest] = await all("holiday-balances");
  const reply = await owner.delete(`/holiday-balances/${oldest!.id}`);
  if (reply.status !== 204) throw new Error(`The balance could not be deleted: ${reply.text}`);
}

/** The closed set is made with the workspace, all alike. */
async function describeOneContractType({ owner, choosable }: Site): Promise<void> {
  await owner.patch(`/contract-types/${choosable("contract-types")[0]}`, { description: "For most people" });
}

/** A resource has at most 100. */
async function keepFewCustomFields({ all, choosable, owner }: Site): Promise<void> {
  const extra = (await all("custom-fields", "&resource=leads")).filter(
    ({ id }) => !choosable("custom-fields").includes(id),
  );
  for (const { id } of extra) await owner.delete(`/custom-fields/${id}`);
}

/** Fields of other resources and types: a filterable one that is used, a restricted one, an archived one. */
async function defineOthers({ owner, choosable }: Site): Promise<void> {
  const define = async (resource: string, more: object) =>
    (await owner.post("/custom-fields", { resource, ...more })).body.data.id;
  await define("clients", { name: "Shade", type: "text", description: "Of the logo" });
  await owner.patch(`/clients/${choosable("clients")[0]}`, { custom_fields: { shade: "red" } });
  await define("employees", { name: "Shoe size", type: "number", access: "restricted" });
  const gone = await define("clients", { name: "Gone", type: "boolean" });
  await owner.post(`/custom-fields/${gone}/actions?action=archive`, {});
}

/** Two rates of other categories, one of them out of use. */
async function exemptRates({ owner }: Site): Promise<void> {
  const exempt = { percent: 0, category: "exempt", exemption_reason: "Article 44" };
  await owner.post("/tax-rates", { ...exempt, name: "Exempt in Romania", country: "RO" });
  const { body } = await owner.post("/tax-rates", { ...exempt, name: "Exempt formerly", country: "DE" });
  await owner.post(`/tax-rates/${body.data.id}/actions?action=archive`, {});
}

async function archiveOneClient({ owner }: Site): Promise<void> {
  const { body } = await owner.post("/clients", { name: "A client of former days" });
  await owner.post(`/clients/${body.data.id}/actions?action=archive`, {});
}

/** Entries of one request are tied by a batch. */
async function writeInBulk({ owner }: Site): Promise<void> {
  await owner.post("/tags/bulk", [{ name: "in bulk 1" }, { name: "in bulk 2" }]);
}

/** A workspace has at most 20. */
async function keepFewWebhooks({ all, choosable, owner }: Site): Promise<void> {
  const extra = (await all("webhooks")).filter(({ id }) => !choosable("webhooks").includes(id));
  for (const { id } of extra) await owner.delete(`/webhooks/${id}`);
}

async function tryTwoWebhooks({ app, choosable, owner, workspace: { workspace } }: Site): Promise<void> {
  for (const id of choosable("webhooks").slice(0, 2)) {
    const reply = await owner.post(`/webhooks/${id}/actions?action=test`, {});
    if (reply.status !== 200) throw new Error(`The webhook could not be tried: ${reply.text}`);
  }
  await app.installation.pool.query(OTHER_DELIVERY, [workspace.id]);
  await owner.post(`/webhooks/${choosable("webhooks")[0]}/actions?action=disable`, {});
}

/** What only time and other people's servers would bring. */
const OTHER_DELIVERY = `update webhook_deliveries set status = 'succeeded', last_response_status = 200,
    event_type = 'tags.created', event_at = event_at - interval '1 day'
  where workspace_id = $1 and id = (select max(id) from webhook_deliveries where workspace_id = $1)`;

/** A person has at most 50 keys that work. */
async function revokeFormerKeys({ app, choosable, workspace: { workspace } }: Site): Promise<void> {
  await app.installation.pool.query(
    `update api_keys set revoked_at = $2 where workspace_id = $1 and id <> all($3) and name !~ '^Key ' and revoked_at is null`,
    [workspace.id, app.clock.now(), choosable("api-keys")],
  );
}

/** Keys are made by signed-in people only. */
async function keysInEveryState({ app, workspace: { workspace, ownerUserId } }: Site): Promise<void> {
  for (const name of ["Revoked", "Expired", "Narrow"]) {
    await app.installation.work(workspace, (work) =>
      createApiKey(work, {
        userId: ownerUserId,
        name,
        description: name === "Narrow" ? null : `${name} for the tests`,
        scopes: name === "Narrow" ? ["view-employees"] : "all",
        ips: name === "Narrow" ? ["10.0.0.0/8"] : [],
      }),
    );
  }
  await app.installation.pool.query(
    `update api_keys set revoked_at = case when name = 'Revoked' then $2::timestamptz end,
       revoked_by_user_id = case when name = 'Revoked' then $3 end,
       revoke_reason = case when name = 'Revoked' then 'manual' end,
       expires_at = case when name = 'Expired' then $2::timestamptz - interval '1 day' end,
       last_used_at = case when name = 'Revoked' then $2::timestamptz - interval '2 days' end
     where workspace_id = $1 and name in ('Revoked', 'Expired')`,
    [workspace.id, app.clock.now(), ownerUserId],
  );
}
