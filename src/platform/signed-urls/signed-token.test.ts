import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { deriveKey } from "./derived-key.ts";
import { openToken, type SignedPayload, signToken } from "./signed-token.ts";

const secret = "an installation's secret";
const now = new Date("2026-07-14T10:00:00Z");
const expires = now.getTime() / 1000 + 1800;
const payload: SignedPayload = {
  path: "exports/01J2Q.xlsx",
  workspace: "acme",
  user: "01ARZ3NDEKTSV4RRFFQ69G5FAV",
  expires,
  file_name: "employees-2026-06-01_2026-06-30.xlsx",
};
const altered = { ok: false, reason: "altered" };

describe("signToken and openToken", () => {
  it("can be part of a URL", () => {
    const token = signToken(secret, payload);
    expect(token).toMatch(/^[A-Za-z0-9_-]+\.[A-Za-z0-9_-]{43}$/);
    expect(openToken(secret, token, now)).toEqual({ ok: true, payload });
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), fc.integer({ min: 1 }), (path, later) => {
        const any = { ...payload, path, expires: now.getTime() / 1000 + later };
        expect(openToken(secret, signToken(secret, any), now)).toEqual({ ok: true, payload: any });
      }),
    );
  });

  it("expire at the given second", () => {
    const token = signToken(secret, payload);
    expect(openToken(secret, token, new Date(expires * 1000 - 1)).ok).toBe(true);
    expect(openToken(secret, token, new Date(expires * 1000))).toEqual({ ok: false, reason: "expired" });
  });

  it("detect every changed character, even if it decodes to the same bytes", () => {
    const token = signToken(secret, payload);
    const characters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.=+/ ";
    fc.assert(
      fc.property(fc.nat(token.length - 1), fc.constantFrom(...characters), (position, character) => {
        fc.pre(token[position] !== character);
        const changed = token.slice(0, position) + character + token.slice(position + 1);
        expect(openToken(secret, changed, now)).toEqual(altered);
      }),
    );
    for (const character of characters) {
      if (token.endsWith(character)) continue;
      expect(openToken(secret, token.slice(0, -1) + character, now)).toEqual(altered);
    }
  });

  it("refuse malformed tokens, added parts and tokens of another installation", () => {
    const token = signToken(secret, payload);
    const [body, signature] = token.split(".");
    for (const text of ["", ".", "..", body!, `${body}.`, `.${signature}`, `${token}.`, `${token}=`, "é.é"]) {
      expect(openToken(secret, text, now)).toEqual(altered);
    }
    expect(openToken(secret, signToken("another secret", payload), now)).toEqual(altered);
  });

  it("report an altered token as altered, even if it has expired", () => {
    const token = signToken(secret, payload);
    const prolonged = Buffer.from(JSON.stringify({ ...payload, expires: expires + 9999 })).toString(
      "base64url",
    );
    const later = new Date(expires * 1000 + 1);
    expect(openToken(secret, `${prolonged}.${token.split(".")[1]}`, later)).toEqual(altered);
  });
});

describe("deriveKey", () => {
  it("derives a different, stable key for each purpose", () => {
    expect(deriveKey(secret, "session")).toEqual(deriveKey(secret, "session"));
    expect(deriveKey(secret, "session")).not.toEqual(deriveKey(secret, "cursor"));
    expect(deriveKey(secret, "session")).not.toEqual(deriveKey(`${secret} `, "session"));
    expect(deriveKey(secret, "session")).toHaveLength(32);
  });
});
