import { type Database, describeDatabase } from "../../platform/database/database.ts";
import { migrationStatus } from "../../platform/database/migrate.ts";
import { type Finding, finding } from "./finding.ts";

const TOLERATED_DIFFERENCE = 2_000;

/** The server responds; reports its version and encoding. */
export function checkServer({ url, embedded }: Database): Promise<Finding> {
  return finding("database", async () => {
    const { version, encoding } = await describeDatabase(url);
    return `${embedded === undefined ? "" : "embedded "}PostgreSQL ${version}, ${encoding}`;
  });
}

/** Whether the schema is that of this program. */
export function checkMigrations({ url }: Database): Promise<Finding> {
  return finding("migrations", async () => {
    const { applied, pending, unknown, changed } = await migrationStatus(url);
    if (unknown.length > 0) {
      return {
        result: "failed",
        detail: `newer than this program (${unknown.join(", ")}): start the newer one`,
      };
    }
    if (changed.length > 0) return { result: "failed", detail: `changed after use: ${changed.join(", ")}` };
    if (pending.length > 0) {
      return { result: "warning", detail: `${pending.length} to be applied: run "bureau migrate"` };
    }
    return `all ${applied.length} applied`;
  });
}

/** Whether row-level security applies to the program's role. */
export function checkRole({ url }: Database): Promise<Finding> {
  return finding("database role", async () => {
    if (!(await describeDatabase(url)).unrestricted) return "subject to row-level security";
    return {
      result: "warning",
      detail: "a superuser, who bypasses row-level security: use an ordinary role in DATABASE_URL",
    };
  });
}

/** This host and the database agree on the time. */
export function checkClocks({ url }: Database): Promise<Finding> {
  return finding("clocks", async () => {
    const before = Date.now();
    const { now } = await describeDatabase(url);
    // The database read its clock between our two readings.
    const difference = Math.max(0, before - now, now - Date.now());
    const detail = `this host and the database differ by ${Math.round(difference)} ms`;
    if (difference <= TOLERATED_DIFFERENCE) return detail;
    return { result: "failed", detail: `${detail}: synchronize both clocks by NTP` };
  });
}
