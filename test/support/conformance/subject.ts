import { afterAll, beforeAll, beforeEach, describe } from "vitest";
import { hasPaths, type ResourceSchema, type Schema } from "../../../src/engine/schema/schema.ts";
import type { Fixture, Fixtures } from "./fixture.ts";
import { type Sampled, sampler } from "./sampled.ts";
import { startWorld, type World, type WorldOptions } from "./world.ts";

/** One resource under test; `world` is set once the tests run. */
export interface Subject {
  readonly resource: ResourceSchema;
  readonly fixture: Fixture;
  readonly world: () => World;
  /** Registers tests that all run in the campaign; checks that import `test` instead run completely in `npm test`. */
  readonly sampled: Sampled;
}

export interface CheckOptions extends Partial<WorldOptions> {
  /** The resources that the checks concern; by default all. */
  readonly only?: (resource: ResourceSchema) => boolean;
}

export type Check = (subject: Subject) => void;

/** Registers checks for every resource of a schema, with one world that they share. */
export function checkEvery(
  schema: Schema,
  fixtures: Fixtures,
  checks: readonly Check[],
  { only = () => true, ...options }: CheckOptions = {},
): () => World {
  let world: World | undefined;
  const sampledOf = sampler();
  beforeAll(async () => {
    world = await startWorld({ schema, fixtures, ...options });
  });
  afterAll(() => world?.close());
  for (const resource of schema.resources.values()) {
    if (!hasPaths(resource) || !only(resource)) continue;
    describe(resource.name, () => {
      const makeRoom = fixtures[resource.name]?.makeRoom;
      if (makeRoom) beforeEach(() => makeRoom(world!.home));
      for (const check of checks) {
        const sampled = sampledOf(resource.name);
        check({ resource, fixture: fixtures[resource.name] ?? {}, world: () => world!, sampled });
      }
    });
  }
  return () => world!;
}
