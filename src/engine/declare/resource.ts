import type { RowCondition, Sql } from "../query/sql.ts";
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
  /** Whether each workspace has exactly one, with the workspace's own id: its routes name no record. */
  readonly isSingleton: boolean;
  readonly operations: readonly Operation[];
  readonly policy: Policy;
  /** The message to a request by key that does more than read, whatever its scopes; null: keys may write too. */
  readonly refusesKeys: string | null;
  /**
   * What is returned only once, when a record is made or an action makes it again: members of the response's top-level
   * `meta`, each with its description. Hooks and actions tell them by `work.addOneTimeMeta`.
   */
  readonly oneTimeMeta: Readonly<Record<string, string>>;
  /**
   * What is returned beside a record that is created, with its shape: members of `meta` too. Hooks tell them by
   * `work.tell`.
   */
  readonly responseMeta: Readonly<Record<string, JsonSchema>>;
  /** The moments that the engine keeps of each record and adds to the fields. */
  readonly timestamps: readonly ("created_at" | "updated_at")[];
  /** `id` and the timestamps are added. */
  readonly fields: Readonly<Record<string, FieldBuilder>>;
  /**
   * Bodies for the API description where those that follow from the fields are refused or say little: what is given
   * besides what is required, and a change. Ids in them stand for any record of the reader's own.
   */
  readonly examples: { readonly create?: Values; readonly change?: Values };
  readonly relationships: Readonly<Record<string, Relationship>>;
  readonly filters: Readonly<Record<string, Filter | FieldFilter>>;
  readonly sort: readonly string[];
  /** As in the `sort` parameter: `name`, `-id`, `rank,name`. */
  readonly defaultSort: string;
  /**
   * What `search` looks through: fields, whose text the table keeps folded in `search_text` unless they are computed,
   * and fields of the records that a relationship leads to, `employee.last_name`, which every reader may read.
   */
  readonly search: readonly string[];
  /** Whether the caller may read the texts of a found record, if not everybody may read all that is searched. */
  readonly isFound: ((alias: string, pattern: Sql, gates: JournalGates) => Sql) | null;
  /** Whether every change of a record is recorded in the journal; false for records that the system maintains. */
  readonly isJournalled: boolean;
  /** Whether its records are the entries of the journal themselves, of which every write appends some. */
  readonly isJournal: boolean;
  /**
   * Whether DELETE keeps the record and sets its `deleted_at`: from then on it is found only by lists that are filtered
   * by that field, and by actions that see deleted records.
   */
  readonly softDeletes: boolean;
  /** Computes the derived fields of records, by id; in a fixed number of statements, however many they are. */
  readonly derive:
    | ((work: Work, ids: readonly string[]) => Promise<ReadonlyMap<string, Readonly<Values>>>)
    | null;
  /** Whether it has the read-only field `is_used`: some record refers to it. */
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
  /** What other records still have to do with one that is archived, as the message of its archiving counts it. */
  readonly remainders: Readonly<Record<string, Remainder>>;
  /** Other shapes of its list, by the parameter that asks for each. */
  readonly variants: Readonly<Record<string, ListVariant>>;
  /** Fields that each workspace defines for itself; null: it has none but the declared ones. */
  readonly ownFields: OwnFields | null;
  // biome-ignore lint/suspicious/noExplicitAny: the hooks of whatever resource
  readonly hooks: Hooks<any, any>;
  /** Other resources' enum columns that name a record of this one. */
  readonly namedBy: readonly {
    readonly resource: string;
    readonly field: string;
    readonly matches: string;
  }[];
}

/** The options in which names of the resource's own fields are type-checked. */
type Checked =
  | "fields"
  | "relationships"
  | "filters"
  | "sort"
  | "defaultSort"
  | "search"
  | "label"
  | "calledBy"
  | "examples";

type Builders = Readonly<Record<string, FieldBuilder>>;

/** A field of the resource: a declared one, or one that the engine adds. */
type Own<Fields> = (keyof Fields | keyof AddedFields) & string;

/** As in the `sort` parameter. */
type SortText<Name extends string> = Name | `-${Name}` | `${Name},${string}`;

/** What a resource is declared with, whose name, fields, relationships and filters are known. */
export interface ResourceOptions<
  Name extends string = string,
  Fields extends Builders = Builders,
  Relationships = Readonly<Record<string, Relationship>>,
  Filters = Readonly<Record<string, Filter | FieldFilter>>,
> extends Partial<Omit<Resource, Checked | "name" | "policy" | "hooks" | "actions" | "getters">> {
  readonly policy: Policy;
  /** The very fields that the name stands for in `DeclaredFields`, where it is there. */
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
    refusesKeys: null,
    oneTimeMeta: {},
    responseMeta: {},
    examples: {},
    relationships: {},
    filters: {},
    sort: ["id"],
    defaultSort: "-id",
    search: [],
    isFound: null,
    isJournalled: true,
    isJournal: false,
    softDeletes: false,
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
