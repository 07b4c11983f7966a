import { describe, expect, test } from "vitest";
import type { Caller } from "../support/app.ts";
import { recordTag } from "../support/conformance/replies.ts";
import { recordCachedQueries } from "../support/plans/recorded-queries.ts";
import { testCompany } from "../support/test-company.ts";

const { app, acme } = testCompany();

const withKey = (key: string) => ({ headers: { "Idempotency-Key": key } });
let people = 0;
const person = (more: Record<string, unknown> = {}) => ({
  email: `person${++people}@acme.test`,
  first_name: "Ana",
  last_name: "Pop",
  start_date: "2026-01-05",
  ...more,
});

async function rowCounts(): Promise<Record<string, number>> {
  const { pool } = app.installation;
  const tables = await pool.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
  );
  const counts: Record<string, number> = {};
  for (const { name } of tables.rows) {
    const { rows } = await pool.query(`select count(*)::integer as count from "${name}"`);
    counts[name] = rows[0].count;
  }
  return counts;
}

describe("Idempotency-Key", () => {
  test("the same POST sent 20 times at once makes one record; every response is that one, or 409 while it runs", async () => {
    const body = person();
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => acme.owner.post("/employees", body, withKey("twenty-at-once"))),
    );
    const created = replies.filter(({ status }) => status === 201);
    expect(created.length).toBeGreaterThan(0);
    for (const { status } of replies) expect([201, 409]).toContain(status);
    expect(new Set(created.map(({ text }) => text)).size).toBe(1);
    const found = await acme.owner.get(`/employees?email=${body.email}`);
    expect(found.body.meta.total).toBe(1);
  });

  test("a retry gets the first response again, marked as replayed; with another body it is refused", async () => {
    const body = person();
    const first = await acme.owner.post("/employees", body, withKey('"quoted key"'));
    const again = await acme.owner.post("/employees", body, withKey('"quoted key"'));
    expect(first.headers.get("idempotency-replayed")).toBeNull();
    expect(again.headers.get("idempotency-replayed")).toBe("true");
    expect([again.status, again.text]).toEqual([201, first.text]);
    expect(again.headers.get("location")).toBe(first.headers.get("location"));
    const other = await acme.owner.post("/employees", person(), withKey('"quoted key"'));
    expect(other.status).toBe(422);
    expect(other.body.errors).toEqual({
      "Idempotency-Key": ["The Idempotency-Key has already been used for another request."],
    });
  });

  test("keys are per credential, a failed request keeps none, and after 24 hours a key is free again", async () => {
    const other = await acme.scoped("manage-employees");
    expect((await acme.owner.post("/employees", person(), withKey("shared"))).status).toBe(201);
    expect((await other.post("/employees", person(), withKey("shared"))).status).toBe(201);
    expect((await other.post("/employees", {}, withKey("failed"))).status).toBe(422);
    expect((await other.post("/employees", person(), withKey("failed"))).status).toBe(201);
    app.clock.set("2026-07-15T10:00:01Z");
    expect((await other.post("/employees", person(), withKey("failed"))).status).toBe(201);
    app.clock.set("2026-07-14T10:00:00Z");
  });

  test("a key that is no token and no quoted string is refused", async () => {
    for (const key of ['"open', "a b", "x".repeat(300)]) {
      const reply = await acme.owner.post("/employees", person(), withKey(key));
      expect(reply.status).toBe(422);
      expect(Object.keys(reply.body.errors)).toEqual(["Idempotency-Key"]);
    }
  });

  test("an action is replayed too, and a dry run uses no key up", async () => {
    const { body } = await acme.owner.post("/employees", person());
    const path = `/employees/${body.data.id}/actions?action=archive`;
    expect(
      (await acme.owner.post(`${path}&dry_run=true`, {}, withKey("archive"))).headers.get("dry-run"),
    ).toBe("true");
    const first = await acme.owner.post(path, {}, withKey("archive"));
    expect(first.status, first.text).toBe(200);
    const again = await acme.owner.post(path, {}, withKey("archive"));
    expect([again.status, again.text]).toEqual([200, first.text]);
    expect((await acme.owner.post(path, {})).status).toBe(422);
  });
});

describe("ETag and preconditions", () => {
  test("an unchanged record results in 304, a changed one in its new tag", async () => {
    const { body } = await acme.owner.post("/employees", person());
    const path = `/employees/${body.data.id}`;
    const first = await acme.owner.get(path);
    const tag = first.headers.get("etag")!;
    const unchanged = await acme.owner.get(path, { headers: { "If-None-Match": `"other", W/${tag}` } });
    expect([unchanged.status, unchanged.text]).toEqual([304, ""]);
    await acme.owner.patch(path, { phone: "123" });
    const changed = await acme.owner.get(path, { headers: { "If-None-Match": tag } });
    expect(changed.status).toBe(200);
    expect(changed.headers.get("etag")).not.toBe(tag);
  });

  test.each(["/employees?sort=last_name", "/employees/getters/hr-analytics"])(
    "an unchanged %s results in 304, a changed one in its new tag",
    async (path) => {
      const first = await acme.owner.get(path);
      expect([first.status, first.headers.get("etag")]).toEqual([
        200,
        expect.stringMatching(/^"[\w-]{22}"$/),
      ]);
      const headers = { "If-None-Match": first.headers.get("etag")! };
      const unchanged = await acme.owner.get(path, { headers });
      expect([unchanged.status, unchanged.text]).toEqual([304, ""]);
      await acme.owner.post("/employees", person());
      expect((await acme.owner.get(path, { headers })).status).toBe(200);
    },
  );

  test("of two changes with the same If-Match one is made and one is refused", async () => {
    for (let round = 0; round < 20; round++) {
      const { body, headers } = await acme.owner.post("/employees", person());
      const path = `/employees/${body.data.id}`;
      const match = { headers: { "If-Match": headers.get("etag")! } };
      const replies = await Promise.all([
        acme.owner.patch(path, { phone: "1" }, match),
        acme.owner.patch(path, { phone: "2" }, match),
      ]);
      expect(replies.map(({ status }) => status).sort()).toEqual([200, 412]);
      const won = replies.find(({ status }) => status === 200)!;
      expect(recordTag(await acme.owner.get(path))).toBe(recordTag(won));
    }
  });

  test("a tag read with related records still guards the record, and DELETE takes it too", async () => {
    const { body } = await acme.owner.post("/employees", person());
    const path = `/employees/${body.data.id}`;
    const tag = (await acme.owner.get(`${path}?include=manager,user`)).headers.get("etag")!;
    expect((await acme.owner.patch(path, { phone: "1" }, { headers: { "If-Match": tag } })).status).toBe(200);
    expect((await acme.owner.delete(path, undefined, { headers: { "If-Match": tag } })).status).toBe(412);
    expect((await acme.owner.delete(path, undefined, { headers: { "If-Match": "*" } })).status).toBe(204);
  });
});

describe("meta.actions", () => {
  test("is part of the tag: what becomes open by time alone is read, and hinders no change", async () => {
    const { body } = await acme.owner.post("/employees", person());
    const path = `/employees/${body.data.id}`;
    expect(body.data.meta).not.toHaveProperty("actions");
    expect((await acme.owner.post(`${path}/actions?action=invite`, {})).status).toBe(200);
    const first = await acme.owner.get(path);
    expect(first.body.data.meta.actions).toEqual(["archive", "upload-avatar"]);
    const reason = "The employee was invited less than 60 seconds ago.";
    const { actions } = (await acme.owner.get(`${path}?actions=all`)).body.data.meta;
    expect(actions).toContainEqual({ name: "invite", open: false, reason });
    expect((await acme.owner.post(`${path}/actions?action=invite`, {})).body.message).toBe(reason);
    const tag = first.headers.get("etag")!;
    expect((await acme.owner.get(path, { headers: { "If-None-Match": tag } })).status).toBe(304);
    app.clock.set(new Date(app.clock.now().getTime() + 61_000));
    const later = await acme.owner.get(path, { headers: { "If-None-Match": tag } });
    expect([later.status, later.body.data.meta.actions]).toEqual([
      200,
      ["archive", "invite", "upload-avatar"],
    ]);
    expect((await acme.owner.patch(path, { phone: "1" }, { headers: { "If-Match": tag } })).status).toBe(200);
  });

  test("costs no statement but those that its conditions ask", async () => {
    const { body } = await acme.owner.post("/clients", { name: "Counted", email: "counted@acme.test" });
    const path = `/clients/${body.data.id}`;
    const reader = await acme.scoped("view-clients");
    const statements = async (caller: Caller): Promise<number> => {
      await caller.get(path);
      // Another URL, whose response is not remembered yet.
      const sent = await recordCachedQueries(() => caller.get(`${path}?tenant=acme`));
      return sent.length;
    };
    // Whether a client has active projects or draft invoices is one statement, only for those who may archive it.
    const few = await statements(reader);
    expect(await statements(await acme.scoped("manage-clients"))).toBe(few + 1);
  });

  test("is requested as names or as all", async () => {
    const { status, body } = await acme.owner.get("/workspace?actions=open");
    expect([status, body.message]).toEqual([422, "The selected actions is invalid."]);
    expect(body.allowed).toEqual({ actions: ["all"] });
  });
});

describe("dry_run", () => {
  test("every write gets its usual response and leaves no row behind", async () => {
    const { body } = await acme.owner.post("/employees", person());
    const direction = await acme.owner.post("/directions", { name: "Counted" });
    const before = await rowCounts();
    const { id } = body.data;
    const replies = [
      await acme.owner.post(
        "/employees?dry_run=true",
        person({ salary: 5000, salary_type: "monthly", invite_immediately: true }),
      ),
      await acme.owner.patch(`/employees/${id}?dry_run=true`, { phone: "5" }),
      await acme.owner.delete(`/employees/${id}?dry_run=true`),
      await acme.owner.post("/employees/bulk?dry_run=true", [person(), person()]),
      await acme.owner.post(`/employees/${id}/actions?action=archive&dry_run=true`, {}),
      await acme.owner.post("/directions?dry_run=true", { name: "Not counted" }),
    ];
    expect(replies.map(({ status }) => status)).toEqual([201, 200, 204, 201, 200, 201]);
    for (const { headers } of replies) expect(headers.get("dry-run")).toBe("true");
    expect(replies[0]!.body.data.attributes.salary).toBe(5000);
    expect(await rowCounts()).toEqual(before);
    const next = await acme.owner.post("/directions", { name: "Next" });
    expect(Number(next.body.data.id)).toBe(Number(direction.body.data.id) + 1);
  });

  test("validation and rights apply as usual, and another value is refused", async () => {
    const nobody = await acme.scoped();
    expect((await acme.owner.post("/employees?dry_run=true", {})).status).toBe(422);
    expect((await nobody.post("/employees?dry_run=true", person())).status).toBe(403);
    expect((await acme.owner.post("/employees?dry_run=yes", person())).body.errors).toHaveProperty("dry_run");
  });
});
