import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { ConfigError } from "../config/config-error.ts";
import { maskSecret } from "../config/mask-secret.ts";
import { deferredStorage } from "./deferred-storage.ts";
import { fileStorage } from "./file-storage.ts";
import { S3_FORM, s3PlaceOf } from "./s3-place.ts";
import type { Storage } from "./storage.ts";

/**
 * The storage for STORAGE_URL: `file:<folder>`, relative to the working directory or absolute, `file:///<folder>`, or an
 * object store (`S3_FORM`), which is first reached when a file is read or written.
 * @throws ConfigError for anything else, so that the program does not start
 */
export function openStorage(url: string): Storage {
  if (url.startsWith("file:///")) return fileStorage(fileURLToPath(url));
  if (/^file:(?!\/\/)./.test(url)) return fileStorage(resolve(url.slice("file:".length)));
  const place = s3PlaceOf(url);
  if (place) {
    const open = async () => (await import("./s3-storage.ts")).s3Storage(place);
    return deferredStorage(open, { hasLinks: place.redirectsDownloads });
  }
  const reason = url.startsWith("s3://")
    ? `allowed is ${S3_FORM}`
    : "allowed is file:<folder> or s3://<bucket>";
  throw new ConfigError([{ name: "STORAGE_URL", value: maskSecret(url), reason }]);
}
