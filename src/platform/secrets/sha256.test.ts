import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { sha256 } from "./sha256.ts";

test.each(["", "secret", "é🙂", "x".repeat(10_000)])("is the hash of the bytes of %j", (text) => {
  expect(sha256(text)).toEqual(createHash("sha256").update(text, "utf8").digest());
});
