import type { Schema } from "../../../src/engine/schema/schema.ts";
import type { TestApp } from "../app.ts";
import type { Fixtures } from "./fixture.ts";
import { createFirst, createVaried } from "./make-records.ts";
import { openSite, type SiteMemory } from "./site.ts";
import { signIn } from "./writer.ts";

/** How a workspace is filled. */
export interface Filling {
  readonly app: TestApp;
  readonly schema: Schema;
  readonly fixtures: Fixtures;
  readonly subdomain: string;
  /** How many records of each resource are created. */
  readonly count: number;
  /** The number of the first record of a resource, which determines its values. */
  readonly from: number;
}

/** Creates a workspace whose records were created on different days, the last of them today. */
export async function fillSite({
  app,
  schema,
  fixtures,
  subdomain,
  count,
  from,
}: Filling): Promise<SiteMemory> {
  const now = app.clock.now().getTime();
  const at = (n: number): void => app.clock.set(new Date(now - (count - n) * STEP_HOURS * HOUR_MS));
  at(-1);
  const { known } = await app.addWorkspace(subdomain);
  const memory: SiteMemory = {
    known,
    cookie: await signIn(app, subdomain, {
      email: `owner@${subdomain}.test`,
      password: OWNER_PASSWORD,
    }),
    given: 1000,
    limited: new Map(),
    ordinary: undefined,
    made: new Map(),
  };
  const site = openSite(app, schema, memory);
  for (const name of schema.resources.keys()) for (const one of await site.all(name)) site.note(one);
  at(0);
  for (const name of schema.resources.keys())
    if (!fixtures[name]?.needsSeveral) await createFirst(site, name, fixtures, from);
  for (let n = 1; n < count; n++) {
    at(n);
    for (const name of schema.resources.keys())
      await createVaried(site, name, fixtures[name] ?? {}, from + n, n === 1);
  }
  at(count);
  for (const name of schema.resources.keys()) await fixtures[name]?.prepare?.(site);
  return memory;
}

const HOUR_MS = 3_600_000;

/** The time between creations; one of them is at midnight, where days end. */
const STEP_HOURS = 34;

/** The password that the test application gives the owner of every workspace. */
const OWNER_PASSWORD = "correct horse battery";
