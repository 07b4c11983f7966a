import { createHash } from "node:crypto";
import { invalidField } from "../errors/api-error.ts";
import { message } from "../errors/message.ts";
import type { HttpRequest } from "./http-request.ts";

const MAX_LENGTH = 255;

/**
 * Reads the Idempotency-Key of a POST, or null: a quoted string as in the IETF draft, or a bare token.
 * @throws 422 if it is neither
 */
export function readIdempotencyKey(request: HttpRequest): string | null {
  const header = request.headers["idempotency-key"];
  if (request.method !== "POST" || header === undefined) return null;
  const text = header.trim();
  const quoted = /^"((?:[^"\\]|\\["\\])*)"$/.exec(text)?.[1];
  const key = quoted === undefined ? text : quoted.replace(/\\(["\\])/g, "$1");
  const isToken = quoted !== undefined || /^[!#-~]+$/.test(text);
  if (key === "" || key.length > MAX_LENGTH || !isToken || !/^[ -~]*$/.test(key)) {
    throw invalidField(
      "Idempotency-Key",
      message`The Idempotency-Key header must have 1 to ${MAX_LENGTH} printable ASCII characters, quoted or as a token.`,
    );
  }
  return key;
}

/** A fingerprint of method, path, query and body, to recognize repeated requests. */
export function fingerprintOf(request: HttpRequest): string {
  const hash = createHash("sha256").update(`${request.method} ${request.path}?${request.query}\n`);
  if (request.body) hash.update(request.body);
  if (request.multipart) {
    hash.update(JSON.stringify(request.multipart.fields));
    const { file } = request.multipart;
    if (file) hash.update(file.name).update(file.sha256);
  }
  return hash.digest("hex");
}
