import { createHash, randomBytes } from "node:crypto";

const COUNT = 10;
const BYTES = 10;
/** Crockford's base32 in lower case, without letters and digits that look alike. */
const DIGITS = "0123456789abcdefghjkmnpqrstvwxyz";

/** Generates ten different recovery codes of 80 random bits each, such as `k3m9-77qd-w0ze-4hnt`. */
export function newRecoveryCodes(): string[] {
  const codes = new Set<string>();
  while (codes.size < COUNT) {
    // 16 digits of 5 bits are 10 bytes.
    const bits = [...randomBytes(BYTES)].map((byte) => byte.toString(2).padStart(8, "0")).join("");
    const digits = bits.match(/.{5}/g)!.map((five) => DIGITS[Number.parseInt(five, 2)]);
    codes.add(digits.join("").replace(/.{4}(?!$)/g, "$&-"));
  }
  return [...codes];
}

/**
 * Hashes a recovery code for storage. Hyphens and case are ignored, and letters that are not used are read as the
 * digits that they look like.
 */
export function hashOfRecoveryCode(code: string): Buffer {
  const digits = code
    .toLowerCase()
    .replace(/[^0-9a-z]/g, "")
    .replaceAll("o", "0")
    .replace(/[il]/g, "1");
  return createHash("sha256").update(digits).digest();
}
