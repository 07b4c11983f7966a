import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { fillCompany } from "./support/company.ts";
import { type PricedWork, workForFabrikam } from "./support/priced-work.ts";
import { OWNER, type Site, startSite } from "./support/site.ts";

let site: Site;
let work: PricedWork;
let anaId: string;

beforeAll(async () => {
  site = await startSite();
  const company = await fillCompany(site.acme);
  anaId = company.people.Ana!;
  work = await workForFabrikam(site.acme, company);
});
afterAll(() => site?.close());
afterEach(async () => expect(await site.closePages()).toEqual([]));

/** The paths of the API's requests that a page makes from now on. */
function asked(page: Page): string[] {
  const paths: string[] = [];
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith("/api/")) paths.push(pathname + search);
  });
  return paths;
}

/** Opens a screen anew, with nothing read before, and waits until it asks for nothing more. */
async function requestsOf(path: string): Promise<string[]> {
  const page = await site.openAs(OWNER, "/favicon.svg");
  const paths = asked(page);
  await page.goto(path);
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.waitForLoadState("networkidle");
  await page.close();
  return paths;
}

/** What the frame asks for is among them: session, second factor, timer, and what waits for the person. */
const MOST_REQUESTS = 16;

const SCREENS = [
  ...["/employees", "/employees/:ana", "/clients", "/projects", "/projects/:relaunch", "/projects/portfolio"],
  ...["/time", "/leave", "/expenses", "/approvals"],
];

test("no screen makes more requests than it may, also as the first one that is opened", async () => {
  const counts: Record<string, readonly string[]> = {};
  for (const path of SCREENS) {
    counts[path] = await requestsOf(path.replace(":ana", anaId).replace(":relaunch", work.relaunch));
  }
  const beyond = Object.entries(counts).filter(([, paths]) => paths.length > MOST_REQUESTS);
  expect(beyond).toEqual([]);
});

test("a screen that is refused for coming too fast completes by itself", async () => {
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
});

test.skip("a part that fails leaves the rest of the screen, and can be tried again", async () => {
  const page = await site.openAs(OWNER, "/favicon.svg");
  let isBroken = true;
  await page.route("**/api/projects/getters/profitability**", (route) =>
    isBroken ? route.fulfill({ status: 500, json: { message: "Broken." } }) : route.continue(),
  );
  await page.goto(`/projects/${work.relaunch}`);
  await page.getByRole("button", { name: "Try again" }).first().waitFor();
  await page.getByRole("heading", { name: "Relaunch", level: 1 }).waitFor();
  isBroken = false;
  await page.getByRole("button", { name: "Try again" }).first().click();
  await page.getByText("4:00 hours of 10:00 hours").waitFor();
});

test.skip("a screen whose code was lost on the way is asked for again, and after a new release by reloading once", async () => {
  const page = await site.openAs(OWNER, "/employees");
  await page.getByRole("heading", { name: "Employees", level: 1 }).waitFor();
  const isCode = /\/assets\/(?!index-).*\.js/;
  let lost = 0;
  await page.route(isCode, (route) => {
    lost += 1;
    return lost <= 40 ? route.abort() : route.continue();
  });
  let loads = 0;
  page.on("load", () => {
    loads += 1;
    lost = 100;
  });
  await page.getByRole("link", { name: "Clients", exact: true }).first().click();
  await page.getByRole("heading", { name: "Clients", level: 1 }).waitFor({ timeout: 20_000 });
  expect(loads).toBe(1);
});
