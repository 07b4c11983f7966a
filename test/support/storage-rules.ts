import { createHash, randomBytes } from "node:crypto";
import { Readable } from "node:stream";
import { buffer, text } from "node:stream/consumers";
import { expect, it } from "vitest";
import type { Storage } from "../../src/platform/storage/storage.ts";

/** Tests what every storage does, wherever it stores files. */
export function checkStorage(open: () => Storage): void {
  let opened: Storage | undefined;
  const storage = (): Storage => {
    opened ??= open();
    return opened;
  };
  const read = async (key: string) => {
    const file = await storage().get(key);
    return file && text(file.stream);
  };

  it("returns what was stored, with its size and hash", async () => {
    const content = randomBytes(300_000);
    const sha256 = createHash("sha256").update(content).digest("hex");
    expect(await storage().put("acme/documents/01J2Q", content)).toEqual({ size: 300_000, sha256 });
    const file = await storage().get("acme/documents/01J2Q");
    expect(file?.size).toBe(300_000);
    expect((await buffer(file!.stream)).equals(content)).toBe(true);
    const chunks = Readable.from([content.subarray(0, 7), content.subarray(7)], { objectMode: false });
    expect(await storage().put("acme/documents/streamed", chunks)).toEqual({ size: 300_000, sha256 });
  });

  it("stores texts and empty files", async () => {
    expect((await storage().put("a/text", Readable.from(["é", "ß"]))).size).toBe(4);
    expect(await read("a/text")).toBe("éß");
    expect((await storage().put("a/empty", Buffer.alloc(0))).size).toBe(0);
    expect(await read("a/empty")).toBe("");
  });

  it("finds stored files and deletes files, also twice", async () => {
    await storage().put("b/file", Buffer.from("here"));
    expect(await storage().exists("b/file")).toBe(true);
    await storage().delete("b/file");
    await storage().delete("b/file");
    expect(await storage().exists("b/file")).toBe(false);
    expect(await storage().get("b/file")).toBe(null);
  });

  it("replaces a file, and lets a reader finish the one it opened", async () => {
    await storage().put("c/file", Buffer.from("old"));
    const opened = await storage().get("c/file");
    await storage().put("c/file", Buffer.from("new"));
    expect(await text(opened!.stream)).toBe("old");
    expect(await read("c/file")).toBe("new");
  });

  it("ends with one complete content when several are written concurrently", async () => {
    const contents = Array.from({ length: 8 }, (_, i) => String(i).repeat(50_000));
    await Promise.all(contents.map((content) => storage().put("e/file", Buffer.from(content))));
    expect(contents).toContain(await read("e/file"));
  });

  it("distinguishes keys that look alike as paths", async () => {
    for (const key of ["f/a", "f_a", "f/a/b", "f-a"]) await storage().put(key, Buffer.from(key));
    for (const key of ["f/a", "f_a", "f/a/b", "f-a"]) expect(await read(key)).toBe(key);
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
      () => storage().put(key, Buffer.alloc(1)),
      () => storage().get(key),
      () => storage().delete(key),
    ]) {
      await expect(act()).rejects.toThrow(RangeError);
    }
    await expect(storage().exists(key)).rejects.toThrow(RangeError);
  });

  it("keeps the old content if the new one breaks off", async () => {
    await storage().put("broken/file", Buffer.from("old"));
    const broken = Readable.from(
      (async function* () {
        yield Buffer.from("half");
        throw new Error("The upload broke off.");
      })(),
    );
    await expect(storage().put("broken/file", broken)).rejects.toThrow("The upload broke off.");
    expect(await read("broken/file")).toBe("old");
  });

  it("lists the keys of all files", async () => {
    const listed = async () =>
      (await Readable.from(storage().list()).toArray()).filter((key) => key.startsWith("listed/"));
    for (const key of ["listed/a", "listed/b/c", "listed/gone"]) await storage().put(key, Buffer.from(key));
    await storage().delete("listed/gone");
    expect((await listed()).sort()).toEqual(["listed/a", "listed/b/c"]);
  });
}
