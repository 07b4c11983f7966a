import type { FieldName, RecordChanges, ResourceName, StoredRecord } from "../work/records.ts";
import type { Work } from "../work/work.ts";
import type { Resource } from "./resource.ts";

/** What a module adds to a resource of another module, which does not know of it. */
export interface Extension
  extends Partial<
    Pick<
      Resource,
      | "fields"
      | "relationships"
      | "filters"
      | "actions"
      | "standaloneActions"
      | "fileActions"
      | "getters"
      | "systemEvents"
      | "remainders"
    >
  > {
  /** The resource that it adds to. */
  readonly resource: string;
}

/** A record that was just written, by a request for it or as a consequence of another one. */
export interface Written<Name extends string = string> {
  readonly kind: "create" | "update";
  readonly id: string;
  /** The stored values that the write gave. */
  readonly values: Readonly<RecordChanges<Name>>;
}

/**
 * What follows in a module from the writing of records that may be another module's, whichever way they are written;
 * only a bulk load passes it by. It runs in the same transaction and may refuse the write by throwing.
 */
export interface Reaction<Name extends string = string> {
  /** The resource whose records are written. */
  readonly resource: Name;
  /** It follows every creation, and a change that gives one of these fields. */
  readonly fields: readonly FieldName<Name>[];
  readonly run?: (written: Written<Name>, work: Work) => Promise<void>;
  /**
   * What has to be known as it is before such a change of a stored record: others that show something of it are
   * touched here in the journal, which then tells that they changed with it.
   */
  readonly before?: (id: string, work: Work) => Promise<void>;
  /** What follows once a record is gone; `stored` are the values that it had. */
  readonly removed?: (stored: Readonly<StoredRecord<Name>>, work: Work) => Promise<void>;
}

/** Declares what follows in a module from the writing of another module's records, typed by these. */
export const reaction = <const Name extends ResourceName>(
  resource: Name,
  rules: Omit<Reaction<Name>, "resource">,
): Reaction<Name> => ({ resource, ...rules });
