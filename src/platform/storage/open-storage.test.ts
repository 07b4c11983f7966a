import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, expect, it } from "vitest";
import { ConfigError } from "../config/config-error.ts";
import { fileStorage } from "./file-storage.ts";
import { openStorage } from "./open-storage.ts";

const root = mkdtempSync(join(tmpdir(), "bureau storage-"));
afterAll(() => rmSync(root, { recursive: true }));

it("opens a folder in every notation", async () => {
  await fileStorage(root).put("a/b", Buffer.from("x"));
  for (const url of [`file:${root}`, `file:${relative(process.cwd(), root)}`, pathToFileURL(root).href]) {
    expect(await openStorage(url).exists("a/b")).toBe(true);
  }
});

it.each([
  ["s3://key:secret@bucket/files?regoin=x", "allowed is s3://<key id>:<key>@<bucket>"],
  ["https://example.test/files", "allowed is file:<folder> or s3://<bucket>"],
  ["file:", "allowed is file:<folder> or s3://<bucket>"],
  ["file://host/files", "allowed is file:<folder> or s3://<bucket>"],
  ["./var/files", "allowed is file:<folder> or s3://<bucket>"],
])("refuses %s without showing what is secret", (url, reason) => {
  try {
    openStorage(url);
    expect.unreachable();
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    expect((error as Error).message).toMatch(/^STORAGE_URL=/);
    expect((error as Error).message).toContain(reason);
    expect((error as Error).message).not.toContain("secret");
  }
});
