/** The metadata of resources from the API's description, as in the generated files under `generated/resources`. */

/** A right: with any of the permissions, or else on some rows. */
export interface Grant {
  readonly permissions: readonly string[];
  /** Whether a relation to the record (one's own, a report's) also gives the right. */
  readonly someRows?: boolean;
  /** The right is limited to these fields; if omitted, to those whose gate the caller may write. */
  readonly fields?: readonly string[];
}

export interface Gate {
  /** Any of these permissions allows reading the field. */
  readonly read: readonly string[];
  /** Whether a relation to the record allows reading it too. */
  readonly readsSomeRows: boolean;
  /** All of these permissions are required to write it. */
  readonly write: readonly string[];
}

export interface FieldMetadata {
  readonly name: string;
  readonly label: string;
  /**
   * The name of the component that displays and edits the field, `fields/<type>.tsx`: the field type or, for a number,
   * its unit, such as `money`.
   */
  readonly type: string;
  /** For money: the field that contains the currency; undefined: the workspace's currency; null: unknown here. */
  readonly currencyField?: string | null;
  readonly hint?: string;
  readonly required?: boolean;
  readonly nullable?: boolean;
  /** When it can be written; if neither is set, it is read-only. */
  readonly creatable?: boolean;
  readonly changeable?: boolean;
  /** Whether no two records have the same value. */
  readonly isUnique?: boolean;
  /** Whether it is write-only. */
  readonly unread?: boolean;
  readonly options?: readonly (string | number)[];
  /** The default for new records, if it is the same for every record. */
  readonly default?: unknown;
  /** The resource that a reference points to. */
  readonly resource?: string;
  /** The resource whose records the text can mention. */
  readonly mentions?: string;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxItems?: number;
  readonly decimals?: number;
  /** The keys of an object. */
  readonly keys?: readonly string[];
  /** The keys whose values are country codes. */
  readonly countryKeys?: readonly string[];
  /** The fields of the items of a list of small records. */
  readonly items?: Readonly<Record<string, FieldMetadata>>;
  readonly gate?: Gate;
}

export interface RelationshipMetadata {
  readonly kind: "one" | "many";
  readonly resource: string;
  /** The field with the reference, or set of references, to the related records; undefined if there is none. */
  readonly field?: string;
}

export interface ActionMetadata {
  readonly title: string;
  readonly description?: string;
  /** Any of these permissions gives the right; `someRows`: a relation to the record does too. */
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
  /** Whether there is exactly one record, so that its path contains no id. */
  readonly isSingleton?: boolean;
  /**
   * The rights by operation; operations that the resource does not offer are missing. An empty list means everybody.
   */
  readonly rights: Readonly<Partial<Record<Right, readonly Grant[]>>>;
  readonly fields: Readonly<Record<string, FieldMetadata>>;
  readonly relationships: Readonly<Record<string, RelationshipMetadata>>;
  readonly actions: Readonly<Record<string, ActionMetadata>>;
  readonly isSearchable: boolean;
}
