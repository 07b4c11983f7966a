import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { describe, expect, it } from "vitest";
import { namedStorage } from "../../src/platform/storage/named-storage.ts";
import { removeUnnamedContents } from "../../src/platform/storage/remove-unnamed-contents.ts";
import { campaignSize } from "../support/campaign.ts";
import { contentPlaces } from "../support/content-places.ts";
import { testCompany } from "../support/test-company.ts";

const ROUNDS = campaignSize({ suite: 8, campaign: 400 });
/** Few contents, so that nearly every upload meets the deletion of the same bytes. */
const CONTENTS = ["one", "two", "three"];

const { app, acme } = testCompany();

describe.each(contentPlaces())("files in %s", (place, open) => {
  // The server of the tests dies when it lists an object that another request deletes at that moment.
  const sweeps = place === "a folder" ? 2 : 1;

  it(`are never deleted while something names them, beside uploads and deletions, ${ROUNDS} times`, async () => {
    const { pool } = app.installation;
    const contents = open();
    const log = { error: () => {} };
    const storage = namedStorage({ contents, pool, log });
    const key = (name: number) => `${acme.workspace.id}/races/${name}`;
    const named = new Map<number, string>();
    let removed = 0;
    const sweep = async () => {
      removed += await removeUnnamedContents(pool, contents);
    };
    const read = async (name: number): Promise<string | null> => {
      const file = await storage.get(key(name));
      return file && (await text(file.stream));
    };
    /** The server of the tests writes an object in place, and aborts the responses that are reading it then. */
    const readWhole = async (name: number): Promise<string | null> => {
      for (let tries = 1; ; tries++) {
        try {
          return await read(name);
        } catch (error) {
          if (place === "a folder" || tries === 5 || (error as Error).message !== "aborted") throw error;
        }
      }
    };
    const put = async (name: number, content: string) => {
      await storage.put(key(name), Buffer.from(content));
      // What has just been stored can be read at once, whatever the deletions beside it are doing.
      expect(await readWhole(name)).toBe(content);
      named.set(name, content);
    };
    const forget = async (name: number) => {
      named.delete(name);
      await storage.delete(key(name));
    };
    for (let round = 0; round < ROUNDS; round++) {
      const before = [...named.keys()];
      const uploads = [0, 1, 2].map((n) => put(round * 3 + n, CONTENTS[(round + n * n) % 3]!));
      await Promise.all([...uploads, ...before.map(forget), ...Array.from({ length: sweeps }, sweep)]);
      for (const [name, content] of named) {
        expect(await read(name), `round ${round}`).toBe(content);
      }
      if (round % 2 === 0) await Promise.all([...named.keys()].map(forget));
    }
    await Promise.all([...named.keys()].map(forget));
    await sweep();
    expect(await Readable.from(contents.list()).toArray()).toEqual([]);
    expect(removed).toBeGreaterThan(0);
  }, 600_000);
});
