import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { watchedMoment } from "../../src/engine/declare/watched-moment.ts";
import { type Caller, NOW, type Reply, startTestApp, type TestApp } from "../support/app.ts";
import { campaignSize } from "../support/campaign.ts";
import { recordCachedQueries } from "../support/plans/recorded-queries.ts";
import { testCompany } from "../support/test-company.ts";

const { app, acme, owner } = testCompany();
let other: TestApp;

beforeAll(async () => {
  other = await app.secondProcess();
});
afterAll(() => other.close());

const isRemembered = ({ headers }: Reply): boolean => headers.get("server-timing")!.includes("remembered;");

/** Reads a path until the response is remembered. Meanwhile, the program may note that keys were used. */
async function remember(caller: Caller, path: string): Promise<Reply> {
  let reply = await caller.get(path);
  for (let tries = 0; tries < 10 && !isRemembered(reply); tries++) reply = await caller.get(path);
  expect([reply.status, isRemembered(reply)], path).toEqual([200, true]);
  return reply;
}

let hired = 0;
async function hire(values: Record<string, unknown> = {}): Promise<string> {
  hired++;
  const person = {
    email: `p${hired}@acme.test`,
    first_name: "Ana",
    last_name: `No ${hired}`,
    start_date: "2026-01-05",
  };
  const reply = await owner.post("/employees", { ...person, ...values });
  expect(reply.status, reply.text).toBe(201);
  return reply.body.data.id;
}

describe("a remembered response", () => {
  test("is the same in all but what belongs to the request, and costs one statement", async () => {
    await hire();
    await app.installation.usage.flush();
    const first = await remember(owner, "/employees");
    const sent = await recordCachedQueries(async () => {
      const again = await owner.get("/employees");
      expect(again.text).toBe(first.text);
      expect(again.headers.get("etag")).toBe(first.headers.get("etag"));
      expect(again.headers.get("x-request-id")).not.toBe(first.headers.get("x-request-id"));
    });
    expect(sent.map(({ name }) => name)).toEqual(["workspace_versions"]);
  });

  test("is read once for all who want it at the same time", async () => {
    await hire();
    await app.installation.usage.flush();
    const path = "/employees/getters/hr-analytics";
    // Nothing changes any more, so that all know the same version.
    await remember(owner, "/tags");
    const replies = await Promise.all([1, 2, 3, 4, 5].map(() => owner.get(path)));
    expect(replies.filter(isRemembered)).toHaveLength(4);
    expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
  });

  test("is compressed as a fresh one, for clients that accept it", async () => {
    for (let count = 0; count < 3; count++) await hire();
    await app.installation.usage.flush();
    const plain = await remember(owner, "/employees");
    expect(plain.headers.get("content-encoding")).toBeNull();
    for (const encoding of ["br", "gzip"]) {
      const accepting = { headers: { "Accept-Encoding": encoding } };
      const fresh = await other.as(owner.key).get(`/employees?perPage=${5 + encoding.length}`, accepting);
      const first = await owner.get("/employees", accepting);
      const again = await owner.get("/employees", accepting);
      expect([isRemembered(fresh), isRemembered(first), isRemembered(again)]).toEqual([false, true, true]);
      expect(fresh.headers.get("content-encoding")).toBe(encoding);
      for (const reply of [first, again]) {
        expect(reply.text).toBe(plain.text);
        expect(reply.headers.get("etag")).toBe(plain.headers.get("etag"));
        expect(reply.headers.get("content-encoding")).toBe(encoding);
        expect(reply.headers.get("vary")!.toLowerCase()).toBe(fresh.headers.get("vary")!.toLowerCase());
      }
    }
  });

  test("is not given after a write by another process, of whatever record", async () => {
    const id = await hire();
    const there = other.as(owner.key);
    for (const path of ["/employees", `/employees/${id}`, "/employees/getters/hr-analytics"]) {
      await remember(owner, path);
      await there.patch(`/employees/${id}`, { phone: path });
      expect(isRemembered(await owner.get(path)), path).toBe(false);
    }
    await there.patch(`/employees/${id}`, { phone: "+40 99" });
    expect((await owner.get(`/employees/${id}`)).body.data.attributes.phone).toBe("+40 99");
  });

  test("is not given after direct SQL, nor after a quiet change", async () => {
    const { rows } = await app.installation.pool.query<{ id: string }>(
      "select id from api_keys where workspace_id = $1 and name = 'Key 1'",
      [acme.workspace.id],
    );
    const path = "/roles";
    await remember(owner, path);
    await app.installation.pool.query(
      "update roles set name = 'By hand' where workspace_id = $1 and id = $2",
      [acme.workspace.id, acme.roles.Employee],
    );
    expect((await owner.get(path)).text).toContain("By hand");
    await remember(owner, path);
    await app.installation.work(acme.workspace, (work) =>
      work.update("roles", acme.roles.Employee!, { name: "By a job" }),
    );
    expect((await owner.get(path)).text).toContain("By a job");
    await remember(owner, path);
    app.clock.set("2026-07-14T10:05:00Z");
    await owner.get(path);
    await app.installation.usage.flush();
    expect(isRemembered(await owner.get(path))).toBe(false);
    const { body } = await owner.get(`/api-keys/${rows[0]!.id}`);
    expect(body.data.attributes.last_used_at).toBe("2026-07-14T10:05:00.000000Z");
    app.clock.set(NOW);
  });

  test("is that of one caller and one URL", async () => {
    const reader = await acme.scoped("view-clients");
    await remember(owner, "/clients?perPage=7");
    expect(isRemembered(await reader.get("/clients?perPage=7"))).toBe(false);
    expect(isRemembered(await owner.get("/clients?perPage=8"))).toBe(false);
  });

  test("that depends on the day is given on that day, and one that depends on the time never", async () => {
    await hire({ start_date: "2026-07-15" });
    const path = "/employees?status=active&perPage=100";
    const { body } = await remember(owner, path);
    app.clock.set("2026-07-15T00:00:01Z");
    const after = await owner.get(path);
    expect([isRemembered(after), after.body.meta.total]).toEqual([false, body.meta.total + 1]);
    for (let n = 0; n < 3; n++) expect(isRemembered(await owner.get("/api-keys"))).toBe(false);
    app.clock.set(NOW);
  });

  test("results in 304 for a caller with the same copy", async () => {
    const { headers } = await remember(owner, "/roles");
    const sent = { headers: { "If-None-Match": headers.get("etag")! } };
    const reply = await owner.get("/roles", sent);
    expect([reply.status, reply.text, isRemembered(reply)]).toEqual([304, "", true]);
    await owner.post("/roles", { name: "New role", permissions: [] });
    expect((await owner.get("/roles", sent)).status).toBe(200);
  });

  test("counts as a use and against the limits", async () => {
    const limited = await startTestApp({ env: { RATE_LIMIT_KEY: "4" } });
    try {
      const { owner: caller } = await limited.addWorkspace("limited");
      const left: unknown[] = [];
      for (let n = 0; n < 4; n++)
        left.push((await caller.get("/roles")).headers.get("x-ratelimit-remaining"));
      expect(left).toEqual(["3", "2", "1", "0"]);
      expect((await caller.get("/roles")).status).toBe(429);
    } finally {
      await limited.close();
    }
  });
});

/** Signs the owner in; returns the cookie. */
async function signIn(): Promise<string> {
  const body = { email: "owner@acme.test", password: "correct horse battery" };
  const reply = await app.request("POST", "/session?tenant=acme", { body });
  return reply.headers.get("set-cookie")!.split(";")[0]!;
}

describe("in another process, from the next request on", () => {
  /** A new employee with a role of their own, and a key with all that it can have. */
  async function person(): Promise<{
    id: string;
    caller: Caller;
    there: Caller;
    keyId: string;
    userId: string;
  }> {
    const id = await hire();
    const caller = await acme.callerFor(id, "view-clients", "view-audit-log");
    const { rows } = await app.installation.pool.query<{ key: string; account: string }>(
      `select k.id as key, u.id as account from users u join api_keys k
         on k.workspace_id = u.workspace_id and k.created_by_user_id = u.id where u.employee_id = $1`,
      [id],
    );
    const there = other.as(caller.key);
    await remember(there, "/clients");
    return { id, caller, there, keyId: rows[0]!.key, userId: rows[0]!.account };
  }

  test("a revoked key is refused", async () => {
    const { there, keyId } = await person();
    const revoked = await app.request("POST", `/api-keys/${keyId}/actions?action=revoke`, {
      body: {},
      headers: { Cookie: await signIn(), Origin: app.url },
    });
    expect(revoked.status, revoked.text).toBe(200);
    expect((await there.get("/clients")).status).toBe(401);
  });

  test("a changed role counts", async () => {
    const { there, userId } = await person();
    await owner.patch(`/users/${userId}`, { role_id: acme.roles.Employee });
    expect((await there.get("/clients")).status).toBe(403);
  });

  test("a permission that a role loses counts", async () => {
    const { there, userId } = await person();
    const { role_id } = (await owner.get(`/users/${userId}`)).body.data.attributes;
    await owner.patch(`/roles/${role_id}`, { permissions: ["view-audit-log"] });
    expect((await there.get("/clients")).status).toBe(403);
  });

  test("an archived account is refused", async () => {
    const { id, there } = await person();
    expect((await owner.post(`/employees/${id}/actions?action=archive`, {})).status).toBe(200);
    expect((await there.get("/clients")).status).toBe(401);
  });

  test("an allowlist of addresses counts", async () => {
    const { there, keyId } = await person();
    await app.installation.pool.query("update api_keys set ip_allowlist = '{203.0.113.7}' where id = $1", [
      keyId,
    ]);
    expect((await there.get("/clients")).status).toBe(403);
  });

  test("a scope that a key loses counts", async () => {
    const { there, keyId } = await person();
    await app.installation.pool.query("update api_keys set scopes = '{view-audit-log}' where id = $1", [
      keyId,
    ]);
    expect((await there.get("/clients")).status).toBe(403);
  });

  test("the expiry of a key counts by the clock, without any write", async () => {
    const { there, keyId } = await person();
    await app.installation.pool.query(
      "update api_keys set expires_at = '2026-07-14T10:05:00Z' where id = $1",
      [keyId],
    );
    await remember(there, "/clients");
    other.clock.set("2026-07-14T10:04:59.999Z");
    expect((await there.get("/clients")).status).toBe(200);
    other.clock.set("2026-07-14T10:05:00Z");
    expect((await there.get("/clients")).status).toBe(401);
    other.clock.set(NOW);
  });

  test("somebody's last day passes by the clock, without any write", async () => {
    const { id, there } = await person();
    await app.installation.pool.query("update employees set termination_date = '2026-07-14' where id = $1", [
      id,
    ]);
    await remember(there, "/clients");
    other.clock.set("2026-07-15T00:00:00Z");
    expect((await there.get("/clients")).status).toBe(401);
    other.clock.set(NOW);
  });

  test("a session that was signed out is refused, and one that is not used expires", async () => {
    const browser = async (): Promise<Caller> => {
      const headers = { Cookie: await signIn(), Origin: other.url };
      const get: Caller["get"] = (path) => other.request("GET", path, { headers });
      const remove: Caller["delete"] = (path) =>
        app.request("DELETE", path, { headers: { ...headers, Origin: app.url } });
      return { ...owner, get, delete: remove };
    };
    const [one, two] = [await browser(), await browser()];
    await remember(one, "/clients");
    expect((await one.delete("/session")).status).toBe(204);
    expect((await one.get("/clients")).status).toBe(401);
    await remember(two, "/clients");
    other.clock.set("2026-07-28T10:00:01Z");
    expect((await two.get("/clients")).status).toBe(401);
    other.clock.set(NOW);
  });

  test("a setting counts", async () => {
    const there = other.as(owner.key);
    await remember(there, "/workspace");
    await owner.patch("/workspace", { name: "Acme Works" });
    expect((await there.get("/workspace")).body.data.attributes.name).toBe("Acme Works");
  });
});

test("nobody gets a response from before a write that was acknowledged before the request, with many writers", async () => {
  const ids = await Promise.all(Array.from({ length: 4 }, () => hire({ phone: "0" })));
  const callers = [owner, other.as(owner.key)];
  /** For each record, the latest value whose write was acknowledged. */
  const acknowledged = new Map(ids.map((id) => [id, 0]));
  const writes = campaignSize({ suite: 25, campaign: 600 });
  let isOver = false;
  let compared = 0;
  let remembered = 0;
  const write = async (id: string, index: number) => {
    for (let n = 1; n <= writes; n++) {
      const reply = await callers[(index + n) % 2]!.patch(`/employees/${id}`, { phone: String(n) });
      expect(reply.status).toBe(200);
      acknowledged.set(id, n);
      // Now and then there is time for responses that are given twice.
      if (n % 5 === 0) await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  const expectRecent = (
    oldest: Map<string, number>,
    data: { id: string; attributes: { phone: string } }[],
  ) => {
    for (const { id, attributes } of data)
      if (oldest.has(id)) expect(Number(attributes.phone)).toBeGreaterThanOrEqual(oldest.get(id)!);
  };
  const read = async (caller: Caller, path: string) => {
    while (!isOver) {
      const oldest = new Map(acknowledged);
      const reply = await caller.get(path);
      expectRecent(oldest, [reply.body.data].flat());
      compared++;
      if (isRemembered(reply)) remembered++;
    }
  };
  const readers = callers.flatMap((caller) =>
    ["/employees?perPage=100", `/employees/${ids[0]}`, `/employees/${ids[1]}`].map((path) =>
      read(caller, path),
    ),
  );
  await Promise.all(ids.map(write));
  isOver = true;
  await Promise.all(readers);
  expect(compared).toBeGreaterThan(writes);
  expect(remembered).toBeGreaterThan(0);
});

test("a watched moment is sent to the database as the moment", async () => {
  const at = new Date("2026-07-14T10:00:00.123Z");
  const moment = watchedMoment(at, { dayIn: () => {}, exactly: () => {} });
  const { rows } = await app.installation.pool.query(
    "select $1::timestamptz as at, $2::timestamptz[] as list",
    [moment, [moment]],
  );
  expect(rows).toEqual([{ at, list: [at] }]);
});

test.each([
  ["0", false],
  ["16KiB", true],
])(
  "with REMEMBERED_RESPONSES=%s, a response of some kilobytes is remembered: %s",
  async (setting, isKept) => {
    const small = await app.secondProcess({ REMEMBERED_RESPONSES: setting });
    try {
      const caller = small.as(owner.key);
      for (let n = 0; n < 3; n++) await caller.get("/clients");
      expect(isRemembered(await caller.get("/clients"))).toBe(isKept);
      // Larger than the share of one response.
      for (let n = 0; n < 3; n++) await caller.get("/roles");
      expect(isRemembered(await caller.get("/roles"))).toBe(false);
    } finally {
      await small.close();
    }
  },
);
