import { hasPaths, type ResourceSchema, type Schema } from "../../../src/engine/schema/schema.ts";
import type { Reply, TestApp, TestWorkspace } from "../app.ts";
import type { KnownWorkspace } from "../test-workspace.ts";
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
  /** A key that may do everything, and belongs to no employee. */
  readonly owner: Writer;
  /** The owner signed in with a password, in a browser. */
  readonly signedIn: Writer;
  /** The owner with the credential that may write the resource: the key, or a session if keys are refused. */
  writer(resource: ResourceSchema): Writer;
  /** A key of the owner limited to the given permissions; the same key for the same permissions. */
  limitedTo(...permissions: string[]): Promise<Writer>;
  /** A key of an employee whose role grants nothing, and who has no reports. */
  ordinary(): Promise<Writer>;
  /** The records as the owner reads them now, oldest first. */
  all(resource: string, query?: string): Promise<Record[]>;
  /** Ids of records that a new record may refer to, oldest first. */
  choosable(resource: string): readonly string[];
  /** A number that was not returned before, for records with unique values. */
  next(): number;
  /** Adds a new record to those that can be referred to. */
  note(record: Record): void;
}

/** What a site stores about its workspace. A copy of the database needs a copy of it. */
export interface SiteMemory {
  readonly known: KnownWorkspace;
  /** The owner's session. */
  readonly cookie: string;
  /** The latest number that was returned. */
  given: number;
  /** Keys of the owner by the permissions to which they are limited. */
  readonly limited: Map<string, Promise<string>>;
  /** The key of the employee whose role grants nothing. */
  ordinary: Promise<string> | undefined;
  /** The ids of records that can be referred to, by resource. */
  readonly made: Map<string, readonly string[]>;
}

export const copyOf = (memory: SiteMemory): SiteMemory => ({
  ...memory,
  known: { ...memory.known },
  limited: new Map(memory.limited),
  made: new Map(memory.made),
});

/** Uses a workspace with what is stored about it. */
export function openSite(app: TestApp, schema: Schema, memory: SiteMemory): Site {
  const workspace = app.openWorkspace(memory.known);
  const owner = keyWriter(app, workspace.owner.key);
  const signedIn = sessionWriter(app, memory.cookie);
  const { limited, made } = memory;
  /** A record with the fields that lists leave out. */
  const readAlone = async ({ type, id }: Record): Promise<Record> =>
    asListed((await workspace.owner.get(`/${type}/${id}`)).body.data);
  const site: Site = {
    app,
    schema,
    workspace,
    owner,
    signedIn,
    writer: (resource) => (resource.refusesKeys === null ? owner : signedIn),
    async limitedTo(...permissions) {
      const name = permissions.toSorted().join();
      const key = limited.get(name) ?? workspace.scoped(...permissions).then((caller) => caller.key);
      limited.set(name, key);
      return keyWriter(app, await key);
    },
    async ordinary() {
      memory.ordinary ??= makeOrdinary(site);
      return keyWriter(app, await memory.ordinary);
    },
    async all(resource, query = "") {
      if (!hasPaths(schema.resources.get(resource)!)) return [];
      if (schema.resources.get(resource)!.isSingleton)
        return [asListed((await workspace.owner.get(`/${resource}`)).body.data)];
      const records: Record[] = [];
      let next: string | null = `/${resource}?perPage=500${query}`;
      while (next !== null) {
        const reply: Reply = await workspace.owner.get(next);
        if (reply.status !== 200) throw new Error(`GET ${next}: ${reply.status} ${reply.text}`);
        records.push(...reply.body.data);
        next = reply.body.links.next;
      }
      const isWhole = [...schema.resources.get(resource)!.fields.values()].every(
        ({ isOmittedFromLists }) => !isOmittedFromLists,
      );
      const whole = isWhole ? records : await Promise.all(records.map(readAlone));
      return whole.sort(byId);
    },
    next: () => memory.given++,
    choosable: (resource) => made.get(resource) ?? [],
    note: ({ type, id }) => void made.set(type, [...(made.get(type) ?? []), id]),
  };
  return site;
}

async function makeOrdinary({ all, owner, workspace }: Site): Promise<string> {
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
  return (await workspace.callerFor(id)).key;
}

/** Sorts ULIDs in the order of their creation, and integer keys by their value. */
const byId = (a: Record, b: Record): number =>
  typeof a.attributes.id === "number" ? Number(a.id) - Number(b.id) : a.id < b.id ? -1 : 1;
