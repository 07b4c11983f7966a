import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeTestFolder, removeTestFolder } from "../../../test/support/test-folder.ts";
import { TEXTS } from "./page-words.ts";
import { registerWebUi } from "./web-ui.ts";

let folder: string;
let fastify: FastifyInstance;

beforeAll(async () => {
  folder = makeTestFolder();
  mkdirSync(join(folder, "static"));
  writeFileSync(
    join(folder, "index.html"),
    '<html lang="en"><noscript>Bureau needs JavaScript.</noscript><meta name="app-domain" content="__APP_DOMAIN__"><i>__UPLOAD_LIMIT__</i><b>__HAS_SESSION__</b><script nonce="__CSP_NONCE__"></script>',
  );
  for (const name of ["favicon.svg", "icon-192.png", "icon-512.png", "manifest.webmanifest"])
    writeFileSync(join(folder, name), name);
  writeFileSync(join(folder, "service-worker.js"), "work()");
  writeFileSync(
    join(folder, "offline.html"),
    '<h1>You are offline</h1><button type="button">Try again</button><script nonce="__CSP_NONCE__">again()</script>',
  );
  writeFileSync(join(folder, "static", "index-1.js"), "hello()");
  writeFileSync(join(folder, "static", "index-1.js.gz"), gzipSync("hello()"));
  fastify = Fastify({ exposeHeadRoutes: false });
  fastify.get("/api/*", () => "api");
  await registerWebUi(fastify, { appDomain: "example.com", uploadLimit: 1024, folder });
});
afterAll(async () => {
  await fastify?.close();
  removeTestFolder(folder);
});

test("every path of the UI returns its page, each time with a new nonce, and is not cached", async () => {
  const nonces = new Set<string>();
  for (const url of ["/", "/employees/01J?tab=salary", "/assets/01J", "/apiary"]) {
    const { statusCode, headers, body } = await fastify.inject(url);
    expect(statusCode).toBe(200);
    expect(headers["cache-control"]).toBe("no-store");
    expect(body).toContain('content="example.com"');
    expect(body).toContain("<i>1024</i>");
    const [, nonce] = /<script nonce="([\w-]{22})">/.exec(body)!;
    expect(headers["content-security-policy"]).toContain(`script-src 'self' 'nonce-${nonce}'`);
    nonces.add(nonce!);
  }
  expect(nonces.size).toBe(4);
});

test("the page says whether the browser has a session, which it then requests at once", async () => {
  expect((await fastify.inject("/")).body).toContain("<b>no</b>");
  const cookie = "other=1; bureau_session=abc";
  expect((await fastify.inject({ url: "/", headers: { cookie } })).body).toContain("<b>yes</b>");
});

test("what a page says without the code of the UI is in the language that the browser prefers", async () => {
  const english = await fastify.inject("/");
  expect(english.body).toContain('<html lang="en"><noscript>Bureau needs JavaScript.</noscript>');
  expect(english.headers["content-language"]).toBe("en");
  const headers = { "accept-language": "ro-RO,ro;q=0.9,en;q=0.8" };
  const page = await fastify.inject({ url: "/employees", headers });
  expect(page.body).toContain('<html lang="ro"><noscript>Bureau necesită JavaScript.</noscript>');
  expect(page.headers).toMatchObject({ "content-language": "ro", vary: "Accept-Language" });
  const offline = await fastify.inject({ url: "/offline.html", headers: { "accept-language": "fr" } });
  expect(offline.body).toContain("<h1>Vous êtes hors ligne</h1>");
  expect(offline.body).toContain('<button type="button">Réessayer</button>');
});

test("each text that is said in the language of the browser stands in a page of the UI", () => {
  const pages = ["index.html", "public/offline.html"].map((name) =>
    readFileSync(new URL(`../../../web/${name}`, import.meta.url), "utf8"),
  );
  for (const text of TEXTS) expect(pages.some((page) => page.includes(`>${text}<`))).toBe(true);
  for (const page of pages) expect(page).toContain('<html lang="en">');
});

test("the policy of the page names no other host and allows nothing inline without the nonce", async () => {
  const policy = String((await fastify.inject("/")).headers["content-security-policy"]);
  expect(policy).not.toMatch(/https?:|\*|unsafe/);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
});

test("what makes the UI installable is at the root, and the worker is never old", async () => {
  const worker = await fastify.inject("/service-worker.js");
  expect(worker.body).toBe("work()");
  expect(worker.headers["content-type"]).toMatch(/^text\/javascript/);
  expect(worker.headers["cache-control"]).toBe("no-cache");
  const manifest = await fastify.inject("/manifest.webmanifest");
  expect(manifest.headers["content-type"]).toMatch(/^application\/manifest\+json/);
  expect((await fastify.inject("/icon-192.png")).headers["content-type"]).toBe("image/png");
  const offline = await fastify.inject("/offline.html");
  const [, nonce] = /nonce="([\w-]{22})"/.exec(offline.body)!;
  expect(offline.headers["content-security-policy"]).toContain(`'nonce-${nonce}'`);
});

test("files are cached without limit and compressed if the client accepts it; an unknown file is a 404", async () => {
  const plain = await fastify.inject("/static/index-1.js");
  expect(plain.body).toBe("hello()");
  expect(plain.headers["cache-control"]).toMatch(/max-age=31536000, immutable/);
  for (const needless of ["etag", "last-modified", "accept-ranges"])
    expect(plain.headers).not.toHaveProperty(needless);
  const small = await fastify.inject({ url: "/static/index-1.js", headers: { "accept-encoding": "gzip" } });
  expect(small.headers["content-encoding"]).toBe("gzip");
  expect(small.headers["content-type"]).toMatch(/javascript/);
  expect((await fastify.inject("/static/index-2.js")).statusCode).toBe(404);
});

test("other routes of the program do not belong to the UI, and the UI is read-only", async () => {
  for (const url of ["/docs/nothing", "/healthz", "/readyz", "/metrics"]) {
    expect((await fastify.inject(url)).statusCode).toBe(404);
  }
  expect((await fastify.inject("/api/employees")).body).toBe("api");
  expect((await fastify.inject({ method: "POST", url: "/employees" })).statusCode).toBe(404);
});

test("a program without a built UI serves everything else", async () => {
  const bare = Fastify();
  await registerWebUi(bare, { appDomain: "localhost", uploadLimit: 1024, folder: join(folder, "nowhere") });
  expect((await bare.inject("/")).statusCode).toBe(404);
});
