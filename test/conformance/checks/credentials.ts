import { expect } from "vitest";
import { createApiKey } from "../../../src/modules/api-keys/index.ts";
import { generateApiKey } from "../../../src/platform/auth/api-key-format.ts";
import type { Reply } from "../../support/app.ts";
import { expectInvalid, expectStatus } from "../../support/conformance/replies.ts";
import { pathsOf, routesOf } from "../../support/conformance/routes.ts";
import { rowCounts } from "../../support/conformance/row-counts.ts";
import { ACCESS_SHARE } from "../../support/conformance/sampled.ts";
import type { Subject } from "../../support/conformance/subject.ts";
import type { Site, World } from "../../support/conformance/world.ts";

/** Credentials that are good for nothing, as `Authorization` headers. */
const badCredentials = new WeakMap<World, Promise<{ [name: string]: string | undefined }>>();

async function newKey({ app, workspace }: Site, name: string): Promise<{ id: string; key: string }> {
  return app.installation.work(workspace.workspace, (work) =>
    createApiKey(work, { userId: workspace.ownerUserId, name, scopes: "all", ips: [] }),
  );
}

async function makeBad(world: World): Promise<{ [name: string]: string | undefined }> {
  const { app, home, other } = world;
  const { pool } = app.installation;
  const [revoked, expired, mistyped] = [
    await newKey(home, "to be revoked"),
    await newKey(home, "to expire"),
    await newKey(home, "to be mistyped"),
  ];
  await pool.query("update api_keys set revoked_at = $2 where id = $1", [revoked.id, app.clock.now()]);
  await pool.query("update api_keys set expires_at = $2 where id = $1", [expired.id, app.clock.now()]);
  const good = mistyped.key;
  const turned = (char: string) => (char === "a" ? "b" : "a");
  return {
    missing: undefined,
    "of another scheme": `Basic ${Buffer.from("owner:secret").toString("base64")}`,
    "without a key": "Bearer",
    malformed: "Bearer nonsense",
    "with a bad checksum": `Bearer ${good.slice(0, -1)}${turned(good.at(-1)!)}`,
    "well formed but unknown": `Bearer ${generateApiKey().plainText}`,
    revoked: `Bearer ${revoked.key}`,
    expired: `Bearer ${expired.key}`,
    "of another workspace": `Bearer ${other.owner.key}`,
  };
}

/** Who gets in, what is where, and by which methods. */
export function checkCredentials({ resource, world, sampled }: Subject): void {
  const test = sampled("", ACCESS_SHARE);
  const anyId = async (): Promise<string> => (await world().home.all(resource.name))[0]!.id;

  /** Sends without the test caller's own credential; the workspace is named by the query. */
  const sendAs = (
    method: string,
    path: string,
    authorization: string | undefined,
    body?: unknown,
  ): Promise<Reply> =>
    world().app.request(method, `${path}${path.includes("?") ? "&" : "?"}tenant=home-site`, {
      body,
      headers: authorization === undefined ? {} : { Authorization: authorization },
    });

  test("every bad credential gets the same 401 on every route, and nothing happens", async () => {
    if (!badCredentials.has(world())) badCredentials.set(world(), makeBad(world()));
    const bad = Object.entries(await badCredentials.get(world())!);
    const before = await rowCounts(world().app.installation.pool);
    for (const [index, { method, path, body }] of routesOf(resource, await anyId()).entries()) {
      // Each route meets some of them, and all routes together each of them several times.
      const tried = index < 2 ? bad : [bad[0]!, bad[index % bad.length]!, bad.at(-1)!];
      for (const [name, authorization] of tried) {
        const reply = await sendAs(method, path, authorization, body);
        expect([reply.status, reply.body], `${name}: ${method} ${path}`).toEqual([
          401,
          { message: "Unauthenticated." },
        ]);
        expect(reply.headers.get("www-authenticate")).toBe("Bearer");
      }
    }
    expect(await rowCounts(world().app.installation.pool)).toEqual(before);
  });

  test("an unknown workspace is 404, and a contradicting one is 422", async () => {
    const { key } = world().home.owner;
    const { method, path } = routesOf(resource, await anyId())[0]!;
    expectStatus(await world().app.request(method, `${path}?tenant=no-such-workspace`, { key }), 404);
    expectStatus(await world().app.request(method, `${path}?tenant=HOME-SITE`, { key }), 200);
    expectInvalid(
      await world().app.request(method, `${path}?tenant=home-site&tenant=home-site`, { key }),
      "tenant",
    );
  });

  test("a method that a path does not have is 405, and the response names the allowed ones", async () => {
    const id = await anyId();
    for (const path of pathsOf(resource, id)) {
      const had = new Set(
        routesOf(resource, id)
          .filter((one) => one.path.split("?")[0] === path)
          .map(({ method }) => method),
      );
      if (path.endsWith("/actions") && !path.includes(id)) had.add("POST");
      for (const method of ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]) {
        if (had.has(method)) continue;
        const reply = await world().home.writer(resource).send(method, path);
        // A record's actions and getters are found even where it has none: then the response names what there is.
        if (reply.status === 404 && had.size === 0) continue;
        expectStatus(reply, 405);
        expect(reply.headers.get("allow")!.split(", ").sort()).toEqual([...had].sort());
        expect(reply.body).toEqual({ message: "Method Not Allowed." });
      }
    }
  });

  test("an unknown path below the resource is 404", async () => {
    const id = await anyId();
    for (const path of [
      `/${resource.name}/${id}/nothing`,
      `/${resource.name}/${id}/a/b/c`,
      `/${resource.name}s`,
    ]) {
      const reply = expectStatus(await world().home.owner.get(path), 404);
      expect(reply.body.message).toMatch(/\S/);
    }
  });
}
