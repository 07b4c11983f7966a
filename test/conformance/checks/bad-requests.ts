import { expect } from "vitest";
import { nested } from "../../support/conformance/bad-values.ts";
import { bodyWith, fieldValue, writableFields } from "../../support/conformance/derive-body.ts";
import { createRecord } from "../../support/conformance/make-records.ts";
import { hasList, recordPath } from "../../support/conformance/paths.ts";
import { type RawReply, sendRaw } from "../../support/conformance/raw-request.ts";
import { expectInvalid } from "../../support/conformance/replies.ts";
import { routesOf } from "../../support/conformance/routes.ts";
import { rowCounts } from "../../support/conformance/row-counts.ts";
import type { Subject } from "../../support/conformance/subject.ts";

const RACERS = 100;
const JSON_TYPE = "application/json";
const DENIED = "This action is unauthorized.";

/** Requests that are broken in themselves, on every route of a resource. */
export function checkBadRequests({ resource, fixture, world, sampled }: Subject): void {
  const test = sampled();
  // What the caller may not change is refused with 403 before its body is looked at.
  const anyId = async () => {
    const records = await world().home.all(resource.name);
    return (records.find(({ meta }) => meta.authorizedToUpdate) ?? records[0]!).id;
  };

  async function raw(
    method: string,
    path: string,
    body: Buffer | string | undefined,
    type?: string,
  ): Promise<RawReply> {
    const reply = await sendRaw(world().app.url, {
      method,
      target: `/api${path}`,
      body,
      headers: {
        Authorization: `Bearer ${world().home.owner.key}`,
        ...(type === undefined ? {} : { "Content-Type": type }),
        ...(body === undefined ? {} : { "Content-Length": String(Buffer.byteLength(body)) }),
      },
    });
    expect(reply.status, `${method} ${path}: ${reply.text}`).toBeLessThan(500);
    expect(reply.headers["x-request-id"]).toMatch(/\S/);
    expect(JSON.parse(reply.text || "{}")).not.toHaveProperty("stack");
    return reply;
  }

  /** Routes that take a body, of those that a key may use. */
  const withBody = async () => {
    const forPeople = Object.keys(resource.actions).filter((name) => resource.actions[name]!.sessionOnly);
    return routesOf(resource, await anyId()).filter(
      ({ method, title }) =>
        method !== "GET" &&
        title !== "delete" &&
        !forPeople.some((name) => title.startsWith(`action ${name}`)),
    );
  };

  async function expectUnwritten(act: () => Promise<void>): Promise<void> {
    const { pool } = world().app.installation;
    const before = await rowCounts(pool);
    await act();
    expect(await rowCounts(pool)).toEqual(before);
  }

  /** Where a key may not write at all, that is said before the body is looked at. */
  const said = (...statuses: number[]): number[] => (resource.refusesKeys === null ? statuses : [403]);

  /** The actions that the caller may not run on the record of these requests, such as those of the author of feedback. */
  async function deniedActions(): Promise<string[]> {
    if (!resource.operations.includes("show")) return [];
    const { body } = await world().home.owner.get(`${recordPath(resource, await anyId())}?actions=all`);
    const states: { name: string; reason: string | null }[] = body.data.meta.actions;
    return states.filter(({ reason }) => reason === DENIED).map(({ name }) => name);
  }

  test("a body that is not JSON is 400", async () => {
    const broken = [
      "{",
      "{'a':1}",
      '{"a":1}x',
      "nul",
      '{"a":}',
      Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]),
    ];
    await expectUnwritten(async () => {
      for (const [index, { method, path }] of (await withBody()).entries()) {
        for (const body of index === 0 ? broken : broken.slice(-2)) {
          expect(said(400), `${method} ${path}`).toContain((await raw(method, path, body, JSON_TYPE)).status);
        }
      }
    });
  });

  test("a body of another content type is 415", async () => {
    await expectUnwritten(async () => {
      for (const { method, path } of await withBody()) {
        for (const type of ["text/plain", "application/x-www-form-urlencoded", undefined]) {
          expect(said(415), `${method} ${path} ${type}`).toContain(
            (await raw(method, path, "{}", type)).status,
          );
        }
      }
    });
  });

  test("a body over the limit is 413", async () => {
    const { method, path } = (await withBody())[0] ?? {};
    if (!method) return;
    const large = JSON.stringify({ name: "x".repeat(2 * 1024 * 1024) });
    await expectUnwritten(async () => {
      expect((await raw(method, path!, large, JSON_TYPE)).status).toBe(413);
    });
  });

  test("a multipart body is accepted or refused as a whole", async () => {
    const edge = "----edge";
    const part = (name: string, value: string) =>
      `--${edge}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
    const whole = `${part("no_such_field", "1")}--${edge}--\r\n`;
    const forbidden = `${part("__proto__", "1")}--${edge}--\r\n`;
    const type = `multipart/form-data; boundary=${edge}`;
    const denied = await deniedActions();
    await expectUnwritten(async () => {
      for (const { method, path, title } of await withBody()) {
        for (const broken of [whole.slice(0, 40), whole.slice(0, -10), forbidden]) {
          expect((await raw(method, path, broken, type)).status, `${method} ${path}`).toBe(400);
        }
        // Only what takes one object by POST takes multipart.
        const takes = method === "POST" && !/^create several/.test(title);
        const isDenied = denied.some((name) => new RegExp(`^action ${name}( on several)?$`).test(title));
        const { status } = await raw(method, path, whole, type);
        expect(isDenied ? [403] : said(takes ? 422 : 415), `${status} ${method} ${path}`).toContain(status);
      }
    });
  });

  test("a JSON body of another shape or of any depth is refused", async () => {
    const shapes = [
      "[]",
      '"text"',
      "1",
      "null",
      "true",
      "[[]]",
      JSON.stringify(nested(2000)),
      `${"[".repeat(100_000)}${"]".repeat(100_000)}`,
    ];
    await expectUnwritten(async () => {
      for (const { method, path, title } of await withBody()) {
        for (const body of shapes) {
          // An absent body and null are an empty one, which a change and some actions can do with.
          if (body === "null" && !title.startsWith("create")) continue;
          if (title.startsWith("action") && title.includes("several") === false) continue;
          const { status } = await raw(method, path, body, JSON_TYPE);
          expect([400, 403, 404, 413, 422], `${status} ${method} ${path} ${body.slice(0, 50)}`).toContain(
            status,
          );
        }
      }
    });
  });

  if (resource.refusesKeys === null && resource.operations.includes("update")) {
    test("unknown keys are refused, whatever their name", async () => {
      const path = recordPath(resource, await anyId());
      const long = "k".repeat(10_000);
      await expectUnwritten(async () => {
        for (const key of [
          "__proto__",
          "constructor",
          "toString",
          "hasOwnProperty",
          "",
          " ",
          long,
          "a.b",
          "\u0000",
          "\ud800",
        ]) {
          const body = `{${JSON.stringify(key)}:{"x":1}}`;
          const reply = await raw("PATCH", path, body, JSON_TYPE);
          expect(reply.status, key.slice(0, 30)).toBe(422);
          const { errors, message } = JSON.parse(reply.text);
          expect(Object.keys(errors)).toHaveLength(1);
          expect(message.length).toBeLessThan(300);
        }
      });
    });

    test("numbers that JSON allows but no field can store are refused", async () => {
      const path = recordPath(resource, await anyId());
      const numeric = writableFields(resource).filter((field) =>
        ["integer", "decimal", "integer-id"].includes(field.type.name),
      );
      await expectUnwritten(async () => {
        for (const { name } of numeric) {
          for (const number of [
            "1e400",
            "-1e400",
            "9007199254740993",
            "1e308",
            "12345678901234567890",
            "1.0000000001",
          ]) {
            const { status } = await raw("PATCH", path, `{"${name}":${number}}`, JSON_TYPE);
            expect([403, 422], `${status} ${name} ${number}`).toContain(status);
          }
          const { status } = await raw("PATCH", `${path}?dry_run=true`, `{"${name}":-0}`, JSON_TYPE);
          expect([200, 403, 422], `${status} ${name} -0`).toContain(status);
        }
      });
    });
  }

  test("a malformed URL is always 400", async () => {
    const path = `/${resource.name}`;
    for (const target of [
      `${path}?a=%`,
      `${path}?%zz=1`,
      `${path}?a=%ff`,
      `${path}?a=%ed%a0%80`,
      `${path}/%zz`,
      `${path}/%ff`,
      `${path}/%ed%a0%80`,
    ]) {
      expect((await raw("GET", target, undefined)).status, target).toBe(400);
    }
    for (const target of [
      `${path}/%00`,
      `${path}/a%00b/actions`,
      `${path}/..%2f..`,
      `${path}/${"x".repeat(4000)}`,
      `${path}/getters/%00`,
    ]) {
      expect([404, 405], target).toContain((await raw("GET", target, undefined)).status);
    }
    for (const query of ["a=%00", "%00=1", "search=%00", "page=%00", "tenant=%00"]) {
      expect((await raw("GET", `${path}?${query}`, undefined)).status, query).toBe(422);
    }
  });

  if (hasList(resource)) {
    test("repeated and far too many parameters are refused", async () => {
      const { owner } = world().home;
      for (const name of ["page", "perPage", "sort", "search", "related", "include", "cursor", "nonsense"]) {
        expectInvalid(await owner.get(`/${resource.name}?${name}=1&${name}=1`), name);
      }
      const many = Array.from({ length: 300 }, (_, index) => `p${index}=1`).join("&");
      expectInvalid(await owner.get(`/${resource.name}?${many}`), "query");
      expectInvalid(await owner.get(`/${resource.name}?${"x".repeat(5000)}=1`), "x".repeat(100));
    });
  }

  const unique = writableFields(resource).filter((field) => field.unique !== null);
  if (unique.length > 0 && resource.operations.includes("create")) {
    for (const name of unique.map(({ name }) => name))
      sampled(name)(`of 100 concurrent creations of one ${name} exactly one takes effect`, async () => {
        const { home } = world();
        const body = await freeBody(name);
        const replies = await Promise.all(
          Array.from({ length: RACERS }, () => {
            const own = bodyWith(home, resource, fixture, home.next(), () => false);
            // Each differs from the others in whatever else is unique.
            for (const other of unique) if (other.name !== name) delete own[other.name];
            const scopes = Object.fromEntries(
              resource.fields.get(name)!.unique!.within.map((one) => [one, body[one] ?? null]),
            );
            const others = Object.fromEntries(
              unique
                .filter((one) => one.name !== name && one.required)
                .map((one) => [one.name, fieldValue(home, fixture, one, home.next())]),
            );
            return home
              .writer(resource)
              .post(`/${resource.name}`, { ...own, ...others, ...scopes, [name]: body[name] });
          }),
        );
        const made = replies.filter(({ status }) => status === 201);
        expect(made).toHaveLength(1);
        for (const reply of replies) {
          if (reply !== made[0])
            expect(expectInvalid(reply, name)).toBe(
              `The ${name.replaceAll("_", " ")} has already been taken.`,
            );
        }
      });
  }

  /** A body whose value of the field no record has. */
  async function freeBody(name: string) {
    const { home } = world();
    for (;;) {
      const body = bodyWith(home, resource, fixture, home.next(), (field) => field.name === name);
      const reply = await home.writer(resource).post(`/${resource.name}?dry_run=true`, body);
      if (reply.status !== 422 || !/taken/.test(reply.text)) return body;
    }
  }

  test("a record that was created can still be read at the end", async () => {
    const { home } = world();
    if (!resource.operations.includes("create")) return;
    const record = await createRecord(home, resource, fixture, home.next());
    expect((await home.owner.get(recordPath(resource, record.id))).status).toBe(200);
  });
}
