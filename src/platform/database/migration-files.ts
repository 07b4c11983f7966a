import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { DatabaseError } from "./database-error.ts";

/** A migration. */
export interface Migration {
  /** The file name without its extension: `0003_add_leave`. */
  readonly name: string;
  readonly sql: string;
  /** SHA-256 of the text with `\n` line endings, in hex. */
  readonly sha256: string;
}

/** The program's own migrations; src/ and dist/ have the same depth. */
export const MIGRATIONS = fileURLToPath(new URL("../../../migrations/", import.meta.url));

const DUMP = "schema.sql";
const MIGRATION_NAME = /^(\d{4})_[a-z0-9]+(_[a-z0-9]+)+\.sql$/;

/**
 * Reads the migrations of a folder in order.
 * @throws DatabaseError if a file name is invalid or two files have the same number
 */
export async function readMigrations(folder: string = MIGRATIONS): Promise<Migration[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith(".sql") && file !== DUMP).sort();
  const numbers = new Map<string, string>();
  for (const file of files) {
    const [, number] = MIGRATION_NAME.exec(file) ?? [];
    if (number === undefined)
      throw new DatabaseError(`Rename ${file}: a migration is NNNN_<verb>_<noun>.sql`);
    const other = numbers.get(number);
    if (other !== undefined) throw new DatabaseError(`Renumber ${file}: ${other} has the same number`);
    numbers.set(number, file);
  }
  return Promise.all(files.map((file) => readMigration(folder, file)));
}

async function readMigration(folder: string, file: string): Promise<Migration> {
  const sql = (await readFile(join(folder, file), "utf8")).replaceAll("\r\n", "\n");
  return { name: file.slice(0, -".sql".length), sql, sha256: createHash("sha256").update(sql).digest("hex") };
}
