import { mkdirSync } from "node:fs";
import { ConfigError } from "./config-error.ts";

/**
 * Creates the data folder if it is missing. Only its owner can list it; under root other users can pass through it,
 * because the embedded database then runs as an unprivileged user with a folder of its own inside.
 * @throws ConfigError if the folder cannot be created
 */
export function ensureDataDir(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 });
  } catch (error) {
    throw unusableDataDir(dataDir, error);
  }
}

/** The error for a data folder, or a file in it, that this user cannot access. */
export function unusableDataDir(dataDir: string, error: unknown): ConfigError {
  const reason = error instanceof Error ? error.message : String(error);
  return new ConfigError([
    {
      name: "DATA_DIR",
      value: dataDir,
      reason: `allowed is a folder that this user may read and write (${reason})`,
    },
  ]);
}
