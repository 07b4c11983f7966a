import type { ResourceSchema, Schema } from "../../../src/engine/schema/schema.ts";
import { type Reply, startTestApp, type TestApp, type TestAppOptions, type TestWorkspace } from "../app.ts";
import type { Fixtures } from "./fixture.ts";
import { createFirst, createVaried } from "./make-records.ts";
import { asListed } from "./replies.ts";
import { keyWriter, sessionWriter, type Writer } from "./writer.ts";

/** A record as it is returned. */
export interface Record {
  readonly id: string;
  readonly type: string;
  readonly attributes: Readonly<{ [name: string]: unknown }>;
  // biome-ignore lint/suspicious/noExplicitAny: related records are of every shape.
  readonly relationships?: Readonly<{ [name: string]: any }>;
  readonly meta: Readonly<{ [name: string]: boolean }>;
}

/** One workspace with records of every resource. */
export interface Site {
  readonly app: TestApp;
  readonly schema: Schema;
  readonly workspace: TestWorkspace;
  /** May do everything, and belongs to no employee. */
  readonly owner: Writer;
  /** The owner signed in with a password, as a browser sends. */
  readonly signedIn: Writer;
  /** The owner as the resource is written: with the key, or signed in where keys are refused. */
  writer(resource: ResourceSchema): Writer;
  /** A key of the owner limited to the given permissions; the same for the same ones. */
  limitedTo(...permissions: string[]): Promise<Writer>;
  /** A key of an employee whose role grants nothing, and who has no reports. */
  ordinary(): Promise<Writer>;
  /** The records as the owner reads them now, oldest first. */
  all(resource: string, query?: string): Promise<Record[]>;
  /** Ids that a new reference may name, oldest first. */
  choosable(resource: string): readonly string[];
  /** A number that was not given before, for a record whose values are its own. */
  next(): number;
  /** Takes in a record that was just made among those that can be referred to. */
  note(record: Record): void;
}

/** A running program with two workspaces that hold alike records. */
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
  /** How many records of each resource the first workspace gets; the other gets two. */
  readonly count?: number;
  /** Runs before any record is made, such as a migration of the test's own. */
  readonly begin?: (app: TestApp) => Promise<void>;
}

/** Webhooks may point to this machine. */
const NEARBY = { WEBHOOK_ALLOW_PRIVATE: "on" };

export async function startWorld(options: WorldOptions): Promise<World> {
  const app = await startTestApp({ ...options, env: { ...NEARBY, ...options.env } });
  try {
    await options.begin?.(app);
    const home = await makeSite(app, "home-site", options, { count: options.count ?? 6, from: 0 });
    const other = await makeSite(app, "other-site", options, { count: 2, from: APART });
    return { app, schema: options.schema, fixtures: options.fixtures, home, other, close: () => app.close() };
  } catch (error) {
    await app.close();
    throw error;
  }
}

/** A workspace whose records were made on different days, the last of them now. */
async function makeSite(
  app: TestApp,
  subdomain: string,
  options: WorldOptions,
  { count, from }: { count: number; from: number },
): Promise<Site> {
  const { schema, fixtures } = options;
  const now = app.clock.now().getTime();
  const at = (n: number): void => app.clock.set(new Date(now - (count - n) * STEP_HOURS * HOUR_MS));
  at(-1);
  const workspace = await app.addWorkspace(subdomain);
  const signedIn = await sessionWriter(app, subdomain, {
    email: `owner@${subdomain}.test`,
    password: OWNER_PASSWORD,
  });
  const owner = keyWriter(app, workspace.owner.key);
  let given = 1000;
  const limited = new Map<string, Promise<Writer>>();
  let somebody: Promise<Writer> | undefined;
  const made = new Map<string, string[]>();
  const onlyRecord = async (resource: string): Promise<Record> =>
    asListed((await workspace.owner.get(`/${resource}`)).body.data);
  const site: Site = {
    app,
    schema,
    workspace,
    owner,
    signedIn,
    writer: (resource) => (resource.refusesKeys === null ? owner : signedIn),
    limitedTo(...permissions) {
      const name = permissions.toSorted().join();
      const key =
        limited.get(name) ?? workspace.scoped(...permissions).then((caller) => keyWriter(app, caller.key));
      limited.set(name, key);
      return key;
    },
    ordinary() {
      somebody ??= makeOrdinary(site);
      return somebody;
    },
    async all(resource, query = "") {
      if (schema.resources.get(resource)!.isSingleton) return [await onlyRecord(resource)];
      const records: Record[] = [];
      let next: string | null = `/${resource}?perPage=500${query}`;
      while (next !== null) {
        const reply: Reply = await workspace.owner.get(next);
        if (reply.status !== 200) throw new Error(`GET ${next}: ${reply.status} ${reply.text}`);
        records.push(...reply.body.data);
        next = reply.body.links.next;
      }
      return records.sort(byId);
    },
    next: () => given++,
    choosable: (resource) => made.get(resource) ?? [],
    note: ({ type, id }) => void made.set(type, [...(made.get(type) ?? []), id]),
  };
  for (const name of schema.resources.keys()) for (const one of await site.all(name)) site.note(one);
  at(0);
  for (const name of schema.resources.keys()) await createFirst(site, name, fixtures, from);
  for (let n = 1; n < count; n++) {
    at(n);
    for (const name of schema.resources.keys())
      await createVaried(site, name, fixtures[name] ?? {}, from + n, n === 1);
  }
  at(count);
  for (const name of schema.resources.keys()) await fixtures[name]?.prepare?.(site);
  return site;
}

async function makeOrdinary({ all, app, owner, workspace }: Site): Promise<Writer> {
  const body = {
    email: "ordinary@example.test",
    first_name: "Ora",
    last_name: "Dinary",
    start_date: "2020-01-01",
  };
  const reply = await owner.post("/employees", body);
  if (reply.status !== 201) throw new Error(`No ordinary employee could be made: ${reply.text}`);
  const { id } = reply.body.data;
  const account = (await all("users")).find((one) => one.attributes.employee_id === id);
  await owner.patch(`/users/${account!.id}`, { role_id: workspace.roles.Employee });
  return keyWriter(app, (await workspace.callerFor(id)).key);
}

const HOUR_MS = 3_600_000;

/** Between the days of making; one of them falls on midnight, where days end. */
const STEP_HOURS = 34;

/** So far apart lie the values of the two workspaces, that no record of one looks like a record of the other. */
const APART = 501;

/** As the test application gives it to the owner of every workspace. */
const OWNER_PASSWORD = "correct horse battery";

/** ULIDs in the order of their making, integer keys by their value. */
const byId = (a: Record, b: Record): number =>
  typeof a.attributes.id === "number" ? Number(a.id) - Number(b.id) : a.id < b.id ? -1 : 1;
