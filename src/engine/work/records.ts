/**
 * The fields of every resource, by its name. A resource adds its own beside its declaration:
 *
 * ```ts
 * declare module "../../engine/declare/index.ts" {
 *   interface DeclaredFields { tags: typeof fields }
 * }
 * ```
 *
 * From then on its name means its record wherever one is found, written, checked or acted on. The declaration's fields
 * are a constant of their own, so that a rule can be typed by the record and be a part of the declaration too.
 */
// biome-ignore lint/suspicious/noEmptyInterface: resources add to it.
export interface DeclaredFields {}

/** The name of a declared resource. */
export type ResourceName = keyof DeclaredFields & string;

/**
 * Where a field's value comes from: `given` by callers, `managed` by the system and stored, `computed` when it is read,
 * or `unstored`: given by callers for hooks to use.
 */
export type FieldKind = "given" | "managed" | "computed" | "unstored";

/** The type of a field's stored value, including null if it can be null, and where it comes from. */
export interface Carries<Value = unknown, Kind extends FieldKind = FieldKind> {
  readonly carries?: { readonly value: Value; readonly kind: Kind };
}

/** The stored values of a record of any resource, by field name: days as `YYYY-MM-DD`, decimals as text. */
export type Values = Record<string, unknown>;

/** The fields that the engine adds to every record; `is_used` only if the resource tracks use. */
export interface AddedFields {
  readonly id: Carries<string, "managed">;
  readonly created_at: Carries<Date, "managed">;
  readonly updated_at: Carries<Date, "managed">;
  readonly is_used: Carries<boolean, "computed">;
}

/** For a resource with integer keys: `interface DeclaredFields { roles: typeof fields & IntegerKey }`. */
export interface IntegerKey {
  readonly id: Carries<number, "managed">;
}

type FieldsOf<Name extends ResourceName> = DeclaredFields[Name] &
  Omit<AddedFields, keyof DeclaredFields[Name]>;

type ValueOf<Field> = Field extends Carries<infer Value> ? Value : never;
type KindOf<Field> = Field extends Carries<unknown, infer Kind> ? Kind : never;

/** The names of a record's fields of a kind. */
type NamesOf<Fields, Kind extends FieldKind> = {
  [Name in keyof Fields]: KindOf<Fields[Name]> extends Kind ? Name : never;
}[keyof Fields];

/** A time is read as a `Date`, and written as a `Date` or as text with an offset. */
type Given<Value> = Date extends Value ? Value | string : Value;

/** The name of a field of the resource; any text if the resource is not known. */
export type FieldName<Name extends string> = Name extends ResourceName
  ? keyof FieldsOf<Name> & string
  : string;

/**
 * A stored record: days as `YYYY-MM-DD`, decimals as text, times as `Date`, sets of references as ids. It includes
 * computed fields as callers without special rights read them; derived fields are null.
 */
export type StoredRecord<Name extends string> = Name extends ResourceName
  ? { [Field in NamesOf<FieldsOf<Name>, "given" | "managed" | "computed">]: ValueOf<FieldsOf<Name>[Field]> }
  : Values;

/**
 * A record that is being validated. Any value may be missing: it was invalid, it is required but was not given, or the
 * database or a later hook sets it.
 */
export type DraftRecord<Name extends string> = Name extends ResourceName
  ? { -readonly [Field in keyof FieldsOf<Name>]?: Given<ValueOf<FieldsOf<Name>[Field]>> | null }
  : Values;

/**
 * A record that satisfies all rules, as it was written. System fields are present only if a hook or the program set
 * them.
 */
export type WrittenRecord<Name extends string> = Name extends ResourceName
  ? { [Field in NamesOf<FieldsOf<Name>, "given">]: Given<ValueOf<FieldsOf<Name>[Field]>> } & {
      [Field in NamesOf<FieldsOf<Name>, "managed" | "computed" | "unstored">]?: Given<
        ValueOf<FieldsOf<Name>[Field]>
      > | null;
    }
  : Values;

/** The values that the program can set in a stored record. */
export type RecordChanges<Name extends string> = Name extends ResourceName
  ? {
      -readonly [Field in NamesOf<FieldsOf<Name>, "given" | "managed">]?: Given<
        ValueOf<FieldsOf<Name>[Field]>
      >;
    }
  : Values;
