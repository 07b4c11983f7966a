import { describe, expect, it } from "vitest";
import { hashOfRecoveryCode, newRecoveryCodes } from "./recovery-codes.ts";

describe("recovery codes", () => {
  it("are ten different codes of 16 unambiguous digits", () => {
    const codes = newRecoveryCodes();
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^([0-9a-hjkmnp-tv-z]{4}-){3}[0-9a-hjkmnp-tv-z]{4}$/);
  });

  it("are the same however they are typed", () => {
    const hash = hashOfRecoveryCode("k3m9-77qd-w0ze-4hnt");
    expect(hash).toHaveLength(32);
    expect(hashOfRecoveryCode(" K3M977QD WOZE 4HNT").equals(hash)).toBe(true);
    expect(hashOfRecoveryCode("k3m9-77qd-w0ze-4hnv").equals(hash)).toBe(false);
  });
});
