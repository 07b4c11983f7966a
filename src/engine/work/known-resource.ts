import type { Sql } from "../query/sql.ts";

/** A field of a resource, as far as rules and reports know it. */
export interface KnownField {
  readonly name: string;
  /** Absent: it goes by its name. */
  readonly title: string | null;
  /** The tier or permission that guards it; null: it is as open as the record. */
  readonly gate: string | null;
  /** How its values are called and how they read in JSON, as SQL over the stored one. */
  readonly type: { readonly name: string; json(stored: Sql): Sql };
  /** Whether it is never returned. */
  readonly writeOnly: boolean;
  /** The value that callers read, as SQL over an alias. */
  readonly shown: (alias: string) => Sql;
}

/** A declared resource, as far as rules and reports know it. */
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
