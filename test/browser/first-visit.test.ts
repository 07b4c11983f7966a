import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect } from "vitest";
import { readCatalogue } from "../../scripts/messages/catalogue-files.ts";
import { UI_LANGUAGES } from "../../web/src/messages/ui-languages.ts";
import { campaignTest } from "../support/campaign.ts";
import { type Company, letIn } from "./support/company.ts";
import type { Person, Site } from "./support/site.ts";
import { withCompany } from "./support/with-company.ts";

const BUILT = fileURLToPath(new URL("../../web/dist/static", import.meta.url));

/** A message in German. */
const german = (english: string): string =>
  [...readCatalogue("de").values()].flatMap((area) => area[english] ?? [])[0]!;

let site: Site;
let company: Company;
let ana: Person;

withCompany(async (opened, filled) => {
  site = opened;
  company = filled;
  ana = await letIn(site, company.people.Ana!);
});

/** The bytes of all scripts and styles of a first visit as they are sent, compressed. */
const MAX_CODE_BYTES = 205_000;

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

/** The bytes of the words of another language, with the code that writes them, as they are sent. */
const MAX_WORD_BYTES = 26_000;

campaignTest(
  "readers of German load the words of the first screen, and others together with their code",
  async () => {
    for (const path of ["/", "/employees", "/leave/requests"]) {
      const page = await site.openAs(ana, "/favicon.svg", { isFresh: true, locale: "de-DE" });
      const requested: string[] = [];
      const sizes: Promise<number>[] = [];
      page.on("response", (response) => {
        const [, name] = /\/static\/((?:de-.*\.json)|(?:catalogue-.*\.js))$/.exec(response.url()) ?? [];
        if (!name) return;
        requested.push(name.replace(/-.{8}\./, "."));
        sizes.push(response.headerValue("content-length").then(Number));
      });
      await page.goto(path);
      await page.getByRole("heading", { level: 1 }).waitFor();
      await page.waitForLoadState("networkidle");
      expect(requested.toSorted()).toEqual(["catalogue.js", "de-first.json"]);
      const words = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
      expect(words).toBeGreaterThan(0);
      expect(words).toBeLessThanOrEqual(MAX_WORD_BYTES);
      await page.goto("/documents");
      await page.getByRole("heading", { level: 1, name: german("Documents") }).waitFor();
      await page.getByRole("button", { name: german("Filters") }).waitFor();
      expect(requested).toContain("de-shared.json");
    }
  },
);

campaignTest("each message of a language is in one file of the build", () => {
  for (const language of UI_LANGUAGES.filter((one) => one !== "en")) {
    const built = readdirSync(BUILT)
      .filter((name) => name.startsWith(`${language}-`) && name.endsWith(".json"))
      .map((name) => JSON.parse(readFileSync(join(BUILT, name), "utf8")))
      .flatMap((content) => Object.keys(content.messages ?? content));
    const written = [...readCatalogue(language).values()].flatMap((area) =>
      Object.keys(area).filter((key) => area[key] !== ""),
    );
    expect(built.toSorted()).toEqual(written.toSorted());
  }
});

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
