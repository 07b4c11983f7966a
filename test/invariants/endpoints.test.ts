import { describe, expect, test } from "vitest";
import type { Endpoint } from "../../src/engine/declare/endpoint.ts";
import { ApiError } from "../../src/engine/errors/api-error.ts";
import { describeApi } from "../../src/engine/openapi/describe-api.ts";
import type { Method, Operation } from "../../src/engine/openapi/openapi-document.ts";
import type { Call } from "../../src/engine/request/call.ts";
import { parseEndpoint } from "../../src/engine/request/parse-endpoint.ts";
import { parseQuery } from "../../src/engine/request/parse-query.ts";
import { parseRowList } from "../../src/engine/request/parse-row-list.ts";
import { buildSchema } from "../../src/engine/schema/build-schema.ts";
import { modules } from "../../src/modules/index.ts";
import { wordsIn } from "../../src/platform/languages/words-for.ts";
import { PERMISSIONS } from "../../src/platform/permissions/catalogue.ts";

const schema = buildSchema(modules, PERMISSIONS);
const { paths } = describeApi(schema, { serverUrl: "/api" });

const nameOf = ({ method, path }: Endpoint): string => `${method} ${path}`;
const described = ({ method, path }: Endpoint): Operation =>
  paths[path.replace(/:(\w+)/g, "{$1}")]![method.toLowerCase() as Method]!;

/** A request with a query and a JSON body, as far as an endpoint reads it. */
const callOf = (query: string, body?: unknown): Call =>
  ({
    request: {
      headers: { "content-type": "application/json" },
      body: body === undefined ? null : Buffer.from(JSON.stringify(body)),
      multipart: null,
    },
    query: parseQuery(query),
    workspace: {},
  }) as unknown as Call;

/** The fields for which a request is refused; empty if it is accepted. */
function refusedFor(read: () => unknown): string[] {
  try {
    read();
  } catch (error) {
    if (error instanceof ApiError) return Object.keys(error.errors);
    throw error;
  }
  return [];
}

const responding = schema.endpoints.filter(({ run }) => typeof run === "function");
const withBody = responding.filter(({ body }) => body !== undefined);
const lists = schema.endpoints.flatMap((endpoint) =>
  typeof endpoint.run === "object" && endpoint.run.kind === "rows" ? [{ endpoint, list: endpoint.run }] : [],
);

describe("an endpoint is read and described by one declaration", () => {
  test("there are endpoints of each type", () => {
    expect([responding.length > 5, withBody.length > 2, lists.length > 0]).toEqual([true, true, true]);
  });

  test.each(responding.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
    "%s refuses an unknown parameter, unless it is a saved file, whose link may have been added to",
    (_name, endpoint) => {
      const body = endpoint.body && exampleOf(endpoint);
      const refused = refusedFor(() => parseEndpoint(endpoint, callOf("utm_source=mail", body)));
      expect(refused).toEqual(endpoint.fileType && !endpoint.isStream ? [] : ["utm_source"]);
    },
  );

  test.each(responding.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
    "%s has the parameters that are described, and reads each",
    (_name, endpoint) => {
      const names = described(endpoint).parameters!.flatMap((one) =>
        "in" in one && one.in === "query" ? [one.name] : [],
      );
      expect(names).toEqual([
        ...Object.keys(endpoint.parameters ?? {}),
        ...(endpoint.paging ? ["perPage"] : []),
      ]);
      const body = endpoint.body && exampleOf(endpoint);
      const required = Object.entries(endpoint.parameters ?? {}).filter(
        ([, parameter]) => parameter.required,
      );
      for (const name of names) {
        const others = required.flatMap(([other]) => (other === name ? [] : [`${other}=1&`])).join("");
        const refused = refusedFor(() => parseEndpoint(endpoint, callOf(`${others}${name}=`, body)));
        expect(refused, `an empty ${name}`).toEqual([name]);
      }
    },
  );

  test.each(withBody.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
    "%s accepts the described example, and no other member",
    (_name, endpoint) => {
      const example = exampleOf(endpoint);
      const { params } = parseEndpoint(endpoint, callOf("tenant=acme", example));
      expect(params).toMatchObject(example);
      const more = { ...example, unknown: 1 };
      expect(refusedFor(() => parseEndpoint(endpoint, callOf("", more)))).toEqual(["unknown"]);
    },
  );

  test.each(withBody.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
    "%s names each required member that is missing",
    (_name, endpoint) => {
      const { required = [] } = bodySchemaOf(endpoint) as { required?: string[] };
      expect(required.length).toBeGreaterThan(0);
      expect(refusedFor(() => parseEndpoint(endpoint, callOf("")))).toEqual(required);
    },
  );
});

/** Somebody without any permission, who reads English. */
const CONTEXT = {
  actor: { permissions: new Set(), relations: new Set() },
  words: wordsIn("en"),
} as never;

describe("a list that is not read from a table", () => {
  test.each(lists.map(({ endpoint, list }) => [nameOf(endpoint), list] as const))(
    "%s is filtered by each of its filters, plain and negated",
    (_name, list) => {
      const rows = list.rows(CONTEXT);
      for (const [name, { kind }] of Object.entries(list.filters)) {
        for (const option of kind.options!) {
          const query = `${name}=${encodeURIComponent(option)}`;
          const meant = rows.filter(parseRowList(list, parseQuery(query)));
          const others = rows.filter(parseRowList(list, parseQuery(`-${query}`)));
          expect(meant.length + others.length, query).toBe(rows.length);
          expect(meant.filter((row) => others.includes(row))).toEqual([]);
        }
        expect(refusedFor(() => parseRowList(list, parseQuery(`${name}=none of these`)))).toEqual([name]);
      }
      expect(refusedFor(() => parseRowList(list, parseQuery("unknown=1")))).toEqual(["unknown"]);
    },
  );

  test.each(lists.map(({ endpoint, list }) => [nameOf(endpoint), list] as const))(
    "%s is searched for words in any order and case",
    (_name, list) => {
      const rows = list.rows(CONTEXT);
      const row = rows.find((one) => list.search.some((name) => String(one[name]).includes(" ")))!;
      const text = list.search.map((name) => String(row[name])).find((one) => one.includes(" "))!;
      const words = text.toUpperCase().split(" ").toReversed().join(" ");
      const found = rows.filter(parseRowList(list, parseQuery(`search=${encodeURIComponent(words)}`)));
      expect(found).toContain(row);
      expect(found.length).toBeLessThan(rows.length);
    },
  );
});

const contentOf = (endpoint: Endpoint) => described(endpoint).requestBody!.content["application/json"]!;

const bodySchemaOf = (endpoint: Endpoint): Readonly<Record<string, unknown>> =>
  contentOf(endpoint).schema as Readonly<Record<string, unknown>>;

function exampleOf(endpoint: Endpoint): Record<string, unknown> {
  return contentOf(endpoint).example as Record<string, unknown>;
}
