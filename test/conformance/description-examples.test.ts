import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { FieldBuilder } from "../../src/engine/declare/field.ts";
import { describeApi } from "../../src/engine/openapi/describe-api.ts";
import type { Operation, Parameter } from "../../src/engine/openapi/openapi-document.ts";
import type { ResourceSchema } from "../../src/engine/schema/schema.ts";
import type { Reply } from "../support/app.ts";
import { fieldValue } from "../support/conformance/derive-body.ts";
import { PRODUCT } from "../support/conformance/product.ts";
import { type Record, startWorld, type World } from "../support/conformance/world.ts";
import { sessionWriter, type Writer } from "../support/conformance/writer.ts";
import { type BodyExample, bodyExamples } from "../support/openapi/body-examples.ts";
import { SchemaValidator } from "../support/openapi/schema-validator.ts";
import { FIXTURES } from "./fixtures.ts";

const document = describeApi(PRODUCT, { serverUrl: "/api" });
const validator = new SchemaValidator(document);
const examples = bodyExamples(document);

// biome-ignore lint/suspicious/noExplicitAny: attributes are of every shape.
type Attributes = { readonly [name: string]: any };

/** Parameters that name a part of the record itself, by the action. */
const OWN_PARTS: { [name: string]: (attributes: Attributes) => object } = {
  "customFields.runAction purge": ({ slug }) => ({ slug }),
  "expenses.runAction remove-receipt": ({ receipts }) => ({ receipt_id: receipts[0]?.id }),
};

const parametersOf = ({ parameters }: Operation): Parameter[] =>
  parameters.map((one) =>
    "$ref" in one ? document.components.parameters[one.$ref.split("/").at(-1)!]! : one,
  );

/** Operations that read a list, and say by example what their parameters look like. */
const reads = Object.entries(document.paths).flatMap(([path, { get }]) =>
  get &&
  !path.includes("{") &&
  parametersOf(get).some(({ in: place, schema }) => place === "query" && schema.examples)
    ? [[path, get] as const]
    : [],
);

/** What cannot be tried as it stands, and why: a secret that somebody was sent, or a code of this very minute. */
const SECRETS = ["accept-invitation", "reset-password", "change-password", "twoFactor"];
const isSecret = ({ name }: BodyExample): boolean => SECRETS.some((part) => name.includes(part));

describe("every example is of the schema beside it", () => {
  test.each(examples.map((one) => [one.name, one] as const))("%s", (_, { body, schema }) => {
    expect(validator.compile(schema)(body)).toBe(true);
  });
});

describe("every example is taken by a server, with ids of its records", () => {
  let world: World;
  let owner: Writer;
  beforeAll(async () => {
    world = await startWorld({ schema: PRODUCT, fixtures: FIXTURES, count: 4 });
    owner = await sessionWriter(world.app, "home-site", {
      email: "owner@home-site.test",
      password: "correct horse battery",
    });
  });
  afterAll(() => world?.close());

  const resourceAt = (path: string): ResourceSchema | undefined => PRODUCT.resources.get(path.split("/")[1]!);

  /** The fields and parameters that a body may name. */
  const fieldsOf = (resource: ResourceSchema, action: string | null): { [name: string]: FieldBuilder } => {
    const { actions, standaloneActions, fileActions } = resource;
    const named = [actions, standaloneActions, fileActions].map((some) => some[action ?? ""]?.parameters);
    return Object.assign({}, ...named);
  };

  /** The body with the n-th of the records that it refers to. */
  function withIds(example: BodyExample, body: object, own: Record | undefined, n: number): object {
    const resource = resourceAt(example.path)!;
    const parameters = fieldsOf(resource, example.action);
    const entries = Object.entries(body).map(([name, value]) => {
      if (name === "repositories") return [name, [own?.id]];
      if (name === "id") return [name, own?.id];
      const field = parameters[name]?.definition ?? resource.fields.get(name);
      if (!field?.type.reference) return [name, value];
      return [name, fieldValue(world.home, FIXTURES[resource.name] ?? {}, { ...field, name } as never, n)];
    });
    return { ...Object.fromEntries(entries), ...OWN_PARTS[example.name]?.(own?.attributes ?? {}) };
  }

  /** Tries the example as a dry run, on one record after the other until one is in the state for it. */
  async function attempt(example: BodyExample): Promise<Reply> {
    const resource = resourceAt(example.path);
    if (!resource) return owner.send(example.method, example.path, example.body);
    const records = await world.home.all(
      resource.name,
      resource.softDeletes ? "&-deleted_at=2000-01-01" : "",
    );
    let reply: Reply | undefined;
    for (let n = 0; n < Math.max(records.length, 4); n++) {
      const own = records[n % Math.max(records.length, 1)];
      const body = Array.isArray(example.body)
        ? example.body.map((one) => withIds(example, one, own, n))
        : withIds(example, example.body as object, own, n);
      const path = example.path.replace("{id}", String(own?.id));
      const query = example.action === null ? "?" : `?action=${example.action}&`;
      reply = await owner.send(example.method, `${path}${query}dry_run=true`, body);
      if (reply.status < 300) return reply;
    }
    return reply!;
  }

  test.each(reads.map(([path, operation]) => [path, operation] as const))(
    "GET %s with its parameters",
    async (path, operation) => {
      const given = parametersOf(operation).flatMap(({ name, in: place, schema }) => {
        const [example] = (schema.examples ?? []) as unknown[];
        return place === "query" && example !== undefined
          ? [`${name}=${encodeURIComponent([example].flat().join())}`]
          : [];
      });
      const reply = await owner.get(`${path}?${given.join("&")}`);
      expect(reply.status, reply.text).toBe(200);
    },
  );

  test.each(examples.filter((one) => !isSecret(one)).map((one) => [one.name, one] as const))(
    "%s",
    async (_, example) => {
      const reply = await attempt(example);
      expect(reply.status, reply.text).toBeLessThan(300);
    },
  );
});
