import type { RowCondition, Sql } from "../sql/sql.ts";
import type { Relation } from "../work/relation.ts";
import type { RelatedRows } from "./relation.ts";

/** Satisfied with any of the permissions, and otherwise on the rows with these relations to the caller. */
export interface Condition {
  readonly permissions: readonly string[];
  readonly rows?: RelatedRows;
  /** Rows that the permissions alone do not open, such as those about pay. A relation opens them nevertheless. */
  readonly withheld?: readonly Withheld[];
}

/** Rows that need any of further permissions; without any, no permission opens them. */
export interface Withheld {
  /** Unlike other conditions, it can refer to the caller as `identity`, because it only takes rights away. */
  readonly rows: RowCondition;
  readonly unless: readonly string[];
}

/** Who reads the values of a resource's records in the journal, if not everybody who reads the journal does. */
export interface JournalReaders {
  /** Any of these permissions is required. */
  readonly permissions: readonly string[];
  /** The condition, over the id of a record, on which even they do not read its values. */
  readonly hides?: (id: Sql) => Sql;
  /**
   * How discreetly the journal notifies of a record, over its alias. 'unreported': not at all, until the module journals it as
   * created; 'nameless': without who caused it, the request, the address and the program; null: like any other record.
   */
  readonly discretion?: (alias: string) => Sql;
}

/**
 * Who may perform an operation without a stored row, such as creating: holders of any of the permissions, and callers
 * for whom any of the relations applies. The hook decides from the body for whom they may do so.
 */
export interface Doers {
  readonly permissions: readonly string[];
  readonly relations: readonly Relation[];
}

/**
 * A right to write. It applies like a condition; with `fields` it is limited to these fields, regardless of their
 * gates.
 */
export interface Grant extends Condition {
  readonly fields?: readonly string[];
}

/** A group of fields with the same rules for reading and writing. */
export interface Tier {
  readonly read: Condition;
  /** All of these permissions are required to write such a field, unless a grant names the field. */
  readonly write: readonly string[];
  /** The permission required to filter, sort or search by such a field; null: nobody can. */
  readonly query: string | null;
}

const OPEN: Tier = { read: { permissions: [] }, write: [], query: null };

/** The tier of a gate: one declared by the policy, or a permission that is required to read, write and query. */
export function tierBehind({ tiers }: Pick<Policy, "tiers">, gate: string | null): Tier | null {
  if (gate === null) return null;
  return tiers[gate] ?? { ...OPEN, read: { permissions: [gate] }, write: [gate], query: gate };
}

/** The columns of a row with the resource and the id of a record of which a notification notifies. */
export interface AboutRecord {
  readonly type: string;
  readonly id: string;
}

/** Which rows of a resource a caller may see, and what the caller may do with them. */
export interface Policy {
  /** Any of these permissions is required to read anything, else 403; null: every credential may read. */
  readonly requires: readonly string[] | null;
  /** Which rows the caller may see; null: all. Any other row is a 404. */
  readonly rows: Condition | null;
  /** Of these rows only those are in sight whose record is; null: they are about no other record. */
  readonly about: AboutRecord | null;
  /** Who may create a record; `everyone`: any credential. */
  readonly create: Doers | "everyone";
  readonly update: readonly Grant[];
  /** The permissions to delete any record in sight, and the rows that others may delete. */
  readonly delete: Condition;
  readonly tiers: Readonly<Record<string, Tier>>;
  /** Null: whoever reads the journal, as far as the gates of fields allow. */
  readonly journal: JournalReaders | null;
}

export interface Writers {
  /** With any of these permissions callers may create, change and delete, unless specified otherwise below. */
  write: readonly string[];
  create?: readonly string[] | Policy["create"];
  update?: readonly Grant[];
  /** Permissions, or a condition on rows. */
  delete?: readonly string[] | Condition;
  tiers?: Readonly<Record<string, Tier>>;
  journal?: JournalReaders;
  about?: AboutRecord;
}

const deletion = (given: readonly string[] | Condition): Condition =>
  "permissions" in given ? given : { permissions: given };

const doers = (given: readonly string[] | Policy["create"]): Policy["create"] =>
  given === "everyone" || "permissions" in given ? given : { permissions: given, relations: [] };

function policyOf(sight: Pick<Policy, "requires" | "rows">, writers: Writers): Policy {
  return {
    ...sight,
    about: writers.about ?? null,
    create: doers(writers.create ?? writers.write),
    update: writers.update ?? [{ permissions: writers.write }],
    delete: deletion(writers.delete ?? writers.write),
    tiers: writers.tiers ?? {},
    journal: writers.journal ?? null,
  };
}

/**
 * Every credential of the workspace may see every row; `except` hides some rows from callers without its permissions.
 */
export const open = (writers: Writers & { except?: Condition }): Policy =>
  policyOf({ requires: null, rows: writers.except ?? null }, writers);

/** Only callers with one of the permissions may see anything; others get 403. */
export const scoped = (permissions: readonly string[], writers: Writers): Policy =>
  policyOf({ requires: permissions, rows: null }, writers);

/** Everybody may see their own rows, callers with one of the permissions all rows. */
export const own = (sight: Condition & Required<Pick<Condition, "rows">>, writers: Writers): Policy =>
  policyOf({ requires: null, rows: sight }, writers);
