import { test as everyTest, expect } from "vitest";
import { describeApi } from "../../../src/engine/openapi/describe-api.ts";
import type { Schema } from "../../../src/engine/schema/schema.ts";
import { exampleSender } from "../../support/conformance/example-sender.ts";
import type { Body } from "../../support/conformance/fixture.ts";
import { createDeletable } from "../../support/conformance/make-records.ts";
import type { Subject } from "../../support/conformance/subject.ts";
import type { World } from "../../support/conformance/world.ts";
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

/** What the examples of the API description say of a resource is of its schemas, is sent to a server, and taken. */
export function checkExamples({ resource, fixture, world, sampled }: Subject): void {
  const test = sampled();
  const isHere = ({ path }: { path: string }): boolean => firstPart(path) === resource.name;

  const { attempt, isBeyond } = exampleSender({ resource, fixture, world });

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
    const record = records.find(({ attributes }) => fixture.suitsGetters?.(attributes) ?? true);
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

/** The path of an example with a record for each placeholder, such as `{job}`, as the fixture of its resource says. */
async function filled({ home, fixtures }: World, path: string, body: Body = {}): Promise<string> {
  let whole = path;
  for (const [placeholder, name] of path.matchAll(/\{(\w+)\}/g)) {
    const fixture = Object.values(fixtures).find(({ placeholders }) => placeholders?.[name!]);
    if (!fixture) throw new Error(`Say in a fixture, as placeholders.${name}, what ${path} is about.`);
    whole = whole.replace(placeholder, await fixture.placeholders![name!]!(home, body));
  }
  return whole;
}

/** The same of the routes that belong to no resource. */
export function checkEndpointExamples(world: () => World): void {
  everyTest("the examples of routes of their own are of their schemas, and taken", async () => {
    const { home, schema } = world();
    const isApart = ({ path }: { path: string }): boolean => !schema.resources.has(firstPart(path));
    const { bodies, readings, validator } = examplesOf(schema);
    for (const { name, method, path, body, schema: shape } of bodies.filter(isApart)) {
      expect(validator.compile(shape)(body), name).toBe(true);
      const at = await filled(world(), path, body as Body);
      const reply = await home.signedIn.send(method, `${at}?dry_run=true`, body as Body);
      const wrong = reply.status < 300 ? [] : Object.keys(reply.body.errors ?? { [reply.status]: [] });
      expect(
        wrong.filter((field) => !OF_THE_PERSON.has(field)),
        `${name}: ${reply.text}`,
      ).toEqual([]);
    }
    for (const { path, parameters, isEndless } of readings.filter(isApart)) {
      const query = parameters.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join("&");
      // Of a stream only the head is requested.
      const method = isEndless ? "HEAD" : "GET";
      const at = await filled(world(), path);
      expect((await home.signedIn.send(method, `${at}?${query}`)).status, path).toBe(200);
    }
    expect(bodies.length).toBeGreaterThan(300);
  });
}
