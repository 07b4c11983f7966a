import { randomInt } from "node:crypto";

const digits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/** Generates `length` random base62 digits with a cryptographic generator, uniformly distributed. */
export function randomBase62(length: number): string {
  return Array.from({ length }, () => digits[randomInt(digits.length)]).join("");
}

/** A non-negative integer in base62, padded with zeros to `length` digits. */
export function toBase62(value: number, length: number): string {
  let rest = value;
  let text = "";
  while (rest > 0) {
    text = digits[rest % digits.length] + text;
    rest = Math.floor(rest / digits.length);
  }
  return text.padStart(length, "0");
}
