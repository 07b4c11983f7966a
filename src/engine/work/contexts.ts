import type { Readable } from "node:stream";
import type { ParameterValues } from "../declare/parameter.ts";
import type { Work } from "../execute/work.ts";
import type { Sql } from "../query/sql.ts";
import type { ResourceSchema } from "../schema/schema.ts";
import type { Carries, DraftRecord, FieldName, StoredRecord, Values } from "./records.ts";

/** A record of the resource as it is being created or changed. */
export interface Change<Name extends string = string> {
  readonly kind: "create" | "update";
  readonly id: string;
  /** As it was before; null on creation. */
  readonly stored: Readonly<StoredRecord<Name>> | null;
  /** The fields that the request gives. */
  readonly sent: ReadonlySet<FieldName<Name>>;
  /** Those that it gives a value which cannot be read; rules about them are left alone. */
  readonly unread: ReadonlySet<FieldName<Name>>;
  /** As it will be. A hook sets derived fields here. */
  readonly values: DraftRecord<Name>;
  /** Notes a message for a field, with what a missed closed set allows; the request fails with all messages at once. */
  fail(path: string, message: string, allowed?: readonly (string | number)[]): void;
  /** Adds to a list of its own in the body of that failure, such as the records that a new one would double. */
  tell(member: string, items: readonly unknown[]): void;
  /** Whether the field was sent with another value than the stored one. */
  changes(field: FieldName<Name>): boolean;
}

/** What is known of a write before anything is read; a deletion comes as a change with nothing sent. */
export interface ComingWrite<Name extends string = string> extends Pick<Change<Name>, "kind" | "sent"> {
  /** Null on creation, and when no record can have the id that the request gives. */
  readonly id: string | null;
}

/** What a module adds to the plain writing of a record. All of it runs in the request's transaction. */
export interface Hooks<Name extends string = string> {
  /** Takes the locks without which two parallel writes could break a rule; before anything is read. */
  readonly lock?: (coming: ComingWrite<Name>, work: Work) => Promise<void>;
  /** Rules and derived values, beside the declared ones; may read the database. */
  readonly validate?: (change: Change<Name>, work: Work) => Promise<void> | void;
  /** What follows from the write in other records. */
  readonly afterWrite?: (change: Change<Name>, work: Work) => Promise<void>;
  /** Refuses (by throwing) or prepares a deletion, before what still refers to the record is counted. */
  readonly beforeDelete?: (stored: Readonly<StoredRecord<Name>>, work: Work) => Promise<void>;
}

export interface UploadedFile {
  readonly name: string;
  readonly contentType: string;
  readonly data: Buffer;
}

/**
 * The parameters of an action as they are declared: null where one may be left out and was. A moment is given as text
 * with an offset.
 */
export type GivenParameters<Parameters> =
  Readonly<Record<string, Carries>> extends Parameters
    ? Values
    : {
        readonly [Name in keyof Parameters]: Parameters[Name] extends Carries<infer Value>
          ? Date extends Value
            ? Exclude<Value, Date> | string
            : Value
          : never;
      };

export interface ActionContext<Name extends string = string, Params = Values> {
  readonly work: Work;
  readonly resource: ResourceSchema;
  readonly level: "record" | "collection";
  /** The records it acts on, locked, in the order of the request. */
  readonly records: readonly StoredRecord<Name>[];
  readonly params: Params;
  /** Which parameters the request gives. */
  readonly sent: ReadonlySet<string>;
  readonly file: UploadedFile | null;
  /** Refuses one record: 422 at `action`, or at `repositories.N` in a collection. */
  refuse(index: number, message: string): void;
  /** Notes a problem with a parameter, with what a missed closed set allows. */
  fail(path: string, message: string, allowed?: readonly (string | number)[]): void;
  /** Throws the 422 when anything was refused; call it before changing anything. */
  throwIfRefused(): void;
}

export interface StandaloneContext<Params = Values> {
  readonly work: Work;
  readonly params: Params;
  /** Which parameters the request gives. */
  readonly sent: ReadonlySet<string>;
  fail(path: string, message: string): void;
  throwIfRefused(): void;
  /** Counts the attempt against the limit of refused credentials of the caller's address. */
  countRefusal(): Promise<void>;
}

export interface FileActionContext<Params = Values> {
  readonly work: Work;
  readonly params: Params;
  /** The records that the request names and the caller sees: a condition over an alias. */
  matching(alias: string): Sql;
  /** The order that the request asks for, over an alias; null where it leaves that to the file. */
  readonly order: ((alias: string) => Sql) | null;
  /** Notes a problem with a parameter, or with what was selected. */
  fail(path: string, message: string): void;
  throwIfRefused(): void;
}

/** One key of the order of a variant's rows. */
export interface VariantOrder {
  readonly name: string;
  readonly isDescending: boolean;
}

export interface VariantContext
  extends Pick<GetterContext, "work" | "parameters" | "matching" | "link" | "givenFilters"> {
  /** The value of the parameter that asks for the variant. */
  readonly value: string;
  readonly sort: readonly VariantOrder[];
  /** From 1. */
  readonly page: number;
  readonly perPage: number;
}

export interface GetterContext<Name extends string = string> {
  readonly work: Work;
  readonly resource: ResourceSchema;
  /** Stored values of the record, for a record's own getter. */
  readonly record: StoredRecord<Name> | null;
  readonly parameters: ParameterValues;
  /** Which page of its rows is asked for, where it is paged: the number from 1, and how many are on one. */
  readonly page: number;
  readonly perPage: number;
  /** The rows that the caller sees and the given filters and search match: a condition over an alias. */
  matching(alias: string): Sql;
  /** The order that the request asked for, else the list's own. */
  order(alias: string): Sql;
  /** An absolute URL of a list of this API, for `links`. */
  link(path: string, query: Record<string, string>): string;
  /** The filters and the search that the request gave, to be repeated in links. */
  readonly givenFilters: Readonly<Record<string, string>>;
}

/** A file that is answered instead of JSON. */
export interface FileAnswer {
  /** Read once the work that answers it has ended: it must not ask the work for more. */
  readonly stream: Readable | Buffer;
  readonly contentType: string;
  readonly fileName: string;
}
