import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { ulid } from "ulid";
import { afterAll, expect, it } from "vitest";
import { fileStorage } from "../storage/file-storage.ts";
import { exportKey } from "./export-key.ts";
import { removeExpiredExports } from "./remove-expired-exports.ts";

const root = mkdtempSync(join(tmpdir(), "bureau-exports-"));
afterAll(() => rmSync(root, { recursive: true }));

it("removes the files of links that expired an hour ago, and no other file", async () => {
  const storage = fileStorage(root);
  const now = new Date("2026-07-14T10:00:00Z");
  const minutesAgo = (minutes: number) => now.getTime() - minutes * 60_000;
  const old = exportKey("01J2WORKSPACE", ulid(minutesAgo(91)));
  const expired = exportKey("01J2WORKSPACE", ulid(minutesAgo(89)));
  const valid = exportKey("01J2WORKSPACE", ulid(minutesAgo(1)));
  const document = `01J2WORKSPACE/documents/${ulid(minutesAgo(9_000))}`;
  const lookalike = `01J2WORKSPACE/exports/of/${ulid(minutesAgo(9_000))}`;
  for (const key of [old, expired, valid, document, lookalike]) await storage.put(key, Buffer.from(key));
  expect(await removeExpiredExports(storage, now)).toBe(1);
  const left = await Readable.from(storage.list()).toArray();
  expect(left.sort()).toEqual([expired, valid, document, lookalike].sort());
  expect(await removeExpiredExports(storage, now)).toBe(0);
});
