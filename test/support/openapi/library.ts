import { action } from "../../../src/engine/declare/action.ts";
import { field } from "../../../src/engine/declare/fields/index.ts";
import { byField, byFieldAnyOf, filterOf } from "../../../src/engine/declare/filter.ts";
import { booleanKind, textKind } from "../../../src/engine/declare/filter-kinds.ts";
import { getter } from "../../../src/engine/declare/getter.ts";
import type { FieldBuilder } from "../../../src/engine/declare/index.ts";
import { module } from "../../../src/engine/declare/module.ts";
import { parameter } from "../../../src/engine/declare/parameter.ts";
import { open, own, scoped } from "../../../src/engine/declare/policy.ts";
import { dateKind } from "../../../src/engine/declare/range-kinds.ts";
import { inverse, toMany, toOne } from "../../../src/engine/declare/relationship.ts";
import { resource } from "../../../src/engine/declare/resource.ts";
import { standaloneAction } from "../../../src/engine/declare/standalone-action.ts";
import { buildSchema } from "../../../src/engine/schema/build-schema.ts";
import { raw } from "../../../src/engine/sql/sql.ts";

declare module "../../../src/engine/declare/index.ts" {
  interface DeclaredFields {
    shelves: Readonly<Record<string, FieldBuilder>>;
    authors: Readonly<Record<string, FieldBuilder>>;
    books: Readonly<Record<string, FieldBuilder>>;
  }
}

const nothing = async () => undefined;
const everywhere = () => raw("true");
const everyRow = { anybody: everywhere };

const books = resource("books", {
  description: "What can be lent.",
  label: "title",
  policy: open({
    write: ["manage-books"],
    tiers: {
      price: {
        read: { permissions: ["view-prices"], rows: everyRow },
        write: ["manage-books"],
        query: "view-prices",
      },
      secret: { read: { permissions: ["view-prices"] }, write: ["manage-books"], query: null },
    },
  }),
  tracksUse: true,
  fields: {
    title: field.string({ max: 100, caseInsensitive: true }).required().unique(),
    isbn: field.string().required().immutable(),
    published_on: field.date(),
    bought_on: field.date().after("published_on"),
    price: field.money({ min: 0 }).gate("price"),
    note: field.text().gate("secret"),
    condition: field.choice("new", "worn").default("new"),
    wear: field.choice("spine", "pages").requiredWhen("condition", "worn"),
    shelf_id: field.integerReference("shelves"),
    author_ids: field.references("authors", {
      table: "book_authors",
      owner: "book_id",
      target: "author_id",
      ordered: true,
      max: 9,
    }),
    lent_count: field.integer().computed(everywhere).notNull(),
    announce: field.boolean().writeOnly().createOnly(),
    internal: field.string().hidden(),
  },
  relationships: {
    shelf: toOne("shelves", "shelf_id"),
    authors: toMany("authors", "author_ids", { gate: "secret" }),
  },
  filters: {
    title: byField,
    published_on: byField,
    price: byField,
    note: byField,
    shelf_id: byField,
    condition: byFieldAnyOf,
    lent: filterOf(booleanKind, { nullable: false, expression: everywhere }),
  },
  sort: ["id", "title", "price", "note"],
  search: ["title"],
  actions: {
    lend: action({
      title: "Lend",
      done: "Lent",
      description: "Gives it away for a while.",
      grants: [{ permissions: ["manage-books"] }],
      parameters: { until: field.date().required(), remark: field.string() },
      run: nothing,
    }),
    burn: action({
      title: "Burn",
      done: "Burnt",
      sessionOnly: true,
      levels: ["collection"],
      grants: [{ permissions: ["manage-books"] }],
      run: nothing,
    }),
    scan: action({
      title: "Scan",
      done: "Scanned",
      takesFile: true,
      grants: [{ permissions: [], rows: everyRow }],
      parameters: { page: field.string().required() },
      run: nothing,
    }),
  },
  standaloneActions: {
    suggest: standaloneAction({
      title: "Suggest",
      done: "Suggested.",
      parameters: { title: field.string().required() },
      run: async () => ({ data: null }),
    }),
    reserve: standaloneAction({
      title: "Reserve",
      needsCredential: true,
      who: { permissions: ["manage-books"], relations: ["self"] },
      parameters: { title: field.string().required() },
      done: "Reserved.",
      run: async () => ({ data: null }),
    }),
  },
  getters: {
    overview: getter({
      title: "Overview",
      permissions: ["view-prices"],
      takesFilters: true,
      parameters: { day: parameter(dateKind, { required: true, description: "As of." }) },
      response: { type: "object", required: ["count"], properties: { count: { type: "integer" } } },
      run: async () => ({ data: { count: 0 } }),
    }),
    history: getter({
      title: "History",
      level: "record",
      parameters: { of: parameter(textKind()) },
      run: async () => ({ data: [] }),
    }),
  },
});

const shelves = resource("shelves", {
  singular: "shelf",
  key: "integer",
  operations: ["list", "show", "create"],
  policy: scoped(["view-prices"], { write: ["manage-books"] }),
  oneTimeMeta: { code: "The code of the lock." },
  fields: { name: field.string().required() },
  relationships: { books: inverse("books", "shelf_id") },
});

const authors = resource("authors", {
  policy: own(
    { permissions: ["manage-books"], rows: everyRow },
    { write: ["manage-books"], create: "everyone" },
  ),
  refusesKeys: "Keys may only read.",
  fields: { name: field.string().required() },
});

const library = resource("library", {
  singular: "library",
  plural: "library",
  isSingleton: true,
  operations: ["show", "update"],
  policy: open({ write: ["manage-books"] }),
  fields: { name: field.string().required() },
  actions: {
    close: action({
      title: "Close",
      done: "Closed",
      levels: ["record"],
      grants: [{ permissions: ["manage-books"] }],
      run: nothing,
    }),
  },
  getters: { hours: getter({ title: "Hours", level: "record", run: async () => ({ data: {} }) }) },
});

const permission = (name: string) => ({ name, title: name, description: name, module: "Books", implies: [] });

/** A schema with an instance of everything that can be declared, for tests of what is derived from declarations. */
export const librarySchema = buildSchema(
  [
    module({ title: "Books", description: "Books and shelves.", resources: [books, shelves, authors] }),
    module({
      title: "House",
      description: "The library itself.",
      resources: [library],
      endpoints: [
        {
          method: "GET",
          path: "/books/:id/cover",
          title: "Cover of a book",
          credential: "required",
          parameters: { size: parameter(textKind(), { isSingle: true, description: "Width in pixels." }) },
          run: async () => ({ status: 200, headers: {}, body: null }),
        },
        {
          method: "POST",
          path: "/visit",
          title: "Visit",
          credential: "none",
          body: { name: field.string() },
          response: {
            type: "object",
            required: ["data"],
            properties: { data: { $ref: "#/components/schemas/BooksRecord" } },
          },
          run: async () => ({ status: 200, headers: {}, body: null }),
        },
        {
          method: "DELETE",
          path: "/visit",
          title: "Leave",
          credential: "session",
          run: async () => ({ status: 204, headers: {}, body: null }),
        },
      ],
    }),
  ],
  ["manage-books", "view-prices"].map(permission),
);
