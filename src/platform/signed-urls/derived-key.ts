import { hkdfSync } from "node:crypto";

/**
 * Derives a 256-bit key for one purpose from the installation's secret by HKDF-SHA-256 (RFC 5869). A signature for one
 * purpose (`signed-url`, `session`, `cursor`) is invalid for another, and none of the keys reveals the secret.
 */
export function deriveKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync("sha256", secret, "", `bureau ${purpose}`, 32));
}
