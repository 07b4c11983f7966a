import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { graveFindings } from "./support/accessible.ts";
import { type Company, fillCompany } from "./support/company.ts";
import { OWNER, type Site, startSite } from "./support/site.ts";

let site: Site;
let company: Company;

beforeAll(async () => {
  site = await startSite();
  company = await fillCompany(site.acme);
});
afterAll(() => site?.close());
afterEach(async () => expect(await site.closePages()).toEqual([]));

const PHONE = { width: 390, height: 844 };

interface Look {
  readonly name: string;
  /** Where it is; `$ana` and `$first(…)`, the first record of a list, stand for ids. */
  readonly path: string;
  /** What is there once the screen is complete. */
  readonly ready: (page: Page) => Promise<unknown>;
}

const heading = (name: string) => (page: Page) => page.getByRole("heading", { name, level: 1 }).waitFor();
const listed = (text: string) => (page: Page) => page.getByText(text).first().waitFor();

const OPEN: readonly Look[] = [
  { name: "sign-in", path: "/sign-in", ready: heading("Sign in") },
  { name: "invitation", path: "/invitation?token=x", ready: heading("Welcome") },
  { name: "forgotten password", path: "/forgot-password", ready: heading("Forgotten password") },
  { name: "new password", path: "/reset-password?token=x", ready: heading("Choose a new password") },
];

const person = (tab: string, text: string): Look => ({
  name: `a person, ${tab}`,
  path: `/employees/$ana?tab=${tab}`,
  ready: listed(text),
});

const SIGNED_IN: readonly Look[] = [
  { name: "directory", path: "/employees", ready: listed("1–25 of 30") },
  {
    name: "filters",
    path: "/employees?status=active&start_date=2025-01-01,9999-12-31",
    async ready(page) {
      await page.getByText("from 1 Jan 2025").waitFor();
      await page.getByRole("button", { name: "Filters (2)" }).click();
      await page.getByRole("dialog", { name: "Filters" }).getByLabel("Add a filter").waitFor();
    },
  },
  { name: "nothing found", path: "/employees?search=nobody", ready: listed("Nothing matches") },
  {
    name: "new employee",
    path: "/employees/new",
    async ready(page) {
      await page.getByRole("button", { name: "Create" }).click();
      await page.getByText("The first name field is required.").waitFor();
    },
  },
  { name: "org chart", path: "/employees/org-chart", ready: listed("30 people") },
  person("profile", "First aid"),
  person("employment", "B2B, paid holidays"),
  person("private", "Strada Lungă 1"),
  person("salary", "Salary history"),
  person("account", "Sign-in"),
  person("history", "Created"),
  {
    name: "a person who is changed",
    path: "/employees/$ana",
    async ready(page) {
      await page.getByRole("button", { name: "Edit Place in the organization" }).click();
      await page.getByRole("combobox", { name: "Position" }).waitFor();
    },
  },
  {
    name: "a question before archiving",
    path: "/employees/$ana",
    async ready(page) {
      await page.getByRole("button", { name: "Archive" }).click();
      await page.getByRole("dialog").getByLabel("Last day").waitFor();
    },
  },
  { name: "departments", path: "/organization/departments", ready: listed("Engineering") },
  {
    name: "a new work location",
    path: "/organization/work-locations?open=new",
    ready: (page) => page.getByRole("dialog").getByRole("group", { name: "Working days" }).waitFor(),
  },
  { name: "directions", path: "/organization/directions", ready: listed("Platform") },
  { name: "positions", path: "/organization/positions", ready: listed("Designer") },
  { name: "levels", path: "/organization/levels", ready: listed("Senior") },
  { name: "work locations", path: "/organization/work-locations", ready: listed("Bucharest") },
  { name: "tags", path: "/organization/tags", ready: listed("#16a34a") },
  { name: "own account", path: "/profile", ready: listed("This session") },
  {
    name: "a second factor that is being set up",
    path: "/profile",
    async ready(page) {
      await page.getByRole("button", { name: "Turn on" }).click();
      await page.getByRole("dialog").getByLabel("Present password").fill(OWNER.password);
      await page.getByRole("button", { name: "Continue" }).click();
      await page.getByRole("img", { name: "The secret for an authenticator app" }).waitFor();
    },
  },
  { name: "people with access", path: "/settings/people", ready: listed("1–25 of") },
  { name: "an account", path: "/settings/people/$first(/users?search=ana)", ready: listed("Sign-in") },
  { name: "roles", path: "/settings/roles", ready: listed("Built in") },
  { name: "a new role", path: "/settings/roles/new", ready: listed("View sensitive information") },
  { name: "a role", path: "/settings/roles/$first(/roles?search=HR)", ready: listed("Manage salaries.") },
  ...["general", "company", "time", "billing", "sales", "support", "security"].map((tab) => ({
    name: `workspace, ${tab}`,
    path: `/settings/workspace?tab=${tab}`,
    ready: (page: Page) => page.getByRole("tabpanel").getByRole("button").first().waitFor(),
  })),
  {
    name: "business hours that are changed",
    path: "/settings/workspace?tab=support",
    async ready(page) {
      await page.getByRole("button", { name: "Edit Business hours" }).click();
      await page.getByLabel("Round the clock").uncheck();
      await page.getByLabel("Mon, window 1, from").waitFor();
    },
  },
  { name: "API keys", path: "/settings/api-keys", ready: listed("wsk_") },
  { name: "a new API key", path: "/settings/api-keys/new", ready: listed("View sensitive information") },
  {
    name: "an API key that is shown once",
    path: "/settings/api-keys/new",
    async ready(page) {
      await page.getByLabel("Name").fill(`Looked at ${Date.now()}`);
      await page.getByRole("button", { name: "Read everything" }).click();
      await page.getByRole("button", { name: "Create the key" }).click();
      await page.getByText("It is shown this one time.").waitFor();
    },
  },
  { name: "an API key", path: "/settings/api-keys/$first(/api-keys)", ready: listed("Calls in the last") },
  {
    name: "an API key's scopes",
    path: "/settings/api-keys/$first(/api-keys)?tab=scopes",
    ready: listed("within what its owner may"),
  },
  { name: "webhooks", path: "/settings/webhooks", ready: listed("Nothing here yet") },
  { name: "a new webhook", path: "/settings/webhooks/new", ready: heading("New webhook") },
  { name: "audit log", path: "/settings/audit-log", ready: listed("1–25 of") },
  {
    name: "an entry of the audit log",
    path: "/settings/audit-log/$first(/audit-log?event=employees.created)",
    ready: listed("What changed"),
  },
  { name: "an address that leads nowhere", path: "/nowhere", ready: heading("Nothing is here") },
];

async function pathOf({ path }: Look): Promise<string> {
  const list = /\$first\((.*?)\)/.exec(path);
  if (!list) return path.replace("$ana", company.people.Ana!);
  const { body } = await site.acme.owner.get(list[1]!);
  return path.replace(list[0], body.data[0].id);
}

/** By how many pixels the page is wider than the window. */
const overflow = (page: Page): Promise<number> =>
  page.evaluate<number>("document.documentElement.scrollWidth - document.documentElement.clientWidth");

async function expectFaultless(page: Page): Promise<void> {
  expect(await graveFindings(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  await page.locator("html[data-mantine-color-scheme=dark]").waitFor();
  // Dark is the same page in other colours.
  expect(await graveFindings(page, "color-contrast")).toEqual([]);
  await page.setViewportSize(PHONE);
  await expect.poll(() => overflow(page)).toBe(0);
}

describe("in light and dark colours nothing keeps people out, and the page is not wider than a phone", () => {
  test.each(OPEN)("$name", async (look) => {
    const page = await site.newPage();
    await page.goto(look.path);
    await look.ready(page);
    await expectFaultless(page);
  });

  test.each(SIGNED_IN)("$name", async (look) => {
    const page = await site.openAs(OWNER, await pathOf(look));
    await look.ready(page);
    await expectFaultless(page);
  });
});

describe("at the width of a phone", () => {
  test("the navigation opens as a drawer, and closes when a place was chosen", async () => {
    const page = await site.openAs(OWNER, "/employees", PHONE);
    await page.getByText("1–25 of 30").waitFor();
    const entry = page.getByRole("link", { name: "Org chart" });
    await entry.waitFor({ state: "hidden" });
    await page.getByRole("button", { name: "Open the navigation" }).click();
    await entry.click();
    await page.getByText("30 people").waitFor();
    await entry.waitFor({ state: "hidden" });
  });

  test("a list is a list of cards, each leading to its record", async () => {
    const page = await site.openAs(OWNER, "/employees?search=ana+pop", PHONE);
    expect(await page.getByRole("table").count()).toBe(0);
    await page
      .getByRole("listitem")
      .getByRole("link", { name: /Ana Pop/ })
      .click();
    await page.getByRole("heading", { name: "Ana Pop" }).waitFor();
  });
});

test("everything is reached by the keyboard: the way past the navigation comes first", async () => {
  const page = await site.openAs(OWNER, "/employees");
  await page.getByText("1–25 of 30").waitFor();
  await page.keyboard.press("Tab");
  expect(await page.evaluate("document.activeElement.textContent")).toBe("Skip to the content");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  expect(await page.evaluate("document.activeElement.closest('main') !== null")).toBe(true);
});

test("the choice of dark colours is kept", async () => {
  const page = await site.newPage({ scheme: "light" });
  await page.goto("/sign-in");
  await page.getByRole("button", { name: "Switch to dark colours" }).click();
  await page.reload();
  await page.getByRole("button", { name: "Switch to light colours" }).waitFor();
  expect(await page.evaluate("document.documentElement.dataset.mantineColorScheme")).toBe("dark");
});
