import type { FastifyInstance } from "fastify";
import pino from "pino";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { HttpRequest } from "../../engine/request/http-request.ts";
import type { HttpResponse } from "../../engine/work/http-response.ts";
import { KeptJson } from "../../engine/work/kept-json.ts";
import { wordsFor } from "../languages/words-for.ts";
import { createServer } from "./server.ts";

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"] as const;

let fastify: FastifyInstance;
let response: HttpResponse;
let hooked: string[] = [];
let handled: HttpRequest[] = [];

beforeAll(async () => {
  fastify = await createServer({
    log: pino({ level: "silent" }),
    jsonBodyLimit: 1_000,
    uploadLimit: 1_000,
    trustedProxies: [],
    newRequestId: () => "01KA0000000000000000000000",
    filesOf: () => null,
    handle: async (request) => {
      handled.push(request);
      return response;
    },
    wordsFor,
    beforeClose: () => {},
    commonHeaders: { "Api-Version": "1" },
    addHooks: (added) =>
      added.addHook("onRequest", (request, _reply, next) => {
        hooked.push(`${request.method} ${request.url}`);
        next();
      }),
  });
});
afterAll(() => fastify?.close());
beforeEach(() => {
  response = { status: 200, headers: {}, body: "{}" };
  hooked = [];
  handled = [];
});

test("the hooks apply to every method and path", async () => {
  const urls = ["/api/tags", "/elsewhere"];
  for (const url of urls) for (const method of METHODS) await fastify.inject({ method, url });
  expect(hooked).toEqual(urls.flatMap((url) => METHODS.map((method) => `${method} ${url}`)));
  expect(handled.map(({ method, path }) => `${method} ${path}`)).toEqual(
    METHODS.map((method) => `${method} /tags`),
  );
});

test("the query is passed on as it was sent", async () => {
  for (const query of ["", "a=1", "a=%C3%A9+b&a=2", "a=1?b=2", "%"]) {
    await fastify.inject(query === "" ? "/api/tags" : `/api/tags?${query}`);
    expect(handled.at(-1)).toMatchObject({ path: "/tags", query });
  }
});

test("the form of a write is read, and that of a reading is not", async () => {
  const payload = [
    ...["--edge", 'Content-Disposition: form-data; name="title"', "", "Contract"],
    ...[
      "--edge",
      'Content-Disposition: form-data; name="file"; filename="a.txt"',
      "",
      "text",
      "--edge--",
      "",
    ],
  ].join("\r\n");
  const headers = { "content-type": "multipart/form-data; boundary=edge" };
  await fastify.inject({ method: "POST", url: "/api/documents", headers, payload });
  await fastify.inject({ method: "GET", url: "/api/documents", headers, payload });
  expect(handled.map(({ multipart }) => multipart?.fields)).toEqual([{ title: "Contract" }, undefined]);
  expect(handled[0]!.multipart!.file).toMatchObject({ name: "a.txt", size: 4 });
});

test("a remembered response is sent with the headers of a fresh one", async () => {
  const body = JSON.stringify({ data: "é".repeat(1_000) });
  for (const accepted of [undefined, "br", "gzip", "deflate"]) {
    const request = { url: "/api/tags", headers: accepted ? { "accept-encoding": accepted } : {} };
    response = { status: 200, headers: { ETag: '"1"' }, body };
    const fresh = await fastify.inject(request);
    response = { ...response, body: new KeptJson(body) };
    const remembered = await fastify.inject(request);
    expect(remembered.rawPayload).toEqual(fresh.rawPayload);
    const { date: _date, ...sent } = remembered.headers;
    const { date: _other, ...expected } = fresh.headers;
    expect({ ...sent, vary: sent.vary?.toString().toLowerCase() }).toEqual(expected);
  }
});
