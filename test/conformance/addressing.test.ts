import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestApp, type TestApp, type TestWorkspace } from "../support/app.ts";
import { type RawReply, sendRaw } from "../support/conformance/raw-request.ts";

let app: TestApp;
let home: TestWorkspace;
let other: TestWorkspace;

beforeAll(async () => {
  app = await startTestApp();
  home = await app.addWorkspace("acme");
  other = await app.addWorkspace("other");
  await home.owner.post("/tags", { name: "of acme" });
  await other.owner.post("/tags", { name: "of other" });
});
afterAll(() => app.close());

/** Asks for the tags at a host, with a key or without. */
const tagsAt = (host: string, key: string | null, query = ""): Promise<RawReply> =>
  sendRaw(app.url, {
    method: "GET",
    target: `/api/tags${query}`,
    headers: { Host: host, ...(key === null ? {} : { Authorization: `Bearer ${key}` }) },
  });
const names = (reply: RawReply): string[] =>
  JSON.parse(reply.text).data.map((one: { attributes: { name: string } }) => one.attributes.name);

test("a workspace is reached at its subdomain, in any case and at any port", async () => {
  for (const host of ["acme.localhost", "acme.localhost:3000", "ACME.LocalHost"]) {
    const reply = await tagsAt(host, home.owner.key);
    expect(reply.status).toBe(200);
    expect(names(reply)).toEqual(["of acme"]);
  }
});

test("links have the host of the request", async () => {
  const { meta, links } = JSON.parse(
    (await tagsAt("acme.localhost:3000", home.owner.key, "?perPage=1")).text,
  );
  expect(meta.path).toBe("http://acme.localhost:3000/api/tags");
  expect(links.first).toMatch(/^http:\/\/acme\.localhost:3000\/api\/tags\?/);
});

test("at other hosts the parameter tenant determines the workspace, or else the credential", async () => {
  for (const query of ["", "?tenant=acme", "?tenant=ACME"]) {
    expect(names(await tagsAt("127.0.0.1", home.owner.key, query))).toEqual(["of acme"]);
    expect(names(await tagsAt("api.example.com", home.owner.key, query))).toEqual(["of acme"]);
  }
});

test("the parameter is repeated in links", async () => {
  const { links } = JSON.parse((await tagsAt("127.0.0.1", home.owner.key, "?tenant=acme&perPage=1")).text);
  expect(new URL(links.first).searchParams.get("tenant")).toBe("acme");
});

test("a subdomain and a parameter that name different workspaces are 422", async () => {
  const reply = await tagsAt("acme.localhost", home.owner.key, "?tenant=other");
  expect(reply.status).toBe(422);
  expect(Object.keys(JSON.parse(reply.text).errors)).toEqual(["tenant"]);
  expect((await tagsAt("acme.localhost", home.owner.key, "?tenant=acme")).status).toBe(200);
});

test("an unknown workspace is 404, with and without a credential", async () => {
  for (const key of [home.owner.key, null]) {
    expect((await tagsAt("nobody.localhost", key)).status).toBe(404);
    expect((await tagsAt("127.0.0.1", key, "?tenant=nobody")).status).toBe(404);
  }
});

test("a credential of another workspace is refused like a missing one", async () => {
  const none = await tagsAt("acme.localhost", null);
  for (const reply of [
    await tagsAt("acme.localhost", other.owner.key),
    await tagsAt("127.0.0.1", other.owner.key, "?tenant=acme"),
  ]) {
    expect([reply.status, reply.text]).toEqual([401, none.text]);
    expect(reply.headers["www-authenticate"]).toBe("Bearer");
  }
  expect(none.status).toBe(401);
});

test("an unknown path is 404, and a slash at the end is ignored", async () => {
  const { key } = home.owner;
  for (const path of ["/nothing", "/tag", "/tags2", "/Tags"])
    expect((await app.request("GET", path, { key })).status).toBe(404);
  expect((await app.request("GET", "/tags/", { key })).status).toBe(200);
  expect((await app.request("GET", `${app.url}/nothing`, { key })).status).toBe(404);
});

test("every response names the request and the version, whatever it is", async () => {
  const { key } = home.owner;
  for (const [method, path, body] of [
    ["GET", "/tags"],
    ["GET", "/nothing"],
    ["GET", `${app.url}/nothing`],
    ["DELETE", "/tags"],
    ["POST", "/tags", {}],
    ["GET", "/tags?page=0"],
  ] as const) {
    const reply = await app.request(method, path, { key, body });
    expect(reply.headers.get("x-request-id")).toMatch(/^\S{10,}$/);
    expect(reply.headers.get("api-version")).toBe("2026.07.14");
    expect(reply.headers.get("content-type")).toMatch(/^application\/json/);
    if (reply.status >= 400) expect(reply.body.message).toMatch(/\S/);
  }
});
