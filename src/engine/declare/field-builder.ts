import type { Sql } from "../sql/sql.ts";
import type { Carries, FieldKind } from "../work/records.ts";
import type { Counted, Default, Field, FieldExpression, Finish, RecordRule, UniqueRule } from "./field.ts";
import type { FieldType } from "./field-type.ts";

/** Declares one field. Every method returns a new builder, so a declaration is a value. */
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
  /** What the number is a number of, for programs that show and enter it. */
  counts(counts: Counted): FieldBuilder<Value, Kind> {
    return this.#with({ counts });
  }
  /** Of money that is not in the workspace's currency: the field that names it, or null where a related record does. */
  inCurrency(currencyField: string | null): FieldBuilder<Value, Kind> {
    return this.#with({ currencyField });
  }
  required(): FieldBuilder<NonNullable<Value>, Kind> {
    return this.#with({ required: true, nullable: false });
  }
  /**
   * The value for new records if none (or null) is given. `meaning` describes a computed default in words: "the
   * workspace's currency".
   */
  default(fallback: Default, meaning: string | null = null): FieldBuilder<NonNullable<Value>, Kind> {
    return this.#with({ fallback, fallbackMeaning: meaning, nullable: false });
  }
  /** A default that depends on the rest of the record or on other records; a hook sets it. */
  computedDefault(meaning: string): FieldBuilder<NonNullable<Value>, Kind> {
    return this.default(null, meaning);
  }
  /** The field can be null although it has a default, which applies if the field is omitted on creation. */
  orNull(): FieldBuilder<Value | null, Kind> {
    return this.#with({ nullable: true });
  }
  managed(): FieldBuilder<Value, "managed"> {
    return this.#with({ managed: true });
  }
  immutable(): FieldBuilder<Value, Kind> {
    return this.#with({ immutable: true });
  }
  /** The value is set on creation; afterwards only an action of the resource changes it, which the error message names. */
  changedBy(action: string): FieldBuilder<Value, Kind> {
    return this.#with({ immutable: true, changedBy: action });
  }
  createOnly(): FieldBuilder<Value, Kind> {
    return this.#with({ createOnly: true });
  }
  writeOnly(): FieldBuilder<Value, "unstored"> {
    return this.#with({ source: { kind: "given" } });
  }
  /** The value is never journalled. */
  secret(): FieldBuilder<Value, Kind> {
    return this.#with({ secret: true });
  }
  /**
   * The value changes often without counting as a change: it is excluded from the journal, from entity tags and from
   * cached totals.
   */
  quiet(): FieldBuilder<Value, Kind> {
    return this.#with({ quiet: true });
  }
  /**
   * The value can be very large: lists and related records leave it out unless `include` names it, and a single record
   * contains it.
   */
  omittedFromLists(): FieldBuilder<Value, Kind> {
    return this.#with({ isOmittedFromLists: true });
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
  /** The field is read-only, and computed by SQL over the record's alias. */
  computed(expression: FieldExpression): FieldBuilder<Value, "computed"> {
    return this.#with({ source: { kind: "computed", expression }, managed: true });
  }
  /**
   * The field is read-only, and the resource's `derive` computes it after the records are read. It cannot be filtered
   * or sorted by, and is not journalled.
   */
  derived(): FieldBuilder<Value, "computed"> {
    return this.#with({ source: { kind: "derived" }, managed: true });
  }
  /** The field is writable, but the module's hooks store it elsewhere than in a column of the record. */
  storedElsewhere(expression: FieldExpression): FieldBuilder<Value, Kind> {
    return this.#with({ source: { kind: "elsewhere", expression } });
  }
  /** The value is read through an expression over the stored column. */
  shown(expression: FieldExpression): FieldBuilder<Value, Kind> {
    return this.#with({ source: { kind: "stored", column: this.#column, shown: expression } });
  }
  /** The response adds something to the value, such as a download URL to each item of a list of files. */
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
   * Like `prohibitedUnless`; in addition, if the other field is neither given nor stored, a value of this field implies its
   * value.
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
  /** The record is a part of the referenced one: it is deleted with it, and does not make it count as used. */
  asPart(): FieldBuilder<Value, Kind> {
    return this.#with({ onDelete: "cascade", isPart: true });
  }
  /** Deleting a referenced record only removes it from the set. */
  asLabel(): FieldBuilder<Value, Kind> {
    return this.#with({ onDelete: "unlink" });
  }
  /** Lists are sorted by the expression instead of the field's own value: a stage by its position. */
  sortedBy(expression: FieldExpression): FieldBuilder<Value, Kind> {
    return this.#with({ sortedBy: expression });
  }
  /**
   * Of a computed field: the value that most records have, and the condition on columns that is true of exactly those.
   * A filter by this value uses the condition, because the database can estimate it and knows nothing of the expression.
   */
  usually(value: NonNullable<Value>, condition: (alias: string) => Sql): FieldBuilder<Value, Kind> {
    return this.#with({ usual: { value, condition } });
  }
  /** Only records that meet the condition can be newly referenced; a stored reference may remain. */
  selectable(condition: (alias: string) => Sql): FieldBuilder<Value, Kind> {
    return this.#with({ selectable: condition });
  }
  /**
   * The text can mention records of a resource, as `@[Ana Pop](employees:01J…)`. New mentions must be of records in the
   * writer's sight.
   */
  mentioning(resource: string): FieldBuilder<Value, Kind> {
    return this.#with({ mentions: resource });
  }
}

/** A field that callers can set, and that can be null. */
export type OptionalField<Value> = FieldBuilder<Value | null, "given">;

/** Starts the declaration of a field of the given type; it is optional and writable. */
export function fieldOf<Value>(type: FieldType<Value>): OptionalField<Value> {
  return new FieldBuilder({
    type,
    title: null,
    description: null,
    counts: null,
    currencyField: undefined,
    required: false,
    nullable: true,
    managed: false,
    immutable: false,
    changedBy: null,
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
    isOmittedFromLists: false,
    finish: null,
    selectable: null,
    mentions: null,
    sortedBy: null,
    usual: null,
  });
}
