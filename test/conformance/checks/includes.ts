import { describe, expect } from "vitest";
import { hasPaths, type RelationshipSchema, type ResourceSchema } from "../../../src/engine/schema/schema.ts";
import { hasList, recordPath } from "../../support/conformance/paths.ts";
import {
  asListed,
  expectInvalid,
  expectMissed,
  expectStatus,
  idsOf,
} from "../../support/conformance/replies.ts";
import type { Subject } from "../../support/conformance/subject.ts";
import { withoutQuiet } from "../../support/conformance/wire-values.ts";
import type { Record } from "../../support/conformance/world.ts";
import { isAlwaysRead, withListedFields } from "./wire-form.ts";

const MOST = 20;
const DEEPEST = 4;

/** The related records of a record as an array, whatever the kind of the relationship. */
const relatedIn = (record: Record, name: string): Record[] => [record.relationships![name] ?? []].flat();

/** Related records within records. */
export function checkIncludes({ resource, world, sampled }: Subject): void {
  const test = sampled();
  const path = `/${resource.name}`;
  const get = (query: string) =>
    world().home.owner.get(`${path}?${hasList(resource) ? "perPage=500&" : ""}${query}`);
  const list = async (query: string): Promise<Record[]> =>
    [expectStatus(await get(query), 200).body.data].flat();
  const schema = () => world().schema;
  const target = ({ resource: name }: RelationshipSchema): ResourceSchema => schema().resources.get(name)!;

  function checkRelationship(name: string, link: RelationshipSchema): void {
    const test = sampled(name);
    test("related and include return whole records", async () => {
      let some = false;
      const [related, included] = [await list(`related=${name}`), await list(`include=${name}`)];
      expect(included).toEqual(related);
      for (const record of related) {
        expect(Object.keys(record.relationships!)).toEqual([name]);
        const shown = record.relationships![name];
        if (link.kind === "many") expect(Array.isArray(shown)).toBe(true);
        for (const one of relatedIn(record, name)) {
          some = true;
          expect(Object.keys(one).sort()).toEqual(["attributes", "id", "meta", "type"]);
          expect(one.type).toBe(link.resource);
          const single = await world().home.owner.get(recordPath(target(link), one.id));
          if (single.status !== 200) continue;
          expect(withoutQuiet(target(link), one)).toEqual(
            withListedFields(target(link), withoutQuiet(target(link), asListed(single.body.data))),
          );
        }
      }
      expect(some, "no record has a related one").toBe(true);
    });

    test("the related records are those that the reference names", async () => {
      // Without a list of their own, the related records can only be read here.
      if (link.field === null && !hasPaths(target(link))) return;
      const back = link.by === null ? [] : await world().home.all(link.resource);
      for (const record of await list(`include=${name}[id]`)) {
        const ids = idsOf(relatedIn(record, name)).sort();
        if (link.field !== null) {
          const named = record.attributes[link.field];
          expect(ids).toEqual((named === null ? [] : [named].flat().map(String)).sort());
        } else if (link.by !== null) {
          const naming = back.filter((one) => String(one.attributes[link.by!]) === record.id);
          expect(ids).toEqual(idsOf(naming).sort());
        }
      }
    });

    test("a selection shows exactly the fields requested, by either separator", async () => {
      const fields = [...target(link).fields.values()].filter((field) => isAlwaysRead(target(link), field));
      const wanted = [fields[0]!, fields.at(-1)!, fields[fields.length >> 1]!].map((field) => field.name);
      const names = [...new Set(wanted)];
      const piped = await list(`include=${name}[${names.join("|")}]`);
      expect(await list(`include=${name}[${names.join(",")}]`)).toEqual(piped);
      for (const record of piped) {
        for (const one of relatedIn(record, name)) {
          expect(Object.keys(one.attributes).sort()).toEqual([...names].sort());
        }
        expect(Object.keys(record.attributes).length).toBeGreaterThan(2);
      }
    });

    test("a single record accepts it as lists do", async () => {
      const [first] = await list(`include=${name}[id]`);
      const reply = await world().home.owner.get(`${recordPath(resource, first!.id)}?include=${name}[id]`);
      if (resource.operations.includes("show"))
        expect(withListedFields(resource, asListed(expectStatus(reply, 200).body.data))).toEqual(first);
    });

    test("nested relationships have their own selections", async () => {
      for (const [inner, further] of target(link).links) {
        const label = [...schema().resources.get(further.resource)!.fields.keys()][1]!;
        const records = await list(`include=${name}[id].${inner}[${label}|id]`);
        for (const one of records.flatMap((record) => relatedIn(record, name))) {
          expect(Object.keys(one.attributes)).toEqual(["id"]);
          for (const two of relatedIn(one, inner)) {
            expect(two.type).toBe(further.resource);
            expect(Object.keys(two.attributes).sort()).toEqual(["id", label].sort());
          }
        }
        for (const one of (await list(`related=${name}.${inner}`)).flatMap((record) =>
          relatedIn(record, name),
        )) {
          expect(Object.keys(one.attributes).length).toBeGreaterThan(2);
          expect(Object.keys(one.relationships!)).toEqual([inner]);
        }
        return;
      }
    });

    test("an unknown field is refused, and the response names the fields", async () => {
      const readable = [...target(link).fields.values()].filter(({ writeOnly }) => !writeOnly);
      const message = expectMissed(
        await get(`include=${name}[id|no_such_field]`),
        "include",
        readable.map((field) => field.name),
      );
      expect(message).toContain("no_such_field");
      expect(message).toContain([...target(link).fields.keys()].at(-1));
      for (const hidden of [...target(link).fields.values()].filter((field) => field.hidden)) {
        expect(message).not.toContain(hidden.name);
        expectInvalid(await get(`include=${name}[${hidden.name}]`), "include");
      }
      expectInvalid(await get(`include=${name}.noSuchRelationship`), "include");
    });
  }

  const links = Object.entries(resource.relationships);
  for (const [name] of links) {
    describe(`relationship ${name}`, () => checkRelationship(name, resource.links.get(name)!));
  }

  test("an unknown relationship is refused, and the response names the relationships", async () => {
    for (const parameter of ["related", "include"]) {
      for (const bad of ["noSuchRelationship", "id", "__proto__", "constructor"]) {
        const names = [...resource.links.keys()];
        const message = expectMissed(await get(`${parameter}=${bad}`), parameter, names);
        expect(message).toContain(bad);
        for (const [name] of links) expect(message).toContain(name);
      }
    }
  });

  test("empty parameters have no effect", async () => {
    for (const query of ["related=", "include=", "related=&include="]) {
      for (const record of await list(query)) expect(record.relationships).toBeUndefined();
    }
  });

  test("malformed text is refused with the position", async () => {
    const name = links[0]?.[0] ?? "any";
    const bad = [`${name}[`, `${name}[id`, `${name}[]`, `${name}]`, `${name}[id]]`, `${name},`, `.${name}`];
    for (const text of [...bad, `${name}..x`, `${name}[id|]`, `${name}[[id]]`, `[id]`, `${name} ${name}`]) {
      const message = expectInvalid(await get(`include=${encodeURIComponent(text)}`), "include");
      expect(message).toMatch(/position \d+|at its end/);
    }
    expect(expectInvalid(await get(`related=${name}[id]`), "related")).toContain(`include=${name}[id]`);
  });

  test("more than 4 levels and more than 20 relationships are refused", async () => {
    const five = Array.from({ length: DEEPEST + 1 }, () => links[0]?.[0] ?? "any").join(".");
    expect(expectInvalid(await get(`include=${five}`), "include")).toContain(String(DEEPEST));
    expect(expectInvalid(await get(`related=${five}`), "related")).toContain(String(DEEPEST));
    const many = Array.from({ length: MOST + 1 }, (_, n) => `r${n}`).join(",");
    expect(expectInvalid(await get(`include=${many}`), "include")).toContain(String(MOST));
    expect(expectInvalid(await get(`related=${many}`), "related")).toContain(String(MOST));
  });

  if (links.length === 0) return;

  test("up to 4 levels and 20 relationships can be included", async () => {
    const paths = pathsFrom(resource, schema().resources);
    const deepest = paths.filter((one) => one.length === DEEPEST).at(-1);
    if (deepest)
      expectStatus(await get(`perPage=2&include=${deepest.join(".")}`.replace("perPage=2&", "")), 200);
    const wide = paths.filter((one) => one.length <= 2).slice(0, MOST);
    expectStatus(
      await world().home.owner.get(`${path}?perPage=2&related=${wide.map((one) => one.join(".")).join(",")}`),
      200,
    );
  });

  test("related and include together return both", async () => {
    const [first, second] = [links[0]![0], links.at(-1)![0]];
    for (const record of await list(`related=${first}&include=${second}[id]`)) {
      expect(Object.keys(record.relationships!).sort()).toEqual([...new Set([first, second])].sort());
      if (first === second) continue;
      for (const one of relatedIn(record, second)) expect(Object.keys(one.attributes)).toEqual(["id"]);
    }
  });
}

/** Paths of relationships from a resource, shallow ones first. */
function pathsFrom(resource: ResourceSchema, resources: ReadonlyMap<string, ResourceSchema>): string[][] {
  let level = [...resource.links].map(([name, link]) => ({ path: [name], at: link.resource }));
  const paths = level.map(({ path }) => path);
  for (let depth = 2; depth <= DEEPEST; depth++) {
    level = level
      .flatMap(({ path, at }) =>
        [...resources.get(at)!.links].map(([name, link]) => ({ path: [...path, name], at: link.resource })),
      )
      .slice(0, 60);
    paths.push(...level.map(({ path }) => path));
  }
  return paths;
}
