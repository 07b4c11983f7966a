/** One row of `schema_migrations`. */
export interface AppliedMigration {
  readonly name: string;
  readonly sha256: string;
}

/** The state of a database compared with the program's migrations; every list contains names, in order. */
export interface MigrationStatus {
  readonly applied: readonly string[];
  /** Not applied yet. */
  readonly pending: readonly string[];
  /** Applied, but unknown to this program: the database is newer. */
  readonly unknown: readonly string[];
  /** Applied from a file with another content. */
  readonly changed: readonly string[];
  /** Pending although a later one was applied. */
  readonly late: readonly string[];
}

/** Compares the program's migrations with those applied. Both are sorted by name. */
export function compareMigrations(
  migrations: readonly AppliedMigration[],
  applied: readonly AppliedMigration[],
): MigrationStatus {
  const hashes = new Map(applied.map(({ name, sha256 }) => [name, sha256]));
  const known = new Set(migrations.map(({ name }) => name));
  const pending = migrations.filter(({ name }) => !hashes.has(name)).map(({ name }) => name);
  const last = applied.at(-1)?.name ?? "";
  return {
    applied: [...hashes.keys()],
    pending,
    unknown: [...hashes.keys()].filter((name) => !known.has(name)),
    changed: migrations
      .filter(({ name, sha256 }) => hashes.has(name) && hashes.get(name) !== sha256)
      .map(({ name }) => name),
    late: pending.filter((name) => name < last),
  };
}
