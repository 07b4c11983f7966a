import type { Sql } from "../query/sql.ts";
import type { Actor } from "../work/actor.ts";
import type { Reading } from "../work/reading.ts";
import type { Workspace } from "../work/workspace.ts";
import type { FieldType } from "./field-type.ts";
import type { JournalGates } from "./journal-gates.ts";

/**
 * Completes a value of the record with the id when it is read with what only the program can add, such as a link signed
 * for the caller.
 */
export type Finish = (value: unknown, id: string, reading: Reading) => unknown;

export interface UniqueRule {
  /** Further columns within which the value is unique; an empty one is a scope of its own. */
  readonly within: readonly string[];
  readonly caseInsensitive: boolean;
  /** The records among which it is unique, as SQL over the alias of another one; absent: all. */
  readonly among?: (alias: string) => Sql;
}

/** Rules between fields of one record, checked on the record as it would be after the write. */
export type RecordRule =
  | { readonly kind: "after"; readonly other: string }
  | { readonly kind: "on-or-after"; readonly other: string }
  | { readonly kind: "required-when"; readonly other: string; readonly value: unknown }
  | {
      readonly kind: "prohibited-unless";
      readonly other: string;
      readonly value: unknown;
      /** Whether a value implies the given value of the other field if that one is not given. */
      readonly isImplying: boolean;
    }
  | { readonly kind: "prohibited-when"; readonly other: string; readonly value: unknown }
  | { readonly kind: "prohibited-without"; readonly other: string };

/** SQL over a record's alias; the gates are given for what is read from the journal. */
export type FieldExpression = (alias: string, gates: JournalGates) => Sql;

/** Where the value of a field is stored and how it is read: exactly one of these. */
export type FieldSource =
  /** In a column, of the field's own name where none is given; read through an expression where there is one. */
  | { readonly kind: "stored"; readonly column: string | null; readonly shown: FieldExpression | null }
  /** In a column for internal use of the module, which is never exposed to callers. */
  | { readonly kind: "hidden"; readonly column: string | null }
  /** In other records, where the hooks of the module write it. */
  | { readonly kind: "elsewhere"; readonly expression: FieldExpression }
  /** Nowhere: it is computed by SQL over the record's alias. */
  | { readonly kind: "computed"; readonly expression: FieldExpression }
  /** Nowhere: `derive` of the resource computes it after the records were read. */
  | { readonly kind: "derived" }
  /** Nowhere: callers send it, hooks use it, and it is never returned. */
  | { readonly kind: "given" };

/**
 * A value, or a function of the workspace and, for a field of a record, of its creator; undefined: the caller must send
 * it.
 */
export type Default = unknown | ((workspace: Workspace, actor: Actor) => unknown);

/** One declared field: pure data, from which validation, SQL, OpenAPI, filters and forms are derived. */
export interface Field {
  readonly type: FieldType;
  readonly title: string | null;
  readonly description: string | null;
  /** It must be given on creation and cannot be cleared. */
  readonly required: boolean;
  /** It may be null. A field with a default is not nullable unless it is declared so. */
  readonly nullable: boolean;
  /** Set by the system: accepted in a body and ignored. */
  readonly managed: boolean;
  /** Set on creation and immutable afterwards. */
  readonly immutable: boolean;
  /** Read on creation and ignored on a change. */
  readonly createOnly: boolean;
  /** The tier or permission that guards it; null: it is as open as the record. */
  readonly gate: string | null;
  readonly source: FieldSource;
  readonly fallback: Default | undefined;
  /**
   * What a default that is computed is, for people: "the workspace's currency". Null: the default speaks for itself.
   */
  readonly fallbackMeaning: string | null;
  readonly unique: UniqueRule | null;
  readonly rules: readonly RecordRule[];
  /**
   * The effect of deleting the record that this refers to: the deletion is refused, deletes this record too, clears the
   * reference, or removes it from the set of references.
   */
  readonly onDelete: "restrict" | "cascade" | "nullify" | "unlink";
  /** The record is a part of the one that it refers to: it is deleted with it, and does not count as a use of it. */
  readonly isPart: boolean;
  /** A secret: it can be read in the record with the right to do so, but the journal never records it. */
  readonly secret: boolean;
  /** Its changes get no journal entry and do not count as changes of the record, such as the time of the last use. */
  readonly quiet: boolean;
  /** What responses add to the value; it is not part of the record, of its entity tag or of the journal. */
  readonly finish: Finish | null;
  /** The condition a record must meet to be chosen, as SQL over the target's alias. */
  readonly selectable: ((alias: string) => Sql) | null;
}
