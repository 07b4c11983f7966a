import { describe, expect } from "vitest";
import type { FieldSchema } from "../../../src/engine/schema/schema.ts";
import type { Reply } from "../../support/app.ts";
import { bodyFor, fieldValue, writableFields } from "../../support/conformance/derive-body.ts";
import type { Body } from "../../support/conformance/fixture.ts";
import { createRecord } from "../../support/conformance/make-records.ts";
import { recordPath } from "../../support/conformance/paths.ts";
import { asListed, expectInvalid, expectMissed, expectStatus } from "../../support/conformance/replies.ts";
import type { Subject } from "../../support/conformance/subject.ts";
import { holdsSent } from "../../support/conformance/wire-values.ts";
import type { Record } from "../../support/conformance/world.ts";

/** How many records are sent back as they were read. */
const MAX_RECORDS = 8;

const label = (name: string): string => name.replaceAll("_", " ");

/** What can be written to each field, and what is read of it then. */
export function checkFields({ resource, fixture, world, sampled }: Subject): void {
  const test = sampled();
  const path = `/${resource.name}`;
  const creates = resource.operations.includes("create");
  const updates = resource.operations.includes("update");
  const writable = writableFields(resource);
  const managed = [...resource.fields.values()].filter((field) => field.managed && !field.hidden);
  const send = (id: string, body: Body, method = "PATCH"): Promise<Reply> =>
    world().home.writer(resource).send(method, recordPath(resource, id), body);
  const read = async (id: string): Promise<Record> =>
    asListed(expectStatus(await world().home.writer(resource).get(recordPath(resource, id)), 200).body.data);

  const fresh = (): Promise<Record> => createRecord(world().home, resource, fixture, world().home.next());
  /** Makes one that is kept where room is made for others. */
  const freshAndKept = async (): Promise<Record> => {
    const record = await fresh();
    world().home.note(record);
    return record;
  };
  let own: Promise<Record> | undefined;
  /** The record that the fields are written to. */
  const subject = async (): Promise<Record> => {
    own ??= creates
      ? freshAndKept()
      : world()
          .home.all(resource.name)
          .then((all) => all[0]!);
    return read((await own).id);
  };

  /** A body that changes the field of the record, with what has to come along, but nothing else that is required. */
  function changing(field: FieldSchema, record: Record): Body | undefined {
    for (let n = 7; n < 15; n++) {
      const value = fieldValue(world().home, fixture, field, n);
      if (value === undefined) return undefined;
      if (holdsSent(field, record.attributes[field.name], value)) continue;
      const body = bodyFor(world().home, resource, fixture, field, n);
      for (const one of writable)
        if (
          (one.required || one.immutable) &&
          one !== field &&
          !follows(field, one) &&
          !comesAlong(field, one)
        )
          delete body[one.name];
      return body;
    }
    return undefined;
  }
  function comesAlong(field: FieldSchema, other: FieldSchema): boolean {
    const together = fixture.together?.[field.name] ?? {};
    return other.name in (typeof together === "function" ? together(world().home) : together);
  }
  const follows = (field: FieldSchema, other: FieldSchema) =>
    field.rules.some((rule) => rule.other === other.name);

  /** The null that empties a field, with the nulls that have to go along. */
  function emptying(field: FieldSchema): Body {
    const body: Body = { ...fixture.emptiedWith?.[field.name], [field.name]: null };
    for (const rule of field.rules) {
      if (rule.kind === "required-when") body[rule.other] = otherThan(rule.other, rule.value);
    }
    for (const { name, rules } of writable) {
      if (rules.some((rule) => rule.kind === "prohibited-without" && rule.other === field.name))
        body[name] = null;
    }
    return body;
  }

  /** Null, or where that is no value another one than the given. */
  function otherThan(name: string, value: unknown): unknown {
    const field = resource.fields.get(name)!;
    if (field.nullable) return null;
    return [0, 1].map((n) => fieldValue(world().home, fixture, field, n)).find((other) => other !== value);
  }

  /** Creates from the n-th body, or a later one where a value is taken. */
  async function postFresh(bodyOf: (n: number) => Body): Promise<{ body: Body; data: Record }> {
    for (;;) {
      const n = world().home.next();
      const body = bodyOf(n);
      const reply = await world().home.writer(resource).post(path, body);
      if (reply.status === 422 && /has already been taken/.test(reply.text) && n < 9000) continue;
      return { body, data: expectStatus(reply, 201).body.data };
    }
  }

  function checkField(field: FieldSchema): void {
    const { name } = field;
    const test = sampled(name);
    const isRead = !field.writeOnly;

    if (creates) {
      test("is returned as it was given on creation", async () => {
        const { body, data } = await postFresh((n) => bodyFor(world().home, resource, fixture, field, n));
        const hint = `no valid value of ${name} is known: give one in ${resource.name}.fixture.ts`;
        expect(Object.keys(body), hint).toContain(name);
        if (!isRead) return expect(Object.keys(data.attributes)).not.toContain(name);
        expect([data.attributes[name], body[name]]).toSatisfy(([a, b]) => holdsSent(field, a, b));
        expect((await read(data.id)).attributes[name]).toEqual(data.attributes[name]);
      });
    }

    if (updates && isRead && !field.immutable && !field.createOnly) {
      test("is returned as it was changed", async () => {
        const before = await subject();
        const body = changing(field, before);
        if (body === undefined)
          return expect(field.type.schema(), "only one value is possible").toBeDefined();
        const { data } = expectStatus(await send(before.id, body), 200).body;
        expect([data.attributes[name], body[name]]).toSatisfy(([a, b]) => holdsSent(field, a, b));
        expect((await read(before.id)).attributes).toEqual(data.attributes);
      });

      if (field.nullable && !fixture.managed?.includes(name)) {
        test("is emptied by null", async () => {
          const { id } = await subject();
          const { data } = expectStatus(await send(id, emptying(field)), 200).body;
          expect(data.attributes[name]).toBeNull();
          expect((await read(id)).attributes[name]).toBeNull();
        });
        test("is emptied by an empty text", async () => {
          const { id } = await subject();
          const { data } = expectStatus(await send(id, { ...emptying(field), [name]: "" }), 200).body;
          expect(data.attributes[name]).toBeNull();
        });
      }
      if (field.type.name === "enum") {
        test("is reported with its closed set if it is missing", async () => {
          const { id } = await subject();
          const { options } = field.type.filter!;
          expectMissed(await send(id, { [name]: "no such choice" }), name, options!);
        });
      }
      if (field.type.empty !== undefined) {
        test("is emptied by null and by an empty text", async () => {
          for (const blank of [null, ""]) {
            const { id } = await subject();
            const { data } = expectStatus(await send(id, { [name]: blank }), 200).body;
            expect(data.attributes[name]).toBe(field.type.empty);
          }
        });
      }
      if (!field.nullable && !field.type.links && field.type.empty === undefined) {
        test("is never emptied", async () => {
          const before = await subject();
          const message = expectInvalid(await send(before.id, { [name]: null }), name);
          expect(message).toBe(field.type.refusesNull ?? `The ${label(name)} field is required.`);
          expect(expectInvalid(await send(before.id, { [name]: " " }), name)).toBe(message);
          expect((await read(before.id)).attributes).toEqual(before.attributes);
        });
      }
    }

    if (updates && creates && field.immutable) {
      test("cannot be changed but can be sent as it is stored", async () => {
        const record = await fresh();
        expectStatus(await send(record.id, { [name]: record.attributes[name] }), 200);
        const other = changing(field, record);
        if (other === undefined) return;
        const message = expectInvalid(await send(record.id, { [name]: other[name] }), name);
        expect(message).toBe(
          field.changedBy === null
            ? `The ${label(name)} field cannot be changed.`
            : `Use the action ${field.changedBy}.`,
        );
        expect((await read(record.id)).attributes).toEqual(record.attributes);
      });
    }
  }

  const possible = writable.filter((field) => !fixture.impossible?.includes(field.name));
  for (const field of possible) describe(`field ${field.name}`, () => checkField(field));

  if (updates) {
    for (const method of ["PATCH", "PUT", "POST"])
      test(`a record that was read is sent back by ${method} without any change`, async () => {
        if (resource.isSingleton && method === "POST") return;
        world().app.clock.set(new Date(world().app.clock.now().getTime() + 3_600_000));
        let tried = 0;
        for (const { id } of (await world().home.all(resource.name)).toReversed()) {
          const before = await read(id);
          if (!before.meta.authorizedToUpdate) continue;
          const reply = expectStatus(await send(id, before.attributes, method), 200);
          expect(reply.body.data).toEqual(before);
          expect(await read(id)).toEqual(before);
          tried++;
          if (tried === MAX_RECORDS) break;
        }
        expect(tried).toBeGreaterThan(0);
      });

    test("read-only keys are accepted and ignored", async () => {
      const before = await subject();
      for (const junk of ["junk", 17, null, { a: 1 }]) {
        const body = Object.fromEntries(managed.map((field) => [field.name, junk]));
        expect(expectStatus(await send(before.id, body), 200).body.data).toEqual(before);
      }
    });

    test("each key that is not a field is refused by its name", async () => {
      const before = await subject();
      const hidden = [...resource.fields.values()].filter((field) => field.hidden).map((field) => field.name);
      const names = ["no_such_field", "workspace_id", "search_text", "constructor", ...hidden];
      const reply = await send(before.id, Object.fromEntries(names.map((name) => [name, 1])));
      for (const name of names) {
        if (resource.fields.has(name) && !hidden.includes(name)) continue;
        expect(expectInvalid(reply, name)).toBe(`The ${name} field is not a field of ${resource.name}.`);
      }
      expect(await read(before.id)).toEqual(before);
    });
  }

  if (creates) {
    test("all missing required fields are reported together", async () => {
      const required = writable.filter((field) => field.required).map((field) => field.name);
      if (required.length === 0) return;
      for (const body of [{}, Object.fromEntries(required.map((name) => [name, null]))]) {
        const reply = await world().home.writer(resource).post(path, body);
        for (const name of required) {
          expect(expectInvalid(reply, name)).toBe(`The ${label(name)} field is required.`);
        }
        const others = Object.values(reply.body.errors as { [path: string]: string[] }).flat().length - 1;
        const more = others === 0 ? "" : ` (and ${others} more error${others === 1 ? "" : "s"})`;
        expect(reply.body.message).toBe(`${Object.values(reply.body.errors as object).flat()[0]}${more}`);
      }
    });

    test("read-only keys are ignored on creation", async () => {
      const junk = Object.fromEntries(managed.map((field) => [field.name, "junk"]));
      const { data } = await postFresh((n) => ({
        ...junk,
        ...bodyFor(world().home, resource, fixture, writable[0]!, n),
      }));
      for (const field of managed) expect(data.attributes[field.name]).not.toBe("junk");
    });
  }
}
