import type { Sql } from "../sql/sql.ts";

/**
 * Statements that are composed and compiled once for each thing that they are about, and differ in nothing but their
 * last value, such as the id of a record.
 */
export class CachedStatements<Subject extends object> {
  readonly #compose: (subject: Subject, last: unknown) => Sql;
  readonly #composed = new WeakMap<Subject, Sql>();

  /** @param compose makes the statement of a subject, whose last parameter is the given value */
  constructor(compose: (subject: Subject, last: unknown) => Sql) {
    this.#compose = compose;
  }

  /** The statement of a subject with its last value. */
  for(subject: Subject, last: unknown): Sql {
    let statement = this.#composed.get(subject);
    if (!statement) {
      statement = this.#compose(subject, last).cachingText();
      this.#composed.set(subject, statement);
    }
    return statement.endingWith(last);
  }
}

/**
 * The same for statements that end with the key of one record or with the keys of several, which read differently
 * (`isOneOfKeys`).
 */
export class CachedByKeys<Subject extends object> {
  readonly #one: CachedStatements<Subject>;
  readonly #several: CachedStatements<Subject>;

  /** @param compose makes the statement of a subject, which ends with the keys */
  constructor(compose: (subject: Subject, keys: readonly unknown[]) => Sql) {
    this.#one = new CachedStatements((subject, key) => compose(subject, [key]));
    this.#several = new CachedStatements((subject, keys) => compose(subject, keys as readonly unknown[]));
  }

  /** The statement of a subject with the given keys. */
  for(subject: Subject, keys: readonly unknown[]): Sql {
    return keys.length === 1 ? this.#one.for(subject, keys[0]) : this.#several.for(subject, keys);
  }
}
