import type { Page, Request } from "playwright-core";
import { expect, vi } from "vitest";
import { campaignTest } from "../support/campaign.ts";
import { followLink } from "./support/follow-link.ts";
import { type PricedWork, workForFabrikam } from "./support/priced-work.ts";
import { OWNER, type Site, TIMEOUT_MS } from "./support/site.ts";
import { withCompany } from "./support/with-company.ts";

let site: Site;
let work: PricedWork;
let anaId: string;

withCompany(async (opened, company) => {
  site = opened;
  anaId = company.people.Ana!;
  work = await workForFabrikam(site.acme, company);
});

interface Watched {
  /** The paths of the API's requests so far. */
  readonly paths: string[];
  /** Waits until nothing is requested any more. */
  settled(): Promise<void>;
}

/** Longer than any screen waits by itself before it asks for more. */
const QUIET_MS = 700;

/** What a page asks the API for from now on. */
function watchRequests(page: Page): Watched {
  const paths: string[] = [];
  const running = new Set<Request>();
  let lastChange = Date.now();
  const note = (change: () => void) => {
    change();
    lastChange = Date.now();
  };
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    // The stream of changes lasts as long as the page.
    if (pathname === "/api/changes/live") return;
    note(() => running.add(request));
    if (pathname.startsWith("/api/")) paths.push(decodeURIComponent(pathname.slice("/api/".length) + search));
  });
  page.on("requestfinished", (request) => note(() => running.delete(request)));
  page.on("requestfailed", (request) => note(() => running.delete(request)));
  return {
    paths,
    settled: () =>
      vi.waitUntil(() => running.size === 0 && Date.now() - lastChange > QUIET_MS, {
        timeout: TIMEOUT_MS,
        interval: 50,
      }) as Promise<never>,
  };
}

/** Opens a screen again, with nothing read before. */
async function requestsOfReopening(path: string): Promise<string[]> {
  const page = await site.openAs(OWNER, "/favicon.svg");
  const { paths, settled } = watchRequests(page);
  await page.goto(path);
  await page.getByRole("heading", { level: 1 }).waitFor();
  await settled();
  await page.close();
  return paths;
}

/** Comes to a screen from another one, as by a link, without the page being loaded again. */
async function askedByLink(path: string): Promise<string[]> {
  const page = await site.openAs(OWNER, "/favicon.svg");
  const before = watchRequests(page);
  await page.goto("/help");
  await page.getByRole("heading", { level: 1 }).waitFor();
  await before.settled();
  const { paths, settled } = watchRequests(page);
  await followLink(page, path);
  await page.waitForURL(`**${path}**`);
  await settled();
  await page.close();
  return paths;
}

/** What the frame asks for once: session, second factor, views, and how much of three kinds waits for the person. */
const FRAME = 6;

/** The most that any screen asks for by itself. */
const MAX_PER_SCREEN = 5;

const SCREENS = [
  ...["/employees", "/employees/:ana", "/employees/new", "/clients", "/clients/:fabrikam", "/projects"],
  ...["/projects/:relaunch", "/projects/portfolio", "/time/entries", "/time/approvals", "/leave/calendar"],
  ...["/leave/requests", "/expenses", "/approvals", "/settings/workspace"],
];

const addressOf = (path: string): string =>
  path.replace(":ana", anaId).replace(":relaunch", work.relaunch).replace(":fabrikam", work.client);

campaignTest.each(SCREENS)(
  "%s sends no more requests than a screen may, also when it is reopened or reached by a link",
  async (path) => {
    const reopened = await requestsOfReopening(addressOf(path));
    const byLink = await askedByLink(addressOf(path));
    expect(reopened.length, reopened.join("\n")).toBeLessThanOrEqual(FRAME + MAX_PER_SCREEN);
    expect(byLink.length, byLink.join("\n")).toBeLessThanOrEqual(MAX_PER_SCREEN);
  },
);

campaignTest(
  "a screen whose requests exceed the rate limit completes without the person's help",
  async () => {
    const page = await site.openAs(OWNER, "/favicon.svg");
    let refused = 0;
    await page.route("**/api/employees?**", async (route) => {
      if (refused > 0) return route.continue();
      refused += 1;
      return route.fulfill({ status: 429, headers: { "Retry-After": "1" }, json: { message: "Too many." } });
    });
    await page.goto("/employees");
    await page
      .getByRole("link", { name: /Ana Pop/ })
      .first()
      .waitFor();
    expect(refused).toBe(1);
  },
);

campaignTest("if a part of a screen fails, the rest is shown, and the part can be loaded again", async () => {
  const page = await site.openAs(OWNER, "/favicon.svg");
  let isBroken = true;
  await page.route("**/api/projects/getters/project-profitability?**", (route) =>
    isBroken ? route.fulfill({ status: 500, json: { message: "Broken." } }) : route.continue(),
  );
  await page.goto(`/projects/${work.relaunch}`);
  await page.getByRole("button", { name: "Try again" }).first().waitFor();
  await page.getByRole("heading", { name: "Relaunch", level: 1 }).waitFor();
  isBroken = false;
  await page.getByRole("button", { name: "Try again" }).first().click();
  await page.getByText("4:00 hours of 10:00 hours").waitFor();
});

/** The code that is loaded for a screen: all but the entry, what it imports, and the frame, without which there is no page. */
const CODE_OF_SCREENS = /\/static\/(?!index-|main-|frame-).*\.js/;

campaignTest(
  "the code of a screen that did not load is requested again, and after a new release the page is reloaded once",
  async () => {
    const page = await site.openAs(OWNER, "/employees");
    await page.getByRole("heading", { name: "Employees", level: 1 }).waitFor();
    let lost = 0;
    await page.route(CODE_OF_SCREENS, (route) => {
      lost += 1;
      return lost <= 40 ? route.abort() : route.continue();
    });
    let loads = 0;
    page.on("load", () => {
      loads += 1;
      lost = 100;
    });
    await page.getByRole("navigation").getByRole("button", { name: "Clients" }).click();
    await page.getByRole("link", { name: "Clients", exact: true }).click();
    await page.getByRole("heading", { name: "Clients", level: 1 }).waitFor();
    expect(loads).toBe(1);
  },
);

campaignTest(
  "missing code never discards an open form, and the page is not reloaded without asking",
  async () => {
    const page = await site.openAs(OWNER, "/employees/new");
    const name = page.getByLabel("First name");
    await name.fill("Mira");
    let loads = 0;
    page.on("load", () => {
      loads += 1;
    });
    await page.route(CODE_OF_SCREENS, (route) => route.abort());
    await page.getByRole("button", { name: "Open the calendar" }).first().click();
    await page.getByText("The calendar could not be loaded. Type the date instead.").waitFor();
    await page.keyboard.press("Escape");
    const link = page.getByRole("navigation").getByRole("link", { name: "Approvals" });
    await link.click();
    const question = page.getByRole("dialog", { name: "Discard your changes?" });
    await question.getByRole("button", { name: "Keep editing" }).click();
    await question.waitFor({ state: "detached" });
    expect(await name.inputValue()).toBe("Mira");
    expect(loads).toBe(0);
    await page.unroute(CODE_OF_SCREENS);
    await link.click();
    await question.getByRole("button", { name: "Discard" }).click();
    await page.getByRole("heading", { name: "Approvals", level: 1 }).waitFor();
    expect(loads).toBe(0);
  },
);
