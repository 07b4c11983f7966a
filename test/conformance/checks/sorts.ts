import { expect } from "vitest";
import type { FieldSchema } from "../../../src/engine/schema/schema.ts";
import { expectInvalid, expectMissed, expectStatus, idsOf } from "../../support/conformance/replies.ts";
import type { Subject } from "../../support/conformance/subject.ts";
import type { Record } from "../../support/conformance/world.ts";

/** Letters without case and accents, as texts are ordered and searched. */
export const fold = (text: string): string => text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");

const ORDERED_AS_TEXT = new Set([
  "string",
  "text",
  "email",
  "timezone",
  "currency",
  "locale",
  "color",
  "url",
]);

function comparable(field: FieldSchema, value: unknown): string | number {
  if (typeof value === "boolean") return value ? 1 : 0;
  if (typeof value === "number") return value;
  return ORDERED_AS_TEXT.has(field.type.name) ? fold(String(value)) : String(value);
}

/** Ascending: empty values last. */
function compareBy(field: FieldSchema, a: Record, b: Record): number {
  const [left, right] = [a.attributes[field.name] ?? null, b.attributes[field.name] ?? null];
  if (left === null || right === null) return Number(left === null) - Number(right === null);
  const [x, y] = [comparable(field, left), comparable(field, right)];
  return x < y ? -1 : x > y ? 1 : 0;
}

/** How lists are ordered. */
export function checkSorts({ resource, world, sampled }: Subject): void {
  const test = sampled();
  const path = `/${resource.name}`;
  const get = (query: string) => world().home.owner.get(`${path}?${query}`);
  const id = resource.fields.get("id")!;

  /** The records in the order that `sort` asks for, computed from their own values. */
  function ordered(records: readonly Record[], sort: string): string[] {
    const keys = sort.split(",").map((part) => ({
      field: resource.fields.get(part.replace(/^-/, ""))!,
      sign: part.startsWith("-") ? -1 : 1,
    }));
    keys.push({ field: id, sign: keys[0]!.sign });
    const compare = (a: Record, b: Record): number =>
      keys.map(({ field, sign }) => sign * compareBy(field, a, b)).find((one) => one !== 0) ?? 0;
    return idsOf(records.toSorted(compare));
  }

  async function expectOrder(sort: string, query = `sort=${sort}`): Promise<void> {
    const { data } = expectStatus(await get(`perPage=500&${query}`), 200).body;
    expect(idsOf(data)).toEqual(ordered(data, sort));
  }

  /** Of a field that is sorted by another value only the module's scenarios know the order, which is the same both ways. */
  async function expectReversed(name: string): Promise<void> {
    const inOrder = async (sort: string) =>
      idsOf(expectStatus(await get(`perPage=500&sort=${sort}`), 200).body.data);
    expect((await inOrder(`-${name}`)).toReversed()).toEqual(await inOrder(name));
  }

  for (const name of resource.sort)
    sampled(name)(
      `sort ${name} works in both directions, with empty values last or first and ties by id`,
      async () => {
        if (resource.fields.get(name)!.sortedBy) return expectReversed(name);
        await expectOrder(name);
        await expectOrder(`-${name}`);
      },
    );

  for (const name of resource.sort)
    sampled(name)(`sort ${name} is total: all pages together are the whole list`, async () => {
      const whole = idsOf((await get(`perPage=500&sort=-${name}`)).body.data);
      const pages: string[] = [];
      for (let page = 1; pages.length < whole.length; page++) {
        const { data } = expectStatus(await get(`perPage=5&page=${page}&sort=-${name}`), 200).body;
        expect(data.length).toBeGreaterThan(0);
        pages.push(...idsOf(data));
      }
      expect(pages).toEqual(whole);
    });

  test("several fields order one after the other", async () => {
    const own = resource.sort.filter((name) => !resource.fields.get(name)!.sortedBy);
    const [a, b] = [own.at(-1)!, own[0]!];
    await expectOrder(`${a},-${b}`);
    await expectOrder(`-${b},${a}`);
    await expectOrder(`${a},${b}`, `sort=${a}, ${b}`);
  });

  test("a list without sort, or with an empty one, has its default order", async () => {
    const given = resource.defaultSort;
    const whole = idsOf((await get(`perPage=500&sort=${given}`)).body.data);
    for (const query of ["", "sort=", "sort=%20"]) {
      if (resource.fields.get(given.replace(/^-/, ""))?.sortedBy)
        expect(idsOf((await get(`perPage=500&${query}`)).body.data)).toEqual(whole);
      else await expectOrder(given, query);
    }
  });

  test("a field that is unknown or not sortable is refused, and the response names the sortable ones", async () => {
    const unsortable = [...resource.fields.keys()].find((name) => !resource.sort.includes(name));
    for (const name of [
      "no_such_field",
      "-no_such_field",
      ...(unsortable ? [unsortable] : []),
      "--id",
      "id,,id",
    ]) {
      const message = expectMissed(await get(`sort=${name}`), "sort", resource.sort);
      for (const allowed of resource.sort) expect(message).toContain(allowed);
    }
    expectInvalid(await get(`sort=${resource.sort[0]}&sort=${resource.sort[0]}`), "sort");
  });
}
