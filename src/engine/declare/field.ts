import type { Sql } from "../sql/sql.ts";
import type { Actor } from "../work/actor.ts";
import type { Reading } from "../work/reading.ts";
import type { Workspace } from "../work/workspace.ts";
import type { FieldType } from "./field-type.ts";
import type { JournalGates } from "./journal-gates.ts";

/**
 * Completes a value when a record is read, with something that only the program can add, such as a signed link for the
 * caller.
 */
export type Finish = (value: unknown, id: string, reading: Reading) => unknown;

export interface UniqueRule {
  /** Further columns within which the value is unique; an empty one is a scope of its own. */
  readonly within: readonly string[];
  readonly caseInsensitive: boolean;
  /** The records among which the value is unique, as SQL over an alias; if omitted, all. */
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
      /** Whether a value implies the given value of the other field, if that field is not given. */
      readonly isImplying: boolean;
    }
  | { readonly kind: "prohibited-when"; readonly other: string; readonly value: unknown }
  | { readonly kind: "prohibited-without"; readonly other: string };

/** SQL over a record's alias. Fields of the journal also get its gates. */
export type FieldExpression = (alias: string, gates: JournalGates) => Sql;

/** Where the value of a field is stored and how it is read: exactly one of these. */
export type FieldSource =
  /** Stored in a column, with the field's name by default, and optionally read through an expression. */
  | { readonly kind: "stored"; readonly column: string | null; readonly shown: FieldExpression | null }
  /** Stored in a column for internal use of the module, which callers never see. */
  | { readonly kind: "hidden"; readonly column: string | null }
  /** Stored in other records, where the module's hooks write it. */
  | { readonly kind: "elsewhere"; readonly expression: FieldExpression }
  /** Not stored: computed by SQL over the record's alias. */
  | { readonly kind: "computed"; readonly expression: FieldExpression }
  /** Not stored: computed by the resource's `derive` after the records are read. */
  | { readonly kind: "derived" }
  /** Not stored: sent by callers, used by hooks, and never returned. */
  | { readonly kind: "given" };

/**
 * A value, or a function of the workspace and, for a field of a record, of its creator; undefined: the caller must send
 * it.
 */
export type Default = unknown | ((workspace: Workspace, actor: Actor) => unknown);

/**
 * What a number is a number of, by which programs show and enter it. Money is an amount or a rate in major units of a
 * currency; minutes and hours are durations.
 */
export type Counted = "money" | "minutes" | "hours" | "days" | "months" | "years" | "percent";

/** One declared field: pure data, from which validation, SQL, OpenAPI, filters and forms are derived. */
export interface Field {
  readonly type: FieldType;
  readonly title: string | null;
  readonly description: string | null;
  /** What the number counts; null: it is a plain number, or none. */
  readonly counts: Counted | null;
  /**
   * Of money: the field of the same resource that names the currency; null: a related record does. Undefined: the amount
   * is in the workspace's currency.
   */
  readonly currencyField: string | null | undefined;
  /** The value must be given on creation and cannot be cleared. */
  readonly required: boolean;
  /** It may be null. A field with a default is not nullable unless it is declared so. */
  readonly nullable: boolean;
  /** The system sets the value; in a request body it is accepted and ignored. */
  readonly managed: boolean;
  /** The value is set on creation and cannot change afterwards. */
  readonly immutable: boolean;
  /** The action that changes an immutable field; null: nothing does. */
  readonly changedBy: string | null;
  /** The value is accepted on creation and ignored in a change. */
  readonly createOnly: boolean;
  /** The tier or permission that guards the field; null: whoever may read the record may read it. */
  readonly gate: string | null;
  readonly source: FieldSource;
  readonly fallback: Default | undefined;
  /** Describes a computed default in words: "the workspace's currency". Null: the default is a constant. */
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
  /** Lists and related records leave the field out, because it can be very large, unless `include` names it. */
  readonly isOmittedFromLists: boolean;
  /** What responses add to the value; this is not part of the record, its entity tag or the journal. */
  readonly finish: Finish | null;
  /** The value by which lists are sorted instead of its own, such as the position of a stage. */
  readonly sortedBy: FieldExpression | null;
  /** Of a computed field: the value that most records have, with the condition that is true of exactly those. */
  readonly usual: { readonly value: unknown; readonly condition: (alias: string) => Sql } | null;
  /** The condition on records that can be newly referenced, as SQL over their alias. */
  readonly selectable: ((alias: string) => Sql) | null;
  /** Of a text: the resource whose records it can mention, as `@[Ana Pop](employees:01J…)`; null: none. */
  readonly mentions: string | null;
}
