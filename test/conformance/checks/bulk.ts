import { expect } from "vitest";
import { bodyWith, fieldValue, writableFields } from "../../support/conformance/derive-body.ts";
import type { Body } from "../../support/conformance/fixture.ts";
import { createDeletable, createRecord } from "../../support/conformance/make-records.ts";
import { recordPath } from "../../support/conformance/paths.ts";
import {
  expectInvalid,
  expectMissed,
  expectMissing,
  expectStatus,
  idsOf,
  recordTag,
} from "../../support/conformance/replies.ts";
import { rowCounts } from "../../support/conformance/row-counts.ts";
import type { Subject } from "../../support/conformance/subject.ts";
import type { Record } from "../../support/conformance/world.ts";
import { NOBODY } from "./filter-values.ts";

/** Several records in one request: all of it or nothing. */
export function checkBulk({ resource, fixture, world, sampled }: Subject): void {
  const test = sampled();
  if (resource.isSingleton) return;
  const path = `/${resource.name}/bulk`;
  const owner = () => world().home.writer(resource);
  const fresh = () => createRecord(world().home, resource, fixture, world().home.next());
  const doomed = () => createDeletable(world().home, resource, fixture, world().home.next());
  const absent = resource.key === "integer" ? "2000000000" : NOBODY;
  const counts = () => rowCounts(world().app.installation.pool);

  async function expectUnwritten<T>(act: () => Promise<T>): Promise<T> {
    const before = await counts();
    const result = await act();
    expect(await counts()).toEqual(before);
    return result;
  }

  /** Bodies that are accepted together. */
  async function bodies(count: number): Promise<Body[]> {
    for (;;) {
      const all = Array.from({ length: count }, () =>
        bodyWith(world().home, resource, fixture, world().home.next(), () => false),
      );
      const reply = await owner().post(`${path}?dry_run=true`, all);
      if (reply.status === 201 || reply.status !== 422) return all;
    }
  }

  if (resource.operations.includes("create")) {
    test("records are created together, in the order given", async () => {
      const all = await bodies(3);
      const reply = expectStatus(await owner().post(path, all), 201);
      expect(reply.body.data).toHaveLength(3);
      const [first] = writableFields(resource).filter((field) => field.required && !field.type.reference);
      for (const [index, record] of (reply.body.data as Record[]).entries()) {
        expectStatus(await owner().get(recordPath(resource, record.id)), 200);
        if (first?.type.name === "string")
          expect(record.attributes[first.name]).toBe(all[index]![first.name]);
      }
    });

    test("if one item is invalid, nothing is created, and its messages are reported by its index", async () => {
      const [good, other] = await bodies(2);
      const reply = await expectUnwritten(() =>
        owner().post(path, [good, { no_such: 1 }, other, 17].slice(0, 3)),
      );
      expect(expectInvalid(reply, "1.no_such")).toContain("not a field");
      for (const field of writableFields(resource).filter((one) => one.required))
        expectInvalid(reply, `1.${field.name}`);
      for (const key of Object.keys(reply.body.errors)) expect(key).toMatch(/^1\./);
    });

    test("a value outside a closed set is reported with the set, by the index of its record", async () => {
      const closed = writableFields(resource).find(
        ({ type, name }) => type.name === "enum" && !fixture.impossible?.includes(name),
      );
      if (!closed) return;
      const [good, other] = await bodies(2);
      const reply = await expectUnwritten(() =>
        owner().post(path, [good, { ...other, [closed.name]: "no such choice" }]),
      );
      // Some values may only be set by actions.
      const { enum: accepted } = closed.type.schema() as { enum?: string[] };
      expectMissed(reply, `1.${closed.name}`, accepted ?? closed.type.filter!.options!);
    });

    test("a dry run of a bulk request returns what the request would return and writes nothing", async () => {
      const all = await bodies(2);
      const reply = await expectUnwritten(() => owner().post(`${path}?dry_run=true`, all));
      expect(expectStatus(reply, 201).headers.get("dry-run")).toBe("true");
      expect(reply.body.data).toHaveLength(2);
    });

    test("it takes an array of 1 to 500 objects", async () => {
      const many = Array.from({ length: 501 }, () => ({}));
      for (const body of [[], {}, "x", 1, null, many, [1], [null], [[]]]) {
        expectStatus(await expectUnwritten(() => owner().post(path, body)), 422);
      }
      expectStatus(await owner().post(path), 422);
    });
  }

  if (resource.operations.includes("update")) {
    const some = async (): Promise<Record[]> =>
      resource.operations.includes("create")
        ? [await fresh(), await fresh()]
        : (await world().home.all(resource.name)).slice(0, 2);
    const plain = writableFields(resource).find(
      (field) =>
        ["string", "text"].includes(field.type.name) &&
        !(field.unique || field.immutable || field.createOnly || fixture.together?.[field.name]),
    );

    test("records are changed together", async () => {
      const records = await some();
      const items = records.map(({ id }) => ({
        id,
        ...(plain ? { [plain.name]: fieldValue(world().home, fixture, plain, world().home.next()) } : {}),
      }));
      const reply = expectStatus(await owner().patch(path, items), 200);
      expect(idsOf(reply.body.data)).toEqual(idsOf(records));
      if (!plain) return;
      for (const [index, record] of (reply.body.data as Record[]).entries()) {
        expect(record.attributes[plain.name]).toBe(items[index]![plain.name as "id"]);
      }
    });

    test("a dry run says of each record what would change, as the change itself then does", async () => {
      const records = await some();
      const items = records.map(({ id }) => ({
        id,
        ...(plain ? { [plain.name]: fieldValue(world().home, fixture, plain, world().home.next()) } : {}),
      }));
      const before = await Promise.all(records.map(({ id }) => owner().get(recordPath(resource, id))));
      const dryRun = expectStatus(
        await expectUnwritten(() => owner().patch(`${path}?dry_run=true`, items)),
        200,
      );
      for (const [index, { id }] of records.entries())
        expect((await owner().get(recordPath(resource, id))).body).toEqual(before[index]!.body);
      const real = expectStatus(await owner().patch(path, items), 200);
      expect(dryRun.body.meta).toHaveLength(records.length);
      for (const [index, record] of (real.body.data as Record[]).entries()) {
        const { changes } = real.body.meta[index];
        expect(Object.keys(dryRun.body.meta[index].changes)).toEqual(Object.keys(changes));
        const old = before[index]!.body.data.attributes;
        for (const [name, { from, to }] of Object.entries<{ from: unknown; to: unknown }>(changes)) {
          expect(from).toEqual(old[name] ?? null);
          expect(to).toEqual(record.attributes[name]);
          expect(from).not.toEqual(to);
        }
        if (plain && old[plain.name] !== record.attributes[plain.name])
          expect(Object.keys(changes)).toContain(plain.name);
        const found = await owner().get(recordPath(resource, record.id));
        expect(recordTag(found)).toBe(real.body.meta[index].etag.replaceAll('"', ""));
      }
    });

    test("a change of several records is taken back with its values and tags, unless one has changed since", async () => {
      if (!plain) return;
      const records = await some();
      const next = () => fieldValue(world().home, fixture, plain, world().home.next());
      const items = () => records.map(({ id }) => ({ id, [plain.name]: next() }));
      expectStatus(await owner().patch(path, items()), 200);
      const { meta } = expectStatus(await owner().patch(path, items()), 200).body;
      const back = records.map(({ id }, index) => ({
        id,
        [plain.name]: meta[index].changes[plain.name].from,
      }));
      const headers = { "If-Match": meta.map(({ etag }: { etag: string }) => etag).join(", ") };
      const undone = expectStatus(await owner().patch(path, back, { headers }), 200);
      for (const [index, record] of (undone.body.data as Record[]).entries())
        expect(record.attributes[plain.name]).toEqual(back[index]![plain.name as "id"]);
      const again = expectStatus(await expectUnwritten(() => owner().patch(path, items(), { headers })), 412);
      expect(Object.keys(again.body.errors)).toEqual(records.map((_, index) => `${index}.id`));
    });

    test("if one item is invalid or its id is unknown, missing or repeated, nothing is changed", async () => {
      const [first, second] = await some();
      const value = plain
        ? { [plain.name]: fieldValue(world().home, fixture, plain, world().home.next()) }
        : {};
      const good = { id: first!.id, ...value };
      expectInvalid(await owner().patch(path, [good, { id: second!.id, no_such: 1 }]), "1.no_such");
      const [gone, wrong] = [
        { id: absent, ...value },
        { id: "nonsense", ...value },
      ];
      expectMissing(await owner().patch(path, [good, gone]), "1.id");
      expectMissing(await owner().patch(path, [wrong, good, gone]), "0.id", "2.id");
      const without = await owner().patch(path, [value, good, { ...value, id: "" }]);
      expectInvalid(without, "0.id");
      expectInvalid(without, "2.id");
      expectInvalid(await owner().patch(path, [good, { ...good, id: first!.id.toLowerCase() }]), "1.id");
      expectStatus(await owner().patch(`${path}?dry_run=true`, [good]), 200);
      for (const body of [[], {}, "x", [1], [null]]) expectStatus(await owner().patch(path, body), 422);
      const after = await owner().get(recordPath(resource, first!.id));
      expect(after.body.data.attributes).toEqual(first!.attributes);
    });
  }

  if (resource.operations.includes("delete") && resource.operations.includes("create")) {
    test("records are deleted together", async () => {
      const records = [await doomed(), await doomed()];
      const reply = expectStatus(await owner().delete(path, { repositories: idsOf(records) }), 204);
      expect(reply.bytes).toHaveLength(0);
      for (const { id } of records) expectStatus(await owner().get(recordPath(resource, id)), 404);
    });

    test("if one record cannot be deleted, none is deleted", async () => {
      const record = await doomed();
      const refuse = (repositories: unknown) => expectUnwritten(() => owner().delete(path, { repositories }));
      expectMissing(await refuse([record.id, absent]), "repositories.1");
      expectMissing(await refuse(["nonsense", record.id, absent]), "repositories.0", "repositories.2");
      expectStatus(await refuse([record.id, record.id.toLowerCase()]), 422);
      for (const wrong of [[], "all", null, {}, [{}], [[record.id]]]) expectStatus(await refuse(wrong), 422);
      expectStatus(await expectUnwritten(() => owner().delete(path)), 422);
      expectStatus(
        await expectUnwritten(() => owner().delete(`${path}?dry_run=true`, { repositories: [record.id] })),
        204,
      );
      if (!resource.inbound.every(({ onDelete }) => onDelete === "restrict")) return;
      const used = (await world().home.all(resource.name)).find((one) => one.attributes.is_used === true);
      if (used) expectStatus(await refuse([record.id, used.id]), 409);
      expectStatus(await owner().get(recordPath(resource, record.id)), 200);
    });
  }
}
