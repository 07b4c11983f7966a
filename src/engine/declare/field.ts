import type { Sql } from "../query/sql.ts";
import type { Actor } from "../work/actor.ts";
import type { Reading } from "../work/reading.ts";
import type { Carries, FieldKind } from "../work/records.ts";
import type { Workspace } from "../work/workspace.ts";
import type { FilterKind } from "./filter.ts";
import type { JournalGates } from "./journal-gates.ts";

/**
 * Completes a value of the record with the id when it is read with what only the program can add, such as a link signed
 * for the caller.
 */
export type Finish = (value: unknown, id: string, reading: Reading) => unknown;

export type JsonSchema = Record<string, unknown>;

/**
 * Reports a problem with a wire value: a message template with `:field`, the path inside the value, and the allowed
 * values if it is not one of a closed set.
 */
export type Fail = (template: string, subpath?: string, allowed?: readonly (string | number)[]) => void;

/** How a type of value is validated, stored, shown and filtered. Each type has a file under `fields/`. */
export interface FieldType<Value = unknown> {
  /** What is stored, for the type alone. */
  readonly holds?: Value;
  readonly name: string;
  /** Column types that can hold it, as PostgreSQL's `format_type` names them. */
  readonly columnTypes: readonly string[];
  /** The cast put on a parameter that carries a stored value. */
  readonly cast: string;
  /** Turns a wire value (never null) into the stored one; calls `fail` for each problem. Null means empty. */
  read(wire: unknown, fail: Fail): unknown;
  /** The SQL expression whose JSON form is what callers read. */
  json(stored: Sql): Sql;
  /** The expression by which a list is ordered. */
  order(stored: Sql): Sql;
  /** What callers may send, as JSON Schema. */
  schema(): JsonSchema;
  /** What is returned, where that differs from what may be sent. */
  returned?(): JsonSchema;
  /** Whether the value is an object whose members the journal records one by one: `custom_fields.budget`. */
  readonly hasParts?: boolean;
  /** The message for a null where the field cannot be empty; if absent, that it is required. */
  readonly refusesNull?: string;
  /** The kind of a filter on such a field; null if it cannot be filtered. */
  readonly filter: FilterKind | null;
  /** For a reference: which resource it points to, and how its key is written. */
  readonly reference?: { readonly resource: string; readonly key: "ulid" | "integer" };
  /** For a set of references: the table of links in which it is stored. */
  readonly links?: Links;
}

/** A set of references, stored as rows of a table of its own so that no reference can dangle. */
export interface Links {
  readonly table: string;
  /** Column that names the owning record. */
  readonly owner: string;
  /** Column that names the record referred to. */
  readonly target: string;
  /**
   * Whether the given order is stored, in a column `position`; otherwise the values are read in the order of the
   * targets' names.
   */
  readonly ordered: boolean;
}

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

/** Declares one field. Every method returns a new builder, so that a declaration is a value. */
export class FieldBuilder<Value = unknown, Kind extends FieldKind = FieldKind>
  implements Carries<Value, Kind>
{
  declare readonly carries?: { readonly value: Value; readonly kind: Kind };
  readonly definition: Field;

  constructor(definition: Field) {
    this.definition = definition;
  }

  #with<NewValue = Value, NewKind extends FieldKind = Kind>(
    change: Partial<Field>,
  ): FieldBuilder<NewValue, NewKind> {
    return new FieldBuilder({ ...this.definition, ...change });
  }

  get #column(): string | null {
    const { source } = this.definition;
    return source.kind === "stored" || source.kind === "hidden" ? source.column : null;
  }

  titled(title: string): FieldBuilder<Value, Kind> {
    return this.#with({ title });
  }
  describe(description: string): FieldBuilder<Value, Kind> {
    return this.#with({ description });
  }
  required(): FieldBuilder<NonNullable<Value>, Kind> {
    return this.#with({ required: true, nullable: false });
  }
  /**
   * The value of a record for which none (or null) was given on creation. `meaning` says what a default is that is
   * computed: "the workspace's currency".
   */
  default(fallback: Default, meaning: string | null = null): FieldBuilder<NonNullable<Value>, Kind> {
    return this.#with({ fallback, fallbackMeaning: meaning, nullable: false });
  }
  /** A default that depends on the rest of the record or on other records: a hook sets it. */
  workedOut(meaning: string): FieldBuilder<NonNullable<Value>, Kind> {
    return this.default(null, meaning);
  }
  /** It may be null although it has a default, which applies when the field is absent on creation. */
  orNull(): FieldBuilder<Value | null, Kind> {
    return this.#with({ nullable: true });
  }
  managed(): FieldBuilder<Value, "managed"> {
    return this.#with({ managed: true });
  }
  immutable(): FieldBuilder<Value, Kind> {
    return this.#with({ immutable: true });
  }
  createOnly(): FieldBuilder<Value, Kind> {
    return this.#with({ createOnly: true });
  }
  writeOnly(): FieldBuilder<Value, "unstored"> {
    return this.#with({ source: { kind: "given" } });
  }
  /** It is never recorded in the journal. */
  secret(): FieldBuilder<Value, Kind> {
    return this.#with({ secret: true });
  }
  /**
   * Changes constantly without counting as a change: it is excluded from the journal, from entity tags and from cached
   * totals.
   */
  quiet(): FieldBuilder<Value, Kind> {
    return this.#with({ quiet: true });
  }
  /** A column for internal use of the module. */
  hidden(): FieldBuilder<Value, "managed"> {
    return this.#with({ source: { kind: "hidden", column: this.#column }, managed: true });
  }
  notNull(): FieldBuilder<NonNullable<Value>, Kind> {
    return this.#with({ nullable: false });
  }
  /** Guards the field with a tier of the resource's policy or with a permission. */
  gate(gate: string): FieldBuilder<Value, Kind> {
    return this.#with({ gate });
  }
  storedIn(column: string): FieldBuilder<Value, Kind> {
    const { source } = this.definition;
    if (source.kind !== "stored" && source.kind !== "hidden")
      throw new TypeError(`A field that is ${source.kind} is stored in no column (${column}).`);
    return this.#with({ source: { ...source, column } });
  }
  /** Read-only, and computed by SQL over the record's alias. */
  computed(expression: FieldExpression): FieldBuilder<Value, "computed"> {
    return this.#with({ source: { kind: "computed", expression }, managed: true });
  }
  /**
   * Read-only, and computed by the resource's `derive` once its records are read: it can be neither filtered nor
   * sorted by, and the journal records nothing of it.
   */
  derived(): FieldBuilder<Value, "computed"> {
    return this.#with({ source: { kind: "derived" }, managed: true });
  }
  /** Writable, but stored by the hooks of the module elsewhere than in a column of its own, and read from there. */
  storedElsewhere(expression: FieldExpression): FieldBuilder<Value, Kind> {
    return this.#with({ source: { kind: "elsewhere", expression } });
  }
  /** Read through an expression over the stored column. */
  shown(expression: FieldExpression): FieldBuilder<Value, Kind> {
    return this.#with({ source: { kind: "stored", column: this.#column, shown: expression } });
  }
  /** Responses add something to the value, such as a download link to each item of a list of files. */
  finished(finish: Finish): FieldBuilder<Value, Kind> {
    return this.#with({ finish });
  }
  unique(rule: Partial<UniqueRule> = {}): FieldBuilder<Value, Kind> {
    return this.#with({ unique: { within: [], caseInsensitive: true, ...rule } });
  }
  #rule(rule: RecordRule): FieldBuilder<Value, Kind> {
    return this.#with({ rules: [...this.definition.rules, rule] });
  }
  after(other: string): FieldBuilder<Value, Kind> {
    return this.#rule({ kind: "after", other });
  }
  onOrAfter(other: string): FieldBuilder<Value, Kind> {
    return this.#rule({ kind: "on-or-after", other });
  }
  requiredWhen(other: string, value: unknown): FieldBuilder<Value, Kind> {
    return this.#rule({ kind: "required-when", other, value });
  }
  prohibitedUnless(other: string, value: unknown): FieldBuilder<Value, Kind> {
    return this.#rule({ kind: "prohibited-unless", other, value, isImplying: false });
  }
  /**
   * The same, and if the other field is neither given nor stored, a value of this field implies the value of the other.
   */
  implies(other: string, value: unknown): FieldBuilder<Value, Kind> {
    return this.#rule({ kind: "prohibited-unless", other, value, isImplying: true });
  }
  prohibitedWhen(other: string, value: unknown): FieldBuilder<Value, Kind> {
    return this.#rule({ kind: "prohibited-when", other, value });
  }
  prohibitedWithout(other: string): FieldBuilder<Value, Kind> {
    return this.#rule({ kind: "prohibited-without", other });
  }
  onDelete(onDelete: Field["onDelete"]): FieldBuilder<Value, Kind> {
    return this.#with({ onDelete });
  }
  /** The record is a part of the one referred to: it is deleted with it, and does not make it count as used. */
  asPart(): FieldBuilder<Value, Kind> {
    return this.#with({ onDelete: "cascade", isPart: true });
  }
  /** Deleting one of the referenced records only removes it from the set. */
  asLabel(): FieldBuilder<Value, Kind> {
    return this.#with({ onDelete: "unlink" });
  }
  /** Only records that meet the condition can be newly referenced; a stored reference may remain. */
  selectable(condition: (alias: string) => Sql): FieldBuilder<Value, Kind> {
    return this.#with({ selectable: condition });
  }
}

/** A field that callers may set and may leave empty. */
export type OptionalField<Value> = FieldBuilder<Value | null, "given">;

/** Begins the declaration of a field of a type; it is optional and writable. */
export function fieldOf<Value>(type: FieldType<Value>): OptionalField<Value> {
  return new FieldBuilder({
    type,
    title: null,
    description: null,
    required: false,
    nullable: true,
    managed: false,
    immutable: false,
    createOnly: false,
    gate: null,
    source: { kind: "stored", column: null, shown: null },
    fallback: undefined,
    fallbackMeaning: null,
    unique: null,
    rules: [],
    onDelete: "restrict",
    isPart: false,
    secret: false,
    quiet: false,
    finish: null,
    selectable: null,
  });
}
