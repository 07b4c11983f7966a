import { createHmac, timingSafeEqual } from "node:crypto";

/** Encodes the position at which a page ended, so that the next one can begin right after it. */
export class CursorSeal {
  readonly #secret: string;

  constructor(secret: string) {
    this.#secret = secret;
  }

  #mark(place: string): Buffer {
    return createHmac("sha256", this.#secret).update(`cursor:${place}`).digest().subarray(0, 9);
  }

  /**
   * A keyed fingerprint, equal for equal texts and not computable without the secret: a text may contain a password.
   */
  fingerprint(text: string): string {
    return createHmac("sha256", this.#secret).update(`fingerprint:${text}`).digest("hex");
  }

  /** An opaque text for the id of a page's last record. */
  seal(id: string, resource: string, descending: boolean): string {
    const mark = this.#mark(`${resource}:${descending}:${id}`);
    return Buffer.concat([mark, Buffer.from(id)]).toString("base64url");
  }

  /** The id, or null when the text was altered or made for another list. */
  open(cursor: string, resource: string, descending: boolean): string | null {
    const bytes = Buffer.from(cursor, "base64url");
    if (bytes.toString("base64url") !== cursor || bytes.length <= 9) return null;
    const id = bytes.subarray(9).toString();
    return timingSafeEqual(bytes.subarray(0, 9), this.#mark(`${resource}:${descending}:${id}`)) ? id : null;
  }
}
