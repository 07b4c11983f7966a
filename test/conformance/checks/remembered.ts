import { expect } from "vitest";
import { describeApi } from "../../../src/engine/openapi/describe-api.ts";
import { hasPaths, type ResourceSchema, type Schema } from "../../../src/engine/schema/schema.ts";
import type { Caller, TestApp } from "../../support/app.ts";
import { isCampaign } from "../../support/campaign.ts";
import { ResponseComparison, readPaths } from "../../support/conformance/compare-responses.ts";
import { exampleSender } from "../../support/conformance/example-sender.ts";
import type { Fixtures } from "../../support/conformance/fixture.ts";
import { createDeletable, createRecord } from "../../support/conformance/make-records.ts";
import { recordPath } from "../../support/conformance/paths.ts";
import type { Sampled } from "../../support/conformance/sampled.ts";
import { type Site, startWorld, type World } from "../../support/conformance/world.ts";
import { type BodyExample, bodyExamples } from "../../support/openapi/body-examples.ts";
import { managersKeys } from "./relations.ts";

/** After each write, one in so many of the other resources is read again, of each resource another selection. */
const SHARE_OF_OTHERS = 16;
const MINUTE_MS = 60_000;

const examples = new WeakMap<Schema, readonly BodyExample[]>();

function examplesOf(schema: Schema): readonly BodyExample[] {
  const known = examples.get(schema) ?? bodyExamples(describeApi(schema, { serverUrl: "/api" }));
  examples.set(schema, known);
  return known;
}

/** People and programs with different rights. */
async function callersOf(site: Site): Promise<Record<string, Caller>> {
  const { both, self } = await managersKeys(site);
  const some = { owner: site.owner, manager: both };
  return isCampaign ? { ...some, herself: self, ordinary: await site.ordinary() } : some;
}

/**
 * After each way of writing a resource, and after a minute and a day without any write, everybody gets the responses that
 * a server without a memory gives.
 */
export function checkRemembered(
  resource: ResourceSchema,
  fixtures: Fixtures,
  schema: Schema,
  sampled: Sampled,
): void {
  const test = sampled();
  const fixture = fixtures[resource.name] ?? {};

  async function inWorld(body: (world: World, fresh: TestApp) => Promise<void>): Promise<void> {
    const world = await startWorld({ schema, fixtures });
    const fresh = await world.app.secondProcess({
      REMEMBERED_RESPONSES: "0",
      APP_SECRET: world.app.installation.config.appSecret,
    });
    try {
      fresh.clock.set(world.app.clock.now());
      // Otherwise the last use of the keys is stored every ten seconds, and no response is remembered for longer.
      for (const { installation } of [world.app, fresh])
        Object.assign(installation.usage, { note: () => {}, count: () => {} });
      await fixture.makeRoom?.(world.home);
      await body(world, fresh);
    } finally {
      await fresh.close();
      await world.close();
    }
  }

  test("after every write and in the course of time, remembered responses are those of a fresh reading", async () => {
    await inWorld(async (world, fresh) => {
      const { home, app } = world;
      const callers = await callersOf(home);
      const comparison = new ResponseComparison(fresh);
      const everything = [...schema.resources.values()].filter(hasPaths);
      const place = everything.indexOf(resource);
      const others = everything.filter(
        (one, index) => one !== resource && index % SHARE_OF_OTHERS === place % SHARE_OF_OTHERS,
      );
      const all = await readPaths(home, resource);
      for (const one of others) all.push(...(await readPaths(home, one)));
      const paths = await comparison.withoutFiles(home.owner, all);
      const compare = () => comparison.expectSame(callers, paths);
      await compare();
      const before = comparison.remembered;
      await compare();
      expect(comparison.remembered - before).toBeGreaterThan(paths.length / 2);

      const { attempt } = exampleSender({ resource, fixture, world: () => world }, false);
      const records = () => home.all(resource.name, resource.softDeletes ? "&-deleted_at=2000-01-01" : "");
      if (resource.operations.includes("create")) {
        await createRecord(home, resource, fixture, home.next());
        await compare();
      }
      for (const example of examplesOf(schema).filter(({ path }) => path.split("/")[1] === resource.name)) {
        const isDeletion = example.method === "DELETE";
        const some = isDeletion
          ? [await createDeletable(home, resource, fixture, home.next())]
          : await records();
        await attempt(example, some);
        await compare();
        // The example revoked the key of the owner, who reads nothing any more.
        if ((await home.owner.get("/workspace")).status === 401) return;
      }
      if (resource.operations.includes("delete") && resource.operations.includes("create")) {
        const { id } = await createDeletable(home, resource, fixture, home.next());
        await compare();
        await home.writer(resource).delete(recordPath(resource, id));
        await compare();
      }
      for (const minutes of [1, 24 * 60]) {
        const later = new Date(app.clock.now().getTime() + minutes * MINUTE_MS);
        for (const one of [app, fresh]) one.clock.set(later);
        await compare();
      }
    });
  });
}
