import type { RowCondition, Sql } from "../sql/sql.ts";
import type { Hooks } from "../work/contexts.ts";
import type { AddedFields, DeclaredFields, ResourceName, Values } from "../work/records.ts";
import type { Work } from "../work/work.ts";
import type { Action } from "./action.ts";
import type { FieldBuilder } from "./field-builder.ts";
import type { JsonSchema } from "./field-type.ts";
import type { FileAction } from "./file-action.ts";
import type { FieldFilter, Filter } from "./filter.ts";
import type { Getter } from "./getter.ts";
import type { JournalGates } from "./journal-gates.ts";
import type { ListVariant } from "./list-variant.ts";
import type { OwnFields } from "./own-fields.ts";
import type { Policy } from "./policy.ts";
import type { Relationship } from "./relationship.ts";
import type { Remainder } from "./remainder.ts";
import type { StandaloneAction } from "./standalone-action.ts";

export type Operation = "list" | "show" | "create" | "update" | "delete";

/** A declared resource: everything that the engine needs to serve it. */
export interface Resource {
  /** Path and type: kebab-case, plural. */
  readonly name: string;
  /** The singular in messages: "position". */
  readonly singular: string;
  /** The plural in messages: "positions". */
  readonly plural: string;
  readonly description: string | null;
  readonly table: string;
  readonly key: "ulid" | "integer";
  /** Whether each workspace has exactly one record, with the workspace's own id; its routes contain no id. */
  readonly isSingleton: boolean;
  /** None: its records have no paths and are only read as related ones. */
  readonly operations: readonly Operation[];
  /** Whether a creation can be multipart with a `file`, which the hooks get as `change.file`. */
  readonly takesFile: boolean;
  readonly policy: Policy;
  /** The error message for a write with an API key, whatever its scopes; null: keys may write too. */
  readonly refusesKeys: string | null;
  /**
   * Members of the response's top-level `meta` that are returned only once, when a record is created or an action
   * renews them, each with its description. Hooks and actions add them with `work.addOneTimeMeta`.
   */
  readonly oneTimeMeta: Readonly<Record<string, string>>;
  /**
   * Members of `meta` that are returned with a created record, with their schemas. Hooks add them with `work.addMeta`.
   */
  readonly responseMeta: Readonly<Record<string, JsonSchema>>;
  /** The times that the engine stores for each record and adds to the fields. */
  readonly timestamps: readonly ("created_at" | "updated_at")[];
  /** The fields of the resource; the engine adds `id` and the timestamps. */
  readonly fields: Readonly<Record<string, FieldBuilder>>;
  /**
   * Example bodies for the API description, if the derived ones would be refused or say too little: fields in addition
   * to the required ones, and a change. An id in them stands for any record of the reader.
   */
  readonly examples: { readonly create?: Values; readonly change?: Values };
  readonly relationships: Readonly<Record<string, Relationship>>;
  readonly filters: Readonly<Record<string, Filter | FieldFilter>>;
  readonly sort: readonly string[];
  /** The default order, in the syntax of the `sort` parameter: `name`, `-id`, `rank,name`. */
  readonly defaultSort: string;
  /**
   * The searchable texts: fields, which the table stores in normalized form in `search_text` unless they are computed,
   * and fields of related records such as `employee.last_name`, which every reader may read.
   */
  readonly search: readonly string[];
  /**
   * Whether the caller may read the texts in which the search matched, if not everybody may read all searchable texts.
   */
  readonly isFound: ((alias: string, pattern: Sql, gates: JournalGates) => Sql) | null;
  /**
   * How records are described when a search in all resources finds them; null: it does not look for them. `title`
   * defaults to the display name; `detail` can name fields of related records, such as `project.name`. Everybody who
   * reads a record may read these fields.
   */
  readonly globalSearch: { readonly title?: readonly string[]; readonly detail?: readonly string[] } | null;
  /** Whether every change of a record is journalled; false for records that the system maintains. */
  readonly isJournalled: boolean;
  /** Whether its records are the journal entries themselves, of which every write appends some. */
  readonly isJournal: boolean;
  /**
   * Whether DELETE keeps the record and sets its `deleted_at`. It is then found only by lists that filter by that
   * field, and by actions that can see deleted records.
   */
  readonly softDeletes: boolean;
  /** Rows that lists leave out unless a plain filter by this name asks for some; null: there are none. */
  readonly listedOnlyBy: { readonly filter: string; readonly rows: RowCondition } | null;
  /**
   * Computes the derived fields of records, by id, with a fixed number of statements however many records there are.
   */
  readonly derive:
    | ((work: Work, ids: readonly string[]) => Promise<ReadonlyMap<string, Readonly<Values>>>)
    | null;
  /** Whether it has the read-only field `is_used`: whether any record refers to it. */
  readonly tracksUse: boolean;
  /** What makes a record used besides references to it. */
  readonly alsoUsedWhen: RowCondition | null;
  /** The field by which a record is named in the journal. */
  readonly label: string;
  /** The fields that make up the display name of a record, in order; null: its label. */
  readonly calledBy: readonly string[] | null;
  readonly actions: Readonly<Record<string, Action>>;
  readonly standaloneActions: Readonly<Record<string, StandaloneAction>>;
  readonly fileActions: Readonly<Record<string, FileAction>>;
  readonly getters: Readonly<Record<string, Getter>>;
  /** Events raised by the passing of time or by the system, each once and shortly after it is due: `expired`. */
  readonly systemEvents: Readonly<Record<string, { readonly title: string; readonly description: string }>>;
  /** What is left in other modules when records are archived; the message of archiving counts it. */
  readonly remainders: Readonly<Record<string, Remainder>>;
  /** Other forms of its list, by the parameter that selects each. */
  readonly variants: Readonly<Record<string, ListVariant>>;
  /** The custom fields of the resource; null: it has none. */
  readonly ownFields: OwnFields | null;
  // biome-ignore lint/suspicious/noExplicitAny: the hooks of any resource
  readonly hooks: Hooks<any, any>;
  /** Enum columns of other resources that refer to a record of this one by a value. */
  readonly namedBy: readonly {
    readonly resource: string;
    readonly field: string;
    readonly matches: string;
  }[];
}

/** The options that contain type-checked names of fields. */
type Checked =
  | "fields"
  | "relationships"
  | "filters"
  | "sort"
  | "defaultSort"
  | "search"
  | "globalSearch"
  | "label"
  | "calledBy"
  | "examples";

type Builders = Readonly<Record<string, FieldBuilder>>;

/** A field of the resource: a declared one, or one that the engine adds. */
type Own<Fields> = (keyof Fields | keyof AddedFields) & string;

/** A sort expression, in the syntax of the `sort` parameter. */
type SortText<Name extends string> = Name | `-${Name}` | `${Name},${string}`;

/** The options of a resource, typed by its name, fields, relationships and filters. */
export interface ResourceOptions<
  Name extends string = string,
  Fields extends Builders = Builders,
  Relationships = Readonly<Record<string, Relationship>>,
  Filters = Readonly<Record<string, Filter | FieldFilter>>,
> extends Partial<Omit<Resource, Checked | "name" | "policy" | "hooks" | "actions" | "getters">> {
  readonly policy: Policy;
  /** The fields that belong to the name in `DeclaredFields`, if it is declared there. */
  readonly fields: Fields & (Name extends ResourceName ? Omit<DeclaredFields[Name], "id"> : unknown);
  readonly relationships?: Relationships & {
    readonly [Link in keyof Relationships]: Relationship<Own<Fields>>;
  };
  readonly filters?: Filters & {
    readonly [Title in keyof Filters]: Title extends Own<Fields> ? Filter | FieldFilter : Filter;
  };
  readonly sort?: readonly Own<Fields>[];
  readonly defaultSort?: SortText<Own<Fields>>;
  readonly search?: readonly (Own<Fields> | `${keyof Relationships & string}.${string}`)[];
  readonly globalSearch?: {
    readonly title?: readonly Own<Fields>[];
    readonly detail?: readonly (Own<Fields> | `${keyof Relationships & string}.${string}`)[];
  };
  readonly label?: Own<Fields>;
  readonly calledBy?: readonly Own<Fields>[];
  readonly examples?: {
    readonly [Case in keyof Resource["examples"]]: { readonly [Field in keyof Fields]?: unknown };
  };
  // biome-ignore lint/suspicious/noExplicitAny: what a resource's hooks pass on concerns them alone
  readonly hooks?: Hooks<Name, any>;
  readonly actions?: Readonly<Record<string, Action<Name>>>;
  readonly getters?: Readonly<Record<string, Getter<Name>>>;
}

const ALL: readonly Operation[] = ["list", "show", "create", "update", "delete"];

/**
 * Declares a resource. The table, the nouns and the order have defaults derived from the name. The compiler checks all
 * names of fields, relationships and records.
 */
export function resource<
  const Name extends string,
  Fields extends Builders,
  Relationships = unknown,
  Filters = unknown,
>(
  name: Name,
  options: ResourceOptions<Name, Fields, Relationships, Filters>,
): Resource & { readonly name: Name } {
  const plural = options.plural ?? name.replaceAll("-", " ");
  const declared: Resource = {
    name,
    plural,
    singular: plural.replace(/ies$/, "y").replace(/s$/, ""),
    description: null,
    table: name.replaceAll("-", "_"),
    key: "ulid",
    isSingleton: false,
    timestamps: ["created_at", "updated_at"],
    operations: ALL,
    takesFile: false,
    refusesKeys: null,
    oneTimeMeta: {},
    responseMeta: {},
    examples: {},
    relationships: {},
    filters: {},
    sort: ["id"],
    defaultSort: "-id",
    search: [],
    globalSearch: null,
    isFound: null,
    isJournalled: true,
    isJournal: false,
    softDeletes: false,
    listedOnlyBy: null,
    derive: null,
    tracksUse: false,
    alsoUsedWhen: null,
    label: "name",
    calledBy: null,
    actions: {},
    standaloneActions: {},
    fileActions: {},
    getters: {},
    systemEvents: {},
    remainders: {},
    variants: {},
    ownFields: null,
    hooks: {},
    namedBy: [],
    ...(options as Partial<Resource> & Pick<Resource, "policy" | "fields">),
  };
  return { ...declared, name };
}
