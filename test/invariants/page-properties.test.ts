import fc from "fast-check";
import { beforeAll, expect, it } from "vitest";
import { act, add, hire } from "../scenarios/company.ts";
import { type Caller, NOW } from "../support/app.ts";
import { campaignSize } from "../support/campaign.ts";
import { expectSoundPages } from "../support/page-rules.ts";
import { testCompany } from "../support/test-company.ts";

const { app, acme, owner } = testCompany();

let spaces: readonly string[];
let writers: readonly Caller[];

beforeAll(async () => {
  const people = [await hire(owner, "Ana Pop"), await hire(owner, "Ben Ode"), await hire(owner, "Mia Vogel")];
  const members = [
    { employee_id: people[0], access: "admin" },
    { employee_id: people[1], access: "editor" },
  ];
  spaces = [
    await add(owner, "teamspaces", { name: "Open", members }),
    await add(owner, "teamspaces", { name: "Private", default_access: "none", members }),
  ];
  writers = [...(await Promise.all(people.map((id) => acme.callerFor(id)))), owner];
});

const ACTIONS = [
  "create",
  "edit",
  "move",
  "duplicate",
  "publish",
  "unpublish",
  "archive",
  "restore",
  "delete",
];

const step = fc.record({
  action: fc.constantFrom(...ACTIONS),
  page: fc.nat(30),
  other: fc.nat(30),
  space: fc.constantFrom(0, 1),
  position: fc.option(fc.nat(6)),
  writer: fc.nat(3),
  isRoot: fc.boolean(),
  text: fc.constantFrom("one", "two", "walrus"),
});
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

/** Does a step with any of the pages; the API may refuse it. */
async function take(step: Step, pages: readonly string[]): Promise<void> {
  const by = writers[step.writer]!;
  const [id, other] = [pages[step.page % pages.length], pages[step.other % pages.length]];
  const parent_id = step.isRoot || !other ? null : other;
  const { position, text } = step;
  const reply = await (step.action === "create" || !id
    ? by.post("/pages", {
        ...{ teamspace_id: spaces[step.space], parent_id, title: text, content: text },
        ...(position === null ? {} : { position }),
        status: step.position === 1 ? "draft" : "published",
      })
    : step.action === "edit"
      ? by.patch(`/pages/${id}`, { content: text })
      : step.action === "delete"
        ? by.delete(`/pages/${id}`)
        : act(
            by,
            `/pages/${id}`,
            step.action,
            {
              move: { parent_id, position, ...(step.isRoot ? { teamspace_id: spaces[step.space] } : {}) },
              duplicate: { with_children: step.isRoot },
            }[step.action],
          ));
  expect([200, 201, 204, 403, 404, 409, 422], reply.text).toContain(reply.status);
}

const idsFrom = async (by: Caller, path: string): Promise<string[]> =>
  (await by.get(path)).body.data.map(({ id }: { id: string }) => id);

interface Node {
  readonly id: string;
  readonly children: readonly Node[];
}
const flat = (nodes: readonly Node[]): string[] =>
  nodes.flatMap(({ id, children }) => [id, ...flat(children)]);

/** Search and tree show what the list shows, which is what a GET of each page returns. */
async function expectAgreement(by: Caller): Promise<void> {
  const published = await idsFrom(by, "/pages?status=published&perPage=500");
  const found = await idsFrom(by, "/pages/getters/search?q=walrus&perPage=500");
  const seen = await idsFrom(by, "/pages?perPage=500");
  for (const id of found) expect(seen).toContain(id);
  const trees: string[] = [];
  for (const space of await idsFrom(by, "/teamspaces"))
    trees.push(...flat((await by.get(`/teamspaces/${space}/getters/tree`)).body.data));
  expect(trees.toSorted()).toEqual(published.toSorted());
}

it("stays a forest with ordered siblings and whole versions, whatever is done to it", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 20 }), async (steps) => {
      app.clock.set(new Date(NOW));
      for (const one of steps) await take(one, await idsFrom(owner, "/pages?perPage=500&sort=id"));
      await expectSoundPages(app.installation.pool, acme.workspace.id);
      for (const by of writers) await expectAgreement(by);
      const { body } = await owner.get("/teamspaces");
      const counted = body.data.map(
        (one: { attributes: { pages_count: number } }) => one.attributes.pages_count,
      );
      const published = await idsFrom(owner, "/pages?status=published&perPage=500");
      expect(counted.reduce((sum: number, count: number) => sum + count, 0)).toBe(published.length);
    }),
    { numRuns: campaignSize({ suite: 4, campaign: 60 }) },
  );
}, 600_000);
