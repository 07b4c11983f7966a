import { randomBytes } from "node:crypto";
import { linkSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ConfigError } from "./config-error.ts";
import { ensureDataDir, unusableDataDir } from "./data-dir.ts";
import { settings } from "./settings.ts";

const SECRET_BYTES = 32;

/**
 * The secret of this installation if APP_SECRET is not set: generated once and stored in `DATA_DIR/app-secret`,
 * readable only by its owner.
 * @throws ConfigError if the file can neither be read nor created, or does not contain a secret
 */
export function storedAppSecret(dataDir: string): string {
  ensureDataDir(dataDir);
  const path = join(dataDir, "app-secret");
  try {
    const secret = (readIfThere(path) ?? make(path)).trim();
    if (settings.appSecret.read(secret) !== undefined) return secret;
  } catch (error) {
    throw unusableDataDir(dataDir, error);
  }
  throw new ConfigError([
    {
      name: "APP_SECRET",
      value: null,
      reason: `${path} does not hold ${settings.appSecret.allowed}: put its content back, or delete it to get a new one (which signs everybody out)`,
    },
  ]);
}

function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

// A complete file is linked into place, so that the first of several starting programs wins and none reads a partial
// secret.
function make(path: string): string {
  const draft = `${path}.${process.pid}.${randomBytes(4).toString("hex")}`;
  writeFileSync(draft, `${randomBytes(SECRET_BYTES).toString("hex")}\n`, { mode: 0o600, flag: "wx" });
  try {
    linkSync(draft, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  return readFileSync(path, "utf8");
}
