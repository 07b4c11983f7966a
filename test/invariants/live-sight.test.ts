import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { seedCompany } from "../../src/administration/seed-company.ts";
import { type Caller, startTestApp, type TestApp, type TestWorkspace } from "../support/app.ts";
import { PRODUCT } from "../support/conformance/product.ts";
import { type Row, readList } from "../support/figures/read-list.ts";
import { followStream } from "../support/follow-stream.ts";
import { feedPosition, readFeedOn } from "../support/read-feed.ts";

/** `GET /changes/live` tells everybody of exactly those changed records that the lists show them. */

let app: TestApp;
let acme: TestWorkspace;
let since: string;
/** The changed records, by resource. */
const changed = new Map<string, Set<string>>();

beforeAll(async () => {
  app = await startTestApp();
  acme = await app.addWorkspace("acme");
  since = await feedPosition(acme.owner);
  const { workspace, ownerUserId } = acme;
  await seedCompany(app.installation, workspace, {
    ...{ employees: 14, timesheets: 20, seed: 7, chiefUserId: ownerUserId },
  });
  for (const { resource, record_id } of (await readFeedOn(acme.owner, since)).rows)
    changed.set(resource, (changed.get(resource) ?? new Set()).add(record_id));
});
afterAll(() => app?.close());

const anyEmployee = async (isManager: boolean): Promise<string> => {
  const people = await readList(acme.owner, "/employees?archived=false");
  const managers = new Set(people.map(({ manager_employee_id }) => manager_employee_id));
  const own = (await readList(acme.owner, "/users")).find(({ id }) => id === acme.ownerUserId)?.employee_id;
  return (people as (Row & { id: string })[]).find(({ id }) => id !== own && managers.has(id) === isManager)!
    .id;
};

const callers: Readonly<Record<string, () => Promise<Caller>>> = {
  owner: async () => acme.owner,
  "a manager": async () => acme.callerFor(await anyEmployee(true)),
  "an employee without permissions": async () => acme.callerFor(await anyEmployee(false)),
  ...Object.fromEntries(
    [
      "view-employees",
      "view-leave",
      "view-projects",
      "view-leads",
      "view-invoices",
      "view-tickets",
      "view-documents",
      "view-performance",
      "manage-workspace",
    ].map((permission) => [`a key with ${permission}`, async () => acme.scoped(permission)]),
  ),
};

test("sample records are changes of many resources, reviews among them", () => {
  expect(changed.size).toBeGreaterThan(25);
  expect([...changed.keys()]).toContain("evaluations");
});

describe.each(Object.keys(callers))("for %s", (name) => {
  test("what is reported is what the lists show", async () => {
    const caller = await callers[name]!();
    const stream = await followStream(`${app.url}/api/changes/live?since=${since}`, {
      Authorization: `Bearer ${caller.key}`,
    });
    const last = (await acme.owner.post("/departments", { name: `Last for ${name}` })).body.data.id;
    await stream.until(() => stream.changes.some(({ record_id }) => record_id === last));
    stream.close();
    for (const [resource, ids] of changed) {
      const { policy, listedOnlyBy, operations } = PRODUCT.resources.get(resource)!;
      // Lists that leave records out unless a filter asks for them do not say what is in sight.
      if (listedOnlyBy || !operations.includes("list")) continue;
      const reported = stream.changes.filter((row) => row.resource === resource && ids.has(row.record_id));
      const listed = policy.journal ? [] : await listedOf(caller, resource);
      const expected = listed.filter((id) => ids.has(id)).sort();
      expect([...new Set(reported.map(({ record_id }) => record_id))].sort(), resource).toEqual(expected);
    }
  });
});

async function listedOf(caller: Caller, resource: string): Promise<string[]> {
  if ((await caller.get(`/${resource}`)).status === 403) return [];
  return (await readList(caller, `/${resource}`)).map(({ id }) => String(id));
}
