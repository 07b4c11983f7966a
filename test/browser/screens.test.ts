import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { declaredScreens } from "../../scripts/screenshots/declared-screens.ts";
import { signIn } from "../scenarios/signed-in.ts";
import { campaignSize, campaignTest } from "../support/campaign.ts";
import { accessLooks } from "./looks/access.ts";
import { accountLooks } from "./looks/account.ts";
import { assetsLooks } from "./looks/assets.ts";
import { clientsLooks } from "./looks/clients.ts";
import { customFieldsLooks } from "./looks/custom-fields.ts";
import { documentsLooks } from "./looks/documents.ts";
import { employeesLooks } from "./looks/employees.ts";
import { expensesLooks } from "./looks/expenses.ts";
import { hiringLooks } from "./looks/hiring.ts";
import { invoicingLooks } from "./looks/invoicing.ts";
import { knowledgeBaseLooks } from "./looks/knowledge-base.ts";
import { leadsLooks } from "./looks/leads.ts";
import { leaveLooks } from "./looks/leave.ts";
import { heading, type Look, titled } from "./looks/look.ts";
import { offersLooks } from "./looks/offers.ts";
import { organizationLooks } from "./looks/organization.ts";
import { performanceLooks } from "./looks/performance.ts";
import { projectsLooks } from "./looks/projects.ts";
import { reportsLooks } from "./looks/reports.ts";
import { settingsLooks } from "./looks/settings.ts";
import { ticketsLooks } from "./looks/tickets.ts";
import { timeLooks } from "./looks/time.ts";
import { graveFindings } from "./support/accessible.ts";
import { keepBooks } from "./support/books.ts";
import { type Company, letIn } from "./support/company.ts";
import { followLink, followTo } from "./support/follow-link.ts";
import { defineSomeFields } from "./support/own-fields.ts";
import { workForFabrikam } from "./support/priced-work.ts";
import { OWNER, type Site } from "./support/site.ts";
import { spendSome } from "./support/spent.ts";
import { withCompany } from "./support/with-company.ts";
import { made, workSomeWeeks } from "./support/worked-time.ts";

let site: Site;
let company: Company;
let ana: typeof OWNER;

withCompany(async (opened, filled) => {
  site = opened;
  company = filled;
  await workSomeWeeks(site.acme, company.people.Ana!);
  const { client } = await workForFabrikam(site.acme, company);
  await spendSome(site, company.people.Ana!);
  await defineSomeFields(site.acme, company.people.Ana!);
  await made(site.acme.owner, "/holidays", {
    employee_id: company.people.Ana,
    start_date: "2026-08-03",
    end_date: "2026-08-05",
  });
  await made(site.acme.owner, "/webhooks", { url: "https://books.acme.example/events", events: ["tags.*"] });
  await missAWeek();
  await setUpAChannel();
  await makeOneOfEach();
  await keepBooks(site.acme, client);
  ana = await letIn(site, company.people.Ana!);
});

/** A week that Ana has not submitted, as the job reports it. */
const missAWeek = () =>
  site.app.installation.pool.query(
    `insert into missing_weeks (workspace_id, id, employee_id, week_start, created_at, updated_at)
     values ($1, $2, $2, '2026-07-13', now(), now())`,
    [site.acme.workspace.id, company.people.Ana],
  );

/** A channel of the owner, who is the only one to see it. */
async function setUpAChannel(): Promise<void> {
  const { send } = await signIn(site.app, "acme", OWNER.email, OWNER.password);
  const channel = { name: "Support desk", service: "slack", kinds: ["ticket-due"] };
  const reply = await send("POST", "/notification-channels", {
    ...{ ...channel, audience: "workspace", address: "https://93.184.216.34/services/T000/B000/example" },
  });
  if (reply.status !== 201) throw new Error(reply.text);
}

/** Makes the records whose pages are looked at. */
async function makeOneOfEach(): Promise<void> {
  const { owner } = site.acme;
  await made(owner, "/benefits", {
    name: "Gym",
    category: "wellness",
    frequency: "monthly",
    employer_cost: 20,
  });
  const lead_id = await made(owner, "/leads", {
    ...{ name: "Relaunch", company_name: "Atlantic Freight", amount: 12_000 },
  });
  await made(owner, "/lead-activities", { lead_id, type: "note", body: "Wants to start in spring." });
  const asset_type_id = await made(owner, "/asset-types", { name: "Laptop" });
  await made(owner, "/assets", { name: "ThinkPad T14", asset_type_id });
  await makeAReview(owner);
  await makePapers(owner);
  await makeACandidate(owner);
  const [client] = (await owner.get("/clients?perPage=1")).body.data;
  const lines = [{ description: "Consulting", quantity: 12.5, unit: "hour", unit_price: 80 }];
  await made(owner, "/offers", { lead_id, title: "Relaunch in spring", lines });
  const ticket_id = await made(owner, "/tickets", {
    subject: "The scanner is offline",
    client_id: client.id,
    priority: "high",
  });
  await made(owner, "/ticket-comments", { ticket_id, body: "The cable was loose." });
  const teamspace_id = await made(owner, "/teamspaces", { name: "Handbook" });
  await made(owner, "/pages", { teamspace_id, title: "Travel policy", content: "Book **early**." });
}

/** A text of the company, a required type of documents, and a template. */
async function makePapers(owner: Site["acme"]["owner"]): Promise<void> {
  const type_id = await made(owner, "/document-types", { name: "Permit", is_required: true });
  await made(owner, "/documents", { name: "House rules", content: "Be **kind**." });
  await made(owner, "/document-templates", {
    ...{ name: "Bonus letter", documentable_type: "employees", type_id },
    ...{ document_name: "Bonus of {{ employee.name }}", content: "You get {{ values.bonus }}." },
  });
}

/** Somebody who applied for a job, with feedback. */
async function makeACandidate(owner: Site["acme"]["owner"]): Promise<void> {
  const job_id = await made(owner, "/jobs", { title: "Backend developer", openings: 2 });
  await owner.post(`/jobs/${job_id}/actions?action=open`, {});
  const person = { first_name: "Ada", last_name: "Ionescu", email: "ada@mail.test", rating: 4 };
  const feedbackable_id = await made(owner, "/candidates", { ...person, job_id });
  const said = { feedbackable_type: "candidates", type: "praise", notes: "Asked good questions." };
  await made(owner, "/feedback", { ...said, feedbackable_id });
}

/** A running review of Ben by Ana, a goal of hers with a key result, and feedback on Ben. */
async function makeAReview(owner: Site["acme"]["owner"]): Promise<void> {
  const evaluation_type_id = await made(owner, "/evaluation-types", {
    name: "Half-year review",
    category: "technical",
    criteria: [{ key: "results", title: "Results" }],
  });
  const period = { period_start: "2026-01-01", period_end: "2026-06-30" };
  const id = await made(owner, "/evaluations", {
    ...period,
    evaluation_type_id,
    employee_id: company.people.Ben,
  });
  await owner.post(`/evaluations/${id}/actions?action=start`, {});
  await made(owner, "/goals", {
    ...{ title: "Fewer late tickets", employee_id: company.people.Ana },
    ...{ start_date: "2026-01-01", due_date: "2027-12-31" },
    key_results: [{ title: "Late tickets a week", start_value: 10, target_value: 4 }],
  });
  const praised = { feedbackable_id: company.people.Ben, type: "praise", notes: "Calm under pressure." };
  await made(owner, "/feedback", praised);
  await made(owner, "/feedback-requests", {
    ...{ employee_id: company.people.Ben, respondent_employee_ids: [company.people.Ana] },
    questions: [{ key: "focus", title: "Focus", kind: "rating" }],
  });
}

const PHONE = { width: 390, height: 844 };

/** A module's screens join by a line here. */
const SIGNED_IN: readonly Look[] = [
  ...employeesLooks,
  ...leaveLooks,
  ...timeLooks,
  ...projectsLooks,
  ...clientsLooks,
  ...leadsLooks,
  ...reportsLooks,
  ...offersLooks,
  ...invoicingLooks,
  ...ticketsLooks,
  ...hiringLooks,
  ...knowledgeBaseLooks,
  ...expensesLooks,
  ...documentsLooks,
  ...organizationLooks,
  ...performanceLooks,
  ...assetsLooks,
  ...accountLooks,
  ...settingsLooks,
  ...customFieldsLooks,
  { name: "an address that leads nowhere", path: "/nowhere", ready: heading("Page not found") },
];

const { signedIn: screens, open } = await declaredScreens();

/** Whether a look is at the screen: `$first(…)` and `$ana` stand for the id in its path. */
const isAt = (screen: string, { path }: Look): boolean =>
  new RegExp(`^${screen.replace(/\$\w+/g, "(?:\\$first\\(.*?\\)|\\$ana)")}(?:\\?|$)`).test(path);

/**
 * The screens of which no look says more: complete once their title is there, or the name of a record, which is the
 * first one of its resource.
 */
const PLAIN: readonly Look[] = screens
  .filter(({ path }) => !SIGNED_IN.some((look) => isAt(path, look)))
  .map(({ path, title, shows, layout }) => ({
    name: title,
    path: path.replace(/\$\w+/, `$first(/${shows}?perPage=1)`),
    // A list that is laid out as a calendar has the title of the list.
    ready: path.includes("$") || layout ? titled : heading(title),
  }));

/** `npm test` looks at some of the screens, the campaign at each. */
const EVERY = campaignSize({ suite: 16, campaign: 1 });
const someOf = (looks: readonly Look[]): readonly Look[] =>
  looks.filter((_look, index) => index % EVERY === 0);
const LOOKED_AT = someOf([...SIGNED_IN, ...PLAIN]);

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
  expect(await page.locator("main").count(), "main areas").toBe(1);
  expect(await graveFindings(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  await page.locator("html[data-mantine-color-scheme=dark]").waitFor();
  // Dark is the same page in other colours.
  expect(await graveFindings(page, "color-contrast")).toEqual([]);
  await page.setViewportSize(PHONE);
  await expect.poll(() => overflow(page)).toBe(0);
}

/** A list that can be saved as a view is named by its screen, so that pinned views lead to it. */
async function expectViewsToBeFound(page: Page): Promise<void> {
  if ((await page.getByRole("button", { name: "Views", exact: true }).count()) === 0) return;
  const { pathname } = new URL(page.url());
  const screen = screens.find(({ path }) => path === pathname);
  expect(screen?.lists, `${pathname} declares no \`lists\``).toBeDefined();
}

/** The page of each person, which goes from screen to screen, so that the program is loaded once. */
const pages = new Map<string, Page>();

/** Whether a page is in the middle of something: a dialog is open, or it would ask before it loses what was entered. */
const isBusy = async (page: Page): Promise<boolean> =>
  (await page.getByRole("dialog").count()) > 0 ||
  page.evaluate<boolean>('!dispatchEvent(new Event("beforeunload", { cancelable: true }))');

/** The declared screen at which each page is. */
const places = new WeakMap<Page, string>();

const placeOf = (look: Look): string => screens.find(({ path }) => isAt(path, look))?.path ?? look.path;

async function pageAt(person: typeof OWNER, look: Look): Promise<Page> {
  const path = await pathOf(look);
  const page = await pageWith(person, path, placeOf(look));
  places.set(page, placeOf(look));
  return page;
}

/** @param place the declared screen; another one takes the place of the present one, which is shown until then */
async function pageWith(person: typeof OWNER, path: string, place: string): Promise<Page> {
  const known = pages.get(person.email);
  if (known && (await isBusy(known))) {
    await known.close();
  } else if (known) {
    await known.setViewportSize({ width: 1280, height: 800 });
    await known.emulateMedia({ colorScheme: "light" });
    await (places.get(known) === place ? followLink : followTo)(known, path);
    return known;
  }
  const page = await site.openAs(person, path);
  pages.set(person.email, page);
  site.keepOpen(page);
  return page;
}

test("each screen of one record declares its resource or has a look", () => {
  const about = screens.filter(({ path, shows }) => path.includes("$") && !shows);
  const missing = about.filter(({ path }) => !SIGNED_IN.some((look) => isAt(path, look)));
  expect(missing.map(({ path }) => `${path} has neither \`shows\` nor a look in test/browser/looks`)).toEqual(
    [],
  );
});

test("each screen can be opened by its URL", async () => {
  for (const { path } of [...screens, ...open]) {
    const response = await fetch(site.app.url + path.replace(/\$\w+/g, "01ARZ3NDEKTSV4RRFFQ69G5FAV"));
    expect([response.status, response.headers.get("content-type")], path).toEqual([
      200,
      "text/html; charset=utf-8",
    ]);
  }
});

describe("screens are accessible in light and dark colours and fit on a phone", () => {
  test.each(someOf(accessLooks))("$name", async (look) => {
    const page = await site.newPage();
    await page.goto(look.path);
    await look.ready(page);
    await expectFaultless(page);
  });

  test.each(LOOKED_AT)("$name", async (look) => {
    const page = await pageAt(look.as ? ana : OWNER, look);
    await look.ready(page);
    await expectViewsToBeFound(page);
    await expectFaultless(page);
  });
});

describe("on a phone", () => {
  test("the navigation opens as a drawer and closes after a choice", async () => {
    const page = await site.openAs(OWNER, "/employees", PHONE);
    await page.getByText("1–25 of 30").waitFor();
    const entry = page.getByRole("link", { name: "Org chart" });
    await entry.waitFor({ state: "hidden" });
    await page.getByRole("button", { name: "Open the navigation" }).click();
    await entry.click();
    await page.getByText("30 people").waitFor();
    await entry.waitFor({ state: "hidden" });
  });

  campaignTest("a list is a list of cards that lead to their records", async () => {
    const page = await site.openAs(OWNER, "/employees?search=ana+pop", PHONE);
    expect(await page.getByRole("table").count()).toBe(0);
    await page
      .getByRole("listitem")
      .getByRole("link", { name: /Ana Pop/ })
      .click();
    await page.getByRole("heading", { name: "Ana Pop" }).waitFor();
  });
});

test("the first keyboard stop skips the navigation", async () => {
  const page = await site.openAs(OWNER, "/employees");
  await page.getByText("1–25 of 30").waitFor();
  await page.keyboard.press("Tab");
  expect(await page.evaluate("document.activeElement.textContent")).toBe("Skip to content");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  expect(await page.evaluate("document.activeElement.closest('main') !== null")).toBe(true);
});

campaignTest("the choice of dark colours is remembered", async () => {
  const page = await site.newPage({ scheme: "light" });
  await page.goto("/sign-in");
  await page.getByRole("button", { name: "Switch to dark colours" }).click();
  await page.reload();
  await page.getByRole("button", { name: "Switch to light colours" }).waitFor();
  expect(await page.evaluate("document.documentElement.dataset.mantineColorScheme")).toBe("dark");
});
