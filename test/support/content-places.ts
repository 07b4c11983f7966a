import { join } from "node:path";
import { afterAll } from "vitest";
import { openStorage } from "../../src/platform/storage/open-storage.ts";
import type { Storage } from "../../src/platform/storage/storage.ts";
import { objectStore } from "./object-store.ts";
import { makeTestFolder, removeTestFolder } from "./test-folder.ts";

/** The places of stored files: a folder, and an object store that is started for the tests of a file. */
export function contentPlaces(): readonly (readonly [name: string, open: () => Storage])[] {
  const folder = makeTestFolder();
  const store = objectStore();
  afterAll(() => removeTestFolder(folder));
  return [
    ["a folder", () => openStorage(`file:${join(folder, "files")}`)],
    ["an object store", () => openStorage(store.url())],
  ];
}
