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
 * Who gives a field its value: `given` by callers, `managed` by the system and stored, `computed` whenever it is read,
 * or `unstored`: given by callers on the way to something else.
 */
export type FieldKind = "given" | "managed" | "computed" | "unstored";

/** What the type of a field knows of it: its stored value, null included where it may be empty, and who gives it. */
export interface Carries<Value = unknown, Kind extends FieldKind = FieldKind> {
  readonly carries?: { readonly value: Value; readonly kind: Kind };
}

/** A record's stored values by field name, of a resource that is not known: days as `YYYY-MM-DD`, decimals as text. */
export type Values = Record<string, unknown>;

/** What the engine adds to the fields of every record; `is_used` where it is tracked. */
export interface AddedFields {
  readonly id: Carries<string, "managed">;
  readonly created_at: Carries<Date, "managed">;
  readonly updated_at: Carries<Date, "managed">;
  readonly is_used: Carries<boolean, "computed">;
}

/** Of a resource whose records have integer keys: `interface DeclaredFields { roles: typeof fields & IntegerKey }`. */
export interface IntegerKey {
  readonly id: Carries<number, "managed">;
}

type FieldsOf<Name extends ResourceName> = DeclaredFields[Name] &
  Omit<AddedFields, keyof DeclaredFields[Name]>;

type ValueOf<Field> = Field extends Carries<infer Value> ? Value : never;
type KindOf<Field> = Field extends Carries<unknown, infer Kind> ? Kind : never;

/** Names of a record's fields that are of a kind. */
type NamesOf<Fields, Kind extends FieldKind> = {
  [Name in keyof Fields]: KindOf<Fields[Name]> extends Kind ? Name : never;
}[keyof Fields];

/** A moment is read as a `Date`, and given as one or as text with an offset. */
type Given<Value> = Date extends Value ? Value | string : Value;

/** The name of a field of the resource; of one that is not known, any text. */
export type FieldName<Name extends string> = Name extends ResourceName
  ? keyof FieldsOf<Name> & string
  : string;

/**
 * A record as it is stored: days as `YYYY-MM-DD`, decimals as text, moments as `Date`, sets of references as ids.
 * Computed fields are among them, as callers without a gate read them; derived ones are null.
 */
export type StoredRecord<Name extends string> = Name extends ResourceName
  ? { [Field in NamesOf<FieldsOf<Name>, "given" | "managed" | "computed">]: ValueOf<FieldsOf<Name>[Field]> }
  : Values;

/**
 * A record on its way to being stored. Any value may be missing: one that could not be read, one that is required and
 * was not given, or one that only the database or a later rule fills in.
 */
export type DraftRecord<Name extends string> = Name extends ResourceName
  ? { -readonly [Field in keyof FieldsOf<Name>]?: Given<ValueOf<FieldsOf<Name>[Field]>> | null }
  : Values;

/**
 * A record that conforms to all rules, as it was written. Managed fields are only present if a hook or the program set
 * them.
 */
export type WrittenRecord<Name extends string> = Name extends ResourceName
  ? { [Field in NamesOf<FieldsOf<Name>, "given">]: Given<ValueOf<FieldsOf<Name>[Field]>> } & {
      [Field in NamesOf<FieldsOf<Name>, "managed" | "computed" | "unstored">]?: Given<
        ValueOf<FieldsOf<Name>[Field]>
      > | null;
    }
  : Values;

/** Values that the program gives a stored record. */
export type RecordChanges<Name extends string> = Name extends ResourceName
  ? {
      -readonly [Field in NamesOf<FieldsOf<Name>, "given" | "managed">]?: Given<
        ValueOf<FieldsOf<Name>[Field]>
      >;
    }
  : Values;
