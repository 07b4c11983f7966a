import { expect, test } from "vitest";
import type { Caller } from "../support/app.ts";
import { type FollowedStream, followStream } from "../support/follow-stream.ts";
import { testCompany } from "../support/test-company.ts";
import { act, add, hire, shown } from "./company.ts";
import { addPolicy, requested } from "./leave.ts";
import { signIn } from "./signed-in.ts";

const { app, acme, owner } = testCompany();

interface LiveRow {
  readonly resource: string;
  readonly record_id: string;
  readonly deleted: boolean;
  readonly by: string | null;
  readonly is_own: boolean;
}

const follow = (by: Pick<Caller, "key">, query = ""): Promise<FollowedStream> =>
  followStream(`${app.url}/api/changes/live${query}`, { Authorization: `Bearer ${by.key}` });

const reported = ({ changes }: FollowedStream): LiveRow[] => changes as unknown as LiveRow[];

/** Everybody may see departments, so that a new one ends what is waited for. */
async function everythingOf(stream: FollowedStream): Promise<LiveRow[]> {
  const last = await add(owner, "departments", { name: `Last ${Math.random()}` });
  await stream.until(() => reported(stream).some(({ record_id }) => record_id === last));
  return reported(stream).filter(({ resource }) => resource !== "departments");
}

test("changes of the records in sight are reported to somebody without permissions, and no others", async () => {
  const [ana, ben] = [await hire(owner, "Ana Pop"), await hire(owner, "Ben Low")];
  const stream = await follow(await acme.callerFor(ana));
  expect([stream.status, stream.headers["content-type"]]).toEqual([200, "text/event-stream"]);
  await addPolicy(owner);
  for (const employee_id of [ana, ben])
    shown(await owner.patch(`/employees/${employee_id}`, { quote: "Ship it." }));
  const own = await requested(owner, "2026-08-03", "2026-08-04", { employee_id: ana });
  await requested(owner, "2026-08-03", "2026-08-04", { employee_id: ben });
  const rows = await everythingOf(stream);
  stream.close();
  const idsOf = (name: string) =>
    rows.filter(({ resource }) => resource === name).map(({ record_id }) => record_id);
  expect(idsOf("employees")).toEqual([ana, ben]);
  expect(idsOf("holidays")).toEqual([own.id]);
});

test("whoever follows changes from the cursor of the session misses none that came after it", async () => {
  const ida = await hire(owner, "Ida Moe");
  const caller = await acme.callerFor(ida);
  const patched = async (quote: string) => shown(await owner.patch(`/employees/${ida}`, { quote }));
  await patched("Before.");
  const { changes_cursor } = (await caller.get("/session")).body.data;
  await patched("After.");
  const stream = await follow(caller, `?since=${changes_cursor}`);
  const rows = (await everythingOf(stream)).filter(({ record_id }) => record_id === ida);
  stream.close();
  expect(rows).toHaveLength(1);
});

test("a person is named for what everybody may read, a program never, and one's own changes are one's own", async () => {
  const eva = await hire(owner, "Eva Rad");
  const person = await signIn(app, "acme", "owner@acme.test");
  const [bySelf, byEva] = [
    await followStream(`${app.url}/api/changes/live`, { Cookie: person.cookie }),
    await follow(await acme.callerFor(eva)),
  ];
  const change = async (body: object) =>
    shown(await person.send("PATCH", `/employees/${eva}`, body)) && undefined;
  await change({ quote: "Ask." });
  await change({ sensitive_information: "A secret." });
  shown(await owner.patch(`/employees/${eva}`, { quote: "Listen." }));
  const seen = async (stream: FollowedStream) => {
    const rows = (await everythingOf(stream)).filter(({ record_id }) => record_id === eva);
    stream.close();
    return rows.map(({ by, is_own }) => [by, is_own]);
  };
  const name = (await person.get("/session")).body.data.user.attributes;
  const full = [name.first_name, name.last_name].filter(Boolean).join(" ") || name.email;
  // The owner's key is the owner's own, too.
  expect(await seen(bySelf)).toEqual([
    [full, true],
    [null, true],
    [null, true],
  ]);
  expect(await seen(byEva)).toEqual([
    [full, false],
    [null, false],
    [null, false],
  ]);
});

test("a deletion is reported to those who see all records of the resource, and where a stream was left it goes on", async () => {
  const reader = await acme.scoped("view-leads");
  const first = await follow(reader);
  const lead = await add(owner, "leads", { name: "Website" });
  await first.until(() => first.changes.length === 1);
  first.close();
  expect((await owner.delete(`/leads/${lead}`)).status).toBeLessThan(300);
  const second = await follow(reader, `?since=${first.lastId}`);
  await second.until(() => second.changes.length > 0);
  expect(reported(second)[0]).toMatchObject({ resource: "leads", record_id: lead, deleted: true });
  second.close();
});

test("a stream ends with its credential, and an altered cursor is refused", async () => {
  const dan = await hire(owner, "Dan Ion");
  const stream = await follow(await acme.callerFor(dan));
  shown(await act(owner, `/employees/${dan}`, "archive", { termination_reason: "resignation" }));
  expect(await stream.ended()).toEqual({ reason: "not_permitted" });
  const altered = await follow(owner, "?since=x");
  await altered.ended();
  expect([altered.status, JSON.parse(altered.text).errors]).toEqual([
    422,
    { since: ["The since field is no longer valid; read the lists anew."] },
  ]);
  expect((await app.request("GET", "/changes/live?tenant=acme")).status).toBe(401);
});
