import zlib from "node:zlib";
import fc from "fast-check";
import { expect, it } from "vitest";
import { toBase62 } from "./base62.ts";
import { crc32 } from "./crc32.ts";

it("computes the check value of the standard", () => {
  expect(crc32("123456789")).toBe(0xcbf43926);
  expect(crc32("")).toBe(0);
});

it.runIf(typeof zlib.crc32 === "function")("agrees with zlib", () => {
  fc.assert(fc.property(fc.string({ unit: "binary" }), (text) => crc32(text) === zlib.crc32(text)));
});

it("writes base62 that parses to the same number", () => {
  const digits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
  fc.assert(
    fc.property(fc.nat(0xffffffff), (value) => {
      const text = toBase62(value, 6);
      expect(text).toHaveLength(6);
      expect([...text].reduce((sum, digit) => sum * 62 + digits.indexOf(digit), 0)).toBe(value);
    }),
  );
  expect(toBase62(0, 6)).toBe("000000");
  expect(toBase62(0xffffffff, 6)).toBe("4gfFC3");
});
