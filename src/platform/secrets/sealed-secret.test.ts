import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { openSecret, sealSecret } from "./sealed-secret.ts";

const APP_SECRET = "0123456789abcdef0123456789abcdef";
const PLACE = { purpose: "two-factor", owner: "01K0WORKSPACE/01K0USER" };

describe("sealed secrets", () => {
  it("decrypt to what was encrypted, and are different each time", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (plain) => {
        const sealed = sealSecret(APP_SECRET, PLACE, plain);
        expect(openSecret(APP_SECRET, PLACE, sealed)).toBe(plain);
        expect(sealSecret(APP_SECRET, PLACE, plain).equals(sealed)).toBe(false);
      }),
      { numRuns: 30 },
    );
  });

  it("do not contain the secret", () => {
    expect(sealSecret(APP_SECRET, PLACE, "JBSWY3DPEHPK3PXP").toString("latin1")).not.toContain("JBSWY3DP");
  });

  it.each([
    ["another APP_SECRET", "x".repeat(32), PLACE],
    ["another purpose", APP_SECRET, { ...PLACE, purpose: "webhook" }],
    ["another owner", APP_SECRET, { ...PLACE, owner: "01K0WORKSPACE/01K0OTHER" }],
  ])("stay shut to %s", (_what, secret, place) => {
    expect(openSecret(secret, place, sealSecret(APP_SECRET, PLACE, "JBSWY3DPEHPK3PXP"))).toBe(null);
  });

  it("cannot be decrypted if any byte was altered or removed", () => {
    const sealed = sealSecret(APP_SECRET, PLACE, "JBSWY3DPEHPK3PXP");
    for (let index = 0; index < sealed.length; index++) {
      const altered = Buffer.from(sealed);
      altered[index]! ^= 1;
      expect(openSecret(APP_SECRET, PLACE, altered)).toBe(null);
      expect(openSecret(APP_SECRET, PLACE, sealed.subarray(0, index))).toBe(null);
    }
  });
});
