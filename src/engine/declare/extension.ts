import type { FieldName, RecordChanges, ResourceName, StoredRecord } from "../work/records.ts";
import type { Work } from "../work/work.ts";
import type { Action } from "./action.ts";
import type { FieldFilter, Filter } from "./filter.ts";
import type { Getter } from "./getter.ts";
import type { Relationship } from "./relationship.ts";
import type { Resource } from "./resource.ts";

type Added =
  | "fields"
  | "relationships"
  | "filters"
  | "actions"
  | "standaloneActions"
  | "fileActions"
  | "getters"
  | "systemEvents"
  | "remainders";

/** What a module adds to a resource of another module, which does not know about it. */
export interface Extension extends Partial<Pick<Resource, Added>> {
  /** The resource that it adds to. */
  readonly resource: string;
}

/**
 * The options of an extension. Its fields may use those of the resource, and its actions and getters are declared for
 * the resource.
 */
interface ExtensionOptions<Name extends ResourceName, Relationships, Filters>
  extends Omit<Partial<Pick<Resource, Added>>, "relationships" | "filters" | "actions" | "getters"> {
  readonly relationships?: Relationships & {
    readonly [Link in keyof Relationships]: Relationship<FieldName<Name>>;
  };
  readonly filters?: Filters & {
    readonly [Title in keyof Filters]: Title extends FieldName<Name> ? Filter | FieldFilter : Filter;
  };
  readonly actions?: Readonly<Record<string, Action<Name>>>;
  readonly getters?: Readonly<Record<string, Getter<Name>>>;
}

/** Declares an extension of another module's resource; a resource or field that does not exist fails to compile. */
export const extension = <const Name extends ResourceName, Relationships = unknown, Filters = unknown>(
  resource: Name,
  added: ExtensionOptions<Name, Relationships, Filters>,
): Extension => ({ resource, ...(added as Partial<Pick<Resource, Added>>) });

/** A record that was just written, directly by a request or as a side effect of one. */
export interface Written<Name extends string = string> {
  readonly kind: "create" | "update";
  readonly id: string;
  /** The stored values that were written. */
  readonly values: Readonly<RecordChanges<Name>>;
}

/**
 * The reaction of a module to writes of records, including those of other modules, whatever wrote them; only bulk loads
 * skip it. It runs in the same transaction, and refuses the write by throwing.
 */
export interface Reaction<Name extends string = string> {
  /** The resource whose records are written. */
  readonly resource: Name;
  /** The reaction runs after every creation, and after a change of one of these fields. */
  readonly fields: readonly FieldName<Name>[];
  readonly run?: (written: Written<Name>, work: Work) => Promise<void>;
  /**
   * Runs before such a change of a stored record, and before it is deleted. Records that display a value of this one
   * are passed to `journal.touch` here, so that their change is journalled too.
   */
  readonly before?: (id: string, work: Work) => Promise<void>;
  /** Runs after a record was deleted; `stored` contains its previous values. */
  readonly removed?: (stored: Readonly<StoredRecord<Name>>, work: Work) => Promise<void>;
}

/** Declares a reaction to writes of another module's records, typed by those records. */
export const reaction = <const Name extends ResourceName>(
  resource: Name,
  rules: Omit<Reaction<Name>, "resource">,
): Reaction<Name> => ({ resource, ...rules });
