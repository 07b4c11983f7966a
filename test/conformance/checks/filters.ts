import { beforeAll, describe, expect } from "vitest";
import type { FilterSchema } from "../../../src/engine/schema/schema.ts";
import { expectInvalid, expectMissed, expectStatus, idsOf } from "../../support/conformance/replies.ts";
import type { Subject } from "../../support/conformance/subject.ts";
import type { Record } from "../../support/conformance/world.ts";
import { checkFilterMeaning } from "./filter-meaning.ts";
import { backwards, candidates, comparedField, junkFor } from "./filter-values.ts";

/** What every filter of a resource means and refuses. The records must not change while these run. */
export function checkFilters(subject: Subject): void {
  const { resource, fixture, world, sampled } = subject;
  const test = sampled();
  const path = `/${resource.name}`;
  let records: Record[];
  let all: string[];
  /** Hidden from every list that does not ask for them. */
  let deleted: Record[];
  beforeAll(async () => {
    records = await world().home.all(resource.name);
    all = idsOf(records);
    deleted = resource.softDeletes ? await world().home.all(resource.name, "&-deleted_at=null") : [];
  });
  const get = (query: string) => world().home.owner.get(`${path}?perPage=500&${query}`);
  const parameter = (name: string, value: string) => `${name}=${encodeURIComponent(value)}`;

  const found = new Map<string, Set<string>>();

  /** The ids that a query matches; asked once, since the records stay as they are. */
  async function matching(query: string): Promise<Set<string>> {
    const known = found.get(query);
    if (known) return known;
    const { data, meta, links } = expectStatus(await get(query), 200).body;
    const matched = links.next === null ? data : await world().home.all(resource.name, `&${query}`);
    expect(meta.total).toBe(matched.length);
    const ids = new Set<string>(idsOf(matched));
    found.set(query, ids);
    return ids;
  }

  /** The ids that the value matches, after the check that its negation matches exactly the others. */
  async function split(name: string, value: string): Promise<Set<string>> {
    const plain = await matching(parameter(name, value));
    const negated = await matching(parameter(`-${name}`, value));
    expect([...plain].filter((id) => negated.has(id))).toEqual([]);
    const parted = name === "deleted_at" ? [...all, ...idsOf(deleted)] : all;
    expect([...plain, ...negated].sort()).toEqual([...parted].sort());
    return plain;
  }

  const invalid = async (name: string, value: string) =>
    expect(expectInvalid(await get(parameter(name, value)), name)).not.toMatch(/:field|undefined/);

  function checkFilter(filter: FilterSchema): void {
    const { name } = filter;
    const test = sampled(name);
    const field = comparedField(resource, filter);
    const values = () => candidates(world().home, resource, filter, fixture, [...records, ...deleted]);

    test("a filter and its negation divide the list", async () => {
      let parted = false;
      for (const value of values()) {
        const plain = await split(name, value);
        parted ||= plain.size > 0 && plain.size < all.length;
      }
      const hint = `no tried value parts the list: ${values()}; give filterValues in ${resource.name}.fixture.ts`;
      expect(parted || (fixture.uniform ?? []).includes(name), hint).toBe(true);
    });

    test("a filter together with its negation matches nothing", async () => {
      const [value] = values();
      expect(await matching(`${parameter(name, value!)}&${parameter(`-${name}`, value!)}`)).toEqual(
        new Set(),
      );
    });

    if (filter.nullable) {
      test("null matches empty values, and its negation matches the others", async () => {
        const empty = await split(name, "null");
        if (!filter.field || filter.condition || filter.expression || field!.type.links) return;
        expect(empty).toEqual(new Set(idsOf(records.filter((one) => one.attributes[field!.name] === null))));
      });
    } else {
      test("null is refused", async () => {
        await invalid(name, "null");
        await invalid(`-${name}`, "null");
      });
    }

    test("an empty value, one of another type and a repeated parameter are refused", async () => {
      for (const junk of ["", " ", ...junkFor(filter, field)]) await invalid(name, junk);
      await invalid(`-${name}`, "");
      const turned = backwards(filter);
      if (turned) await invalid(name, turned);
      const [value] = values();
      expectInvalid(await get(`${parameter(name, value!)}&${parameter(name, value!)}`), name);
    });

    const { options } = filter.kind;
    if (options && filter.kind.type !== "custom") {
      test("a value outside the closed set is reported with the set", async () => {
        expectMissed(await get(parameter(name, "no such option")), name, options);
        expectMissed(await get(parameter(`-${name}`, "no such option")), `-${name}`, options);
      });
    }

    checkFilterMeaning({ test, filter, field, records: () => records, split, values, matching, parameter });
  }

  for (const filter of resource.filters.values()) {
    describe(`filter ${filter.name}`, () => checkFilter(filter));
  }

  test("records match all of several filters", async () => {
    const [first, second] = [...resource.filters.values()].filter((one) => one.kind.type !== "custom");
    if (!first || !second) return;
    const a = candidates(world().home, resource, first, fixture, records)[0]!;
    const b = candidates(world().home, resource, second, fixture, records)[0]!;
    const both = await matching(`${parameter(first.name, a)}&${parameter(second.name, b)}`);
    const [left, right] = [await split(first.name, a), await split(second.name, b)];
    expect(both).toEqual(new Set([...left].filter((id) => right.has(id))));
  });

  test("where combines filters with or, and a minus before a group is its complement", async () => {
    const [first, second = first] = [...resource.filters.values()].filter(
      (one) => one.kind.type !== "custom",
    );
    if (!first || !second) return;
    const of = (filter: FilterSchema) => candidates(world().home, resource, filter, fixture, records)[0]!;
    const quoted = (filter: FilterSchema) => `${filter.name}="${of(filter).replaceAll('"', '""')}"`;
    const [left, right] = [await split(first.name, of(first)), await split(second.name, of(second))];
    const either = new Set([...left, ...right].filter((id) => all.includes(id)));
    const where = (text: string) => matching(parameter("where", text));
    expect(await where(`${quoted(first)}|${quoted(second)}`)).toEqual(either);
    expect(await where(`-(${quoted(first)}|${quoted(second)})`)).toEqual(
      new Set(all.filter((id) => !either.has(id))),
    );
    const both = [...left].filter((id) => right.has(id) && all.includes(id));
    expect(await where(`${quoted(first)}&(${quoted(second)})`)).toEqual(new Set(both));
    for (const junk of ["", "no_such_filter=1", `${first.name}=`, `${quoted(first)}|`, `(${quoted(first)}`])
      expectInvalid(await get(parameter("where", junk)), "where");
  });

  test("an unknown parameter is refused, and the response names the filters", async () => {
    const unfiltered = [...resource.fields.keys()].find((name) => !resource.filters.has(name));
    for (const name of ["no_such_filter", "-no_such_filter", "Page", ...(unfiltered ? [unfiltered] : [])]) {
      const message = expectMissed(await get(`${name}=1`), name, [...resource.filters.keys()]);
      expect(message).toContain(name);
      expect(message).toContain(`/api${path}/filters`);
    }
  });

  test("the description of the filters lists each, and what is sorted and searched by", async () => {
    const { data } = expectStatus(await world().home.owner.get(`${path}/filters`), 200).body;
    // What the workspace has defined for itself is listed beside what is declared.
    const isDeclared = (key: string) => !resource.ownFields || !key.startsWith(resource.ownFields.prefix);
    const whole = (name: string) => data.filter((one: { group: string }) => one.group === name);
    const group = (name: string) => whole(name).filter((one: { key: string }) => isDeclared(one.key));
    for (const { key, type, negatable, nullable, options, title } of group("matches")) {
      const filter = resource.filters.get(key)!;
      expect({ type, negatable, nullable }).toEqual({
        type: filter.kind.type,
        negatable: true,
        nullable: filter.nullable,
      });
      expect(options).toEqual(filter.kind.options);
      expect(title).toMatch(/\S/);
    }
    const keys = (name: string) => group(name).map((one: { key: string }) => one.key);
    expect(keys("matches").sort()).toEqual([...resource.filters.keys()].sort());
    expect(keys("sortables").sort()).toEqual([...resource.sort].sort());
    expect(keys("searchables").sort()).toEqual([...resource.search].sort());
    expect(keys("variants")).toEqual(Object.keys(resource.variants));
    for (const only of ["matches", "sortables", "searchables", "variants"]) {
      const part = expectStatus(await world().home.owner.get(`${path}/filters?only=${only}`), 200);
      expect(part.body.data).toEqual(whole(only));
    }
    const two = await world().home.owner.get(`${path}/filters?only=sortables,matches`);
    expect(two.body.data).toHaveLength(whole("matches").length + whole("sortables").length);
    expectInvalid(await world().home.owner.get(`${path}/filters?only=nothing`), "only");
    expectInvalid(await world().home.owner.get(`${path}/filters?page=2`), "page");
  });
}
