import {
  action,
  booleanKind,
  byField,
  choiceKind,
  dateKind,
  endpoint,
  extension,
  field,
  fileAction,
  filterOf,
  getter,
  type IntegerKey,
  inverse,
  listVariant,
  open,
  parameter,
  reaction,
  resource,
  toOne,
} from "../../src/engine/declare/index.ts";
import type {
  Change,
  DraftRecord,
  GetterContext,
  Hooks,
  ReadOnlyWork,
  SettledChange,
  StoredRecord,
  Work,
  WrittenChange,
} from "../../src/engine/work/index.ts";
import "../../src/modules/index.ts";

/** Checked by `npm run typecheck`: it compiles only as long as each expected error is one. */
type Same<One, Other> =
  (<T>() => T extends One ? 1 : 2) extends <T>() => T extends Other ? 1 : 2 ? true : false;
const holds = <_Proof extends true>(): void => {};

const fields = {
  name: field.string().required(),
  rank: field.integer(),
  price: field.money().default("1.00"),
  kind: field.choice("small", "large").required(),
  sold_on: field.date(),
  seen_at: field.dateTime().managed(),
  tag_ids: field.references("tags", { table: "t", owner: "o", target: "t", ordered: false, max: 5 }),
  size: field.integer().computed(() => never),
  secret: field.string().writeOnly(),
  owner_id: field.reference("employees").required(),
};

declare module "../../src/engine/declare/index.ts" {
  interface DeclaredFields {
    "typed-things": typeof fields;
    "numbered-things": typeof fields & IntegerKey;
  }
}

declare const never: never;
declare const work: Work;
type Thing = StoredRecord<"typed-things">;

export function aRecordIsWhatItsFieldsStore(): void {
  holds<Same<Thing["name"], string>>();
  holds<Same<Thing["rank"], number | null>>();
  holds<Same<Thing["price"], string>>();
  holds<Same<Thing["kind"], "small" | "large">>();
  holds<Same<Thing["sold_on"], string | null>>();
  holds<Same<Thing["seen_at"], Date | null>>();
  holds<Same<Thing["tag_ids"], readonly string[]>>();
  holds<Same<Thing["id"], string>>();
  holds<Same<StoredRecord<"numbered-things">["id"], number>>();
  holds<Same<DraftRecord<"typed-things">["name"], string | null | undefined>>();
  // @ts-expect-error: what is not stored is not found
  holds<Same<Thing["secret"], string | null>>();
  // @ts-expect-error: no field of that name
  holds<Same<Thing["nmae"], string>>();
}

export function aFieldInJsonIsWhatItsDeclarationHolds(definition: StoredRecord<"custom-fields">): void {
  holds<Same<typeof definition.min, number | string | null>>();
  definition.options?.[0]?.value satisfies string | undefined;
  // @ts-expect-error: no member of that name
  definition.options?.[0]?.vlaue;
}

export async function manyRecordsAreTypedAsOne(): Promise<void> {
  await work.createAll("typed-things", [{ name: "a" }, { name: "b", rank: 1 }], { skipsTaken: true });
  // @ts-expect-error: a name that is no field
  await work.createAll("typed-things", [{ name: "a" }, { nmae: "b" }]);
  // @ts-expect-error: a value of another type
  await work.createAll("typed-things", [{ rank: "1" }]);
}

export async function namesOfRecordsAreChecked(): Promise<void> {
  const thing = await work.find("typed-things", "1");
  thing?.kind satisfies "small" | "large" | undefined;
  await work.update("typed-things", "1", { name: "a", seen_at: work.now });
  // @ts-expect-error: a name that is no field
  await work.update("typed-things", "1", { nmae: "a" });
  // @ts-expect-error: a value of another type
  await work.update("typed-things", "1", { rank: "1" });
  // @ts-expect-error: one that the choice does not have
  await work.create("typed-things", { kind: "middle" });
  // @ts-expect-error: what is computed cannot be written
  await work.update("typed-things", "1", { size: 1 });
  // @ts-expect-error: no resource of that name
  await work.find("typed-thing", "1");
  // @ts-expect-error: no resource of that name
  await work.update("employes", "1", {});
}

export function rulesAreTypedByTheirRecord(
  change: Change<"typed-things">,
  written: WrittenChange<"typed-things">,
): void {
  change.values.rank = 3;
  change.changes("rank");
  change.stored?.name satisfies string | undefined;
  written.values.name satisfies string;
  // @ts-expect-error: nothing says yet that it is there
  change.values.name satisfies string;
  // @ts-expect-error: a name that is no field
  change.changes("rnak");
  // @ts-expect-error: a value of another type
  change.values.rank = "3";
  // @ts-expect-error: a name that is no field
  change.sent.has("rnak");
}

export async function rulesThatCheckDoNotWrite(
  rules: ReadOnlyWork,
  change: SettledChange<"typed-things">,
): Promise<void> {
  await rules.find("typed-things", "1");
  // @ts-expect-error: it makes no record
  await rules.create("typed-things", { name: "a" });
  // @ts-expect-error: it changes none
  await rules.update("typed-things", "1", { name: "a" });
  // @ts-expect-error: it removes none
  await rules.remove("typed-things", "1");
  // @ts-expect-error: it notes nothing in the journal
  await rules.journal.touch("typed-things", ["1"]);
  // @ts-expect-error: nothing follows from it
  rules.afterCommit(() => undefined);
  // @ts-expect-error: what is settled stays what it is
  change.values.rank = 3;
  work satisfies ReadOnlyWork;
  // @ts-expect-error: it is no work that writes
  rules satisfies Work;
}

export const hooks: Hooks<"typed-things", { readonly size: number }>[] = [
  { settle: ({ values }) => ({ size: values.rank ?? 0 }) },
  { check: { write: (_change, _rules, { size }) => void (size satisfies number) } },
  {
    after: {
      check: {
        write: ({ values }, doing, { size }) => doing.update("typed-things", values.kind, { rank: size }),
      },
    },
  },
  // @ts-expect-error: nothing of that name was passed on
  { check: { write: (_change, _rules, settled) => void settled.length } },
  // @ts-expect-error: another value is passed on
  { settle: () => ({ size: "1" }) },
  // @ts-expect-error: a rule that settles is given no work that writes
  { settle: (_change, doing: Work) => ({ size: doing.now.getTime() }) },
  // @ts-expect-error: nor is one that checks
  { check: { write: (_change, doing: Work) => doing.update("typed-things", "1", {}) } },
  // @ts-expect-error: nor is one that checks a deletion
  { check: { delete: (_stored, doing: Work) => doing.remove("typed-things", "1") } },
  // @ts-expect-error: what has kept all rules is refused no more
  { after: { write: ({ fail }) => fail("name", "Too late.") } },
];

const policy = open({ write: ["manage-organization"] });
const grants = [{ permissions: ["manage-organization"] }];

const rename = action("typed-things", {
  title: "Rename",
  done: "Renamed",
  grants,
  parameters: { name: field.string().required(), on: field.date() },
  async run({ records, params }) {
    records[0]!.kind satisfies "small" | "large";
    params.name satisfies string;
    params.on satisfies string | null;
    // @ts-expect-error: no parameter of that name
    params.nmae;
    // @ts-expect-error: no field of that name
    records[0]!.nmae;
    return undefined;
  },
});

const parameters = {
  day: parameter(dateKind),
  size: parameter(choiceKind(["small", "large"])),
  all: parameter(booleanKind),
};

const sizes = getter("typed-things", {
  title: "Sizes",
  parameters,
  async run({ parameters: { day, size, all }, record, ...context }) {
    if (day?.kind === "between") day.from satisfies string;
    if (size?.kind === "equals") size.value satisfies "small" | "large";
    if (all?.kind === "any") all.values satisfies readonly boolean[];
    // @ts-expect-error: days are text
    if (day?.kind === "equals") day.value satisfies number;
    // @ts-expect-error: another one than the choices
    if (size?.kind === "equals") size.value satisfies "middle";
    // @ts-expect-error: no parameter of that name
    (context as GetterContext<"typed-things", typeof parameters>).parameters.dya;
    record satisfies null;
    return { data: [] };
  },
});

const history = getter("typed-things", {
  title: "History",
  level: "record",
  async run({ record }) {
    record.kind satisfies "small" | "large";
    // @ts-expect-error: no field of that name
    record.nmae;
    return { data: record.name };
  },
});

export const everyForm = [
  listVariant({
    title: "In groups",
    description: "Things in groups.",
    options: ["kind", "owner"],
    parameters,
    sort: { count: null, price: "view-payroll" },
    defaultSort: "-count",
    response: {},
    meta: {},
    async run({ value, sort, parameters: { size, ...others } }) {
      value satisfies "kind" | "owner";
      sort[0]?.name satisfies "count" | "price" | undefined;
      if (size?.kind === "equals") size.value satisfies "small" | "large";
      // @ts-expect-error: no form of that name
      value satisfies "owner";
      // @ts-expect-error: no parameter of that name
      others.dya;
      return { rows: [], total: 0, meta: {} };
    },
  }),
  listVariant({
    title: "In groups",
    description: "Things in groups.",
    options: ["kind"],
    sort: { count: null },
    // @ts-expect-error: an order by no key
    defaultSort: "-price",
    response: {},
    meta: {},
    // @ts-expect-error: it declares no parameters
    run: async ({ parameters }) => ({ rows: [], total: Number(parameters.day), meta: {} }),
  }),
];

export const routes = [
  endpoint({
    method: "POST",
    path: "/things/:thing/parts/:part",
    title: "Change a part",
    credential: "required",
    parameters: { on: parameter(dateKind, { required: true, isSingle: true }), size: parameters.size },
    body: { name: field.string().required() },
    async run({ path, params, parameters: { on, size } }) {
      path.thing satisfies string;
      path.part satisfies string;
      params.name satisfies string;
      on.value satisfies string;
      // @ts-expect-error: no segment of that name
      path.prat;
      // @ts-expect-error: no member of that name
      params.nmae;
      // @ts-expect-error: it may be left out
      size.kind;
      return {};
    },
  }),
  endpoint({
    method: "GET",
    path: "/things",
    title: "Read things",
    credential: "required",
    // @ts-expect-error: it declares no parameters
    run: async ({ parameters }) => ({ data: parameters.day }),
  }),
];

export const withoutParameters = [
  // @ts-expect-error: it declares no parameters
  getter("typed-things", { title: "Nothing", run: async ({ parameters }) => ({ data: parameters.day }) }),
  // @ts-expect-error: it declares no parameters
  fileAction({ title: "Nothing", contentType: null, run: async ({ params }) => ({ data: params.format }) }),
  action("typed-things", {
    title: "Nothing",
    done: "Nothing",
    grants: [],
    // @ts-expect-error: it declares no parameters
    run: async ({ params }) => void params.name,
  }),
];

export const ofEveryResource = getter({ title: "Nothing", run: async () => ({ data: null }) });

// @ts-expect-error: no resource of that name
export const ofNothing = getter("typed-thing", { title: "Nothing", run: async () => ({ data: null }) });

export const added = [
  extension("typed-things", {
    relationships: { owner: toOne("employees", "owner_id") },
    filters: {
      name: byField,
      is_large: filterOf(booleanKind, {
        condition: (_alias, operand) => {
          if (operand.kind === "equals") operand.value satisfies boolean;
          throw new TypeError("For the compiler alone.");
        },
      }),
    },
    actions: { rename },
    getters: { sizes, history },
  }),
  // @ts-expect-error: no resource of that name
  extension("typed-thing", {}),
  // @ts-expect-error: no field of that name
  extension("typed-things", { relationships: { owner: toOne("employees", "onwer_id") } }),
  // @ts-expect-error: a filter that no field explains
  extension("typed-things", { filters: { nmae: byField } }),
  // @ts-expect-error: an action on other records
  extension("employees", { actions: { rename } }),
  // @ts-expect-error: a getter of another resource
  extension("employees", { getters: { history } }),
];

export const declared = [
  resource("typed-things", {
    policy,
    fields,
    relationships: { owner: toOne("employees", "owner_id"), tags: inverse("employees", "tag_ids") },
    filters: { name: byField },
    sort: ["name", "id"],
    defaultSort: "-name",
    search: ["name", "owner.last_name"],
    actions: { rename },
    getters: { sizes, history },
    hooks: {
      settle: ({ values }) => values.rank ?? 0,
      check: { write: ({ values, fail }) => void (values.name ?? fail("name", "It is required.")) },
      after: { write: ({ values }) => void (values.kind satisfies "small" | "large") },
    },
  }),
  // @ts-expect-error: fields that are not the ones that the name stands for
  resource("typed-things", { policy, fields: { name: field.integer() } }),
  // @ts-expect-error: a sort by no field
  resource("typed-things", { policy, fields, sort: ["nmae"] }),
  // @ts-expect-error: an order by no field
  resource("typed-things", { policy, fields, defaultSort: "-nmae" }),
  // @ts-expect-error: a search through no field
  resource("typed-things", { policy, fields, search: ["nmae"] }),
  // @ts-expect-error: a filter that no field explains
  resource("typed-things", { policy, fields, filters: { nmae: byField } }),
  // @ts-expect-error: a relationship by no field
  resource("typed-things", { policy, fields, relationships: { owner: toOne("employees", "onwer_id") } }),
  // @ts-expect-error: a record is not named by this
  resource("typed-things", { policy, fields, label: "nmae" }),
  // @ts-expect-error: an action on other records
  resource("numbered-things", { policy, fields, key: "integer", actions: { rename } }),
  // @ts-expect-error: a getter of other records
  resource("numbered-things", { policy, fields, key: "integer", getters: { history } }),
  // @ts-expect-error: hooks of another resource
  resource("typed-things", { policy, fields, hooks: { settle: (_: Change<"employees">) => undefined } }),
];

export const relationships = [
  // @ts-expect-error: no field of employees
  inverse("employees", "typo_id"),
];

export const follow = [
  reaction("typed-things", {
    fields: ["name"],
    removed: async ({ kind }) => void (kind satisfies "small" | "large"),
  }),
  // @ts-expect-error: no field of that name
  reaction("typed-things", { fields: ["nmae"] }),
];
