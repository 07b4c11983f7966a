import { expect } from "vitest";
import { hasList, recordPath } from "../../support/conformance/paths.ts";
import { asListed, expectStatus } from "../../support/conformance/replies.ts";
import type { Subject } from "../../support/conformance/subject.ts";
import type { Record } from "../../support/conformance/world.ts";
import { expectWireForm, isAlwaysRead } from "./wire-form.ts";

const MOST = 50;

/** A text within JSON. */
const QUOTED = /"(?:[^"\\]|\\.)*"/g;

/** Records from all over a list: of one that is long, each so many-th. */
function someOf(all: readonly Record[]): Record[] {
  const step = Math.max(1, Math.ceil(all.length / MOST));
  return all.filter((_, index) => index % step === 0);
}

/** How one record and a list of them are wrapped, and what their values look like. */
export function checkEnvelopes({ resource, world, sampled }: Subject): void {
  const test = sampled();
  const path = `/${resource.name}`;
  const records = () => world().home.all(resource.name);
  const reads = resource.operations.includes("show");

  function expectRecord(record: Record): void {
    expect(Object.keys(record).sort()).toEqual(["attributes", "id", "meta", "type"]);
    expect(record.id).toBe(String(record.attributes.id));
    expect(record.type).toBe(resource.name);
    expect(Object.keys(record.meta).sort()).toEqual([
      "authorizedToDelete",
      "authorizedToShow",
      "authorizedToUpdate",
    ]);
    expect(record.meta.authorizedToShow).toBe(true);
    if (!resource.operations.includes("update")) expect(record.meta.authorizedToUpdate).toBe(false);
    if (!resource.operations.includes("delete")) expect(record.meta.authorizedToDelete).toBe(false);
    for (const [name, value] of Object.entries(record.attributes)) {
      const field = resource.fields.get(name);
      expect(field, `${name} is no declared field`).toBeDefined();
      expect(field!.writeOnly || field!.hidden, `${name} is never returned`).toBe(false);
      expectWireForm(field!, value);
    }
    for (const field of resource.fields.values()) {
      if (isAlwaysRead(resource, field)) expect(Object.keys(record.attributes)).toContain(field.name);
    }
  }

  const at = (id: string): string => recordPath(resource, id);

  test("there are records for the tests", async () => {
    const least = resource.isSingleton ? 1 : 2;
    expect(
      (await records()).length,
      `say in ${resource.name}.fixture.ts how records are made`,
    ).toBeGreaterThanOrEqual(least);
  });

  test("records are returned in their envelope, with every field in its format", async () => {
    for (const record of someOf(await records())) expectRecord(record);
  });

  if (hasList(resource)) checkListEnvelope();

  function checkListEnvelope(): void {
    test("a list has data, meta and links with their keys", async () => {
      const all = await records();
      const reply = expectStatus(await world().home.owner.get(`${path}?perPage=2`), 200);
      const url = `${world().app.url}/api${path}`;
      expect(Object.keys(reply.body).sort()).toEqual(["data", "links", "meta"]);
      expect(reply.body.meta).toEqual({
        current_page: 1,
        from: 1,
        last_page: Math.ceil(all.length / 2),
        path: url,
        per_page: 2,
        to: Math.min(2, all.length),
        total: all.length,
      });
      const { first, next, prev, ...links } = reply.body.links;
      expect(links).toEqual({ path: url, filters: `/api${path}/filters` });
      expect(prev).toBeNull();
      expect(first.startsWith(`${url}?`)).toBe(true);
      if (all.length > 2) expect(next.startsWith(`${url}?`)).toBe(true);
      else expect(next).toBeNull();
    });

    test("the default page has 15 records", async () => {
      const reply = expectStatus(await world().home.owner.get(path), 200);
      expect(reply.body.meta.per_page).toBe(15);
      expect(reply.body.data).toHaveLength(Math.min(15, reply.body.meta.total));
    });

    test("responses are JSON in UTF-8 and name the request and the version", async () => {
      const reply = await world().home.owner.get(path);
      expect(reply.headers.get("content-type")).toMatch(/^application\/json; *charset=utf-8$/i);
      expect(reply.headers.get("x-request-id")).toMatch(/^\S+$/);
      expect(reply.headers.get("api-version")).toBe("2026.07.14");
    });

    test("HEAD responds as GET does, without a body", async () => {
      const reply = await world().app.request("HEAD", path, { key: world().home.owner.key });
      expect(reply.status).toBe(200);
      expect(reply.bytes).toHaveLength(0);
    });
  }

  if (!reads) return;

  test("a single record is returned in data, equal to the one in the list", async () => {
    for (const record of someOf(await records())) {
      const reply = expectStatus(await world().home.owner.get(at(record.id)), 200);
      expect(Object.keys(reply.body)).toEqual(["data"]);
      const alone = asListed(reply.body.data);
      expectRecord(alone);
      expect(alone).toEqual(record);
      expect(reply.text.replace(QUOTED, '""'), "a whole number has no decimals").not.toMatch(/\d\.0+[,}\]]/);
    }
  });

  if (!resource.isSingleton)
    test("an id is accepted in lower case and returned in upper case", async () => {
      const [record] = await records();
      const reply = expectStatus(await world().home.owner.get(`${path}/${record!.id.toLowerCase()}`), 200);
      expect(reply.body.data.id).toBe(record!.id);
    });

  if (hasList(resource))
    test("a list's entity tag results in 304 for whoever has it", async () => {
      const { owner } = world().home;
      const reply = expectStatus(await owner.get(`${path}?perPage=2`), 200);
      const tag = reply.headers.get("etag")!;
      const again = await owner.get(`${path}?perPage=2`, { headers: { "If-None-Match": tag } });
      expect([again.status, again.text, again.headers.get("etag")]).toEqual([304, "", tag]);
      const other = await owner.get(`${path}?perPage=1`, { headers: { "If-None-Match": tag } });
      expect(other.status).toBe(200);
    });

  test("a record's entity tag results in 304 for whoever has it", async () => {
    const [record] = await records();
    const reply = await world().home.owner.get(at(record!.id));
    const tag = reply.headers.get("etag");
    expect(tag).toMatch(/^(W\/)?"[^"]+"$/);
    const again = await world().home.owner.get(at(record!.id), {
      headers: { "If-None-Match": tag! },
    });
    expect(again.status).toBe(304);
    expect(again.bytes).toHaveLength(0);
    const other = await world().home.owner.get(at(record!.id), {
      headers: { "If-None-Match": '"x"' },
    });
    expect(other.status).toBe(200);
  });
}
