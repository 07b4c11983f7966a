import { expect } from "vitest";
import type { Condition } from "../../../src/engine/declare/policy.ts";
import { withImplied } from "../../../src/platform/permissions/catalogue.ts";
import type { Caller, Reply } from "../../support/app.ts";
import { recordPath } from "../../support/conformance/paths.ts";
import { expectForbidden, expectStatus, idsOf } from "../../support/conformance/replies.ts";
import { routesOf } from "../../support/conformance/routes.ts";
import { rowCounts } from "../../support/conformance/row-counts.ts";
import { ACCESS_SHARE } from "../../support/conformance/sampled.ts";
import type { Subject } from "../../support/conformance/subject.ts";
import type { Record } from "../../support/conformance/world.ts";
import { NOBODY } from "./filter-values.ts";

/** Everything that a missing right to write can be named by: its permissions, or the scope of a relation. */
const namedBy = ({ permissions, rows }: Condition): string[] => [...permissions, ...Object.keys(rows ?? {})];

/** What is refused for want of a permission, and what is out of sight. */
export function checkRights({ resource, world, sampled }: Subject): void {
  const test = sampled("", ACCESS_SHARE);
  const path = `/${resource.name}`;
  const { policy } = resource;
  const absent = resource.key === "integer" ? "2000000000" : NOBODY;
  const scoped = (...scopes: string[]) => world().home.limitedTo(...scopes);

  const list = async (caller: Caller): Promise<Record[]> => {
    const { data } = expectStatus(await caller.get(`${path}?perPage=500`), 200).body;
    return data;
  };

  async function expectUnwritten<T>(act: () => Promise<T>): Promise<T> {
    const { pool } = world().app.installation;
    const before = await rowCounts(pool);
    const result = await act();
    expect(await rowCounts(pool)).toEqual(before);
    return result;
  }

  if (policy.requires) {
    test("a caller without its permission sees nothing of the resource", async () => {
      const [record] = await world().home.all(resource.name);
      const nobody = await scoped();
      const open = Object.keys(resource.getters).filter((name) => resource.getters[name]!.isOpen);
      await expectUnwritten(async () => {
        for (const { title, method, path: at, body } of routesOf(resource, record!.id)) {
          if (open.some((name) => title === `getter ${name}`)) continue;
          const missing = expectForbidden(await world().app.request(method, at, { key: nobody.key, body }));
          if (method === "GET") expect(policy.requires).toContain(missing);
        }
      });
      const holder = await scoped(policy.requires![0]!);
      expectStatus(await holder.get(path), 200);
    });
  }

  if (resource.refusesKeys !== null) {
    test("a key may only read", async () => {
      const [record] = await world().home.all(resource.name);
      const { key } = world().home.owner;
      await expectUnwritten(async () => {
        for (const { method, path: at, body } of routesOf(resource, record!.id)) {
          if (method === "GET") continue;
          const reply = await world().app.request(method, at, { key, body });
          expect([reply.status, reply.body]).toEqual([403, { message: resource.refusesKeys }]);
        }
      });
    });
    return;
  }

  /** What it takes to see every record, and what comes with that. */
  const toRead = [...(policy.requires ?? []).slice(0, 1), ...(policy.rows?.permissions ?? []).slice(0, 1)];
  const held = withImplied(toRead);
  const may = (permissions: readonly string[]) => permissions.some((one) => held.has(one));
  const isByRelationAlone =
    policy.rows !== null && policy.rows.permissions.length === 0 && policy.rows.rows?.anybody === undefined;

  test("a caller without the permission to write writes nothing, and the response names the permission", async () => {
    const [record] = await world().home.all(resource.name);
    const reader = await scoped(...toRead);
    for (const { title, method, path: at, body } of routesOf(resource, record!.id)) {
      const needed = title.startsWith("create")
        ? policy.create === "everyone"
          ? undefined
          : [...policy.create.permissions, ...policy.create.relations]
        : title.startsWith("change")
          ? policy.update.flatMap(namedBy)
          : title.startsWith("delete")
            ? namedBy(policy.delete)
            : undefined;
      if (!needed || may(needed)) continue;
      const reply = await expectUnwritten(() => world().app.request(method, at, { key: reader.key, body }));
      // Records that are in sight by a relation alone are out of the reader's sight, which comes first.
      if (isByRelationAlone && !title.startsWith("create")) expectStatus(reply, 404);
      else expect(needed, title).toContain(expectForbidden(reply));
    }
    expect(
      (await world().home.owner.get(recordPath(resource, record!.id))).body.data.attributes,
    ).toMatchObject({ id: record!.attributes.id });
  });

  test("the flags of a record say what the key may do with it", async () => {
    const nobody = await scoped();
    if (policy.requires) return;
    const mine = await nobody.get(`${path}${resource.isSingleton ? "" : "?perPage=500"}`);
    for (const record of [expectStatus(mine, 200).body.data].flat() as Record[]) {
      if (policy.update.every((grant) => !grant.rows)) expect(record.meta.authorizedToUpdate).toBe(false);
      if (!policy.delete.rows) expect(record.meta.authorizedToDelete).toBe(false);
    }
    if (!resource.operations.includes("update")) return;
    const all = await world().home.all(resource.name);
    expect(all.some((record) => record.meta.authorizedToUpdate)).toBe(true);
  });

  for (const [name, action] of Object.entries(resource.actions)) {
    sampled(name, ACCESS_SHARE)(`action ${name} requires its permission`, async () => {
      const needed = action.grants.flatMap((grant) => grant.permissions);
      if (action.grants.some((grant) => grant.rows && grant.permissions.length === 0)) return;
      const [record] = await world().home.all(resource.name);
      if (may(needed)) return;
      const caller = await scoped(...toRead);
      const at = `${recordPath(resource, record!.id)}/actions?action=${name}`;
      if (!action.levels.includes("record") || action.takesFile) return;
      const reply = await expectUnwritten(() => caller.post(at, {}));
      if (reply.status === 422) return;
      const missing = expectForbidden(reply);
      // A key that only lacks the scope for its creator's relation to the record learns that scope.
      const relations = action.grants.flatMap(({ rows }) => Object.keys(rows ?? {}));
      if (missing !== undefined) expect([...needed, ...relations]).toContain(missing);
    });
  }

  for (const [name, getter] of Object.entries(resource.getters)) {
    if (getter.permissions.length === 0 || getter.permissions.includes(policy.requires?.[0] ?? "")) continue;
    sampled(name, ACCESS_SHARE)(`getter ${name} requires its permission`, async () => {
      // A record's own getter is refused to who sees the record; to others the record is not there.
      const ofRecord = getter.level === "record";
      const caller = await scoped(...(ofRecord ? toRead : (policy.requires ?? []).slice(0, 1)));
      const [record] = await world().home.all(resource.name);
      const at = ofRecord ? recordPath(resource, record!.id) : path;
      expect(getter.permissions).toContain(expectForbidden(await caller.get(`${at}/getters/${name}`)));
    });
  }

  /** A 404 that tells nothing, but where one of several ids stands that it is about. */
  function expectNothing(reply: Reply): void {
    const { errors = {}, ...body } = expectStatus(reply, 404).body;
    expect(body).toEqual({ message: "Not Found." });
    for (const [place, messages] of Object.entries(errors)) {
      expect(place).toMatch(/^(0\.id|repositories\.0)$/);
      expect(messages).toEqual([`The selected ${place} is invalid.`]);
    }
  }

  test("an unknown id is 404 on every route, and nothing is written", async () => {
    if (resource.isSingleton) return;
    const bodies = new Map<string, Set<string>>();
    for (const id of [absent, "nonsense", "0", `${absent}0`, "%00", "..%2f..", "null"]) {
      for (const { title, method, path: at, body } of routesOf(resource, id)) {
        if (!at.includes(`/${id}`) && !JSON.stringify(body ?? "").includes(id)) continue;
        if (/several|describe/.test(title) && id !== absent && id !== "nonsense") continue;
        const reply = await world().app.request(method, at, { key: world().home.owner.key, body });
        expectNothing(reply);
        bodies.set(title, (bodies.get(title) ?? new Set()).add(reply.text));
      }
    }
    for (const [title, reported] of bodies) expect(reported.size, title).toBe(1);
  });

  if (policy.rows) {
    test("a record that the caller cannot see behaves like one that does not exist", async () => {
      const caller = await world().home.ordinary();
      const [all, seen] = [await world().home.all(resource.name), new Set(idsOf(await list(caller)))];
      const hidden = all.filter(({ id }) => !seen.has(id));
      expect(
        hidden.length,
        `every record is seen by everybody: make others in ${resource.name}.fixture.ts`,
      ).toBeGreaterThan(0);
      for (const { id } of hidden.slice(0, 3)) {
        for (const { method, path: at, body } of routesOf(resource, id)) {
          if (!at.includes(id) && !JSON.stringify(body ?? "").includes(id)) continue;
          const reply = await expectUnwritten(() =>
            world().app.request(method, at, { key: caller.key, body }),
          );
          expectNothing(reply);
        }
      }
      for (const filter of resource.filters.values()) {
        if (filter.name !== "id") continue;
        expect((await caller.get(`${path}?id=${hidden[0]!.id}`)).body.meta.total).toBe(0);
      }
    });
  }
}
