import type { Text } from "../errors/message.ts";
import type { Sql } from "../sql/sql.ts";
import type { KnownResource } from "./known-resource.ts";
import type { NoParameters, ParameterValues } from "./operand.ts";
import type { Carries, DraftRecord, FieldName, StoredRecord, WrittenRecord } from "./records.ts";
import type { UploadedFile } from "./uploaded-file.ts";
import type { ReadOnlyWork, Work } from "./work.ts";

/** The write of a record, by the types of the stored values, of the new values and of the field names. */
interface RecordWrite<Stored, Values, Field extends string> {
  readonly kind: "create" | "update";
  readonly id: string;
  /** The values before the change; null on creation. */
  readonly stored: Readonly<Stored> | null;
  /** The fields that the request contains. */
  readonly sent: ReadonlySet<Field>;
  /** The values after the change. */
  readonly values: Values;
  /** Whether the field has another value than the stored one. */
  changes(field: Field): boolean;
}

/** The write of a record while it can still be refused. */
interface RefusableWrite<Stored, Values, Field extends string> extends RecordWrite<Stored, Values, Field> {
  /** The fields with invalid values, to which no rules are applied. */
  readonly unread: ReadonlySet<Field>;
  /** The file that was sent with a new record, if the resource takes one. */
  readonly file: UploadedFile | null;
  /**
   * Adds a message for a field, with the allowed values if it is not one of a closed set; the request fails with all
   * messages together.
   */
  fail(path: string, message: Text, allowed?: readonly (string | number)[]): void;
  /** Adds items to a further list in the body of that error, such as the records that a new one would duplicate. */
  attach(member: string, items: readonly unknown[]): void;
  /**
   * Reads something once for all records that are written together, such as the document of many lines: the key says
   * what it is, and no write of these records may change it. Where a record is written alone, it is just read.
   */
  once<Result>(key: string, read: () => Promise<Result>): Promise<Result>;
  /** The records of the resource that come before this one and are written together with it, which is still to happen. */
  readonly ahead: readonly Readonly<Record<string, unknown>>[];
}

/** A record of the resource that is being created or changed. The hook `settle` sets derived values in it. */
export type Change<Name extends string = string> = RefusableWrite<
  StoredRecord<Name>,
  DraftRecord<Name>,
  FieldName<Name>
>;

/** A change after `settle`. Its values are frozen. */
export type SettledChange<Name extends string = string> = RefusableWrite<
  StoredRecord<Name>,
  Readonly<DraftRecord<Name>>,
  FieldName<Name>
>;

/** A change that satisfies all rules. It does not contain values that only the database sets. */
export type WrittenChange<Name extends string = string> = RecordWrite<
  StoredRecord<Name>,
  Readonly<WrittenRecord<Name>>,
  FieldName<Name>
>;

/** What is known about a write before anything is read; a deletion is a change without sent fields. */
export type ComingWrite<Name extends string = string> = Pick<Change<Name>, "kind" | "sent"> & {
  /** Null on creation, and if the given id cannot be a key. */
  readonly id: string | null;
};

type Awaitable<Value> = Promise<Value> | Value;

/** The side effects of a write and of a deletion on other records. */
interface Effects<Name extends string, Settled> {
  readonly write?: (written: WrittenChange<Name>, work: Work, settled: Settled) => Awaitable<void>;
  readonly delete?: (stored: Readonly<StoredRecord<Name>>, work: Work) => Awaitable<void>;
}

/**
 * The rules of a module for writing a record, in three hooks. They run in the request's transaction, and only `after`
 * writes. The return value of `settle` is passed to the other hooks.
 */
export interface Hooks<Name extends string = string, Settled = unknown> {
  /** Takes the locks without which two concurrent writes could break a rule, before anything is read. */
  readonly lock?: (coming: ComingWrite<Name>, work: Work) => Promise<void>;
  /** Sets defaults and values that follow from the given ones. It only reports what cannot be computed. */
  readonly settle?: (change: Change<Name>, work: ReadOnlyWork) => Awaitable<Settled>;
  /** Refuses invalid changes; it may read the database. */
  readonly check?: {
    /** Reports violations of rules beyond the declared ones. */
    readonly write?: (change: SettledChange<Name>, work: ReadOnlyWork, settled: Settled) => Awaitable<void>;
    /** Refuses the deletion by throwing, before references to the record are counted. */
    readonly delete?: (stored: Readonly<StoredRecord<Name>>, work: ReadOnlyWork) => Awaitable<void>;
  };
  /** The side effects on other records, when nothing can be refused any more. */
  readonly after?: Effects<Name, Settled> & {
    /** The side effects of new records that are written together, instead of `write` for each of them. */
    readonly created?: (written: readonly WrittenChange<Name>[], work: Work) => Awaitable<void>;
    /**
     * The side effects after the check and before the record itself is written or deleted: a mark that only one record
     * can have is taken from another one, records that display a value of this one are passed to `journal.touch`, and
     * references that would prevent the deletion are removed. A new record with an integer key has no id yet.
     */
    readonly check?: Effects<Name, Settled>;
  };
}

/**
 * The parameters of an action as they are declared: null where one may be left out and was. A moment is given as text
 * with an offset. Nothing runs with parameters that could not be read, so that those which are required are there.
 */
export type GivenParameters<Parameters> = {
  readonly [Name in keyof Parameters]: Parameters[Name] extends Carries<infer Value>
    ? Date extends Value
      ? Exclude<Value, Date> | string
      : Value
    : never;
};

/** What an action on records of the resource is given; `Params` are the values of its parameters. */
export type ActionContext<Name extends string = string, Params = NoParameters> = ActionOn<
  StoredRecord<Name>,
  Params
>;

/** What an action is given, by the types of the records and of its parameters' values. */
export interface ActionOn<Stored, Params> {
  readonly work: Work;
  readonly resource: KnownResource;
  readonly level: "record" | "collection";
  /** The records it acts on, locked, in the order of the request. */
  readonly records: readonly Stored[];
  readonly params: Params;
  /** Which parameters the request gives. */
  readonly sent: ReadonlySet<string>;
  readonly file: UploadedFile | null;
  /** Refuses one record: 422 at `action`, or at `repositories.N` in a collection. */
  refuse(index: number, message: Text): void;
  /** Notes a problem with a parameter, with what a missed closed set allows. */
  fail(path: string, message: Text, allowed?: readonly (string | number)[]): void;
  /** Throws the 422 when anything was refused; call it before changing anything. */
  throwIfRefused(): void;
  /**
   * Whether the record at the index can be acted on as it stands now; if not, it is refused in the words of `openWhen`.
   * For actions that open in turn; others are run on records that they are open for. @throws 403 and the like at once
   */
  isOpen(index: number): Promise<boolean>;
}

export interface StandaloneContext<Params = NoParameters> {
  readonly work: Work;
  readonly params: Params;
  /** Which parameters the request gives. */
  readonly sent: ReadonlySet<string>;
  /** The file, if the action takes one. */
  readonly file: UploadedFile | null;
  fail(path: string, message: Text, allowed?: readonly (string | number)[]): void;
  throwIfRefused(): void;
  /** Counts the attempt against the limit of refused credentials of the caller's address. */
  countRefusal(): Promise<void>;
}

export interface FileActionContext<Params = NoParameters> {
  readonly work: Work;
  readonly params: Params;
  /** The records that the request names and the caller sees: a condition over an alias. */
  matching(alias: string): Sql;
  /** The order that the request asks for, over an alias; null where it leaves that to the file. */
  readonly order: ((alias: string) => Sql) | null;
  /** Notes a problem with a parameter, or with what was selected. */
  fail(path: string, message: Text): void;
  throwIfRefused(): void;
}

/** One key of the order of a variant's rows. */
export interface VariantOrder<Name extends string = string> {
  readonly name: Name;
  readonly isDescending: boolean;
}

/** What a variant is given; `Given` are its parameters, `Option` its forms and `Key` the keys of its order. */
export interface VariantContext<
  Given = NoParameters,
  Option extends string = string,
  Key extends string = string,
> extends Pick<GetterContext<string, Given>, "work" | "parameters" | "matching" | "link" | "givenFilters"> {
  /** The value of the parameter that asks for the variant. */
  readonly value: Option;
  readonly sort: readonly VariantOrder<Key>[];
  /** From 1. */
  readonly page: number;
  readonly perPage: number;
}

/** What a getter of the resource is given; `Given` are its parameters, and `Level` says whether it is about one record. */
export type GetterContext<
  Name extends string = string,
  Given = NoParameters,
  Level extends "collection" | "record" = "collection" | "record",
> = GetterOf<Level extends "record" ? StoredRecord<Name> : null, ParameterValues<Given>>;

/** What a getter is given, by the types of the record and of its parameters' values. */
export interface GetterOf<Stored, Values> {
  readonly work: Work;
  readonly resource: KnownResource;
  /** Stored values of the record, for a record's own getter; else null. */
  readonly record: Stored;
  readonly parameters: Values;
  /** Which page of its rows is requested, where it is paged: the number from 1, and how many are on one. */
  readonly page: number;
  readonly perPage: number;
  /** Those of all rows that are on the page. */
  pageOf<Row>(rows: readonly Row[]): readonly Row[];
  /** The rows that the caller sees and the given filters and search match: a condition over an alias. */
  matching(alias: string): Sql;
  /** The order that the request asked for, else the list's own. */
  order(alias: string): Sql;
  /** An absolute URL of a list of this API, for `links`. */
  link(path: string, query: Record<string, string>): string;
  /** The filters and the search that the request gave, to be repeated in links. */
  readonly givenFilters: Readonly<Record<string, string>>;
}
