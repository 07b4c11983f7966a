import type { Text } from "../errors/message.ts";
import { conjunctionOf } from "./conjuncts.ts";

/** The values of a request that every statement can refer to; they are bound at execution. */
export interface SqlContext {
  workspace: string;
  /** The caller's employee and account, if the relation `self` applies; null otherwise. */
  self: string | null;
  selfUser: string | null;
  /**
   * The caller's employee, whether or not a relation applies: for what people may not do to their own records, never
   * for what they may do. Declared conditions on rows cannot use it.
   */
  identity: string | null;
  /** The caller's employee, if the relation `team` applies; null otherwise. */
  team: string | null;
  apiKey: string | null;
  /** The calendar day in the workspace's time zone, `YYYY-MM-DD`. */
  today: string;
  now: Date;
  /** The absolute URL of the workspace's API, for URLs in records. */
  baseUrl: string;
  /** The permissions of the caller. */
  permissions: readonly string[];
  /**
   * Whether the statement reads records for the journal, which stores what everybody who may read it all would see, and not
   * what the writer sees. Nobody is named as the caller then, and there are no permissions.
   */
  isJournal: boolean;
  /** Says a sentence in the language of the request; in English for the journal. */
  say: (text: Text) => string;
}

/** The name of a value of a request that statements refer to. */
export type ContextValue = Exclude<keyof SqlContext, "say">;

/** Rows of other tables that belong to records by a key (`rowByKey`, `figuresByKey`). */
export interface KeyedRows {
  /** The tables with their aliases, such as `lead_activities done`. */
  readonly from: Sql;
  /** The condition on the rows, which names the workspace of every table. */
  readonly where: Sql;
  /** By what the rows belong to a record: a value of theirs that is never null, such as `done.lead_id`. */
  readonly key: Sql;
  /** The column of the record that has the same value, such as `id`. */
  readonly of: string;
}

/** A value of a row that several expressions may share (`sharedRow`). */
export interface SharedValue {
  readonly row: {
    readonly columns: Readonly<Record<string, Sql>>;
    readonly rows: (alias: string) => Sql;
    /** How the rows of many records are read together; null: the row is looked up for each record. */
    readonly keyed: (KeyedRows & { readonly isGrouped: boolean }) | null;
  };
  readonly alias: string;
  readonly name: string;
}

/** A parameter, or a mark that is no text: the start or the end of the sub-select of a shared value. */
type Slot =
  | { readonly value: unknown }
  | { readonly context: ContextValue }
  | { readonly said: Text }
  | { readonly shared: SharedValue; readonly isStart: boolean };

/**
 * A fragment of SQL text with its parameters. It is composed with the `sql` tag, never by concatenating values, and
 * parameters are numbered only when it is compiled, so that a fragment can be reused in any statement.
 */
export class Sql {
  readonly texts: readonly string[];
  readonly slots: readonly Slot[];
  /** The compiled text, cached for the same statement with other values. */
  readonly cached: { text: string | null } | null;

  constructor(texts: readonly string[], slots: readonly Slot[], cached: Sql["cached"] = null) {
    this.texts = texts;
    this.slots = slots;
    this.cached = cached;
  }

  /**
   * The same fragment with a cached text, which is compiled only once however often it is sent with another last value
   * (`endingWith`), or with other values if the cached text is given.
   */
  cachingText(cached: NonNullable<Sql["cached"]> = { text: null }): Sql {
    return new Sql(this.texts, this.slots, cached);
  }

  /** The same fragment with other values as its parameters. */
  replacing(replace: (value: unknown) => unknown): Sql {
    const slots = this.slots.map((slot) => ("value" in slot ? { value: replace(slot.value) } : slot));
    return new Sql(this.texts, slots, this.cached);
  }

  /** The same fragment with another value as its last parameter. */
  endingWith(value: unknown): Sql {
    return new Sql(this.texts, [...this.slots.slice(0, -1), { value }], this.cached);
  }
}

/** Adds a fragment to the end of texts and slots, of which there is one text more. */
function append(texts: string[], slots: Slot[], added: Sql): void {
  texts[texts.length - 1] += added.texts[0] ?? "";
  for (let i = 0; i < added.slots.length; i++) {
    slots.push(added.slots[i]!);
    texts.push(added.texts[i + 1] ?? "");
  }
}

/** Composes SQL: an interpolated `Sql` is spliced in, every other value becomes a parameter. */
export function sql(strings: TemplateStringsArray, ...values: readonly unknown[]): Sql {
  const texts: string[] = [strings[0] ?? ""];
  const slots: Slot[] = [];
  values.forEach((value, index) => {
    const following = strings[index + 1] ?? "";
    if (value instanceof Sql) {
      append(texts, slots, value);
      texts[texts.length - 1] += following;
    } else {
      slots.push({ value });
      texts.push(following);
    }
  });
  return new Sql(texts, slots);
}

/** SQL text without escaping. Only for text written by the program itself, never for input. */
export const raw = (text: string): Sql => new Sql([text], []);

/** A quoted identifier. */
export const ident = (name: string): Sql => raw(`"${name.replaceAll('"', '""')}"`);

/** A column of an aliased table. */
export const column = (alias: string, name: string): Sql => raw(`${alias}."${name.replaceAll('"', '""')}"`);

/** A quoted text literal, for constants of the program. */
export const literal = (text: string): Sql => raw(`'${text.replaceAll("'", "''")}'`);

/** The parts one after another with the text between each two. */
export function join(parts: readonly Sql[], separator: string): Sql {
  const texts: string[] = [""];
  const slots: Slot[] = [];
  parts.forEach((part, index) => {
    if (index > 0) texts[texts.length - 1] += separator;
    append(texts, slots, part);
  });
  return new Sql(texts, slots);
}

/** All of the conditions; true if there are none. */
export const and = (conditions: readonly Sql[]): Sql =>
  conjunctionOf(
    conditions,
    conditions.length === 0
      ? raw("true")
      : join(
          conditions.map((c) => sql`(${c})`),
          " and ",
        ),
  );

/** Whether a condition is false or null. */
export const isNotTrue = (condition: Sql): Sql => sql`(${condition}) is not true`;

/** Any of the conditions; false if there are none. */
export const or = (conditions: readonly Sql[]): Sql =>
  conditions.length === 0
    ? raw("false")
    : sql`(${join(
        conditions.map((c) => sql`(${c})`),
        " or ",
      )})`;

/** A condition on a row, as SQL over its alias. */
export type RowCondition = (alias: string) => Sql;

/**
 * Whether the expression is one of the values, which have the given type. A single value is compared with `=`: for an
 * array, whose length the planner does not know, it would plan again at every execution.
 */
export const isOneOf = (expression: Sql, values: readonly unknown[], type: string): Sql =>
  values.length === 1
    ? sql`${expression} = ${values[0]}${raw(`::${type}`)}`
    : sql`${expression} = any(${values}${raw(`::${type}[]`)})`;

/**
 * The same for keys, each of which leads by an index to few rows, so that one plan is good for any number of them. Of an
 * array that a sub-select returns the planner does not look at the length, and keeps the plan.
 */
export const isOneOfKeys = (expression: Sql, keys: readonly unknown[], type = "text"): Sql =>
  keys.length === 1
    ? isOneOf(expression, keys, type)
    : sql`${expression} = any((select ${keys}${raw(`::${type}[]`)})${raw(`::${type}[]`)})`;

/**
 * The same fragment with values that the planner does not look at: it expects as many rows whatever they are, and so
 * keeps the plan.
 * @param isHidden which of the parameters: the name of a value of the request, or null for any other value
 */
export function unseenByPlanner(
  { texts, slots }: Sql,
  isHidden: (context: ContextValue | null) => boolean,
): Sql {
  const hidden = [...texts];
  slots.forEach((slot, index) => {
    if ("shared" in slot || !isHidden("context" in slot ? slot.context : null)) return;
    hidden[index] += "(select ";
    hidden[index + 1] = `)${hidden[index + 1]}`;
  });
  return new Sql(hidden, slots);
}

const CONTEXT_TYPES: Readonly<Record<ContextValue, string>> = {
  workspace: "text",
  self: "text",
  selfUser: "text",
  team: "text",
  identity: "text",
  apiKey: "text",
  today: "date",
  now: "timestamptz",
  baseUrl: "text",
  permissions: "text[]",
  isJournal: "boolean",
};

/** A value of the request, such as the workspace's id or the current day; all uses share one parameter. */
export const fromContext = (name: ContextValue): Sql => new Sql(["", ""], [{ context: name }]);

/** A sentence in the language of the request, as a text. */
export const saidInContext = (text: Text): Sql => new Sql(["", "::text"], [{ said: text }]);

export interface CompiledSql {
  text: string;
  values: unknown[];
}

/** Numbers the parameters and binds the request's values. */
export function compile({ texts, slots, cached }: Sql, context: SqlContext): CompiledSql {
  const values: unknown[] = [];
  const bound = new Map<ContextValue, number>();
  let text = texts[0] ?? "";
  slots.forEach((slot, index) => {
    if ("shared" in slot) {
      if (!cached?.text) text += texts[index + 1] ?? "";
      return;
    }
    let position: number;
    if ("context" in slot) {
      position = bound.get(slot.context) ?? values.push(context[slot.context]);
      bound.set(slot.context, position);
    } else position = values.push("said" in slot ? context.say(slot.said) : slot.value);
    if (cached?.text) return;
    text += `$${position}${"context" in slot ? `::${CONTEXT_TYPES[slot.context]}` : ""}${texts[index + 1] ?? ""}`;
  });
  if (cached) cached.text ??= text;
  return { text: cached?.text ?? text, values };
}
