import { expect } from "vitest";
import type { FieldSchema } from "../../../src/engine/schema/schema.ts";
import { bodyFor, writableFields } from "../../support/conformance/derive-body.ts";
import { createRecord } from "../../support/conformance/make-records.ts";
import { hasList, recordPath } from "../../support/conformance/paths.ts";
import { asListed, expectInvalid, expectStatus, idsOf } from "../../support/conformance/replies.ts";
import { routesOf } from "../../support/conformance/routes.ts";
import { rowCounts } from "../../support/conformance/row-counts.ts";
import { ACCESS_SHARE } from "../../support/conformance/sampled.ts";
import type { Subject } from "../../support/conformance/subject.ts";
import type { Record } from "../../support/conformance/world.ts";
import { NOBODY } from "./filter-values.ts";

/** Whether a field contains a list of ids. */
const holdsSeveral = ({ type }: FieldSchema): boolean => type.schema().type === "array";

/** Another workspace's records: nowhere to be seen, named or reached. */
export function checkIsolation({ resource, fixture, world, sampled }: Subject): void {
  const test = sampled("", ACCESS_SHARE);
  const path = `/${resource.name}`;
  const owner = () => world().home.writer(resource);

  /** Records of the other workspace; of integer keys only those that this workspace has not given too. */
  async function foreign(): Promise<Record[]> {
    const { home, other } = world();
    if (resource.key === "integer" && resource.operations.includes("create")) {
      const most = Math.max(...(await home.all(resource.name)).map(({ id }) => Number(id)));
      while (Math.max(...(await other.all(resource.name)).map(({ id }) => Number(id))) <= most + 1) {
        await createRecord(other, resource, fixture, other.next());
      }
    }
    const own = new Set(idsOf(await home.all(resource.name)));
    return (await other.all(resource.name)).filter(({ id }) => !own.has(id)).slice(-3);
  }

  if (hasList(resource)) {
    test("are in no list, whatever it is filtered, searched or sorted by", async () => {
      const [mine, theirs] = [new Set(idsOf(await world().home.all(resource.name))), await foreign()];
      expect(theirs.length).toBeGreaterThan(0);
      for (const { id } of theirs) expect(mine.has(id)).toBe(false);
      const ids = theirs.map(({ id }) => id);
      if (resource.filters.has("id")) {
        expect((await owner().get(`${path}?id=${ids.join(",")}`)).body.meta.total).toBe(0);
      }
      for (const name of resource.search) {
        const text = theirs.map((one) => one.attributes[name]).find((value) => typeof value === "string");
        const reply = await owner().get(
          `${path}?perPage=500&search=${encodeURIComponent(String(text ?? "x"))}`,
        );
        for (const id of idsOf(reply.body.data)) expect(mine.has(id)).toBe(true);
      }
    });
  }

  if (!resource.isSingleton) {
    test("are 404 on every route, as if they were not there, and nothing is written", async () => {
      const { pool } = world().app.installation;
      const theirs = await foreign();
      const before = await rowCounts(pool);
      for (const { id } of theirs.slice(0, 2)) {
        const foreignReplies = routesOf(resource, id);
        const absentReplies = routesOf(resource, resource.key === "integer" ? "2000000000" : NOBODY);
        for (const [index, { title, method, path: at, body }] of foreignReplies.entries()) {
          if (!at.includes(id) && !JSON.stringify(body ?? "").includes(id)) continue;
          const reply = await owner().send(method, at, body);
          const absent = absentReplies[index]!;
          const nothing = await owner().send(absent.method, absent.path, absent.body);
          expect([reply.status, reply.body], title).toEqual([nothing.status, nothing.body]);
          if (!title.startsWith("action")) expect(reply.status, title).toBe(404);
        }
      }
      expect(await rowCounts(pool)).toEqual(before);
      for (const record of theirs) {
        const reply = await world().other.owner.get(recordPath(resource, record.id));
        if (resource.operations.includes("show"))
          expect(asListed(expectStatus(reply, 200).body.data)).toEqual(record);
      }
    });
  }

  const references = writableFields(resource).filter(
    (field) => field.type.reference?.key === "ulid" && !fixture.impossible?.includes(field.name),
  );
  for (const field of resource.operations.includes("create") ? references : []) {
    const { name } = field;
    sampled(name, ACCESS_SHARE)(`cannot be referred to by ${name}`, async () => {
      const target = field.type.reference!.resource;
      const [theirs] = world().other.choosable(target);
      const body = bodyFor(world().home, resource, fixture, field, world().home.next());
      const trial = (id: string) => owner().post(path, { ...body, [name]: holdsSeveral(field) ? [id] : id });
      const [named, nobody] = [await trial(theirs!), await trial(NOBODY)];
      const at = holdsSeveral(field) ? `${name}.0` : name;
      expect(expectInvalid(named, at)).toBe(
        `The selected ${at.includes(".") ? at : at.replaceAll("_", " ")} is invalid.`,
      );
      expect(named.body).toEqual(nobody.body);
    });
  }

  test("are in no related record", async () => {
    const { home, other, schema } = world();
    for (const [name, link] of resource.links) {
      const target = schema.resources.get(link.resource)!;
      if (target.key === "integer") continue;
      const theirs = new Set(idsOf(await other.all(link.resource)));
      const { data } = (
        await home.owner.get(`${path}?${hasList(resource) ? "perPage=500&" : ""}include=${name}[id]`)
      ).body;
      for (const record of [data].flat() as Record[]) {
        for (const one of [record.relationships?.[name] ?? []].flat() as Record[])
          expect(theirs.has(one.id)).toBe(false);
      }
    }
  });
}
