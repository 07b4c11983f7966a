import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ResourceSchema } from "../../src/engine/schema/schema.ts";
import { SeededRandom } from "../../src/platform/random/seeded-random.ts";
import { type Caller, startTestApp, type TestApp } from "../support/app.ts";
import { campaignSize, campaignTest } from "../support/campaign.ts";
import { PRODUCT } from "../support/conformance/product.ts";
import { Asking, type Question } from "../support/figures/asking.ts";
import { ASSET_LINKS } from "../support/figures/asset-rules.ts";
import { BENEFIT_LINKS } from "../support/figures/benefit-rules.ts";
import { checkLinks, LinkChecks } from "../support/figures/check-links.ts";
import { DOCUMENT_LINKS } from "../support/figures/document-rules.ts";
import { ECONOMICS_LINKS } from "../support/figures/economics-rules.ts";
import { GROUP_LINKS } from "../support/figures/group-rules.ts";
import { HIRING_LINKS } from "../support/figures/hiring-rules.ts";
import { INVOICE_LINKS } from "../support/figures/invoice-rules.ts";
import { readRates } from "../support/figures/known-rates.ts";
import { LEAD_LINKS } from "../support/figures/lead-rules.ts";
import type { Facts, LinkRule } from "../support/figures/link-rule.ts";
import { OFFER_LINKS } from "../support/figures/offer-rules.ts";
import { PEOPLE_LINKS } from "../support/figures/people-rules.ts";
import { PERFORMANCE_LINKS } from "../support/figures/performance-rules.ts";
import { fillBooks } from "../support/figures/random-books.ts";
import { type Row, readList } from "../support/figures/read-list.ts";
import { TICKET_LINKS } from "../support/figures/ticket-rules.ts";
import { TIME_LINKS } from "../support/figures/time-rules.ts";
import { WorkingDays } from "../support/figures/working-days.ts";

/**
 * Every link of every response with figures is followed, and the sums over all pages of its list must be the figures
 * beside it. Getters and variants of lists come from the declarations; a link without a rule for its sum is an error.
 */

const RULES: Readonly<Record<string, LinkRule>> = {
  ...TIME_LINKS,
  ...ECONOMICS_LINKS,
  ...PEOPLE_LINKS,
  ...ASSET_LINKS,
  ...BENEFIT_LINKS,
  ...LEAD_LINKS,
  ...OFFER_LINKS,
  ...INVOICE_LINKS,
  ...PERFORMANCE_LINKS,
  ...DOCUMENT_LINKS,
  ...TICKET_LINKS,
  ...HIRING_LINKS,
  ...GROUP_LINKS,
};
const QUESTIONS = campaignSize({ suite: 1, campaign: 14 });
const ONE_DAY = "2026-07-09";

let app: TestApp;
let owner: Caller;
let asking: Asking;
let facts: Omit<Facts, "data" | "meta">;
const checks = new LinkChecks(RULES);

beforeAll(async () => {
  app = await startTestApp();
  const company = await app.addWorkspace("books");
  owner = company.owner;
  await fillBooks(app, company, 2);
  asking = new Asking(owner, new SeededRandom(69));
  const projects = await readList(owner, "/projects");
  const invoices = await readList(owner, "/invoices");
  facts = {
    rates: await readRates(owner),
    working: await WorkingDays.read(owner),
    projects: new Map(projects.map((one) => [one.id, one])),
    invoices: new Map(invoices.map((one) => [one.id, one])),
    baseCurrency: company.workspace.baseCurrency,
  };
});
afterAll(() => app?.close());

/** The response, on a single day if a period is refused; null if the parameters exclude each other. */
async function ask(path: string, question: Question): Promise<{ data: Row; meta?: Row } | null> {
  const { status, body, text } = await owner.get(`${path}?${new URLSearchParams(question)}`);
  expect([200, 422], `${path} ${JSON.stringify(question)}: ${text}`).toContain(status);
  if (status === 200) return body;
  return body.errors.date && question.date?.includes(",") ? ask(path, { ...question, date: ONE_DAY }) : null;
}

/** Requests a path with several sets of parameters; returns how many were accepted. */
async function followAll(name: string, path: string, questions: readonly Question[]): Promise<number> {
  let returned = 0;
  for (const question of questions) {
    const reply = await ask(path, question);
    if (reply === null) continue;
    returned++;
    const { data, meta = {} } = reply;
    const requested = `${path} ${JSON.stringify(question)}`;
    await checkLinks(checks, { name, requested, owner, facts: { ...facts, data, meta } });
  }
  return returned;
}

/** Whether a response of this shape has links; conformance compares every response with its shape. */
const declaresLinks = (shape: object): boolean => JSON.stringify(shape).includes('"links":');

const resources = [...PRODUCT.resources.values()];
const getters = resources.flatMap((resource) =>
  Object.entries(resource.getters)
    .filter(([, { response, contentType }]) => contentType === null && declaresLinks(response))
    .map(([path, getter]) => ({ name: `${resource.name}/${path}`, resource, path, getter })),
);
const variants = resources.flatMap((resource) =>
  Object.entries(resource.variants).map(([parameter, variant]) => ({
    name: `${resource.name}?${parameter}`,
    ...{ resource, parameter, variant },
  })),
);

describe("the lists behind the links of", () => {
  test.each(getters)("$name", { timeout: 60_000 }, async ({ name, resource, path, getter }) => {
    const questions = await asking.questionsFor(getter, resource, QUESTIONS);
    for (const one of await pathsOf(resource, path, getter.level))
      expect(await followAll(name, one, questions)).toBeGreaterThan(0);
  });

  test.each(variants)("$name", { timeout: 60_000 }, async ({ name, resource, parameter, variant }) => {
    const requested = { ...variant, takesFilters: true, isPaged: true };
    for (const option of variant.options) {
      const questions = await asking.questionsFor(requested, resource, QUESTIONS);
      const grouped = questions.map((question) => ({ ...question, [parameter]: option }));
      expect(await followAll(name, `/${resource.name}`, grouped)).toBeGreaterThan(0);
    }
  });
});

const RECORDS = campaignSize({ suite: 2, campaign: 6 });

async function pathsOf(
  resource: ResourceSchema,
  path: string,
  level: "collection" | "record",
): Promise<string[]> {
  if (level === "collection") return [`/${resource.name}/getters/${path}`];
  const ids = (await asking.ids(resource.name)).slice(0, RECORDS);
  return ids.map((id) => `/${resource.name}/${id}/getters/${path}`);
}

// So few questions as npm test asks need not reach every rule.
campaignTest("every rule was put to the test, and every list bore on the figures beside it", () => {
  expect(checks.untested()).toEqual([]);
});
