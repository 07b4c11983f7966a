import * as crypto from "node:crypto";

/** Node.js makes a hash in one step since 20.12, in half of the time; the program supports every Node 20. */
const hexOf: (text: string) => string =
  typeof crypto.hash === "function"
    ? (text) => crypto.hash("sha256", text, "hex")
    : (text) => crypto.createHash("sha256").update(text).digest("hex");

/** The SHA-256 of a text in UTF-8. */
export const sha256 = (text: string): Buffer => Buffer.from(hexOf(text), "hex");
