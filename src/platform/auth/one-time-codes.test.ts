import { describe, expect, it } from "vitest";
import { isOneTimeCode, newOtpSecret, otpauthUrl, stepOfCode } from "./one-time-codes.ts";

/** "12345678901234567890", the secret of RFC 6238, appendix B, in base32. */
const RFC_SECRET = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";
const at = (seconds: number): Date => new Date(seconds * 1000);

describe("one-time codes", () => {
  // The last six of the eight digits in the RFC's test vectors for SHA-1.
  it.each([
    [59, "287082"],
    [1_111_111_109, "081804"],
    [1_111_111_111, "050471"],
    [1_234_567_890, "005924"],
    [2_000_000_000, "279037"],
    [20_000_000_000, "353130"],
  ])("are those of RFC 6238 at %d", async (seconds, code) => {
    expect(await stepOfCode(RFC_SECRET, code, at(seconds), null)).toBe(Math.floor(seconds / 30));
  });

  it("are accepted one step early or late, but not two", async () => {
    const step = Math.floor(1_111_111_109 / 30);
    const take = (seconds: number) => stepOfCode(RFC_SECRET, "081804", at(seconds), null);
    expect(await take(step * 30 - 30)).toBe(step);
    expect(await take(step * 30 + 59)).toBe(step);
    expect(await take(step * 30 - 31)).toBe(null);
    expect(await take(step * 30 + 60)).toBe(null);
  });

  it("work once, and earlier ones become invalid", async () => {
    const step = Math.floor(1_111_111_109 / 30);
    const take = (last: number) => stepOfCode(RFC_SECRET, "081804", at(1_111_111_109), last);
    expect(await take(step - 1)).toBe(step);
    for (const last of [step, step + 1, step + 1_000]) expect(await take(last)).toBe(null);
  });

  it("have six digits", () => {
    expect(["123456", "000000"].every(isOneTimeCode)).toBe(true);
    expect(["12345", "1234567", "12345a", "１２３４５６", ""].some(isOneTimeCode)).toBe(false);
  });

  it("come from a secret of 160 bits that an app takes over by its address", () => {
    const secret = newOtpSecret();
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(newOtpSecret()).not.toBe(secret);
    const url = new URL(otpauthUrl(secret, "ana@x.test", "Acme: Berlin"));
    expect([url.protocol, url.host]).toEqual(["otpauth:", "totp"]);
    expect(decodeURIComponent(url.pathname)).toMatch(/ana@x\.test$/);
    expect(url.searchParams.get("secret")).toBe(secret);
  });
});
