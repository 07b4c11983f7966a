import { createHash, randomBytes } from "node:crypto";
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer, text } from "node:stream/consumers";
import fc from "fast-check";
import { afterAll, describe, expect, it } from "vitest";
import { fileStorage } from "./file-storage.ts";

const base = mkdtempSync(join(tmpdir(), "bureau-storage-"));
const root = join(base, "files");
const storage = fileStorage(root);
afterAll(() => rmSync(base, { recursive: true }));

const read = async (key: string) => {
  const file = await storage.get(key);
  return file && text(file.stream);
};
const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).filter((e) => e.isFile());

describe("fileStorage", () => {
  it("returns what was stored, with its size and hash", async () => {
    const content = randomBytes(300_000);
    const sha256 = createHash("sha256").update(content).digest("hex");
    expect(await storage.put("acme/documents/01J2Q", content)).toEqual({ size: 300_000, sha256 });
    const file = await storage.get("acme/documents/01J2Q");
    expect(file?.size).toBe(300_000);
    expect((await buffer(file!.stream)).equals(content)).toBe(true);
    const chunks = Readable.from([content.subarray(0, 7), content.subarray(7)], { objectMode: false });
    expect(await storage.put("acme/documents/streamed", chunks)).toEqual({ size: 300_000, sha256 });
  });

  it("stores texts and empty files", async () => {
    expect((await storage.put("a/text", Readable.from(["é", "ß"]))).size).toBe(4);
    expect(await read("a/text")).toBe("éß");
    expect((await storage.put("a/empty", Buffer.alloc(0))).size).toBe(0);
    expect(await read("a/empty")).toBe("");
  });

  it("finds stored files and deletes files, also twice", async () => {
    await storage.put("b/file", Buffer.from("here"));
    expect(await storage.exists("b/file")).toBe(true);
    await storage.delete("b/file");
    await storage.delete("b/file");
    expect(await storage.exists("b/file")).toBe(false);
    expect(await storage.get("b/file")).toBe(null);
  });

  it("replaces a file, and lets a reader finish the one it opened", async () => {
    await storage.put("c/file", Buffer.from("old"));
    const opened = await storage.get("c/file");
    await storage.put("c/file", Buffer.from("new"));
    expect(await text(opened!.stream)).toBe("old");
    expect(await read("c/file")).toBe("new");
  });

  it("keeps the old content, and no partial file, if writing fails", async () => {
    await storage.put("d/file", Buffer.from("old"));
    const broken = Readable.from(
      (async function* () {
        yield Buffer.from("half");
        throw new Error("The upload broke off.");
      })(),
    );
    await expect(storage.put("d/file", broken)).rejects.toThrow("The upload broke off.");
    expect(await read("d/file")).toBe("old");
    expect(readdirSync(join(root, ".incoming"))).toEqual([]);
  });

  it("ends with one complete content when several are written concurrently", async () => {
    const contents = Array.from({ length: 8 }, (_, i) => String(i).repeat(50_000));
    await Promise.all(contents.map((content) => storage.put("e/file", Buffer.from(content))));
    expect(contents).toContain(await read("e/file"));
  });

  it("distinguishes keys that look alike as paths", async () => {
    for (const key of ["f/a", "f_a", "f/a/b", "f-a"]) await storage.put(key, Buffer.from(key));
    for (const key of ["f/a", "f_a", "f/a/b", "f-a"]) expect(await read(key)).toBe(key);
  });

  it("lists the keys of stored files, without partial ones", async () => {
    const place = join(base, "listed");
    const listed = fileStorage(place);
    const keys = async () => (await Readable.from(listed.list()).toArray()).sort();
    expect(await keys()).toEqual([]);
    for (const key of ["acme/exports/1", "acme/a", "b"]) await listed.put(key, Buffer.from(key));
    writeFileSync(join(place, ".incoming", "half"), "half");
    writeFileSync(join(place, "stray"), "not ours");
    await listed.delete("acme/a");
    expect(await keys()).toEqual(["acme/exports/1", "b"]);
    rmSync(place, { recursive: true });
  });

  it("stores files readable only by its user, in folders of their own", async () => {
    await storage.put("g/file", Buffer.from("x"));
    const file = filesIn(root).find((entry) => entry.name === "g~file")!;
    const folder = file.parentPath ?? file.path;
    expect(folder.slice(root.length)).toMatch(/^\/[0-9a-f]{2}\/[0-9a-f]{2}$/);
    expect(statSync(join(folder, file.name)).mode & 0o077).toBe(0);
    expect(statSync(folder).mode & 0o077).toBe(0);
  });

  it.each([
    "",
    ".",
    "..",
    "../a",
    "a/../b",
    "a/..",
    "/a",
    "a/",
    "a//b",
    ".a",
    "a/.b",
    "a\\b",
    "a\0b",
    "a b",
    "ä",
    "a~b",
    "a\n",
  ])("refuses the key %j", async (key) => {
    for (const act of [
      () => storage.put(key, Buffer.alloc(1)),
      () => storage.get(key),
      () => storage.delete(key),
    ]) {
      await expect(act()).rejects.toThrow(RangeError);
    }
    await expect(storage.exists(key)).rejects.toThrow(RangeError);
  });

  it("never writes outside its folder", async () => {
    writeFileSync(join(base, "neighbour"), "untouched");
    const part = fc.constantFrom("..", ".", "/", "\\", "a", "neighbour", "%2e%2e", "~", "");
    await fc.assert(
      fc.asyncProperty(fc.array(part, { maxLength: 6 }), async (parts) => {
        await storage
          .put(parts.join(""), Buffer.from("x"))
          .catch((error) => expect(error).toBeInstanceOf(RangeError));
        expect(readdirSync(base).sort()).toEqual(["files", "neighbour"]);
      }),
    );
    expect(readFileSync(join(base, "neighbour"), "utf8")).toBe("untouched");
  });

  it("deletes partial files of a crash after a day", async () => {
    const folder = join(base, "crashed", ".incoming");
    mkdirSync(folder, { recursive: true });
    for (const name of ["old", "young"]) writeFileSync(join(folder, name), "half");
    utimesSync(join(folder, "old"), 0, Date.now() / 1000 - 90_000);
    await fileStorage(join(base, "crashed")).put("a", Buffer.from("x"));
    expect(readdirSync(folder)).toEqual(["young"]);
    rmSync(join(base, "crashed"), { recursive: true });
  });
});
