import { join } from "node:path";
import S3rver from "s3rver";
import { afterAll, beforeAll } from "vitest";
import { openStorage } from "../../src/platform/storage/open-storage.ts";
import type { Storage } from "../../src/platform/storage/storage.ts";
import { makeTestFolder, removeTestFolder } from "./test-folder.ts";

/** The places of stored files: a folder, and an object store that is started for the tests of a file. */
export function contentPlaces(): readonly (readonly [name: string, open: () => Storage])[] {
  const folder = makeTestFolder();
  const server = new S3rver({
    ...{ address: "127.0.0.1", port: 0, silent: true, directory: join(folder, "store") },
    configureBuckets: [{ name: "files", configs: [] }],
  });
  let port: number;
  beforeAll(async () => {
    ({ port } = (await server.run()) as { port: number });
  });
  afterAll(async () => {
    await server.close();
    removeTestFolder(folder);
  });
  const endpoint = () => encodeURIComponent(`http://127.0.0.1:${port}`);
  return [
    ["a folder", () => openStorage(`file:${join(folder, "files")}`)],
    ["an object store", () => openStorage(`s3://S3RVER:S3RVER@files/bureau?endpoint=${endpoint()}`)],
  ];
}
