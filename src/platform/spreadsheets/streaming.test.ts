import { once } from "node:events";
import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { describe, expect, it } from "vitest";
import type { Column, Rows } from "./column.ts";
import { writeCsv } from "./write-csv.ts";
import { writeWorkbook, writeXlsx } from "./write-xlsx.ts";

const columns: Column[] = [{ key: "text", type: "text" }];

/** Infinite rows that hardly compress, with the number of requested rows. */
function endless() {
  const state = { requested: 0, stopped: false };
  let seed = 1;
  async function* rows() {
    try {
      for (;;) {
        state.requested += 1;
        let text = "";
        for (let i = 0; i < 50; i += 1) {
          seed = (seed * 48_271) % 2_147_483_647;
          text += String.fromCodePoint(0x4e00 + (seed % 20_000));
        }
        yield { text };
      }
    } finally {
      state.stopped = true;
    }
  }
  return { rows: rows(), state };
}

/** Waits until no more rows are requested, because every buffer is full. */
async function settled(state: { requested: number }): Promise<number> {
  for (let quiet = 0, last = -1; quiet < 50; quiet = state.requested === last ? quiet + 1 : 0) {
    last = state.requested;
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  return state.requested;
}

describe.each<[string, (rows: Rows) => Readable]>([
  ["writeCsv", (rows) => writeCsv(columns, rows)],
  ["writeXlsx", (rows) => writeXlsx(columns, rows, { sheetName: "Rows" })],
])("%s", (_, write) => {
  it("asks for rows only as fast as it is read, and stops them when nobody reads on", async () => {
    const { rows, state } = endless();
    const stream = write(rows);
    const taken = stream[Symbol.asyncIterator]();
    await taken.next();
    const before = await settled(state);
    // 10,000 rows of 150 bytes fill every buffer several times.
    expect(before).toBeLessThan(10_000);
    for (let bytes = 0; bytes < 5_000_000; bytes += (await taken.next()).value.length);
    const after = await settled(state);
    expect(after).toBeGreaterThan(before);
    expect(after - before).toBeLessThan(100_000);
    stream.destroy();
    if (!stream.closed) await once(stream, "close");
    await settled(state);
    expect(state.stopped).toBe(true);
  });

  it("fails with the error of its rows", async () => {
    async function* rows() {
      yield { text: "first" };
      throw new Error("The database went away.");
    }
    await expect(buffer(write(rows()))).rejects.toThrow("The database went away.");
  });

  it("fails on a value of another type", async () => {
    const numbers: Column[] = [{ key: "n", type: "integer" }];
    for (const stream of [
      writeCsv(numbers, [{ n: "x" }]),
      writeXlsx(numbers, [{ n: "x" }], { sheetName: "S" }),
    ]) {
      await expect(buffer(stream)).rejects.toThrow(TypeError);
    }
  });
});

it("stops the rows of a later sheet when an earlier one fails", async () => {
  let begun = false;
  async function* failing() {
    yield { text: "first" };
    throw new Error("The first sheet failed.");
  }
  async function* later() {
    begun = true;
    yield { text: "never" };
  }
  const sheets = [failing(), later()].map((rows, i) => ({ name: `S${i}`, columns, rows }));
  await expect(buffer(writeWorkbook(sheets))).rejects.toThrow("The first sheet failed.");
  expect(begun).toBe(false);
});
