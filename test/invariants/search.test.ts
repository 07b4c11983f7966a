import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { seedCompany } from "../../src/administration/seed-company.ts";
import { SeededRandom } from "../../src/platform/random/seeded-random.ts";
import { type Caller, startTestApp, type TestApp, type TestWorkspace } from "../support/app.ts";
import { campaignSize } from "../support/campaign.ts";
import { PRODUCT } from "../support/conformance/product.ts";
import { type Row, readList } from "../support/figures/read-list.ts";

/** A search in all resources finds what the lists show to the same caller, and nothing else. */

const SEARCHED = [...PRODUCT.resources.values()].filter(({ globalSearch }) => globalSearch !== null);
/** The resources whose lists search in nothing but the record itself. */
const OWN_ONLY = SEARCHED.filter(({ search }) => search.every((name) => !name.includes(".")))
  .filter(({ search, fields }) => search.every((name) => fields.get(name)!.writeColumn !== null))
  .map(({ name }) => name);
const TEXTS = campaignSize({ suite: 3, campaign: 100 });
const MOST = 50;

let app: TestApp;
let acme: TestWorkspace;
/** Texts that occur in records, and pieces of them. */
let texts: string[];

beforeAll(async () => {
  app = await startTestApp();
  acme = await app.addWorkspace("acme");
  const { workspace, ownerUserId } = acme;
  await seedCompany(app.installation, workspace, {
    ...{ employees: 25, timesheets: 100, seed: 11, chiefUserId: ownerUserId },
  });
  texts = await textsOf(acme.owner);
});
afterAll(() => app?.close());

async function textsOf(owner: Caller): Promise<string[]> {
  const random = new SeededRandom(83);
  const found: string[] = [];
  for (const resource of SEARCHED) {
    const names = resource.globalSearch?.title ?? resource.calledBy ?? [resource.label];
    const rows = await readList(owner, `/${resource.name}`);
    for (const row of rows) {
      const title = names.map((name) => row[name] ?? "").join(" ");
      const words = title.split(/\s+/).filter((word) => word !== "");
      if (words.length === 0) continue;
      const word = random.pick(words);
      found.push(random.pick([title, word, word.slice(0, 3), word.slice(1, 5), words.slice(-2).join(" ")]));
    }
  }
  return random.sample(
    found
      .map((text) => text.slice(0, 90).trim())
      .filter((text) => text !== "" && text.split(/\s+/).length <= 10),
    TEXTS,
  );
}

/** Callers of every kind: a manager, somebody without reports, and keys with single permissions. */
const callers: Readonly<Record<string, () => Promise<Caller>>> = {
  owner: async () => acme.owner,
  manager: async () => acme.callerFor((await anyEmployee("has_reports")).id),
  "employee without permissions": async () => acme.callerFor((await anyEmployee("alone")).id),
  ...Object.fromEntries(
    [
      "view-employees",
      "view-clients",
      "manage-leads",
      "view-invoices",
      "manage-tickets",
      "view-audit-log",
    ].map((permission) => [`key with ${permission}`, async () => acme.scoped(permission)]),
  ),
};

async function anyEmployee(kind: "has_reports" | "alone"): Promise<Row & { id: string }> {
  const people = await readList(acme.owner, "/employees?archived=false");
  const managers = new Set(people.map(({ manager_employee_id }) => manager_employee_id));
  const accounts = await readList(acme.owner, "/users");
  const owner = accounts.find(({ id }) => id === acme.ownerUserId)?.employee_id;
  return people.find(({ id }) => id !== owner && managers.has(id) === (kind === "has_reports")) as Row & {
    id: string;
  };
}

describe.each(Object.keys(callers))("for the caller: %s", (name) => {
  test("what is found is what the lists show", async () => {
    const caller = await callers[name]!();
    let hits = 0;
    for (const text of texts) {
      const { status, body } = await caller.get(
        `/search?${new URLSearchParams({ q: text, perPage: String(MOST) })}`,
      );
      expect(status).toBe(200);
      const found = new Map<string, string[]>();
      for (const { type, id } of body.data as { type: string; id: string }[])
        found.set(type, [...(found.get(type) ?? []), id]);
      for (const { name: type } of SEARCHED) {
        const list = await caller.get(`/${type}?${new URLSearchParams({ search: text, perPage: "500" })}`);
        const listed: string[] =
          list.status === 403 ? [] : list.body.data.map(({ id }: { id: string }) => id);
        const ids = found.get(type) ?? [];
        hits += ids.length;
        expect(listed, `${type}: ${text}`).toEqual(expect.arrayContaining(ids));
        if (OWN_ONLY.includes(type) && !body.meta.more.includes(type))
          expect([...ids].sort(), `${type}: ${text}`).toEqual([...listed].sort());
      }
    }
    // A person without rights still finds themselves and their projects; a single right may find nothing.
    if (name === "owner") expect(hits).toBeGreaterThanOrEqual(TEXTS);
  });
});
