import { expect } from "vitest";
import type { FieldType } from "../../../src/engine/declare/field-type.ts";
import { writableFields } from "../../support/conformance/derive-body.ts";
import { createRecord } from "../../support/conformance/make-records.ts";
import { expectInvalid, expectStatus, idsOf } from "../../support/conformance/replies.ts";
import type { Subject } from "../../support/conformance/subject.ts";
import type { Record } from "../../support/conformance/world.ts";
import { fold } from "./sorts.ts";

/** Texts that tell plain characters from patterns, and letters from their accents and case. */
const TELLING = ["Zoé 50% a_b c\\d ÅNGSTRÖM", "Zoe 50x aXb cXd angstrom", "Straße Łódź"];

type RelatedRecord = Record & { relationships: { [name: string]: Record | Record[] | null } };

/** Finding records by words. */
export function checkSearches({ resource, fixture, world, sampled }: Subject): void {
  const test = sampled();
  const get = (search: string) =>
    world().home.owner.get(`/${resource.name}?perPage=500&search=${encodeURIComponent(search)}`);

  test("an empty search has no effect", async () => {
    const all = await world().home.all(resource.name);
    for (const empty of ["", "  "]) {
      expect(expectStatus(await get(empty), 200).body.meta.total).toBe(all.length);
    }
  });

  if (resource.search.length === 0) {
    test("there is nothing to search", async () => {
      expectInvalid(await get("x"), "search");
    });
    return;
  }

  const textField = writableFields(resource).find(
    ({ name, type }) => resource.search.includes(name) && TELLING.every((text) => isTaken(type, text)),
  );
  const isDistinguishing = textField !== undefined && resource.operations.includes("create");

  async function makeDistinct(): Promise<void> {
    for (const text of TELLING) {
      const { id } = await createRecord(world().home, resource, fixture, world().home.next());
      expectStatus(
        await world()
          .home.writer(resource)
          .patch(`/${resource.name}/${id}`, { [textField!.name]: text }),
        200,
      );
    }
  }

  /** The text of a field, or of a field of the records that a relationship leads to. */
  const textOf = (record: Record, name: string): unknown => {
    const [own, further] = name.split(".") as [string, string | undefined];
    if (further === undefined) return record.attributes[own];
    const related = [(record as RelatedRecord).relationships[own] ?? []].flat();
    return related.map(({ attributes }) => attributes[further] ?? "").join("\n");
  };
  const texts = (record: Record): string[] =>
    resource.search.map((name) => fold(String(textOf(record, name) ?? "")));
  const relationships = [
    ...new Set(resource.search.filter((name) => name.includes(".")).map((name) => name.split(".")[0])),
  ];
  /** All records, with what of related ones is searched. */
  const everything = async (): Promise<Record[]> => {
    if (relationships.length === 0) return world().home.all(resource.name);
    const reply = await world().home.owner.get(
      `/${resource.name}?perPage=500&related=${relationships.join(",")}`,
    );
    return expectStatus(reply, 200).body.data;
  };

  /** Checks that exactly the records are found in which every word occurs; returns how many these are. */
  async function expectFound(search: string): Promise<number> {
    const words = fold(search.trim()).split(/\s+/);
    const all = await everything();
    const expected = all.filter((record) =>
      words.every((word) => texts(record).some((text) => text.includes(word))),
    );
    const found = await world().home.all(resource.name, `&search=${encodeURIComponent(search)}`);
    expect(idsOf(found).sort(), search).toEqual(idsOf(expected).sort());
    expect(expectStatus(await get(search), 200).body.meta.total).toBe(expected.length);
    return expected.length;
  }

  test("words and parts of words are found in every searchable field, in any case", async () => {
    const all = await everything();
    for (const name of resource.search) {
      const value = all
        .map((record) => textOf(record, name))
        .find((text) => typeof text === "string" && text);
      if (typeof value !== "string") continue;
      const [word] = /\w+/.exec(fold(value)) ?? [value];
      expect(await expectFound(word!.toUpperCase())).toBeGreaterThan(0);
      expect(await expectFound(word!.slice(1, 4))).toBeGreaterThan(0);
    }
  });

  test("all words must occur, in any order and any field", async () => {
    const [first, second] = await everything();
    const parts = texts(first!).flatMap((text) => text.match(/\w+/g) ?? []);
    expect(await expectFound([...parts].reverse().join("  "))).toBeGreaterThan(0);
    await expectFound(`${parts[0]} ${texts(second!).join(" ").match(/\w+/)?.[0]}`);
    expect(await expectFound(`${parts[0]} nosuchwordanywhere`)).toBe(0);
  });

  if (isDistinguishing) {
    test("a search ignores accents and case and has no patterns", async () => {
      await makeDistinct();
      const alike = await expectFound("zoe");
      expect(alike).toBeGreaterThanOrEqual(2);
      for (const same of ["ZOÉ", "ångström", "angstrom ZOE"]) expect(await expectFound(same)).toBe(alike);
      for (const only of ["50%", "a_b", "c\\d"]) {
        const few = await expectFound(only);
        expect(few).toBeGreaterThan(0);
        expect(few).toBeLessThan(alike);
      }
      expect((await get("lodz STRASSE")).body.meta.total).toBeGreaterThan(0);
    });
  }

  test("percent, underscore and backslash have no special meaning", async () => {
    for (const search of ["%", "_", "\\", "50%", "a_b", "c\\d", "%zo%", "\\%", "'", '"', "--", "$1"]) {
      await expectFound(search);
    }
  });

  test("a search cannot be repeated and has a maximum number of words", async () => {
    expectInvalid(await world().home.owner.get(`/${resource.name}?search=a&search=b`), "search");
    expectInvalid(await get(Array.from({ length: 21 }, (_, n) => `w${n}`).join(" ")), "search");
  });
}

/** Whether a field of the type takes the text as it is. */
function isTaken(type: FieldType, text: string): boolean {
  let taken = true;
  const read = type.read(text, () => {
    taken = false;
  });
  return taken && read === text;
}
