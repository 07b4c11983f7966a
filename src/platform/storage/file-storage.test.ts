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
import { text } from "node:stream/consumers";
import fc from "fast-check";
import { afterAll, describe, expect, it } from "vitest";
import { checkStorage } from "../../../test/support/storage-rules.ts";
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
  checkStorage(() => storage);

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
