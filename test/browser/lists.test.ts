import { readFile } from "node:fs/promises";
import type { Page, Request } from "playwright-core";
import { expect } from "vitest";
import { campaignTest } from "../support/campaign.ts";
import type { Company } from "./support/company.ts";
import { followTo } from "./support/follow-link.ts";
import { OWNER, type Site } from "./support/site.ts";
import { withCompany } from "./support/with-company.ts";

let site: Site;
let company: Company;

withCompany((opened, filled) => {
  site = opened;
  company = filled;
});

const PHONE = { width: 390, height: 844 };

/** Follows an address within the program, as a link of it would. */
const follow = (page: Page, path: string): Promise<void> =>
  page.evaluate(`history.pushState({}, "", ${JSON.stringify(path)})`);

/** What a page asks the API for: which requests have no response yet, and whose filters it has read. */
function watched(page: Page) {
  const open = new Set<Request>();
  const filtersOf: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    // The stream of changes lasts as long as the page.
    if (pathname.startsWith("/api/") && pathname !== "/api/changes/live") open.add(request);
    const resource = /\/api\/([\w-]+)\/filters$/.exec(pathname)?.[1];
    if (resource) filtersOf.push(resource);
  });
  for (const end of ["requestfinished", "requestfailed"] as const) {
    page.on(end as "requestfinished", (request) => open.delete(request));
  }
  return { filtersOf, haveResponses: () => open.size === 0 };
}

/** Expands all sections of the navigation. */
async function expandAll(page: Page): Promise<void> {
  const navigation = page.getByRole("navigation", { name: "Main" });
  const folded = navigation.getByRole("button", { expanded: false });
  await navigation.getByRole("link").first().waitFor();
  for (let left = await folded.count(); left > 0; left--) await folded.first().click();
}

/** The places of the navigation, of which folded ones are not there. */
const placesOf = (page: Page): Promise<string[]> =>
  page
    .locator("nav a[href^='/']")
    .evaluateAll((links) => links.map((link) => (link as unknown as { pathname: string }).pathname))
    .then((paths) => [...new Set(paths)].filter((path) => path !== "/"));

campaignTest(
  "every list handles a wrong URL: it ignores unknown parameters, shows the last page for one beyond the end, and reports a wrong filter",
  async () => {
    const page = await site.openAs(OWNER, "/help");
    await page.getByRole("heading", { name: "Help", level: 1 }).waitFor();
    await expandAll(page);
    await expect.poll(async () => (await placesOf(page)).length).toBeGreaterThan(30);
    const places = await placesOf(page);
    const empty = page.getByText(/^Nothing (here yet|matches)$/);
    const shown = page
      .getByRole("status")
      .filter({ hasText: /\d of \d/ })
      .or(empty)
      .first();
    const { filtersOf, haveResponses } = watched(page);
    let lists = 0;
    for (const path of places.filter((place) => place !== "/help")) {
      const nonsense = "utm_source=mail&colour=red&sort=colour,-size&perPage=many&page=-1&tab=none&view=none";
      const known = filtersOf.length;
      await followTo(page, `${path}?${nonsense}`);
      await page.getByRole("heading", { level: 1 }).waitFor();
      await expect.poll(haveResponses, { message: path }).toBe(true);
      expect.soft(await page.getByText("This screen could not be displayed").count(), path).toBe(0);
      // Above every list, and above nothing else.
      if ((await page.getByRole("button", { name: "Compact rows" }).count()) === 0) continue;
      lists += 1;
      await shown.waitFor();
      const isEmpty = (await empty.count()) > 0;

      await follow(page, `${path}?page=999`);
      await expect
        .poll(() => new URL(page.url()).searchParams.get("page"), { message: path })
        .not.toBe("999");
      await shown.waitFor();
      expect.soft((await empty.count()) > 0, path).toBe(isEmpty);

      // A list of records that another one has shown before knows their filters.
      const resource = filtersOf[known];
      if (resource === undefined) continue;
      const filters = await site.acme.owner.get(`/${resource}/filters?only=matches`);
      const typed = filters.body.data.find(({ type }: { type: string }) =>
        ["date", "date-time", "number", "boolean", "enum"].includes(type),
      );
      if (!typed) continue;
      await follow(page, `${path}?${typed.key}=zzz`);
      await page.getByRole("alert").filter({ hasText: "“zzz”: this is" }).waitFor();
      await page.getByRole("button", { name: "Remove only this filter" }).click();
      await shown.waitFor();
      expect.soft(new URL(page.url()).search, path).toBe("");
    }
    expect(lists).toBeGreaterThan(18);
  },
  300_000,
);

campaignTest(
  "an invalid filter does not affect the others, and a page beyond the end shows the last page",
  async () => {
    const page = await site.openAs(
      OWNER,
      `/employees?start_date=zzz&position_id=${company.positions.Developer}`,
    );
    await page.getByText("“zzz”: this is not a date.").waitFor();
    await page.getByText("Position is").waitFor();
    await page.getByRole("button", { name: "Remove only this filter" }).click();
    await page.getByText("1–15 of 15").waitFor();
    await page.goto("/employees?page=999");
    await page.getByText("26–30 of 30").waitFor();
    expect(new URL(page.url()).searchParams.get("page")).toBe("2");
  },
);

campaignTest(
  "URLs of a module lead to its first screen, and other unknown URLs say that nothing is there",
  async () => {
    const page = await site.openAs(OWNER, "/settings");
    await page.getByRole("heading", { name: "People with access", level: 1 }).waitFor();
    await page.goto("/organization");
    await page.getByRole("heading", { name: "Departments", level: 1 }).waitFor();
    await page.goto("/nowhere/at/all");
    await page.getByRole("heading", { name: "Page not found" }).waitFor();
    await page.getByRole("navigation", { name: "Main" }).waitFor();
    await expect.poll(() => page.getByRole("main").count()).toBe(1);
  },
);

campaignTest("text in a row can be selected without opening the record, and a click opens it", async () => {
  const page = await site.openAs(OWNER, "/employees?search=ana+pop");
  const name = page.getByRole("link", { name: /Ana Pop/ }).getByText("ana.pop@acme.test");
  const box = (await name.boundingBox())!;
  await page.mouse.move(box.x + 1, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width - 1, box.y + box.height / 2, { steps: 5 });
  await page.mouse.up();
  expect(await page.evaluate("getSelection().toString()")).toContain("pop@acme");
  expect(new URL(page.url()).pathname).toBe("/employees");
  await page.getByRole("cell", { name: "Developer" }).click();
  await page.getByRole("heading", { name: "Ana Pop" }).waitFor();
});

campaignTest("a list is used by keyboard: from row to row, to choose rows and to open one", async () => {
  const page = await site.openAs(OWNER, "/employees");
  await page.getByText("1–25 of 30").waitFor();
  const names = await page.locator("tbody tr [data-row-link]").allInnerTexts();
  const focused = () => page.evaluate("document.activeElement.innerText") as Promise<string>;
  await page.keyboard.press("ArrowUp");
  await expect.poll(focused).toBe(names[0]);
  await page.keyboard.press("ArrowUp");
  expect(await focused()).toBe(names[0]);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("x");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("x");
  await page.getByText("2 chosen", { exact: true }).waitFor();
  await page.keyboard.press("x");
  await page.getByText("1 chosen", { exact: true }).waitFor();
  expect(await focused()).toBe(names[2]);
  // In a field the keys are characters.
  await page.getByRole("searchbox", { name: "Search employees" }).pressSequentially("xx");
  await page.getByText("Nothing matches").waitFor();
  await page.getByRole("button", { name: "Clear search and filters" }).click();
  await page.getByText("1–25 of 30").waitFor();
  await page.locator("body").evaluate("document.activeElement.blur()");
  await page.keyboard.press("ArrowDown");
  await expect.poll(focused).toBe(names[0]);
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/employees\/[0-9A-Z]{26}$/);
});

campaignTest("columns and the row height are in the URL and are remembered", async () => {
  const page = await site.openAs(OWNER, "/employees", { isFresh: true });
  await page.getByRole("button", { name: "Columns" }).click();
  await page.getByLabel("Time zone").check();
  await page.getByRole("columnheader", { name: "Time zone" }).waitFor();
  expect(new URL(page.url()).searchParams.get("columns")).toContain("timezone");
  await page.keyboard.press("Escape");
  const heightOfRow = async () => (await page.getByRole("row").nth(1).boundingBox())!.height;
  const before = await heightOfRow();
  await page.getByRole("button", { name: "Compact rows" }).click();
  await expect.poll(heightOfRow).toBeLessThan(before);
  await page.goto("/employees");
  await page.getByRole("columnheader", { name: "Time zone" }).waitFor();
  await expect.poll(() => new URL(page.url()).searchParams.get("columns")).toContain("timezone");
  expect(await heightOfRow()).toBeLessThan(before);
  // Whoever gets the address sees the same columns.
  const other = await site.openAs(OWNER, "/employees?columns=phone", { isFresh: true });
  await other.getByRole("columnheader", { name: "Phone" }).waitFor();
  expect(await other.getByRole("columnheader", { name: "Position" }).count()).toBe(0);
});

campaignTest(
  "a bulk deletion says beforehand which records cannot be deleted and why, and deletes the others",
  async () => {
    const { owner } = site.acme;
    for (const name of ["Legal", "Canteen"]) await owner.post("/departments", { name });
    const page = await site.openAs(OWNER, "/organization/departments");
    await page.getByRole("checkbox", { name: "All on this page" }).check();
    const bar = page.getByRole("region", { name: "Selected rows" });
    await bar.getByText("3 chosen", { exact: true }).waitFor();
    await bar.getByRole("button", { name: "Delete" }).click();
    const dialog = page.getByRole("dialog", { name: "Delete: 3 departments?" });
    await dialog.getByText("Will be done for 2 departments:").waitFor();
    await dialog.getByText("Not possible for 1 department").waitFor();
    await dialog.getByText(/^Engineering: The department is still referred to by/).waitFor();
    await dialog.getByText("Canteen").waitFor();
    expect((await owner.get("/departments")).body.meta.total).toBe(3);
    await dialog.getByRole("button", { name: "Delete" }).dblclick();
    await page.getByText("Delete: 2 departments").waitFor();
    expect(await page.getByRole("checkbox", { name: "Choose Engineering" }).isChecked()).toBe(true);
    expect((await owner.get("/departments")).body.meta.total).toBe(1);
  },
);

campaignTest("an action runs on all records that match and leaves out those that are refused", async () => {
  const { owner } = site.acme;
  const made = await owner.post(
    "/clients/bulk",
    Array.from({ length: 27 }, (_, index) => ({ name: `Bulk ${index}` })),
  );
  expect(made.status).toBe(201);
  await owner.post("/projects", { name: "Kept open", client_id: made.body.data[3].id });
  const page = await site.openAs(OWNER, "/clients?search=bulk");
  await page.getByRole("checkbox", { name: "All on this page" }).check();
  const bar = page.getByRole("region", { name: "Selected rows" });
  await bar.getByRole("button", { name: "Select all 27 matching records" }).click();
  await bar.getByText("All 27 matching records").waitFor();
  await bar.getByRole("button", { name: "Archive" }).click();
  const dialog = page.getByRole("dialog", { name: "Archive: 27 clients?" });
  await dialog.getByText("Will be done for 26 clients:").waitFor();
  await dialog.getByText(/^Bulk 3: /).waitFor();
  await dialog.getByRole("button", { name: "Archive" }).click();
  // What was done to all that match is taken back as well.
  await page.getByRole("button", { name: /^Undo/ }).waitFor();
  const archived = await owner.get("/clients?search=bulk&archived=true");
  expect(archived.body.meta.total).toBe(26);
});

campaignTest("on a phone, a list can be sorted and its rows can be selected", async () => {
  const page = await site.openAs(OWNER, "/employees", PHONE);
  await page.getByRole("combobox", { name: "Order" }).selectOption("Start date, descending");
  await expect.poll(() => new URL(page.url()).searchParams.get("sort")).toBe("-start_date");
  await page
    .getByRole("checkbox", { name: "Choose Ana Pop" })
    .or(page.getByText("1–25 of 30"))
    .first()
    .waitFor();
  await page.getByRole("checkbox", { name: "All on this page" }).check();
  await page.getByRole("region", { name: "Selected rows" }).getByText("25 chosen").waitFor();
});

campaignTest("people without any bulk operation see no checkboxes", async () => {
  const page = await site.openAs(OWNER, "/settings/audit-log");
  await page.getByText(/^1–25 of/).waitFor();
  expect(await page.getByRole("main").getByRole("checkbox").count()).toBe(0);
});

campaignTest("an export contains what the list shows, in its order", async () => {
  const page = await site.openAs(OWNER, "/clients?search=bulk&view=archived&sort=-name");
  await page.getByText("1–25 of 26").waitFor();
  await page.getByRole("button", { name: "Export" }).click();
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("menuitem", { name: "CSV" }).click(),
  ]);
  const [heading, ...rows] = (await readFile(await file.path(), "utf8")).trim().split(/\r?\n/);
  const place = heading!
    .replace(/^\uFEFF/, "")
    .split(",")
    .indexOf("name");
  const names = rows.map((row) => row.split(",")[place]!);
  const { body } = await site.acme.owner.get("/clients?search=bulk&archived=true&sort=-name&perPage=500");
  expect(names).toEqual(body.data.map(({ attributes }: { attributes: { name: string } }) => attributes.name));
});

campaignTest("a printed list has the title and the rows in light colours, without buttons", async () => {
  const page = await site.openAs(OWNER, "/employees", { scheme: "dark" });
  await page.getByText("1–25 of 30").waitFor();
  await page.emulateMedia({ media: "print" });
  await page.locator("html[data-mantine-color-scheme=light]").waitFor();
  await page.getByRole("heading", { name: "Employees", level: 1 }).waitFor();
  await page.getByText(/, printed on 14 Jul 2026$/).waitFor();
  expect(await page.getByRole("navigation").count()).toBe(0);
  expect(await page.getByRole("banner").count()).toBe(0);
  expect(await page.getByRole("button", { name: /^(Filters|Columns|Export|New|Compact)/ }).count()).toBe(0);
  await expect.poll(() => page.getByRole("row").count()).toBe(26);
  expect(await page.evaluate("getComputedStyle(document.querySelector('tbody tr')).breakInside")).toBe(
    "avoid",
  );
  // On paper it takes more than one page; what is not there yet would leave one that is blank.
  const paper = (await page.pdf({ format: "A4" })).toString("latin1");
  expect(paper.match(/\/Type\s*\/Page\b/g)?.length).toBeGreaterThan(1);
  await page.emulateMedia({ media: "screen" });
  await page.locator("html[data-mantine-color-scheme=dark]").waitFor();
});

campaignTest("reports and the team calendar are printed completely, without buttons", async () => {
  const page = await site.openAs(OWNER, "/time/report");
  await page.getByRole("heading", { name: "Time report", level: 1 }).waitFor();
  await page.waitForLoadState("networkidle");
  await page.emulateMedia({ media: "print" });
  await page.getByText(/, printed on 14 Jul 2026$/).waitFor();
  await page.getByRole("heading", { name: "Time report", level: 1 }).waitFor();
  expect(await page.getByRole("navigation").count()).toBe(0);
  expect(await page.getByRole("button").count()).toBe(0);

  await page.emulateMedia({ media: "screen" });
  await page.goto("/leave/calendar");
  const name = page.getByRole("rowheader", { name: "Ana Pop" });
  await name.waitFor();
  await page.emulateMedia({ media: "print" });
  expect(await page.getByRole("switch").count()).toBe(0);
  // The names, which stay in sight on a screen, do not lie over the first of the month.
  const days = page.getByRole("table").getByRole("columnheader");
  await expect.poll(() => days.count()).toBe(32);
  const first = (await days.nth(1).boundingBox())!;
  const names = (await name.boundingBox())!;
  expect(names.x + names.width).toBeLessThanOrEqual(first.x + 1);
});

campaignTest("the account menu leads to one's own profile, the API reference and the help", async () => {
  const page = await site.openAs(OWNER, "/employees");
  await page.getByRole("button", { name: /^Account of/ }).click();
  expect(await page.getByRole("menuitem", { name: "API reference" }).getAttribute("href")).toBe("/docs");
  await page.getByRole("menuitem", { name: "Help" }).click();
  await page.getByRole("heading", { name: "Help", level: 1 }).waitFor();
});

campaignTest("a list is downloaded as it is shown: with its filters, order and columns", async () => {
  const page = await site.openAs(OWNER, "/employees?search=a&sort=-start_date");
  await page.getByRole("button", { name: "Download this list" }).click();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("menuitem", { name: "JSON lines" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^employees-\d{4}-\d\d-\d\d\.jsonl$/);
  const lines = (await readFile(await download.path(), "utf8")).trimEnd().split("\n");
  const rows = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  const { body } = await site.acme.owner.get(
    "/employees?search=a&archived=false&sort=-start_date&perPage=100",
  );
  const shown = body.data.map((record: { attributes: Record<string, unknown> }) => record.attributes);
  expect(rows.length).toBeGreaterThan(1);
  expect(rows.map(({ start_date }) => start_date)).toEqual(
    shown.map(({ start_date }: Record<string, unknown>) => start_date),
  );
});
