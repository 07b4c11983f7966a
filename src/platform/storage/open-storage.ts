import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { ConfigError } from "../config/config-error.ts";
import { maskSecret } from "../config/mask-secret.ts";
import { fileStorage } from "./file-storage.ts";
import type { Storage } from "./storage.ts";

/**
 * The storage for STORAGE_URL: `file:<folder>`, relative to the working directory or absolute, or `file:///<folder>`.
 * @throws ConfigError for anything else, so that the program does not start; `s3://` is a valid setting but not
 *   supported yet
 */
export function openStorage(url: string): Storage {
  if (url.startsWith("file:///")) return fileStorage(fileURLToPath(url));
  if (/^file:(?!\/\/)./.test(url)) return fileStorage(resolve(url.slice("file:".length)));
  const reason = url.startsWith("s3://")
    ? "object storage is not supported yet; allowed is file:<folder>"
    : "allowed is file:<folder>";
  throw new ConfigError([{ name: "STORAGE_URL", value: maskSecret(url), reason }]);
}
