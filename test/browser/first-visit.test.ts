import { expect } from "vitest";
import { campaignTest } from "../support/campaign.ts";
import { type Company, letIn } from "./support/company.ts";
import type { Person, Site } from "./support/site.ts";
import { withCompany } from "./support/with-company.ts";

let site: Site;
let company: Company;
let ana: Person;

withCompany(async (opened, filled) => {
  site = opened;
  company = filled;
  ana = await letIn(site, company.people.Ana!);
});

/** The bytes of all scripts and styles of a first visit as they are sent, compressed. */
const MAX_CODE_BYTES = 215_000;

campaignTest(
  "what is always needed together comes together: at most 25 requests, and no more code",
  async () => {
    for (const path of ["/", "/employees", "/leave/requests"]) {
      const page = await site.openAs(ana, "/favicon.svg", { isFresh: true });
      const requested: string[] = [];
      const sizes: Promise<number>[] = [];
      page.on("request", (request) => requested.push(new URL(request.url()).pathname));
      page.on("response", (response) => {
        if (/\/static\/.*\.(js|css)$/.test(response.url()))
          sizes.push(response.headerValue("content-length").then(Number));
      });
      await page.goto(path);
      await page.getByRole("heading", { level: 1 }).waitFor();
      await page.waitForLoadState("networkidle");
      expect(requested.length, requested.join("\n")).toBeLessThanOrEqual(25);
      const code = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
      expect(code, requested.join("\n")).toBeGreaterThan(0);
      expect(code, requested.join("\n")).toBeLessThanOrEqual(MAX_CODE_BYTES);
      expect(requested.filter((name) => /\/static\/frame-.*\.js$/.test(name))).toHaveLength(1);
    }
  },
);

campaignTest("the letters of European languages come in small files, others in whole ones", async () => {
  const page = await site.openAs(ana, "/", { isFresh: true });
  const fonts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "font") fonts.push(new URL(request.url()).pathname);
  });
  await page.getByRole("heading", { level: 1 }).waitFor();
  const write = (text: string) =>
    page.evaluate(
      `document.querySelector("h1").textContent = ${JSON.stringify(text)}; document.fonts.ready.then(() => {})`,
    );
  await write("Ștefan Łukasz Łódź Grüße");
  await expect.poll(() => fonts.some((name) => /latin-ext-.*small/.test(name))).toBe(true);
  expect(
    fonts.every((name) => /small/.test(name)),
    fonts.join("\n"),
  ).toBe(true);
  // A letter of the international phonetic alphabet.
  await write("ʃ");
  await expect.poll(() => fonts.some((name) => /latin-ext/.test(name) && !/small/.test(name))).toBe(true);
});
