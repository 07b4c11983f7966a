import type { Sql } from "../sql/sql.ts";

/** The properties of a field that rules and reports can use. */
export interface KnownField {
  readonly name: string;
  /** Null: its name is used. */
  readonly title: string | null;
  /** The tier or permission that guards it; null: whoever may read the record may read it. */
  readonly gate: string | null;
  /** The name of its type, and the SQL of its JSON form over the stored value. */
  readonly type: { readonly name: string; json(stored: Sql): Sql };
  /** Whether it is never returned. */
  readonly writeOnly: boolean;
  /** SQL of the value that callers read, over an alias. */
  readonly shown: (alias: string) => Sql;
}

/** The properties of a resource that rules and reports can use. */
export interface KnownResource {
  /** Path and type: kebab-case, plural. */
  readonly name: string;
  /** The singular in messages: "position". */
  readonly singular: string;
  /** The plural in messages: "positions". */
  readonly plural: string;
  readonly table: string;
  readonly fields: ReadonlyMap<string, KnownField>;
}
