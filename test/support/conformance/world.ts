import type { Schema } from "../../../src/engine/schema/schema.ts";
import { type LeftBehind, startCopy, startTestApp, type TestApp, type TestAppOptions } from "../app.ts";
import { fillSite } from "./fill-site.ts";
import type { Fixtures } from "./fixture.ts";
import { copyOf, openSite, type Site, type SiteMemory } from "./site.ts";

export type { Record, Site } from "./site.ts";

/** A running program with two workspaces that contain similar records. */
export interface World {
  readonly app: TestApp;
  readonly schema: Schema;
  readonly fixtures: Fixtures;
  readonly home: Site;
  readonly other: Site;
  close(): Promise<void>;
}

export interface WorldOptions extends TestAppOptions {
  readonly schema: Schema;
  readonly fixtures: Fixtures;
  /** How many records of each resource the first workspace gets; the other one gets two. */
  readonly count?: number;
  /** Runs before any record is created, such as a migration of the test. */
  readonly begin?: (app: TestApp) => Promise<void>;
}

/** Whether webhooks may point to this machine. */
const NEARBY = { WEBHOOK_ALLOW_PRIVATE: "on" };

/** The distance between the values of the two workspaces, so that no record of one resembles a record of the other. */
const APART = 501;

/** What is stored about both workspaces, and the time at which the last record was created. */
interface WorldMemory {
  readonly home: SiteMemory;
  readonly other: SiteMemory;
  readonly now: Date;
}

/** Starts a world of its own or, for the default options, a copy of the one that this process created first. */
export async function startWorld(options: WorldOptions): Promise<World> {
  const { schema, fixtures, ...others } = options;
  const isPlain = Object.values(others).every((value) => value === undefined);
  if (isPlain) return startCopied(options);
  const { app, memory } = await makeWorld(options);
  return openWorld(options, app, memory);
}

async function makeWorld(options: WorldOptions): Promise<{ app: TestApp; memory: WorldMemory }> {
  const { schema, fixtures, count = 6, begin } = options;
  const app = await startTestApp(settingsOf(options));
  try {
    await begin?.(app);
    const home = await fillSite({ app, schema, fixtures, subdomain: "home-site", count, from: 0 });
    const other = await fillSite({ app, schema, fixtures, subdomain: "other-site", count: 2, from: APART });
    return { app, memory: { home, other, now: app.clock.now() } };
  } catch (error) {
    await app.close();
    throw error;
  }
}

const settingsOf = (options: WorldOptions): TestAppOptions => ({
  ...options,
  env: { ...NEARBY, ...options.env },
});

function openWorld(
  { schema, fixtures }: WorldOptions,
  app: TestApp,
  { home, other, now }: WorldMemory,
): World {
  app.clock.set(now);
  return {
    app,
    schema,
    fixtures,
    home: openSite(app, schema, copyOf(home)),
    other: openSite(app, schema, copyOf(other)),
    close: () => app.close(),
  };
}

/** Filling a world takes many times as long as copying it. The first one is used only to be copied. */
const filled = new WeakMap<Schema, Promise<{ left: LeftBehind; memory: WorldMemory }>>();

async function startCopied(options: WorldOptions): Promise<World> {
  const making = filled.get(options.schema) ?? makeAndLeave(options);
  filled.set(options.schema, making);
  const { left, memory } = await making;
  return openWorld(options, await startCopy(left, settingsOf(options)), memory);
}

async function makeAndLeave(options: WorldOptions): Promise<{ left: LeftBehind; memory: WorldMemory }> {
  const { app, memory } = await makeWorld(options);
  // Keys that were created while the world was filled are known before copies are made.
  await Promise.all([memory.home, memory.other].flatMap((one) => [...one.limited.values(), one.ordinary]));
  return { left: await app.leave(), memory };
}
