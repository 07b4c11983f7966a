import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { action, fact } from "../../src/engine/declare/action.ts";
import { field } from "../../src/engine/declare/fields/index.ts";
import { fileAction } from "../../src/engine/declare/file-action.ts";
import { byField, filterOf } from "../../src/engine/declare/filter.ts";
import { textKind } from "../../src/engine/declare/filter-kinds.ts";
import { getter } from "../../src/engine/declare/getter.ts";
import type { FieldBuilder } from "../../src/engine/declare/index.ts";
import type { ListVariant } from "../../src/engine/declare/list-variant.ts";
import { type Module, module } from "../../src/engine/declare/module.ts";
import { open, own } from "../../src/engine/declare/policy.ts";
import { inverse, toOne } from "../../src/engine/declare/relationship.ts";
import { type Resource, type ResourceOptions, resource } from "../../src/engine/declare/resource.ts";
import { standaloneAction } from "../../src/engine/declare/standalone-action.ts";
import { buildSchema } from "../../src/engine/schema/build-schema.ts";
import { DeclarationError } from "../../src/engine/schema/declaration-error.ts";
import type { Permission } from "../../src/engine/schema/schema.ts";
import { fromContext, raw } from "../../src/engine/sql/sql.ts";

declare module "../../src/engine/declare/index.ts" {
  interface DeclaredFields {
    things: Readonly<Record<string, FieldBuilder>>;
    nothings: Readonly<Record<string, FieldBuilder>>;
    numbered: Readonly<Record<string, FieldBuilder>>;
  }
}

const PERMISSIONS: readonly Permission[] = ["view-things", "manage-things"].map((name) => ({
  name,
  title: name,
  description: name,
  module: "Things",
  implies: [],
}));

/** A resource in order, but for what is given. */
function thing(wrong: Partial<Omit<Resource, "name">> = {}, name = "things"): Resource {
  const fields = { name: field.string().required(), ...wrong.fields };
  return { ...resource(name, { policy: open({ write: ["manage-things"] }), fields }), ...wrong, fields };
}

const numbered = resource("numbered", {
  key: "integer",
  policy: open({ write: ["manage-things"] }),
  fields: { name: field.string().required() },
});

const problemsOf = (...resources: Resource[]) => {
  try {
    buildSchema([module({ title: "Things", description: "Things", resources })], PERMISSIONS);
  } catch (error) {
    if (error instanceof DeclarationError) return error.problems;
    throw error;
  }
  return [];
};

const run = async () => undefined;
const shown = fact<boolean>(() => raw("true"));
const hidden = fact<boolean>(() => raw("false"));
const read = async () => ({ data: null });
const derive = async () => new Map();
const write = async () => ({ stream: Buffer.of(), contentType: "text/plain", fileName: "things.txt" });
const variant = (given: Partial<ListVariant> = {}): ListVariant => ({
  title: "By group",
  description: "Things in groups.",
  options: ["size"],
  parameters: {},
  sort: { count: null },
  defaultSort: "-count",
  response: {},
  meta: {},
  run: async () => ({ rows: [], total: 0, meta: {} }),
  ...given,
});
const links = { table: "thing_things", owner: "thing_id", target: "other_id", ordered: false, max: 5 };
const reference = { other_id: field.reference("things") };

/** By verifier: where it is said, what is said, and what is wrong. */
const CASES: Readonly<
  Record<string, readonly (readonly [path: string, problem: string, wrong: Resource])[]>
> = {
  names: [
    ["name", "A resource path is kebab-case.", thing({ label: "id" }, "Things")],
    ["fields.startDate", "A field name is snake_case.", thing({ fields: { startDate: field.date() } })],
    [
      "fields.created_at",
      "The engine adds this field itself.",
      thing({ fields: { created_at: field.date() } }),
    ],
    [
      "relationships.the_other",
      "A relationship is camelCase.",
      thing({ fields: reference, relationships: { the_other: toOne("things", "other_id") } }),
    ],
    [
      "filters.page",
      "The name is a parameter of every list.",
      thing({ filters: { page: filterOf(textKind(), { field: "name" }) } }),
    ],
    [
      "actions.bulk",
      "The name is kebab-case and not a word of the routes.",
      thing({ actions: { bulk: action({ title: "Bulk", done: "Done", grants: [], run }) } }),
    ],
  ],
  numbers: [
    [
      "fields.state",
      "It is no number, but counts days.",
      thing({ fields: { state: field.string().counts("days") } }),
    ],
    [
      "fields.size",
      "It is in a currency, but is no money.",
      thing({ fields: { size: field.integer().inCurrency(null) } }),
    ],
    [
      "fields.price",
      "No field name names its currency.",
      thing({ fields: { price: field.money().inCurrency("name") } }),
    ],
    [
      "actions.wait.parameters.minutes",
      "By its name it counts minutes.",
      thing({
        actions: {
          wait: action({
            title: "Wait",
            done: "Waited",
            grants: [],
            parameters: { minutes: field.integer() },
            run,
          }),
        },
      }),
    ],
  ],
  fields: [
    [
      "fields.state",
      "A managed field cannot be required: callers never give it.",
      thing({ fields: { state: field.string().required().managed() } }),
    ],
    [
      "fields.state",
      "A required field never uses its default.",
      thing({ fields: { state: field.string().default("new").required() } }),
    ],
    [
      "fields.state",
      "Its default is computed, and nothing describes how.",
      thing({ fields: { state: field.string().default(null) } }),
    ],
    [
      "fields.state",
      "A managed field is never written by callers.",
      thing({ fields: { state: field.string().managed().immutable() } }),
    ],
    [
      "fields.state",
      "A value that is not stored cannot be unique.",
      thing({
        fields: {
          state: field
            .string()
            .unique()
            .computed(() => raw("1")),
        },
      }),
    ],
    [
      "fields.state",
      "It can be neither written nor read.",
      thing({ fields: { state: field.string().writeOnly().managed() } }),
    ],
    [
      "fields.state",
      "A field that no caller reads needs no gate.",
      thing({ fields: { state: field.string().gate("view-things").hidden() } }),
    ],
    [
      "fields.state",
      "A field that is never returned cannot be finished.",
      thing({
        fields: {
          state: field
            .string()
            .finished((value) => value)
            .writeOnly(),
        },
      }),
    ],
    [
      "fields.ends_on",
      "Its rule names the unknown field begins_on.",
      thing({ fields: { ends_on: field.date().after("begins_on") } }),
    ],
    [
      "fields.code",
      "It is unique within the unknown field group.",
      thing({ fields: { code: field.string().unique({ within: ["group"] }) } }),
    ],
    ["label", "The label names the unknown field title.", thing({ label: "title" })],
    ["calledBy", "Records are named by the unknown field title.", thing({ calledBy: ["title"] })],
    [
      "calledBy",
      "Not everybody may read note.",
      thing({ fields: { note: field.string().gate("view-things") }, calledBy: ["note"] }),
    ],
  ],
  references: [
    [
      "fields.code",
      "It refers to nothing that could be deleted.",
      thing({ fields: { code: field.string().onDelete("cascade") } }),
    ],
    [
      "fields.thing_ids",
      "A set of references is neither cleared nor deleted with one of them.",
      thing({ fields: { thing_ids: field.references("things", links).onDelete("cascade") } }),
    ],
    [
      "fields.other_id",
      "A single reference is not a set from which one could be removed.",
      thing({ fields: { other_id: field.reference("things").asLabel() } }),
    ],
    [
      "fields.other_id",
      "A reference that cannot be null cannot be cleared.",
      thing({ fields: { other_id: field.reference("things").required().onDelete("nullify") } }),
    ],
    [
      "fields.other_id",
      "A reference that is not stored needs no rule for deletion.",
      thing({
        fields: {
          other_id: field
            .reference("things")
            .asPart()
            .computed(() => raw("null")),
        },
      }),
    ],
    [
      "fields.code",
      "It refers to nothing that could be chosen.",
      thing({ fields: { code: field.string().selectable(() => raw("true")) } }),
    ],
    [
      "fields.other_id",
      "It refers to the unknown resource nothings.",
      thing({ fields: { other_id: field.reference("nothings") } }),
    ],
    [
      "fields.other_id",
      "numbered has integer keys.",
      thing({ fields: { other_id: field.reference("numbered") } }),
    ],
    [
      "relationships.other",
      "A relationship is found in exactly one way.",
      thing({
        fields: reference,
        relationships: { other: { ...toOne("things", "other_id"), by: "other_id" } },
      }),
    ],
    [
      "relationships.other",
      "The field name does not refer to things.",
      thing({ relationships: { other: toOne("things", "name") } }),
    ],
    [
      "relationships.others",
      "things.name does not refer to things.",
      thing({ relationships: { others: inverse("things", "name") } }),
    ],
    [
      "relationships.others",
      "It is sorted by the unknown field rank.",
      thing({
        fields: reference,
        relationships: { others: inverse("things", "other_id", { sort: "-rank" }) },
      }),
    ],
    [
      "namedBy",
      "things has no field kind.",
      thing({ namedBy: [{ resource: "things", field: "kind", matches: "name" }] }),
    ],
  ],
  gates: [
    [
      "policy.create",
      "The permission fly does not exist.",
      thing({ policy: open({ write: [], create: ["fly"] }) }),
    ],
    [
      "policy.update",
      "It grants the unknown field colour.",
      thing({
        policy: open({ write: [], update: [{ permissions: ["manage-things"], fields: ["colour"] }] }),
      }),
    ],
    [
      "fields.note",
      "The gate secret is neither a tier nor a permission.",
      thing({ fields: { note: field.string().gate("secret") } }),
    ],
    [
      "actions.go.note",
      "The field of that name is behind the gate view-things.",
      thing({
        fields: { note: field.string().gate("view-things") },
        actions: {
          go: action({ title: "Go", done: "Done", grants: [], parameters: { note: field.string() }, run }),
        },
      }),
    ],
  ],
  relations: [
    [
      "policy.rows.withheld",
      "It names the caller by a relation.",
      thing({
        policy: own(
          {
            permissions: [],
            rows: { self: () => fromContext("self") },
            withheld: [{ rows: () => fromContext("self"), unless: [] }],
          },
          { write: [] },
        ),
      }),
    ],
    [
      "policy.rows.self",
      "It names the caller as team.",
      thing({ policy: own({ permissions: [], rows: { self: () => fromContext("team") } }, { write: [] }) }),
    ],
    [
      "actions.go.team",
      "It does not name the caller.",
      thing({
        actions: {
          go: action({
            title: "Go",
            done: "Done",
            grants: [{ permissions: [], rows: { team: () => raw("true") } }],
            run,
          }),
        },
      }),
    ],
  ],
  lists: [
    ["sort", "rank is not a field.", thing({ sort: ["id", "rank"] })],
    [
      "sort",
      "thing_ids holds several values.",
      thing({ fields: { thing_ids: field.references("things", links) }, sort: ["id", "thing_ids"] }),
    ],
    [
      "sort",
      "digest is never read.",
      thing({ fields: { digest: field.string().hidden() }, sort: ["id", "digest"] }),
    ],
    [
      "search",
      "digest is never read.",
      thing({ fields: { digest: field.string().hidden() }, search: ["digest"] }),
    ],
    [
      "filters.digest",
      "Its field is never read.",
      thing({ fields: { digest: field.string().hidden() }, filters: { digest: byField } }),
    ],
    ["defaultSort", "name is not in sort.", thing({ defaultSort: "-name" })],
    [
      "defaultSort",
      "note is gated.",
      thing({ fields: { note: field.string().gate("view-things") }, sort: ["note"], defaultSort: "note" }),
    ],
    ["search", "title is not a field.", thing({ search: ["title"] })],
    [
      "search",
      "note is gated.",
      thing({ fields: { note: field.string().gate("view-things") }, search: ["note"] }),
    ],
    ["globalSearch", "It has no searchable fields of its own.", thing({ globalSearch: {} })],
    ["filters.rank", "There is no field of that name.", thing({ filters: { rank: byField } })],
    [
      "filters.data",
      "Fields of its type cannot be filtered.",
      thing({ fields: { data: field.jsonb() }, filters: { data: byField } }),
    ],
    [
      "filters.by",
      "rank is not a field.",
      thing({ filters: { by: filterOf(textKind(), { field: "rank" }) } }),
    ],
    ["filters.by", "It has nothing to compare.", thing({ filters: { by: filterOf(textKind()) } })],
    [
      "filters.by",
      "It is nullable but does not define what empty means.",
      thing({ filters: { by: filterOf(textKind(), { nullable: true, condition: () => raw("true") }) } }),
    ],
  ],
  actions: [
    [
      "fileActions.go",
      "Another action of the list has its name.",
      thing({
        actions: { go: action({ title: "Go", done: "Done", grants: [], run }) },
        fileActions: { go: fileAction({ title: "Go", contentType: "text/plain", run: write }) },
      }),
    ],
    [
      "standaloneActions.go",
      "It needs no credential, but the action on records of the same name does.",
      thing({
        actions: { go: action({ title: "Go", done: "Done", grants: [], run }) },
        standaloneActions: {
          go: standaloneAction({ title: "Go", done: "Done.", parameters: {}, run: read }),
        },
      }),
    ],
    [
      "actions.go.facts.name",
      "A field has its name.",
      thing({
        actions: { go: action({ title: "Go", done: "Done", grants: [], facts: { name: shown }, run }) },
      }),
    ],
    [
      "actions.stop.facts.shown",
      "Another fact has its name.",
      thing({
        actions: {
          go: action({ title: "Go", done: "Done", grants: [], facts: { shown }, run }),
          stop: action({ title: "Stop", done: "Stopped", grants: [], facts: { shown: hidden }, run }),
        },
      }),
    ],
  ],
  variants: [
    [
      "variants.name",
      "name is a parameter of the list already.",
      thing({ filters: { name: byField }, variants: { name: variant() } }),
    ],
    ["variants.group", "No parameter requests it.", thing({ variants: { group: variant({ options: [] }) } })],
    [
      "variants.group",
      "price is not a sort key that is open to everybody.",
      thing({ variants: { group: variant({ sort: { price: "view-things" }, defaultSort: "-price" }) } }),
    ],
  ],
  derived: [
    [
      "derive",
      "Derived fields and derive go together.",
      thing({ fields: { size: field.integer().derived() } }),
    ],
    [
      "fields.size",
      "A derived field has no gate of its own.",
      thing({ derive, fields: { size: field.integer().gate("view-things").derived() } }),
    ],
    [
      "fields.size",
      "A derived field cannot be used in SQL.",
      thing({ derive, sort: ["size", "id"], fields: { size: field.integer().derived() } }),
    ],
    ["softDeletes", "There is no field deleted_at to filter by.", thing({ softDeletes: true })],
  ],
  singletons: [
    [
      "variants.group",
      "A singleton has no list.",
      thing({ isSingleton: true, operations: ["show"], variants: { group: variant() } }),
    ],
    ["operations", "A singleton has no list, create, delete.", thing({ isSingleton: true })],
    [
      "key",
      "A singleton has the id of its workspace.",
      thing({ isSingleton: true, key: "integer", operations: ["show"] }),
    ],
    [
      "filters",
      "A singleton has no list to filter or search.",
      thing({ isSingleton: true, operations: ["show"], filters: { name: byField } }),
    ],
    [
      "actions.renew",
      "A singleton's action runs on its one record.",
      thing({
        isSingleton: true,
        operations: ["show"],
        actions: { renew: action({ title: "Renew", done: "Done", grants: [], run }) },
      }),
    ],
    [
      "getters.figures",
      "A singleton's getter reads its one record.",
      thing({
        isSingleton: true,
        operations: ["show"],
        getters: { figures: getter({ title: "Figures", run: read }) },
      }),
    ],
  ],
};

const SOURCES = new URL("../../src/engine/schema/verifiers/", import.meta.url);

test("declarations that are in order are accepted", () => {
  expect(problemsOf(thing(), numbered)).toEqual([]);
});

for (const [verifier, cases] of Object.entries(CASES)) {
  describe(`the verifier of ${verifier}`, () => {
    test.each(cases.map(([path, problem, wrong]) => ({ path, problem, wrong })))(
      "refuses $path: $problem",
      ({ path, problem, wrong }) => {
        const found = problemsOf(wrong, numbered).filter((one) => one.path === `${wrong.name}.${path}`);
        expect(found.map((one) => one.problem)).toContain(problem);
        for (const { fix } of found) expect(fix).toMatch(/^[A-Z].*\.$/);
      },
    );
  });
}

test("every message of every verifier has a case in this file", () => {
  const files = readdirSync(SOURCES).filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"));
  const said = Object.fromEntries(
    files.map((name) => [
      name.replace(/\.ts$/, ""),
      readFileSync(new URL(name, SOURCES), "utf8").match(/\breport\(/g)?.length ?? 0,
    ]),
  );
  const covered = Object.fromEntries(Object.entries(CASES).map(([name, { length }]) => [name, length]));
  expect(covered).toEqual(said);
});

test("a resource that is declared twice is refused", () => {
  expect(problemsOf(thing(), thing())).toContainEqual({
    path: "things",
    problem: "The resource is declared twice.",
    fix: "Give one of them another name.",
  });
});

test("an addition to an unknown resource, or with a name in use, is refused", () => {
  const build = (options: Partial<Module>) => () =>
    buildSchema(
      [module({ title: "Things", description: "Things", resources: [thing()], ...options })],
      PERMISSIONS,
    );
  const name = { name: field.string() };
  expect(build({ extensions: [{ resource: "nothings", fields: name }] })).toThrow(
    "extensions.nothings: No such resource is declared. Name one that is.",
  );
  expect(build({ extensions: [{ resource: "things", fields: name }] })).toThrow(
    "things.fields.name: The resource already has it. Give it another name.",
  );
  expect(build({ reactions: [{ resource: "nothings", fields: [], run }] })).toThrow(
    "reactions.nothings: No such resource is declared.",
  );
  expect(build({ reactions: [{ resource: "things", fields: ["nam"], run }] })).toThrow(
    "reactions.things: It follows the unknown field nam. Name a declared field.",
  );
});

test("all problems are reported at once, each with its place and the likely fix", () => {
  const wrong = thing({ label: "title", sort: ["rank"], defaultSort: "name" });
  expect(() =>
    buildSchema([module({ title: "", description: "", resources: [wrong] })], PERMISSIONS),
  ).toThrow(
    [
      "Wrong declarations:",
      "  things.label: The label names the unknown field title. Set label to a field that names a record.",
      "  things.sort: rank is not a field. Name a declared field.",
      "  things.defaultSort: name is not in sort. Add it to sort.",
    ].join("\n"),
  );
});

test("a permission that does not exist is refused wherever it is named", () => {
  const tier = (part: object) => ({ read: { permissions: [] }, write: [], query: null, ...part });
  const fly = ["fly"];
  const places: [string, Partial<ResourceOptions>][] = [
    ["policy.requires", { policy: { ...open({ write: [] }), requires: fly } }],
    [
      "policy.rows",
      { policy: open({ write: [], except: { permissions: fly, rows: { anybody: () => raw("true") } } }) },
    ],
    ["policy.create", { policy: open({ write: [], create: fly }) }],
    ["policy.update", { policy: open({ write: [], update: [{ permissions: fly }] }) }],
    ["policy.delete", { policy: open({ write: [], delete: fly }) }],
    ["policy.tiers.t", { policy: open({ write: [], tiers: { t: tier({ read: { permissions: fly } }) } }) }],
    ["policy.tiers.t", { policy: open({ write: [], tiers: { t: tier({ write: fly }) } }) }],
    ["policy.tiers.t", { policy: open({ write: [], tiers: { t: tier({ query: "fly" }) } }) }],
    [
      "actions.go",
      { actions: { go: action({ title: "Go", done: "Done", grants: [{ permissions: fly }], run }) } },
    ],
    ["getters.go", { getters: { go: getter({ title: "Go", permissions: fly, run: read }) } }],
    [
      "fileActions.go",
      {
        fileActions: {
          go: fileAction({ title: "Go", contentType: "text/plain", permissions: fly, run: write }),
        },
      },
    ],
    ["variants.group", { variants: { group: variant({ sort: { count: null, price: "fly" } }) } }],
  ];
  for (const [path, wrong] of places) {
    expect(problemsOf(thing(wrong)), path).toContainEqual({
      path: `things.${path}`,
      problem: "The permission fly does not exist.",
      fix: "Use a permission of the catalogue.",
    });
  }
  const gated = thing({
    fields: reference,
    relationships: { other: toOne("things", "other_id", { gate: "fly" }) },
  });
  expect(problemsOf(gated).map(({ path }) => path)).toEqual(["things.relationships.other"]);
});
