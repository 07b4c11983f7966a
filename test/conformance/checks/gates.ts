import { describe, expect } from "vitest";
import type { FieldSchema } from "../../../src/engine/schema/schema.ts";
import { withImplied } from "../../../src/platform/permissions/catalogue.ts";
import type { Caller } from "../../support/app.ts";
import { fieldValue } from "../../support/conformance/derive-body.ts";
import { hasList, recordPath } from "../../support/conformance/paths.ts";
import { asListed, expectForbidden, expectStatus } from "../../support/conformance/replies.ts";
import { rowCounts } from "../../support/conformance/row-counts.ts";
import { ACCESS_SHARE } from "../../support/conformance/sampled.ts";
import type { Subject } from "../../support/conformance/subject.ts";
import type { Record } from "../../support/conformance/world.ts";

/** What stands behind a gate: the permissions that read, write and query it. */
interface Gate {
  readonly name: string;
  readonly read: readonly string[];
  readonly write: readonly string[];
  readonly query: string | null;
  readonly fields: readonly FieldSchema[];
}

/** Fields that are shown, written, filtered and sorted only with a permission. */
export function checkGates({ resource, fixture, world, sampled }: Subject): void {
  const path = `/${resource.name}`;
  const { policy } = resource;
  const names = new Set([...resource.fields.values()].flatMap(({ gate }) => gate ?? []));
  const gates: Gate[] = [...names].map((name) => {
    const tier = policy.tiers[name];
    return {
      name,
      read: tier ? tier.read.permissions : [name],
      write: tier ? tier.write : [name],
      query: tier ? tier.query : name,
      fields: [...resource.fields.values()].filter((field) => field.gate === name && !field.hidden),
    };
  });
  const first = (permissions: readonly string[] | null | undefined): string[] =>
    (permissions ?? []).slice(0, 1);

  /** What it takes to see the rows, with none of the permissions that open the gate. */
  function outside({ read }: Gate): string[] | null {
    const needed = [...first(policy.requires), ...first(policy.rows?.permissions)].filter(
      (one) => !read.includes(one),
    );
    return [...withImplied(needed)].some((one) => read.includes(one)) ? null : needed;
  }

  async function seen(caller: Caller): Promise<Record[]> {
    const reply = await caller.get(hasList(resource) ? `${path}?perPage=500` : path);
    return [expectStatus(reply, 200).body.data].flat();
  }

  function checkGate(gate: Gate): void {
    const test = sampled(gate.name, ACCESS_SHARE);
    const needed = outside(gate);
    if (
      fixture.openOnOwnRows?.includes(gate.name) ||
      needed === null ||
      (policy.requires && !policy.requires.some((one) => needed.includes(one)))
    ) {
      test("is open to everybody who sees the resource", () => {
        expect(gate.fields.length).toBeGreaterThan(0);
      });
      return;
    }
    const blind = () => world().home.limitedTo(...needed);

    test("its fields are left out of records for callers without access", async () => {
      const caller = await (fixture.seesByRelation?.(world().home) ?? blind());
      const records = await seen(caller);
      expect(records.length).toBeGreaterThan(0);
      for (const record of records) {
        for (const { name } of gate.fields) expect(Object.keys(record.attributes)).not.toContain(name);
      }
      if (!resource.operations.includes("show")) return;
      const single = await caller.get(recordPath(resource, records[0]!.id));
      expect(asListed(single.body.data)).toEqual(asListed(records[0]!));
    });

    if (gate.read.length > 0) {
      test("its fields are returned to callers with access", async () => {
        const caller = await world().home.limitedTo(...needed, gate.read[0]!);
        const readable = gate.fields.filter((field) => !field.writeOnly);
        for (const record of await seen(caller)) {
          for (const { name } of readable) expect(Object.keys(record.attributes)).toContain(name);
        }
      });
    }

    test("its fields are left out of related records without an error, also if they are selected", async () => {
      const caller = await blind();
      for (const source of world().schema.resources.values()) {
        for (const [name, link] of source.links) {
          if (
            link.resource !== resource.name ||
            source.policy.requires ||
            link.gate !== null ||
            !hasList(source)
          )
            continue;
          const selected = [
            "id",
            ...gate.fields.filter((field) => !field.writeOnly).map((field) => field.name),
          ];
          for (const query of [`related=${name}`, `include=${name}[${selected.join("|")}]`]) {
            const { data } = expectStatus(await caller.get(`/${source.name}?perPage=500&${query}`), 200).body;
            for (const record of data as Record[]) {
              for (const one of [record.relationships?.[name] ?? []].flat() as Record[]) {
                for (const field of gate.fields)
                  expect(Object.keys(one.attributes)).not.toContain(field.name);
              }
            }
          }
        }
      }
    });

    const filters = [...resource.filters.values()].filter((filter) => filter.gate === gate.name);
    const sorts = resource.sort.filter((name) => resource.fields.get(name)!.gate === gate.name);
    if (filters.length + sorts.length > 0) {
      test("callers without access can neither filter nor sort by its fields", async () => {
        const caller = await blind();
        const queries = [
          ...filters.flatMap(({ name }) => [`${name}=null`, `-${name}=x`, `${name}=`]),
          ...sorts.flatMap((name) => [`sort=${name}`, `sort=id,-${name}`]),
        ];
        for (const query of queries) {
          const missing = expectForbidden(await caller.get(`${path}?${query}`));
          if (gate.query !== null) expect(missing, query).toBe(gate.query);
        }
        const { data } = expectStatus(await caller.get(`${path}/filters`), 200).body;
        const offered = data.map((one: { key: string; group: string }) => `${one.group} ${one.key}`);
        for (const { name } of filters) expect(offered).not.toContain(`matches ${name}`);
        for (const name of sorts) expect(offered).not.toContain(`sortables ${name}`);
        if (gate.query === null) return;
        const holder = await world().home.limitedTo(...needed, gate.query);
        for (const { name } of filters) expectStatus(await holder.get(`${path}?-${name}=null`), 200, 422);
        for (const name of sorts) expectStatus(await holder.get(`${path}?sort=${name}`), 200);
      });
    }

    const writers = first(policy.update.find((grant) => !grant.fields && !grant.rows)?.permissions);
    const lacking = gate.write.find((one) => !withImplied([...needed, ...writers]).has(one));
    const writable = gate.fields.filter(
      (field) => !field.managed && !fixture.impossible?.includes(field.name),
    );
    if (resource.operations.includes("update") && writers.length > 0 && lacking && writable.length > 0) {
      test("callers without access cannot write its fields, and each is named", async () => {
        const caller = await world().home.limitedTo(...needed, ...writers);
        const record = (await seen(caller))[0]!;
        const before = await rowCounts(world().app.installation.pool);
        for (const field of writable) {
          const value = fieldValue(world().home, fixture, field, world().home.next());
          const body = { [field.name]: value ?? null };
          const reply = await caller.patch(recordPath(resource, record.id), body);
          expect(gate.write).toContain(expectForbidden(reply));
          expect(reply.body.field).toBe(field.name);
          // A wrong value must not tell more than a right one.
          const wrong = await caller.patch(recordPath(resource, record.id), {
            [field.name]: { wrong: true },
          });
          expect(wrong.body).toEqual(reply.body);
          if (!resource.operations.includes("create")) continue;
          expect(expectForbidden(await caller.post(path, body))).toBe(reply.body.required_permission);
        }
        expect(await rowCounts(world().app.installation.pool)).toEqual(before);
      });
    }
  }

  for (const gate of gates) describe(`gate ${gate.name}`, () => checkGate(gate));

  for (const [name, link] of resource.links) {
    if (link.gate === null) continue;
    sampled(name, ACCESS_SHARE)(`relationship ${name} is left out for callers without access`, async () => {
      const caller = await world().home.limitedTo(...first(policy.requires));
      for (const query of [`related=${name}`, `include=${name}[id]`]) {
        const { data } = expectStatus(await caller.get(`${path}?perPage=500&${query}`), 200).body;
        for (const record of data as Record[]) {
          const shown = record.relationships?.[name];
          expect(shown === undefined || shown === null || (Array.isArray(shown) && shown.length === 0)).toBe(
            true,
          );
        }
      }
    });
  }

  for (const [name, link] of resource.links) {
    sampled(name, ACCESS_SHARE)(
      `relationship ${name} shows nothing that its resource would not`,
      async () => {
        const caller = await world().home.ordinary();
        const related = world().schema.resources.get(link.resource)!;
        const [mine, theirs] = [
          await caller.get(`${path}?perPage=500&related=${name}`),
          await caller.get(`/${link.resource}?perPage=500`),
        ];
        if (mine.status === 403) return;
        const records: Record[] = [expectStatus(mine, 200).body.data].flat();
        if (theirs.status === 403) {
          for (const record of records) expect(Object.keys(record.relationships ?? {})).not.toContain(name);
          return;
        }
        if (!hasList(related)) return;
        const visible = new Map(
          (expectStatus(theirs, 200).body.data as Record[]).map((one) => [one.id, one]),
        );
        for (const one of records.flatMap(
          (record) => [record.relationships?.[name] ?? []].flat() as Record[],
        )) {
          expect(Object.keys(one.attributes)).toEqual(Object.keys(visible.get(one.id)?.attributes ?? {}));
        }
      },
    );
  }
}
