import { expect } from "vitest";
import { createDeletable, createRecord } from "../../support/conformance/make-records.ts";
import { hasList } from "../../support/conformance/paths.ts";
import { expectInvalid, expectStatus, idsOf } from "../../support/conformance/replies.ts";
import type { Subject } from "../../support/conformance/subject.ts";
import type { Record } from "../../support/conformance/world.ts";

const MANY = 400;

/** How many records a page of a list has if it is walked in many pages, but fewer than `MANY`. */
const inPages = (total: number, least: number): number => Math.max(least, Math.ceil(total / 100));

/** How lists are cut into pages and walked. */
export function checkPages({ resource, fixture, world, sampled }: Subject): void {
  const test = sampled();
  if (!hasList(resource)) return;
  const path = `/${resource.name}`;
  const get = (query: string) => world().home.owner.get(`${path}?${query}`);
  const whole = (query = "") => byLinks(`perPage=500${query}`);
  const inIdOrder = resource.sort.includes("id");

  async function byLinks(query: string, between: (page: number) => Promise<void> = async () => {}) {
    const ids: string[] = [];
    let next: string | null = `${world().app.url}/api${path}?${query}`;
    for (let page = 1; next !== null && page < MANY; page++) {
      const reply = expectStatus(await world().home.owner.get(next), 200);
      ids.push(...idsOf(reply.body.data));
      next = reply.body.links.next;
      await between(page);
    }
    return ids;
  }

  async function byNumber(query: string) {
    const ids: string[] = [];
    const { last_page: last, total } = (await get(query)).body.meta;
    for (let page = 1; page <= last; page++) {
      const { data, meta, links } = expectStatus(await get(`${query}&page=${page}`), 200).body;
      expect(meta).toMatchObject({ current_page: page, last_page: last, total, from: ids.length + 1 });
      ids.push(...idsOf(data));
      expect(meta.to).toBe(ids.length);
      expect(links.next === null).toBe(page === last);
      expect(links.prev === null).toBe(page === 1);
    }
    return ids;
  }

  test("all pages by number together are the whole list", async () => {
    expect(await byNumber("perPage=4")).toEqual(await whole());
  });

  test("all pages by their links together are the whole list", async () => {
    const ids = await whole();
    expect(await byLinks(`perPage=${inPages(ids.length, 3)}`)).toEqual(ids);
  });

  test("links lead to the previous page and the first", async () => {
    const second = expectStatus(await get("perPage=1&page=2"), 200);
    const first = await get("perPage=1");
    for (const link of [second.body.links.prev, second.body.links.first]) {
      const reply = expectStatus(await world().home.owner.get(link), 200);
      expect(reply.body.data).toEqual(first.body.data);
    }
  });

  test("links repeat the caller's own parameters", async () => {
    const sort = resource.sort[0]!;
    const reply = expectStatus(await get(`sort=-${sort}&perPage=1&page=2&search=`), 200);
    for (const name of ["first", "prev"] as const) {
      const { searchParams } = new URL(reply.body.links[name]);
      expect(searchParams.get("sort")).toBe(`-${sort}`);
      expect(searchParams.get("perPage")).toBe("1");
      expect(searchParams.get("page")).toBe("1");
    }
  });

  test("a page past the end is empty", async () => {
    const reply = expectStatus(await get("page=1000&perPage=3"), 200);
    expect(reply.body.data).toEqual([]);
    expect(reply.body.meta).toMatchObject({ current_page: 1000, from: null, to: null });
    expect(reply.body.links.next).toBeNull();
    expect(reply.body.links.prev).not.toBeNull();
    expectStatus(await get("page=999999999999999999"), 200);
  });

  test("more than 500 records per page are limited to 500", async () => {
    for (const size of ["501", "99999999999999999999"]) {
      const reply = expectStatus(await get(`perPage=${size}`), 200);
      expect(reply.body.meta.per_page).toBe(500);
    }
  });

  for (const name of ["page", "perPage"])
    test(`${name} must be an integer from 1`, async () => {
      for (const value of ["0", "-1", "1.5", "", "1e9", "٣"]) {
        expectInvalid(await get(`${name}=${value}`), name);
      }
      expectInvalid(await get(`${name}=1&${name}=1`), name);
    });

  if (!inIdOrder) return;

  for (const sort of ["id", "-id"])
    test(`all pages by cursor in the order ${sort} are the whole list`, async () => {
      const ids = await whole(`&sort=${sort}`);
      expect(await byLinks(`perPage=${inPages(ids.length, 4)}&sort=${sort}`)).toEqual(ids);
    });

  test("an altered cursor and a cursor of another list are refused", async () => {
    const next = new URL((await get("perPage=1&sort=id")).body.links.next);
    const cursor = next.searchParams.get("cursor")!;
    expect(cursor).toMatch(/^[\w-]+$/);
    const middle = cursor.length >> 1;
    const altered = cursor.slice(0, middle) + (cursor[middle] === "A" ? "B" : "A") + cursor.slice(middle + 1);
    for (const bad of [altered, `${cursor}A`, cursor.slice(1), "x", ""]) {
      expectInvalid(await get(`perPage=1&sort=id&cursor=${bad}`), "cursor");
    }
    expectInvalid(await get(`perPage=1&sort=-id&cursor=${cursor}`), "cursor");
    const other = resource.sort.find((name) => name !== "id");
    if (other) expectInvalid(await get(`perPage=1&sort=${other}&cursor=${cursor}`), "cursor");
    for (const other of world().schema.resources.values()) {
      const { name, sort } = other;
      if (other === resource || !hasList(other) || !sort.includes("id")) continue;
      expectInvalid(await world().home.owner.get(`/${name}?perPage=1&sort=id&cursor=${cursor}`), "cursor");
    }
  });

  if (!resource.operations.includes("create") || !resource.operations.includes("delete")) return;

  const fresh = () => createRecord(world().home, resource, fixture, world().home.next());
  const doomed = () => createDeletable(world().home, resource, fixture, world().home.next());

  for (const sort of ["id", "-id"])
    test(`pages by cursor in the order ${sort} neither repeat nor skip records while others are created`, async () => {
      const before = await whole(`&sort=${sort}`);
      const ids = await byLinks(`perPage=2&sort=${sort}`, async (page) => {
        if (page <= 3) await fresh();
      });
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.filter((id) => before.includes(id))).toEqual(before);
    });

  test("pages by cursor skip nothing if records that were read are deleted", async () => {
    const extra: Record[] = [];
    for (let n = 0; n < 6; n++) extra.push(await doomed());
    const before = await whole("&sort=-id");
    const ids = await byLinks("perPage=2&sort=-id", async (page) => {
      if (page > 3) return;
      for (const { id } of extra.splice(-2))
        expectStatus(await world().home.writer(resource).delete(`${path}/${id}`), 204);
    });
    expect(ids).toEqual(before);
  });
}
