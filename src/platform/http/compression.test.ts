import { Readable } from "node:stream";
import { brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib";
import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { KeptJson } from "../../engine/work/kept-json.ts";
import { compressedOnce, registerCompression } from "./compression.ts";

const LONG = JSON.stringify({
  data: Array.from({ length: 100 }, (_, index) => ({ name: `Employee ${index}` })),
});
const SHORT = JSON.stringify({ data: [] });

let fastify: FastifyInstance;

beforeAll(async () => {
  fastify = Fastify();
  await registerCompression(fastify);
  const returning = (url: string, type: string, body: () => string | Readable) =>
    fastify.get(url, (_request, reply) => reply.header("Content-Type", type).send(body()));
  returning("/long", "application/json; charset=utf-8", () => LONG);
  returning("/short", "application/json; charset=utf-8", () => SHORT);
  returning("/rows", "text/csv; charset=utf-8", () => Readable.from([LONG, LONG]));
  returning("/picture", "image/png", () => LONG);
  returning("/events", "text/event-stream", () => Readable.from([LONG]));
  fastify.removeAllContentTypeParsers();
  fastify.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body));
  fastify.post("/body", async (request) => ({ bytes: (request.body as Buffer).length }));
});
afterAll(() => fastify?.close());

const get = async (url: string, accepted?: string) => {
  const { headers, rawPayload } = await fastify.inject({
    url,
    headers: accepted === undefined ? {} : { "accept-encoding": accepted },
  });
  return { encoding: headers["content-encoding"], vary: headers.vary, body: rawPayload };
};

test("text of at least 1 KB is compressed as the client accepts, Brotli first", async () => {
  const brotli = await get("/long", "gzip, deflate, br");
  expect(brotli).toMatchObject({ encoding: "br", vary: "accept-encoding" });
  expect(brotliDecompressSync(brotli.body).toString()).toBe(LONG);
  expect(brotli.body.length).toBeLessThan(LONG.length / 4);
  const zipped = await get("/long", "gzip");
  expect(zipped.encoding).toBe("gzip");
  expect(gunzipSync(zipped.body).toString()).toBe(LONG);
});

test("a client that accepts no encoding, or none of ours, gets the text as it is", async () => {
  for (const accepted of [undefined, "identity", "deflate", "br;q=0, gzip;q=0"]) {
    const { encoding, body } = await get("/long", accepted);
    expect(encoding).toBeUndefined();
    expect(body.toString()).toBe(LONG);
  }
});

test("a remembered response is compressed once for each encoding, and as the others are", async () => {
  const remembered = new KeptJson(LONG);
  for (const accepted of [
    ...["gzip, deflate, br", "gzip", "br;q=0.5, gzip", "GZIP", "br, *;q=0", "zstd, gzip;q=0.1"],
    ...[undefined, "", "identity", "deflate", "br;q=0, gzip;q=0", "identity, br;q=0.5"],
  ]) {
    const once = compressedOnce(remembered, accepted);
    expect([accepted, once?.encoding]).toEqual([accepted, (await get("/long", accepted)).encoding]);
    expect(compressedOnce(remembered, accepted)?.bytes).toBe(once?.bytes);
  }
  expect(brotliDecompressSync(compressedOnce(remembered, "br")!.bytes).toString()).toBe(LONG);
  expect(gunzipSync(compressedOnce(remembered, "gzip")!.bytes).toString()).toBe(LONG);
  expect(compressedOnce(new KeptJson(SHORT), "br")).toBeNull();
});

test("streamed rows are compressed while they are written", async () => {
  const { encoding, body } = await get("/rows", "br");
  expect(encoding).toBe("br");
  expect(brotliDecompressSync(body).toString()).toBe(LONG + LONG);
});

test("short responses, pictures and streams of events stay as they are", async () => {
  for (const [url, text] of [
    ["/short", SHORT],
    ["/picture", LONG],
    ["/events", LONG],
  ] as const) {
    const { encoding, body } = await get(url, "br, gzip");
    expect(encoding).toBeUndefined();
    expect(body.toString()).toBe(text);
  }
});

test("the body of a request is never decompressed", async () => {
  const payload = gzipSync("x".repeat(1_000_000));
  const response = await fastify.inject({
    method: "POST",
    url: "/body",
    headers: { "content-type": "application/json", "content-encoding": "gzip" },
    payload,
  });
  expect(response.json()).toEqual({ bytes: payload.length });
});
