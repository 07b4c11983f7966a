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

/** So many shapes of a subject are kept; others are composed each time. */
const MAX_SHAPES = 200;

/** Stands for a value that differs each time that a statement is sent. */
class Place {
  readonly index: number;
  constructor(index: number) {
    this.index = index;
  }
}

/**
 * Statements that are composed and compiled once for each subject and shape, such as the columns that an insertion
 * gives, and differ in nothing but values.
 */
export class CachedShapes<Subject extends object> {
  readonly #composed = new WeakMap<Subject, Map<string, Sql>>();

  /**
   * The statement of a subject in a shape with its values.
   * @param compose makes the statement; it is passed something in the place of each value, which it can only interpolate
   */
  for(
    subject: Subject,
    shape: string,
    values: readonly unknown[],
    compose: (places: readonly unknown[]) => Sql,
  ): Sql {
    const shapes = this.#composed.get(subject) ?? new Map<string, Sql>();
    this.#composed.set(subject, shapes);
    let statement = shapes.get(shape);
    if (!statement) {
      statement = compose(values.map((_, index) => new Place(index))).cachingText();
      if (shapes.size < MAX_SHAPES) shapes.set(shape, statement);
    }
    return statement.replacing((value) => (value instanceof Place ? values[value.index] : value));
  }
}
