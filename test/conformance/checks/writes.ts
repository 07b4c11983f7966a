import { expect } from "vitest";
import type { FieldSchema } from "../../../src/engine/schema/schema.ts";
import type { Reply } from "../../support/app.ts";
import { bodyFor, bodyWith, fieldValue, writableFields } from "../../support/conformance/derive-body.ts";
import type { Body } from "../../support/conformance/fixture.ts";
import { createDeletable, createRecord } from "../../support/conformance/make-records.ts";
import { recordPath } from "../../support/conformance/paths.ts";
import { asListed, expectInvalid, expectStatus, recordTag } from "../../support/conformance/replies.ts";
import { rowCounts } from "../../support/conformance/row-counts.ts";
import type { Subject } from "../../support/conformance/subject.ts";
import { holdsSent } from "../../support/conformance/wire-values.ts";
import type { Record } from "../../support/conformance/world.ts";

/** Creating, changing and deleting single records: responses, headers, dry run, retries, overwrites. */
export function checkWrites({ resource, fixture, world, sampled }: Subject): void {
  const test = sampled();
  const path = `/${resource.name}`;
  const has = (operation: (typeof resource.operations)[number]) => resource.operations.includes(operation);
  const owner = () => world().home.writer(resource);
  const fresh = () => createRecord(world().home, resource, fixture, world().home.next());
  const doomed = () => createDeletable(world().home, resource, fixture, world().home.next());
  const existing = async (): Promise<Record> =>
    has("create") ? fresh() : (await world().home.all(resource.name))[0]!;
  const at = (record: Record): string => recordPath(resource, record.id);
  const counts = () => rowCounts(world().app.installation.pool);
  const read = async (record: Record) => asListed(expectStatus(await owner().get(at(record)), 200).body.data);

  /** A body that is accepted; the values of unique fields are free. */
  async function freshBody(): Promise<Body> {
    for (;;) {
      const body = bodyWith(world().home, resource, fixture, world().home.next(), () => false);
      const reply = await owner().post(`${path}?dry_run=true`, body);
      if (reply.status === 201 || reply.status !== 422) return body;
    }
  }

  /** A change of one plain field that is possible, and that no other record hinders. */
  function change(record: Record): Body {
    const plain = (field: FieldSchema) =>
      !(field.writeOnly || field.createOnly || field.immutable || field.type.reference || field.unique) &&
      field.rules.length === 0 &&
      !fixture.together?.[field.name];
    for (const field of writableFields(resource).filter(plain)) {
      for (let tries = 0; tries < 4; tries++) {
        const value = fieldValue(world().home, fixture, field, world().home.next());
        if (value !== undefined && !holdsSent(field, record.attributes[field.name], value))
          return { [field.name]: value };
      }
    }
    throw new Error(`No field of ${resource.name} can simply be changed.`);
  }

  /** Checks that nothing whatever was written by what is done. */
  async function expectUnwritten<T>(act: () => Promise<T>): Promise<T> {
    const before = await counts();
    const result = await act();
    expect(await counts()).toEqual(before);
    return result;
  }

  const omit = (values: Body, names: readonly string[]): Body =>
    Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)));

  /** A response without what is new in every attempt. */
  const comparable = (reply: Reply) => {
    const { id, attributes, ...rest } = reply.body.data as Record;
    return { ...rest, attributes: omit(attributes, ["id", ...(fixture.unrepeatable ?? [])]) };
  };

  if (has("create")) {
    test("a creation returns 201 with the record and its location", async () => {
      const reply = expectStatus(await owner().post(path, await freshBody()), 201);
      const { data } = reply.body;
      expect(Object.keys(reply.body)[0]).toBe("data");
      const location = reply.headers.get("location");
      expect(location).toBe(`${world().app.url}/api${path}/${data.id}`);
      const found = expectStatus(await owner().get(location!), 200);
      expect(asListed(found.body.data)).toEqual(data);
      expect(recordTag(found)).toBe(recordTag(reply));
    });

    test("a dry run of a creation returns what the creation would return and writes nothing", async () => {
      const body = await freshBody();
      const dryRun = await expectUnwritten(() => owner().post(`${path}?dry_run=true`, body));
      const real = expectStatus(await owner().post(`${path}?dry_run=false`, body), 201);
      expectStatus(dryRun, 201);
      expect(dryRun.headers.get("dry-run")).toBe("true");
      expect(real.headers.get("dry-run")).toBeNull();
      if (resource.key === "ulid") expect(comparable(dryRun)).toEqual(comparable(real));
      for (const bad of ["yes", "1", ""])
        expectInvalid(await owner().post(`${path}?dry_run=${bad}`, body), "dry_run");
    });

    test("a dry run is refused if the request itself would be", async () => {
      const wrong = { no_such_field: 1 };
      const dryRun = await expectUnwritten(() => owner().post(`${path}?dry_run=true`, wrong));
      expect(dryRun.body).toEqual((await owner().post(path, wrong)).body);
    });

    test("one Idempotency-Key creates one record, and another body is refused", async () => {
      const body = await freshBody();
      const headers = { "Idempotency-Key": `"${resource.name}-${world().home.next()}"` };
      const first = expectStatus(await owner().post(path, body, { headers }), 201);
      const again = await expectUnwritten(() => owner().post(path, body, { headers }));
      expectStatus(again, 201);
      expect(again.headers.get("idempotency-replayed")).toBe("true");
      expect(again.body.data).toEqual(first.body.data);
      expectStatus(await expectUnwritten(() => owner().post(path, { ...body, x: 1 }, { headers })), 422);
      expect(first.headers.get("idempotency-replayed")).toBeNull();
    });
  }

  if (has("update")) {
    for (const method of ["PATCH", "PUT", "POST"])
      test(`${method} changes the fields given and no others`, async () => {
        if (resource.isSingleton && method === "POST") return;
        const before = await existing();
        const body = change(before);
        const reply = await owner().send(method, at(before), body);
        const { data } = expectStatus(reply, 200).body;
        const [name] = Object.keys(body);
        expect([data.attributes[name!], body[name!]]).toSatisfy(([a, b]) =>
          holdsSent(resource.fields.get(name!)!, a, b),
        );
        const independent = (record: Record) =>
          Object.fromEntries(
            writableFields(resource)
              .filter((field) => field.name !== name && !field.writeOnly)
              .map((field) => [field.name, record.attributes[field.name]]),
          );
        expect(independent(data)).toEqual(independent(before));
        expect(await read(before)).toEqual(data);
      });

    test("a dry run of a change returns what the change would return and writes nothing", async () => {
      const before = await existing();
      const body = change(before);
      const dryRun = await expectUnwritten(() => owner().patch(`${at(before)}?dry_run=true`, body));
      expect(await read(before)).toEqual(await read(before));
      const real = expectStatus(await owner().patch(at(before), body), 200);
      expectStatus(dryRun, 200);
      expect(dryRun.headers.get("dry-run")).toBe("true");
      expect(dryRun.body).toEqual(real.body);
    });

    test("a conditional change is made only if the record has not changed since it was read", async () => {
      const record = await existing();
      const tag = (await owner().get(at(record))).headers.get("etag")!;
      const headers = { "If-Match": tag };
      expectStatus(await owner().patch(at(record), change(record), { headers }), 200);
      const changed = await read(record);
      expectStatus(await owner().patch(at(record), change(changed), { headers }), 412);
      expect(await read(record)).toEqual(changed);
    });

    test("all failing fields are reported at once", async () => {
      const record = await existing();
      const wrong = Object.fromEntries(
        writableFields(resource)
          .filter((field) => !field.createOnly && !["json", "id"].includes(field.type.name))
          .map((field) => [field.name, { wrong: true }]),
      );
      const reply = expectStatus(await owner().patch(at(record), wrong), 422);
      const reported = Object.keys(reply.body.errors).map((name) => name.split(".")[0]);
      expect(reported).toEqual(expect.arrayContaining(Object.keys(wrong)));
      expect(await read(record)).toEqual(await read(record));
    });
  }

  if (has("delete") && has("create")) {
    test("a deletion returns 204 and the record no longer exists", async () => {
      const record = await doomed();
      const reply = expectStatus(await owner().delete(at(record)), 204);
      expect(reply.bytes).toHaveLength(0);
      expectStatus(await owner().get(at(record)), 404);
      expectStatus(await owner().delete(at(record)), 404);
      expectStatus(await owner().patch(at(record), {}), has("update") ? 404 : 405);
    });

    test("a dry run of a deletion deletes nothing, also if the record has changed", async () => {
      const record = await doomed();
      const dryRun = await expectUnwritten(() => owner().delete(`${at(record)}?dry_run=true`));
      expect(expectStatus(dryRun, 204).headers.get("dry-run")).toBe("true");
      const headers = { "If-Match": '"another"' };
      expectStatus(await expectUnwritten(() => owner().delete(at(record), undefined, { headers })), 412);
      expectStatus(await owner().get(at(record)), 200);
    });
  }

  for (const inbound of resource.inbound) {
    const referring = inbound.resource;
    const field = [...referring.fields.values()].find(
      (one) =>
        one.type.reference?.resource === resource.name &&
        (inbound.links ? one.type.links?.table === inbound.links.table : one.writeColumn === inbound.column),
    );
    if (
      !field ||
      field.managed ||
      !has("delete") ||
      !has("create") ||
      !referring.operations.includes("create")
    )
      continue;
    const own = world;
    const reference = `${referring.name}.${field.name}`;
    const title = `a deletion while ${reference} refers to it: ${inbound.onDelete}`;

    sampled(reference)(title, async () => {
      const { home, fixtures } = own();
      // A new record can name none, such as a task somebody who is not on its project yet.
      const { impossible = [], neverToNew = [] } = fixtures[referring.name] ?? {};
      if ([...impossible, ...neverToNew].includes(field.name)) return;
      const record = await fresh();
      const reference = field.type.links
        ? [record.id]
        : resource.key === "integer"
          ? Number(record.id)
          : record.id;
      const body: Body = {
        ...bodyFor(home, referring, fixtures[referring.name] ?? {}, field, home.next()),
        [field.name]: reference,
      };
      const holder = expectStatus(await owner().post(`/${referring.name}`, body), 201).body.data as Record;
      if (inbound.onDelete === "restrict") {
        const reply = expectStatus(await expectUnwritten(() => owner().delete(at(record))), 409);
        expect(reply.body.message).toContain("still referred to by");
        expect(reply.body.message).toMatch(new RegExp(`1 (${referring.singular}|${referring.plural})`));
        expectStatus(await owner().get(at(record)), 200);
        return;
      }
      expectStatus(await owner().delete(at(record)), 204);
      const after = await owner().get(recordPath(referring, holder.id));
      if (inbound.onDelete === "cascade" && !field.type.links) return void expectStatus(after, 404);
      expect(expectStatus(after, 200).body.data.attributes[field.name]).toEqual(field.type.links ? [] : null);
    });
  }
}
