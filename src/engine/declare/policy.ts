import type { Relation } from "../work/relation.ts";
import type { RelatedRows } from "./relation.ts";

/** Met by holders of any of the permissions, and otherwise on the rows with these relations to the caller. */
export interface Condition {
  readonly permissions: readonly string[];
  readonly rows?: RelatedRows;
}

/**
 * Who may create rows: holders of any of the permissions, and callers for whom any of the relations applies. For whom
 * they may do so depends on the body, so a hook decides it.
 */
export interface Doers {
  readonly permissions: readonly string[];
  readonly relations: readonly Relation[];
}

/** A right to write. It is met like a condition; with `fields`, it is limited to these, regardless of their gates. */
export interface Grant extends Condition {
  readonly fields?: readonly string[];
}

/** A group of fields with the same rules of reading and writing. */
export interface Tier {
  readonly read: Condition;
  /** All of these are needed to write such a field (unless a grant names the field). */
  readonly write: readonly string[];
  /** Needed to filter, sort or search by such a field; null: it is not possible at all. */
  readonly query: string | null;
}

const OPEN: Tier = { read: { permissions: [] }, write: [], query: null };

/** The tier behind a gate: one of the policy's, or a permission that reads, writes and queries alike. */
export function tierBehind({ tiers }: Pick<Policy, "tiers">, gate: string | null): Tier | null {
  if (gate === null) return null;
  return tiers[gate] ?? { ...OPEN, read: { permissions: [gate] }, write: [gate], query: gate };
}

/** Which rows of a resource a caller sees, and what the caller may do with them. */
export interface Policy {
  /** Any of these is needed to read anything at all, else 403; null: open to every credential. */
  readonly requires: readonly string[] | null;
  /** Which rows are seen; null: all. A row out of sight results in 404. */
  readonly rows: Condition | null;
  /** Who may create a record; `everyone`: any credential may. */
  readonly create: Doers | "everyone";
  readonly update: readonly Grant[];
  /** The permissions whose holders may delete any record that they see, and the rows that others may delete. */
  readonly delete: Condition;
  readonly tiers: Readonly<Record<string, Tier>>;
}

export interface Writers {
  /** Any of these permissions may create, change and delete, unless said otherwise below. */
  write: readonly string[];
  create?: readonly string[] | Policy["create"];
  update?: readonly Grant[];
  /** Permissions, or a condition where relation to the row suffices. */
  delete?: readonly string[] | Condition;
  tiers?: Readonly<Record<string, Tier>>;
}

const deletion = (given: readonly string[] | Condition): Condition =>
  "permissions" in given ? given : { permissions: given };

const doers = (given: readonly string[] | Policy["create"]): Policy["create"] =>
  given === "everyone" || "permissions" in given ? given : { permissions: given, relations: [] };

function policyOf(sight: Pick<Policy, "requires" | "rows">, writers: Writers): Policy {
  return {
    ...sight,
    create: doers(writers.create ?? writers.write),
    update: writers.update ?? [{ permissions: writers.write }],
    delete: deletion(writers.delete ?? writers.write),
    tiers: writers.tiers ?? {},
  };
}

/** Every credential of the workspace sees every row; `except` hides some from those who lack its permissions. */
export const open = (writers: Writers & { except?: Condition }): Policy =>
  policyOf({ requires: null, rows: writers.except ?? null }, writers);

/** Only holders of one of the permissions see anything; others get 403. */
export const scoped = (permissions: readonly string[], writers: Writers): Policy =>
  policyOf({ requires: permissions, rows: null }, writers);

/** Everybody sees their own rows, holders of the permissions all. */
export const own = (sight: Required<Condition>, writers: Writers): Policy =>
  policyOf({ requires: null, rows: sight }, writers);
