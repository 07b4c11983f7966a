import { createHmac, timingSafeEqual } from "node:crypto";

/** Encodes the position at which a page ended, so that the next one can start after it. */
export class CursorSeal {
  readonly #secret: string;

  constructor(secret: string) {
    this.#secret = secret;
  }

  #mark(place: string): Buffer {
    return createHmac("sha256", this.#secret).update(`cursor:${place}`).digest().subarray(0, 9);
  }

  /** A keyed hash of a text. It cannot be computed without the secret, because the text may contain a password. */
  fingerprint(text: string): string {
    return createHmac("sha256", this.#secret).update(`fingerprint:${text}`).digest("hex");
  }

  /** Encodes the id of a page's last record as an opaque text. */
  seal(id: string, resource: string, descending: boolean): string {
    const mark = this.#mark(`${resource}:${descending}:${id}`);
    return Buffer.concat([mark, Buffer.from(id)]).toString("base64url");
  }

  /** Decodes the id; null if the text was altered or belongs to another list. */
  open(cursor: string, resource: string, descending: boolean): string | null {
    const bytes = Buffer.from(cursor, "base64url");
    if (bytes.toString("base64url") !== cursor || bytes.length <= 9) return null;
    const id = bytes.subarray(9).toString();
    return timingSafeEqual(bytes.subarray(0, 9), this.#mark(`${resource}:${descending}:${id}`)) ? id : null;
  }
}
