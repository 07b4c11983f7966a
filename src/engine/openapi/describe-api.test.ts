import { describe, expect, test } from "vitest";
import {
  documentProblems,
  operations,
  parameterNames,
} from "../../../test/support/openapi/document-problems.ts";
import { librarySchema } from "../../../test/support/openapi/library.ts";
import { SchemaValidator } from "../../../test/support/openapi/schema-validator.ts";
import { module } from "../declare/module.ts";
import { open } from "../declare/policy.ts";
import { resource } from "../declare/resource.ts";
import { buildSchema } from "../schema/build-schema.ts";
import { describeApi } from "./describe-api.ts";
import type { Method, Operation } from "./openapi-document.ts";

const document = describeApi(librarySchema, { serverUrl: "https://acme.example.com/api" });
const { schemas, parameters, responses } = document.components;
const validator = new SchemaValidator(document);
const accepts = (name: string, value: unknown): boolean => validator.compile(schemas[name]!)(value);
const operation = (method: Method, path: string): Operation => document.paths[path]![method]!;
const queryOf = (method: Method, path: string): string[] =>
  parameterNames(document, operation(method, path), "query");

describe("The document", () => {
  test("is valid, whatever is declared", async () => {
    expect(await documentProblems(document)).toEqual([]);
  });

  test("is the same every time", () => {
    expect(JSON.stringify(describeApi(librarySchema, { serverUrl: "https://acme.example.com/api" }))).toBe(
      JSON.stringify(document),
    );
  });

  test("names the server, and groups operations by module", () => {
    expect(document.servers.map(({ url }) => url)).toEqual(["https://acme.example.com/api"]);
    expect(document.tags.map(({ name }) => name)).toEqual(["Books", "House"]);
    expect(operation("get", "/books/{id}/cover").tags).toEqual(["House"]);
  });

  test("refuses two resources with parts of the same name", () => {
    const same = ["a-b", "a-B"].map((name) =>
      resource(name, { policy: open({ write: [] }), fields: {}, label: "id" }),
    );
    const schema = { ...librarySchema, resources: new Map(buildSameNames(same)) };
    expect(() => describeApi(schema, { serverUrl: "/api" })).toThrow(
      "Two parts of the API description are called",
    );
  });
});

/** Two resources that the verifier of names would not let stand in parallel. */
function buildSameNames(declared: ReturnType<typeof resource>[]) {
  return declared.map((one, index) => {
    const [built] = buildSchema(
      [module({ title: "T", description: "", resources: [{ ...one, name: "a-b" }] })],
      [],
    ).resources.values();
    return [`${index}`, { ...built!, name: one.name }] as const;
  });
}

describe("A record", () => {
  const attributes = {
    id: "01K0A6W2Z6Q6X1H2M9C3J5T7VN",
    title: "Emma",
    isbn: "1",
    published_on: null,
    bought_on: "2026-07-14T00:00:00.000000Z",
    condition: "new",
    wear: null,
    shelf_id: 3,
    author_ids: [],
    lent_count: 0,
    is_used: false,
    created_at: "2026-07-14T10:00:00.000000Z",
    updated_at: "2026-07-14T10:00:00.000000Z",
  };
  const meta = { authorizedToShow: true, authorizedToUpdate: false, authorizedToDelete: false };
  const record = { id: attributes.id, type: "books", attributes, meta };

  test("requires every open field; gated ones are optional and say who may read them", () => {
    expect(schemas.BooksAttributes!.required).toEqual(Object.keys(attributes));
    expect(
      (schemas.BooksFields!.properties as Record<string, Record<string, unknown>>).price!["x-gate"],
    ).toEqual({
      name: "price",
      read: ["view-prices"],
      readsSomeRows: true,
      write: ["manage-books"],
      query: "view-prices",
    });
    expect(accepts("BooksRecord", record)).toBe(true);
    expect(
      accepts("BooksRecord", { ...record, attributes: { ...attributes, price: 19.99, note: null } }),
    ).toBe(true);
  });

  test.each(["title", "condition", "lent_count", "is_used", "created_at"])(
    "has a %s that is never null",
    (name) => {
      expect(accepts("BooksRecord", { ...record, attributes: { ...attributes, [name]: null } })).toBe(false);
    },
  );

  test.each(["write-only announce", "hidden internal"])("has no %s field", (what) => {
    expect(schemas.BooksFields!.properties).not.toHaveProperty(what.split(" ")[1]!);
  });

  test("has typed relationships; of a related record the attributes that were requested", () => {
    const author = { id: attributes.id, type: "authors", attributes: { name: "Jane" }, meta };
    const related = (relationships: unknown) => accepts("BooksRecord", { ...record, relationships });
    expect(related({ shelf: null, authors: [author] })).toBe(true);
    expect(related({})).toBe(true);
    expect(related({ authors: null })).toBe(false);
    expect(related({ shelf: author })).toBe(false);
  });

  test("of a resource with integer keys has a text of digits as id, and a number among the attributes", () => {
    const { created_at, updated_at } = attributes;
    const shelf = (id: unknown, inner: unknown) => ({
      id,
      type: "shelves",
      attributes: { id: inner, name: "A", created_at, updated_at },
      meta,
    });
    expect(accepts("ShelvesRecord", shelf("12", 12))).toBe(true);
    expect(accepts("ShelvesRecord", shelf(12, 12))).toBe(false);
    expect(accepts("ShelvesRecord", shelf("12", "12"))).toBe(false);
  });

  test("of a write may be null only where rows can be out of sight", () => {
    const written = (name: string) =>
      validator.compile(responses[name]!.content!["application/json"]!.schema!)({ data: null });
    expect(written("BooksChanged")).toBe(false);
    expect(written("AuthorsChanged")).toBe(true);
  });
});

describe("A body", () => {
  const least = { title: "Emma", isbn: "1" };

  test("that creates requires the required fields, and accepts a record that was read", () => {
    expect(accepts("BooksCreate", least)).toBe(true);
    expect(accepts("BooksCreate", { ...least, id: "x", lent_count: 3, is_used: null, announce: true })).toBe(
      true,
    );
    expect(accepts("BooksCreate", { title: "Emma" })).toBe(false);
    expect(accepts("BooksCreate", { ...least, title: "" })).toBe(false);
  });

  test.each(["colour", "internal"])("refuses the key %s", (key) => {
    expect(accepts("BooksCreate", { ...least, [key]: 1 })).toBe(false);
    expect(accepts("BooksChange", { [key]: 1 })).toBe(false);
  });

  test("accepts a day in both forms, a number as its digits, and null for a default on creation", () => {
    for (const published_on of ["2026-07-14", "2026-07-14T00:00:00.000000Z", null]) {
      expect(accepts("BooksCreate", { ...least, published_on })).toBe(true);
    }
    expect(accepts("BooksCreate", { ...least, published_on: "2026-07-14T10:00:00Z" })).toBe(false);
    expect(accepts("BooksCreate", { ...least, shelf_id: "3" })).toBe(true);
    expect(accepts("BooksCreate", { ...least, condition: null, author_ids: null })).toBe(true);
    expect(accepts("BooksChange", { condition: null })).toBe(false);
    expect(accepts("BooksChange", { author_ids: null })).toBe(true);
  });

  test("that changes contains neither read-only nor immutable fields", () => {
    const offered = Object.keys(schemas.BooksChange!.properties as object);
    expect(offered).toEqual([
      "title",
      "published_on",
      "bought_on",
      "price",
      "note",
      "condition",
      "wear",
      "shelf_id",
      "author_ids",
    ]);
    expect(schemas.BooksChange).not.toHaveProperty("required");
  });

  test("describes rules in words, and has no keyword `default`: clients would treat the field as always present", () => {
    const created = schemas.BooksCreate!.properties as Record<string, Record<string, string>>;
    expect(created.title!.description).toBe("Unique.");
    expect(created.isbn!.description).toBe("Cannot be changed after creation.");
    expect(created.bought_on!.description).toBe("After `published_on`.");
    expect(created.condition!.description).toBe('Default: `"new"`.');
    expect(created.condition).not.toHaveProperty("default");
    expect(created.condition!["x-default"]).toBe("new");
    expect(created.wear!.description).toBe("Required when `condition` is `worn`.");
  });
});

describe("Operations", () => {
  test("are those that the resource has, three of them for a change", () => {
    const methods = (path: string) => Object.keys(document.paths[path] ?? {});
    expect(methods("/books")).toEqual(["get", "post"]);
    expect(methods("/books/{id}")).toEqual(["get", "patch", "put", "post", "delete"]);
    expect(methods("/shelves/{id}")).toEqual(["get"]);
    expect(methods("/shelves/bulk")).toEqual(["post"]);
    expect(methods("/library")).toEqual(["get", "patch", "put"]);
    expect(methods("/library/actions")).toEqual(["get", "post"]);
    expect(Object.keys(document.paths).filter((path) => path.startsWith("/library/{id}"))).toEqual([]);
  });

  test("of a list contain each filter plain and negated, but none that nobody may use", () => {
    expect(queryOf("get", "/books")).toEqual([
      ...["page", "perPage", "cursor", "sort", "search", "related", "include"],
      ...["title", "published_on", "price", "shelf_id", "condition", "lent"],
      ...["-title", "-published_on", "-price", "-shelf_id", "-condition", "-lent"],
      ...["where", "tenant"],
    ]);
    expect(parameters["Books.price"]!.description).toContain("Needs `view-prices`.");
    expect(parameters["Books.list.sort"]!.schema.items).toEqual({
      type: "string",
      enum: ["id", "-id", "title", "-title", "price", "-price"],
    });
  });

  test("take no search and no relationships where there are none", () => {
    expect(queryOf("get", "/authors")).toEqual(["page", "perPage", "cursor", "sort", "tenant"]);
    expect(queryOf("get", "/authors/{id}")).toEqual(["actions", "tenant"]);
  });

  test("accept dry runs, idempotency keys and preconditions", () => {
    const headersOf = (method: Method, path: string) =>
      parameterNames(document, operation(method, path), "header");
    expect(queryOf("post", "/authors")).toEqual(["dry_run", "tenant"]);
    expect(headersOf("post", "/books")).toEqual(["Idempotency-Key"]);
    expect(headersOf("patch", "/books/{id}")).toEqual(["If-Match"]);
    expect(headersOf("post", "/books/{id}")).toEqual(["If-Match", "Idempotency-Key"]);
    expect(headersOf("get", "/books/{id}")).toEqual(["If-None-Match"]);
    expect(Object.keys(operation("patch", "/books/{id}").responses)).toContain("412");
    expect(Object.keys(operation("get", "/books/{id}").responses)).toContain("304");
  });

  test("of actions name them, with the body of each", () => {
    const onMany = operation("post", "/books/actions");
    expect(onMany["x-actions"]!.map(({ name, body }) => [name, body])).toEqual([
      ["lend", "#/components/schemas/BooksLendAction"],
      ["burn", "#/components/schemas/BooksBurnAction"],
      ["scan", "#/components/schemas/BooksScanAction"],
      ["suggest", "#/components/schemas/BooksSuggestParameters"],
      ["reserve", "#/components/schemas/BooksReserveParameters"],
    ]);
    expect(accepts("BooksLendAction", { repositories: ["a"], until: "2026-07-14" })).toBe(true);
    expect(accepts("BooksLendAction", { repositories: "all", until: "2026-07-14", remark: null })).toBe(true);
    expect(accepts("BooksLendAction", { repositories: ["a"] })).toBe(false);
    expect(accepts("BooksLendAction", { until: "2026-07-14" })).toBe(false);
    expect(accepts("BooksLendAction", { repositories: ["a"], until: "2026-07-14", colour: 1 })).toBe(false);
    expect(accepts("BooksBurnAction", { repositories: ["a"], colour: 1 })).toBe(false);
    expect(accepts("BooksLendParameters", { until: "2026-07-14", repositories: ["a"] })).toBe(true);
    expect(Object.keys(onMany.requestBody!.content)).toEqual(["application/json", "multipart/form-data"]);
  });

  test("of actions say who may run them, whether on records or without", () => {
    const onMany = operation("post", "/books/actions");
    expect(onMany.description!.split("\n").slice(0, 5)).toEqual([
      "- `lend`: Lend. Gives it away for a while. Needs `manage-books`.",
      "- `burn`: Burn. Needs `manage-books`. Needs a signed-in person, not a key.",
      "- `scan`: Scan.",
      "- `suggest`: Suggest. Needs no credential.",
      "- `reserve`: Reserve. For other people's records needs `manage-books`; a key needs that or the scope `self`.",
    ]);
    const rights = Object.fromEntries(
      onMany["x-actions"]!.map(({ name, permissions, someRows, credential }) => [
        name,
        { permissions, someRows, credential },
      ]),
    );
    expect(rights.suggest).toEqual({ credential: "none" });
    expect(rights.reserve).toEqual({ permissions: ["manage-books"], someRows: true });
  });

  test("of getters have their own parameters and responses, and the filters where they take them", () => {
    const overview = operation("get", "/books/getters/overview");
    expect(queryOf("get", "/books/getters/overview").slice(0, 4)).toEqual(["day", "search", "sort", "title"]);
    expect(overview.description).toBe("Needs `view-prices`.");
    expect(queryOf("get", "/books/{id}/getters/history")).toEqual(["of", "tenant"]);
    const response = overview.responses[200] as {
      content: Record<string, { schema: Record<string, unknown> }>;
    };
    const responses = validator.compile(response.content["application/json"]!.schema);
    expect([responses({ data: { count: 3 }, meta: {} }), responses({ data: {} })]).toEqual([true, false]);
  });

  test("say which credential they accept", () => {
    const security = (method: Method, path: string) => operation(method, path).security;
    expect(document.security).toEqual([{ bearer: [] }, { session: [] }]);
    expect(security("get", "/books")).toBeUndefined();
    expect(security("post", "/books/actions")).toEqual([{}, { bearer: [] }, { session: [] }]);
    expect(security("post", "/authors")).toEqual([{ session: [] }]);
    expect(security("get", "/authors")).toBeUndefined();
    expect(security("post", "/visit")).toEqual([]);
    expect(security("delete", "/visit")).toEqual([{ session: [] }]);
  });

  test("that return something only once say so", () => {
    const created = validator.compile(responses.ShelvesCreated!.content!["application/json"]!.schema!);
    const several = validator.compile(responses.ShelvesBulkCreated!.content!["application/json"]!.schema!);
    expect([created({ data: {} }), several({ data: [], meta: [{ code: "1" }, { code: null }] })]).toEqual([
      false,
      true,
    ]);
  });

  test("of routes of their own have the variables of the path, the query, the body and the response", () => {
    const cover = operation("get", "/books/{id}/cover");
    expect(parameterNames(document, cover, "path")).toEqual(["id"]);
    expect(parameterNames(document, cover, "query")).toEqual(["size", "tenant"]);
    expect(operation("post", "/visit").requestBody).toMatchObject({ required: true });
    expect(operation("delete", "/visit").responses["2XX"]).not.toHaveProperty("content");
  });

  test("have stable ids", () => {
    expect(operations(document).map(({ operationId }) => operationId)).toEqual(
      expect.arrayContaining([
        "books.list",
        "books.getters.overview",
        "books.recordGetters.history",
        "books.byId.cover.get",
      ]),
    );
  });
});
