import { test as everyTest, expect } from "vitest";
import { EXAMPLE_ULID } from "../../../src/engine/declare/index.ts";
import { describeApi } from "../../../src/engine/openapi/describe-api.ts";
import type { FieldSchema, Schema } from "../../../src/engine/schema/schema.ts";
import type { Reply } from "../../support/app.ts";
import { fieldValue } from "../../support/conformance/derive-body.ts";
import type { Body } from "../../support/conformance/fixture.ts";
import { createDeletable } from "../../support/conformance/make-records.ts";
import type { Subject } from "../../support/conformance/subject.ts";
import type { Record, World } from "../../support/conformance/world.ts";
import { type BodyExample, bodyExamples } from "../../support/openapi/body-examples.ts";
import { readExamples } from "../../support/openapi/read-examples.ts";
import { SchemaValidator } from "../../support/openapi/schema-validator.ts";

interface Described {
  readonly bodies: readonly BodyExample[];
  readonly readings: ReturnType<typeof readExamples>;
  readonly validator: SchemaValidator;
}

const described = new WeakMap<Schema, Described>();

/** The examples in the description of everything that is declared, which is made once for all resources. */
function examplesOf(schema: Schema): Described {
  const known = described.get(schema);
  if (known) return known;
  const document = describeApi(schema, { serverUrl: "/api" });
  const made = {
    bodies: bodyExamples(document),
    readings: readExamples(document),
    validator: new SchemaValidator(document),
  };
  described.set(schema, made);
  return made;
}

const firstPart = (path: string): string => path.split("/")[1]!;

/** At most so many records are tried, the oldest and the newest in turn, until one is in the state for an action. */
const TRIES = 24;

/** What the examples of the API description say of a resource is of its schemas, is sent to a server, and taken. */
export function checkExamples({ resource, fixture, world, sampled }: Subject): void {
  const test = sampled();
  const isHere = ({ path }: { path: string }): boolean => firstPart(path) === resource.name;

  /** The field or the parameter of an action that a part of the body is about. */
  function fieldNamed(name: string, action: string | null): FieldSchema | undefined {
    const { actions, standaloneActions, fileActions } = resource;
    const parameter = [actions, standaloneActions, fileActions]
      .map((some) => some[action ?? ""]?.parameters[name])
      .find((found) => found !== undefined);
    return parameter ? ({ ...parameter.definition, name } as FieldSchema) : resource.fields.get(name);
  }

  /**
   * The example with ids of records that there are, in the place of those that stand for some, and where a creation leaves
   * a reference to a default, with one that is good in the tests' company.
   */
  function withIds(body: object, { action, name }: BodyExample, own: Record | undefined, n: number): Body {
    const isCreation = /\.(create|bulkCreate)$/.test(name);
    const left = (isCreation ? (fixture.always ?? []) : []).filter((one) => !Object.hasOwn(body, one));
    const references = left.filter((one) => fieldNamed(one, null)?.type.reference);
    const given = { ...body, ...Object.fromEntries(references.map((one) => [one, null])) };
    const entries = Object.entries<unknown>(given).map(([key, value]) => {
      if (key === "repositories") return [key, [own?.id]];
      if (key === "id") return [key, own?.id];
      const field = fieldNamed(key, action);
      return [
        key,
        field && (field.type.reference || value === EXAMPLE_ULID)
          ? fieldValue(world().home, fixture, field, n)
          : value,
      ];
    });
    return Object.fromEntries(entries);
  }

  /** Only the state of the record keeps the action from being run: the body was read, and nothing in it is wrong. */
  const isOfState = ({ action }: BodyExample, { status, body }: Reply): boolean =>
    action !== null &&
    (status === 409 ||
      (status === 422 && Object.keys(body.errors).every((key) => /^(action|repositories\.\d+)$/.test(key))));

  /** Nobody but who was sent it has the secret: all the rest of the body was taken. */
  const isOfSecret = ({ action }: BodyExample, { status, body }: Reply): boolean =>
    resource.standaloneActions[action ?? ""]?.needsCredential === false &&
    status === 422 &&
    Object.keys(body.errors).join() === "token";

  /** The id of the example is of no import: all that can be wrong with the body. `checkImports` undoes one that there is. */
  const isOfImport = ({ action }: BodyExample, { status, body }: Reply): boolean =>
    action === "undo-import" && status === 422 && Object.keys(body.errors).join() === "import_id";

  /** What the caller of these checks cannot bring about: the state, a secret or an import. */
  const isBeyond = (example: BodyExample, reply: Reply): boolean =>
    [isOfState, isOfSecret, isOfImport].some((is) => is(example, reply));

  /** Sends the example as a dry run, about one record after the other until one takes it; what came nearest to that. */
  async function attempt(example: BodyExample, records: readonly Record[]): Promise<Reply> {
    const { action, method, path } = example;
    const all = records.map(({ attributes }) => attributes);
    const query = action === null ? "" : `action=${action}&`;
    const most = Math.min(TRIES, Math.max(records.length, 4));
    const other = await fixture.runsAction?.[action ?? ""]?.(world().home);
    let nearest: Reply | undefined;
    for (let n = 0; n < most; n++) {
      const own = records.at(n % 2 === 0 ? n / 2 : -(n + 1) / 2);
      const parts = fixture.exampleParts?.[action ?? ""]?.(own?.attributes ?? {}, all);
      const bodies = [example.body].flat().map((one) => withIds(one as object, example, own, n));
      const body = Array.isArray(example.body) ? bodies : { ...bodies[0], ...parts };
      const at = path.replace("{id}", String(own?.id));
      const target = `${at}?${query}dry_run=true`;
      const reply = await (other
        ? other.post(target, body)
        : world().home.signedIn.send(method, target, body));
      if (reply.status < 300) return reply;
      if (!nearest || isOfState(example, reply)) nearest = reply;
    }
    return nearest!;
  }

  test("the examples of bodies match their schemas and are accepted", async () => {
    const { home, schema } = world();
    const all = () => home.all(resource.name, resource.softDeletes ? "&-deleted_at=2000-01-01" : "");
    let records = await all();
    const { bodies, validator } = examplesOf(schema);
    const refused: unknown[] = [];
    for (const example of bodies.filter(isHere)) {
      if (!validator.compile(example.schema)(example.body)) refused.push([example.name, example.body]);
      // Others refer to the records that there are.
      const isDeletion = example.method === "DELETE";
      const unused = isDeletion ? [await createDeletable(home, resource, fixture, home.next())] : records;
      const reply = await attempt(example, unused);
      // The parts of other examples have to name this record too.
      if (isDeletion) records = await all();
      if (reply.status < 300 || isBeyond(example, reply)) continue;
      refused.push([example.name, example.body, reply.status, reply.text]);
    }
    expect(refused).toEqual([]);
  });

  test("the examples of parameters are accepted", async () => {
    const { home, schema } = world();
    const records = await home.all(resource.name);
    const record = records.find(({ attributes }) => fixture.answersGetters?.(attributes) ?? true);
    for (const { path, parameters, others } of examplesOf(schema).readings.filter(isHere)) {
      const at = path.replace("{id}", String(record?.id));
      const ofRecords = fixture.exampleParts?.[path.split("/").at(-1)!];
      const parts = ofRecords?.(
        record?.attributes ?? {},
        records.map(({ attributes }) => attributes),
      );
      const given = [
        ...parameters,
        ...others.map((name) => [name, String(record?.id)] as const),
        ...Object.entries(parts ?? {}),
      ];
      const query = given.map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`).join("&");
      const reply = await home.signedIn.get(`${at}?${query}`);
      expect(reply.status, `${at}?${query}: ${reply.text}`).toBe(200);
    }
  });
}

/** What only the person has whom a body is about, in an example nobody's; and whether the second factor is on. */
const OF_THE_PERSON = new Set(["email", "code", "two_factor"]);

/** The same of the routes that belong to no resource. */
export function checkEndpointExamples(world: () => World): void {
  everyTest("the examples of routes of their own are of their schemas, and taken", async () => {
    const { home, schema } = world();
    const isApart = ({ path }: { path: string }): boolean => !schema.resources.has(firstPart(path));
    const { bodies, readings, validator } = examplesOf(schema);
    for (const { name, method, path, body, schema: shape } of bodies.filter(isApart)) {
      expect(validator.compile(shape)(body), name).toBe(true);
      const reply = await home.signedIn.send(method, `${path}?dry_run=true`, body as Body);
      const wrong = reply.status < 300 ? [] : Object.keys(reply.body.errors ?? { [reply.status]: [] });
      expect(
        wrong.filter((field) => !OF_THE_PERSON.has(field)),
        `${name}: ${reply.text}`,
      ).toEqual([]);
    }
    for (const { path, parameters } of readings.filter(isApart)) {
      const query = parameters.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join("&");
      // A stream of events does not end, so only its head is requested.
      const method = path.endsWith("/stream") ? "HEAD" : "GET";
      expect((await home.signedIn.send(method, `${path}?${query}`)).status, path).toBe(200);
    }
    expect(bodies.length).toBeGreaterThan(300);
  });
}
