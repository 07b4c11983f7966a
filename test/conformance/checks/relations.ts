import { expect } from "vitest";
import type { Caller } from "../../support/app.ts";
import { hasList } from "../../support/conformance/paths.ts";
import { expectStatus } from "../../support/conformance/replies.ts";
import { ACCESS_SHARE } from "../../support/conformance/sampled.ts";
import type { Subject } from "../../support/conformance/subject.ts";
import type { Record, Site } from "../../support/conformance/world.ts";

const KEYS = { none: [], self: ["self"], team: ["team"], both: ["self", "team"] } as const;
type Scopes = keyof typeof KEYS;

/** Of two keys the one with more scopes. */
const WIDER: readonly (readonly [Scopes, Scopes])[] = [
  ["none", "self"],
  ["none", "team"],
  ["self", "both"],
  ["team", "both"],
];

/** The keys of one manager, made once for all resources: somebody has only so many. */
const keysOf = new WeakMap<Site, Promise<Readonly<{ [key in Scopes]: Caller }>>>();

async function makeKeys({ workspace, all }: Site): Promise<{ [key in Scopes]: Caller }> {
  const led = (await all("employees")).find(({ attributes }) => attributes.manager_employee_id !== null);
  const manager = String(led!.attributes.manager_employee_id);
  const keys = {} as { [key in Scopes]: Caller };
  for (const [name, scopes] of Object.entries(KEYS) as [Scopes, readonly string[]][])
    keys[name] = await workspace.keyOf(manager, ...scopes);
  return keys;
}

/** Keys of one manager, with each choice of the scopes of relations. */
export function managersKeys(site: Site): Promise<Readonly<{ [key in Scopes]: Caller }>> {
  const keys = keysOf.get(site) ?? makeKeys(site);
  keysOf.set(site, keys);
  return keys;
}

/** What a manager has by relation counts through a key as far as its scopes say, and never the other way round. */
export function checkRelations({ resource, world, sampled }: Subject): void {
  const test = sampled("", ACCESS_SHARE);
  if (resource.policy.requires !== null || !hasList(resource)) return;
  const { rows } = resource.policy;
  const path = `/${resource.name}`;

  test("a manager's key with fewer scopes sees no more, and a key without scopes sees nothing of the manager or the team", async () => {
    const keys = await managersKeys(world().home);
    const seen = {} as { [key in Scopes]: Map<string, Record> };
    const actions = {} as { [key in Scopes]: string[] };
    for (const [name, key] of Object.entries(keys) as [Scopes, Caller][]) {
      const { data } = expectStatus(await key.get(`${path}?perPage=500`), 200).body;
      seen[name] = new Map((data as Record[]).map((record) => [record.id, record]));
      const offered = expectStatus(await key.get(`${path}/actions`), 200).body.data;
      actions[name] = offered.map((one: { name: string; levels: string[] }) => `${one.levels} ${one.name}`);
    }
    for (const [narrow, wide] of WIDER) {
      for (const [id, record] of seen[narrow]) {
        // A key of its own sees itself, whatever its scopes.
        if (record.attributes.is_current === true) continue;
        const wider = seen[wide].get(id);
        expect(wider, `${narrow} sees ${id}, ${wide} does not`).toBeDefined();
        expect(Object.keys(wider!.attributes)).toEqual(
          expect.arrayContaining(Object.keys(record.attributes)),
        );
        for (const [flag, isSet] of Object.entries(record.meta))
          if (isSet) expect(wider!.meta[flag], `${flag} of ${id}`).toBe(true);
      }
      expect(actions[wide]).toEqual(expect.arrayContaining(actions[narrow]));
    }
    // The keys that ask are records themselves, of which each sees its own.
    const asking = new Set(
      Object.values(seen).flatMap((records) =>
        [...records.values()].filter((one) => one.attributes.is_current === true).map(({ id }) => id),
      ),
    );
    const others = (name: Scopes) => [...seen[name].values()].filter(({ id }) => !asking.has(id));
    const withBoth = new Set(others("both").map(({ id }) => id));
    const withEither = [...others("none"), ...others("self"), ...others("team")].map(({ id }) => id);
    // What is about another record needs the scope of each of the two.
    if (resource.policy.about === null) expect(withBoth).toEqual(new Set(withEither));
    else expect([...withBoth]).toEqual(expect.arrayContaining(withEither));
    if (!rows || rows.permissions.length === 0) return;
    if (!rows.rows?.anybody || resource.name === "api-keys") expect(others("none")).toEqual([]);
    if (!rows.rows?.anybody && !rows.rows?.self) expect(others("self")).toEqual([]);
    if (!rows.rows?.anybody && !rows.rows?.team) expect(others("team")).toEqual([]);
  });
}
