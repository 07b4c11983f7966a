import { createHash } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { apiKeyHint, generateApiKey, parseApiKey, secretsEqual } from "./api-key-format.ts";

const known = "wsk_0123456789AB_abcdefghijklmnopqrstuvwxyz012345";

describe("generateApiKey", () => {
  it("generates a key of the documented form that can be parsed into its parts", () => {
    for (let i = 0; i < 200; i += 1) {
      const key = generateApiKey();
      expect(key.plainText).toMatch(/^wsk_[0-9A-Za-z]{12}_[0-9A-Za-z]{38}$/);
      expect(parseApiKey(key.plainText)).toEqual({ publicId: key.publicId, secretHash: key.secretHash });
      expect(key.plainText.slice(4, 16)).toBe(key.publicId);
    }
  });

  it("hashes the secret alone, without prefix or checksum", () => {
    const key = generateApiKey();
    const secret = key.plainText.slice(17, 49);
    expect(key.secretHash).toEqual(createHash("sha256").update(secret).digest());
  });

  it("generates different keys", () => {
    const keys = Array.from({ length: 500 }, () => generateApiKey());
    expect(new Set(keys.map((key) => key.publicId)).size).toBe(500);
    expect(new Set(keys.map((key) => key.secretHash.toString("hex"))).size).toBe(500);
  });
});

describe("parseApiKey", () => {
  it("accepts the checksum that other programs compute", () => {
    expect(parseApiKey(`${known}1IuCaZ`)?.publicId).toBe("0123456789AB");
    expect(parseApiKey(`${known}1IuCaY`)).toBe(null);
  });

  it("refuses any single changed character", () => {
    const { plainText } = generateApiKey();
    fc.assert(
      fc.property(fc.nat(plainText.length - 1), fc.constantFrom(..."09AZaz_-"), (position, character) => {
        fc.pre(plainText[position] !== character);
        const changed = plainText.slice(0, position) + character + plainText.slice(position + 1);
        expect(parseApiKey(changed)).toBe(null);
      }),
    );
  });

  it("returns null for anything else and never throws", () => {
    fc.assert(fc.property(fc.string({ unit: "binary" }), (text) => parseApiKey(text) === null));
    for (const text of ["", "wsk_", `${generateApiKey().plainText}\n`, ` ${generateApiKey().plainText}`]) {
      expect(parseApiKey(text)).toBe(null);
    }
    expect(parseApiKey(undefined as unknown as string)).toBe(null);
  });
});

describe("apiKeyHint", () => {
  it("shows the public id and no part of the secret", () => {
    expect(apiKeyHint("0123456789AB")).toBe("wsk_0123456789AB…");
  });
});

describe("secretsEqual", () => {
  it("tells equal from different, also in length", () => {
    const { secretHash } = generateApiKey();
    expect(secretsEqual(secretHash, Buffer.from(secretHash))).toBe(true);
    expect(secretsEqual(secretHash, generateApiKey().secretHash)).toBe(false);
    expect(secretsEqual(secretHash, secretHash.subarray(1))).toBe(false);
    expect(secretsEqual(Buffer.alloc(0), secretHash)).toBe(false);
  });
});
