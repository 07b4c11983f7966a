/** The metadata of resources from the API's description, as in the generated files under `generated/resources`. */

/** One right to do something: met by whoever holds any of the permissions, or else on some rows. */
export interface Grant {
  readonly permissions: readonly string[];
  /** The relation to a record (one's own, a report's) also gives the right to it. */
  readonly someRows?: boolean;
  /** The right is limited to these fields; without it to those whose gate the caller may write. */
  readonly fields?: readonly string[];
}

export interface Gate {
  /** Any of these opens the field for reading. */
  readonly read: readonly string[];
  /** The relation to a record opens the field too. */
  readonly readsSomeRows: boolean;
  /** All of these are needed to write it. */
  readonly write: readonly string[];
}

export interface FieldMetadata {
  readonly name: string;
  readonly label: string;
  /**
   * What decides by which component it is shown and edited, `fields/<type>.tsx`: the field type's name, or of a number
   * what it counts, such as `money`.
   */
  readonly type: string;
  /** Of money: the field with its currency; absent: the workspace's; null: one that is not known here. */
  readonly currencyField?: string | null;
  readonly hint?: string;
  readonly required?: boolean;
  readonly nullable?: boolean;
  /** When it can be given; neither: it is only read. */
  readonly creatable?: boolean;
  readonly changeable?: boolean;
  /** Sent, never returned. */
  readonly unread?: boolean;
  readonly options?: readonly (string | number)[];
  /** What a new record has where nothing is said, the same for every one. */
  readonly default?: unknown;
  /** The resource that a reference points to. */
  readonly resource?: string;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxItems?: number;
  readonly decimals?: number;
  /** The keys of an object. */
  readonly keys?: readonly string[];
  /** Those of them whose texts are codes of countries. */
  readonly countryKeys?: readonly string[];
  /** The fields of each of a list of small records. */
  readonly items?: Readonly<Record<string, FieldMetadata>>;
  readonly gate?: Gate;
}

export interface RelationshipMetadata {
  readonly kind: "one" | "many";
  readonly resource: string;
  /** The field whose reference, or set of references, leads to the related records; absent where none does. */
  readonly field?: string;
}

export interface ActionMetadata {
  readonly title: string;
  readonly description?: string;
  /** Any of these gives the right; `someRows`: the relation to a record does too. */
  readonly permissions: readonly string[];
  readonly someRows?: boolean;
  readonly levels: readonly ("record" | "collection")[];
  readonly parameters: Readonly<Record<string, FieldMetadata>>;
}

export type Right = "list" | "create" | "update" | "delete";

export interface ResourceMetadata {
  readonly name: string;
  readonly singular: string;
  readonly plural: string;
  /** There is exactly one, and its address names none. */
  readonly isSingleton?: boolean;
  /** Who may do what; a right that the resource does not offer is missing. An empty list: everybody. */
  readonly rights: Readonly<Partial<Record<Right, readonly Grant[]>>>;
  readonly fields: Readonly<Record<string, FieldMetadata>>;
  readonly relationships: Readonly<Record<string, RelationshipMetadata>>;
  readonly actions: Readonly<Record<string, ActionMetadata>>;
  readonly isSearchable: boolean;
}
