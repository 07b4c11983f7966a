import { randomBytes } from "node:crypto";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { expect, it } from "vitest";
import { fromBufferPromise } from "yauzl";
import { uniqueName } from "./unique-name.ts";
import { type ArchivedFile, zipOf } from "./zip-of.ts";

async function contentsOf(archive: Readable): Promise<Record<string, string>> {
  const zip = await fromBufferPromise(await buffer(archive), { lazyEntries: true, autoClose: false });
  const contents: Record<string, string> = {};
  for await (const entry of zip.eachEntry())
    contents[entry.fileName] = (await buffer(await zip.openReadStreamPromise(entry))).toString();
  return contents;
}

const brokenOff = (message: string): Readable =>
  Readable.from(
    (async function* () {
      yield Buffer.from("half");
      throw new Error(message);
    })(),
  );

it("archives buffers, streams and empty files", async () => {
  async function* files(): AsyncGenerator<ArchivedFile> {
    yield { path: "a.txt", content: Buffer.from("a") };
    yield { path: "b/c.txt", content: Readable.from([Buffer.from("b"), Buffer.from("c")]) };
    yield { path: "empty", content: Buffer.alloc(0) };
  }
  expect(await contentsOf(zipOf(files()))).toEqual({ "a.txt": "a", "b/c.txt": "bc", empty: "" });
  expect(await contentsOf(zipOf((async function* () {})()))).toEqual({});
});

it("asks for a file when the one before it was read, and for none once it is destroyed", async () => {
  let asked = 0;
  async function* files(): AsyncGenerator<ArchivedFile> {
    // Random bytes, because others would be compressed into nothing.
    for (; asked < 100; asked++) yield { path: `${asked}`, content: randomBytes(60_000) };
  }
  const archive = zipOf(files());
  await new Promise((turn) => setImmediate(turn));
  expect(asked).toBe(0);
  for await (const _ of archive) break;
  expect(archive.destroyed).toBe(true);
  expect(asked).toBeLessThan(20);
});

it("never is more than two files ahead of its reader, however many there are", async () => {
  const [count, size] = [20, 256 * 1024];
  let [asked, sent, ahead] = [0, 0, 0];
  async function* files(): AsyncGenerator<ArchivedFile> {
    // Random bytes stay as long as they are when they are compressed.
    for (; asked < count; ) yield { path: `${asked++}`, content: randomBytes(size) };
  }
  for await (const chunk of zipOf(files())) {
    sent += (chunk as Buffer).length;
    ahead = Math.max(ahead, asked * size - sent);
  }
  expect(sent).toBeGreaterThan(count * size);
  expect(ahead).toBeLessThan(3 * size);
}, 60_000);

it("fails if a file cannot be produced", async () => {
  async function* files(): AsyncGenerator<ArchivedFile> {
    yield { path: "a", content: Buffer.from("a") };
    throw new Error("There is no b.");
  }
  await expect(buffer(zipOf(files()))).rejects.toThrow("There is no b.");
  async function* half(): AsyncGenerator<ArchivedFile> {
    yield { path: "a", content: brokenOff("It broke off.") };
  }
  await expect(buffer(zipOf(half()))).rejects.toThrow("It broke off.");
});

it("gives each file a name of its own", () => {
  const taken = new Set<string>();
  const unique = ["a.pdf", "A.pdf", "a.pdf", "b", "b"].map((name) => uniqueName(name, taken));
  expect(unique).toEqual(["a.pdf", "A (2).pdf", "a (3).pdf", "b", "b (2)"]);
});
