import type { Text } from "../errors/message.ts";
import type { Sql } from "../sql/sql.ts";

/** The properties of a field that rules and reports can use. */
export interface KnownField {
  readonly name: string;
  /** Null: its name is used. */
  readonly title: string | null;
  /** The tier or permission that guards it; null: whoever may read the record may read it. */
  readonly gate: string | null;
  /** The name of its type, and the SQL of its JSON form over the stored value. */
  readonly type: {
    readonly name: string;
    json(stored: Sql): Sql;
    /** Converts a value from a request into the stored one, and calls `fail` for each problem. */
    read(wire: unknown, fail: (template: Text) => void): unknown;
    /** The JSON Schema of accepted values. */
    schema(): Readonly<Record<string, unknown>>;
    readonly reference?: { readonly resource: string };
  };
  /** Whether a new record must have a value. */
  readonly required: boolean;
  /** Whether the system sets it, and callers cannot. */
  readonly managed: boolean;
  /** Whether it is for internal use, and callers cannot see it. */
  readonly hidden: boolean;
  /** Whether it is never returned. */
  readonly writeOnly: boolean;
  /** The condition on records that it can newly refer to, as SQL over their alias; null: all in sight. */
  readonly selectable: ((alias: string) => Sql) | null;
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
