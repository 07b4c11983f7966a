import type { Page } from "playwright-core";

/** Reads from the API as the person who is signed in in the browser. */
export type Read = (path: string) => Promise<{ data: { id: string; attributes: Record<string, unknown> }[] }>;

/** A screen that a picture is taken of. */
export interface Place {
  /** The name of the picture's file. */
  readonly name: string;
  /** Its address; an id in it is found first. */
  readonly path: string | ((read: Read) => Promise<string>);
  readonly isOpen?: boolean;
  /** What a person does there before the picture is worth taking. */
  readonly prepare?: (page: Page) => Promise<unknown>;
}

const firstOf =
  (list: string, path: (id: string) => string) =>
  async (read: Read): Promise<string> => {
    const [record] = (await read(list)).data;
    if (!record) throw new Error(`${list} lists nothing.`);
    return path(record.id);
  };

/** Makes a webhook, since the demo company has none, and goes to its page. */
async function createWebhook(page: Page): Promise<void> {
  await page.getByLabel("Address").fill("https://books.acme.example/bureau-events");
  await page.getByLabel("Description").fill("Tells bookkeeping who works here");
  await page.getByRole("combobox", { name: "Events" }).fill("employees: all");
  await page.getByRole("option", { name: "Employees: all" }).click();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Create the webhook" }).click();
  await page.getByRole("link", { name: "I have saved it" }).click();
  await page.getByText("No deliveries yet").waitFor();
}

/** Every screen of the web UI that has an address of its own and needs no link from a mail. */
export const PLACES: readonly Place[] = [
  { name: "sign-in", path: "/sign-in", isOpen: true },
  { name: "forgot-password", path: "/forgot-password", isOpen: true },
  { name: "employees", path: "/employees" },
  {
    name: "employee",
    path: firstOf("/employees?sort=start_date&status=active&perPage=1", (id) => `/employees/${id}`),
  },
  { name: "new-employee", path: "/employees/new" },
  { name: "org-chart", path: "/employees/org-chart" },
  { name: "projects", path: "/projects" },
  { name: "new-project", path: "/projects/new" },
  { name: "project", path: firstOf("/projects?perPage=1&sort=name", (id) => `/projects/${id}`) },
  {
    name: "project-rates",
    path: firstOf("/projects?perPage=1&sort=name", (id) => `/projects/${id}?tab=rates`),
  },
  { name: "portfolio", path: "/projects/portfolio" },
  { name: "clients", path: "/clients" },
  { name: "new-client", path: "/clients/new" },
  { name: "client-contacts", path: "/clients/contacts" },
  { name: "expenses", path: "/expenses" },
  { name: "new-expense", path: "/expenses/new" },
  { name: "expense", path: firstOf("/expenses?perPage=1", (id) => `/expenses/${id}`) },
  { name: "expense-categories", path: "/expenses/categories" },
  { name: "client", path: firstOf("/clients?perPage=1", (id) => `/clients/${id}`) },
  { name: "client-profitability", path: "/clients/profitability" },
  { name: "my-leave", path: "/leave" },
  { name: "team-calendar", path: "/leave/calendar" },
  { name: "leave-requests", path: "/leave/requests?status=approved" },
  { name: "leave-request", path: firstOf("/holidays?perPage=1", (id) => `/leave/requests/${id}`) },
  { name: "leave-balances", path: "/leave/balances" },
  {
    name: "leave-balance",
    path: firstOf("/holiday-balances?perPage=1", (id) => `/leave/balances/${id}`),
  },
  { name: "leave-policies", path: "/leave/policies" },
  { name: "leave-policy", path: firstOf("/holiday-policies?perPage=1", (id) => `/leave/policies/${id}`) },
  { name: "new-leave-policy", path: "/leave/policies/new" },
  { name: "public-holidays", path: "/leave/public-holidays" },
  { name: "approvals", path: "/approvals" },
  { name: "my-week", path: "/time" },
  { name: "time-report", path: "/time/report" },
  { name: "time-entries", path: "/time/entries?view=all" },
  { name: "weeks-and-approvals", path: "/time/approvals" },
  { name: "capacity", path: "/time/capacity" },
  { name: "departments", path: "/organization/departments" },
  { name: "directions", path: "/organization/directions" },
  { name: "positions", path: "/organization/positions" },
  { name: "levels", path: "/organization/levels" },
  { name: "work-locations", path: "/organization/work-locations" },
  { name: "tags", path: "/organization/tags" },
  { name: "people-with-access", path: "/settings/people" },
  {
    name: "account-of-a-person",
    path: firstOf("/users?sort=email&perPage=1&-status=archived", (id) => `/settings/people/${id}`),
  },
  { name: "roles", path: "/settings/roles" },
  { name: "role", path: firstOf("/roles?search=HR", (id) => `/settings/roles/${id}`) },
  { name: "new-role", path: "/settings/roles/new" },
  { name: "custom-fields", path: "/settings/custom-fields" },
  { name: "workspace", path: "/settings/workspace" },
  { name: "workspace-support", path: "/settings/workspace?tab=support" },
  { name: "api-keys", path: "/settings/api-keys" },
  {
    name: "new-api-key",
    path: "/settings/api-keys/new",
    prepare: (page) => page.getByRole("button", { name: "Read everything" }).click(),
  },
  { name: "api-key", path: firstOf("/api-keys?perPage=1", (id) => `/settings/api-keys/${id}`) },
  { name: "new-webhook", path: "/settings/webhooks/new" },
  { name: "webhook", path: "/settings/webhooks/new", prepare: createWebhook },
  { name: "webhooks", path: "/settings/webhooks" },
  { name: "audit-log", path: "/settings/audit-log" },
  {
    name: "audit-entry",
    path: firstOf("/audit-log?event=employees.created&perPage=1", (id) => `/settings/audit-log/${id}`),
  },
  { name: "own-account", path: "/profile" },
];
