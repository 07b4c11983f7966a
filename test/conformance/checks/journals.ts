import { expect } from "vitest";
import { bodyFor, fieldValue, writableFields } from "../../support/conformance/derive-body.ts";
import type { Body } from "../../support/conformance/fixture.ts";
import { type Entry, entriesOf } from "../../support/conformance/journal-entries.ts";
import { createDeletable, createRecord } from "../../support/conformance/make-records.ts";
import { recordPath } from "../../support/conformance/paths.ts";
import { expectStatus } from "../../support/conformance/replies.ts";
import type { Subject } from "../../support/conformance/subject.ts";
import { holdsSent } from "../../support/conformance/wire-values.ts";
import type { Record } from "../../support/conformance/world.ts";

/** Fields that say nothing of a change. */
const NOT_JOURNALLED = ["id", "created_at", "updated_at"];

/** What every write leaves behind in the journal. */
export function checkJournals({ resource, fixture, world, sampled }: Subject): void {
  const test = sampled();
  const creates = resource.operations.includes("create");
  const event = (name: string) => `${resource.name}.${name}`.replaceAll("-", "_");
  const home = () => world().home;
  const fresh = () => createRecord(home(), resource, fixture, home().next());
  const doomed = () => createDeletable(home(), resource, fixture, home().next());
  const existing = async (): Promise<Record> => (creates ? fresh() : (await home().all(resource.name))[0]!);

  /** What is reported about a record: a field's value, or the values of the parts that it has. */
  const reported = (record: Record | null): Body =>
    Object.fromEntries(
      Object.entries(record?.attributes ?? {}).flatMap(([name, value]) => {
        const field = resource.fields.get(name)!;
        if (NOT_JOURNALLED.includes(name) || field.secret || field.quiet || field.isDerived) return [];
        if (!field.type.hasParts) return [[name, value]];
        return Object.entries(value as Body).map(([part, its]) => [`${name}.${part}`, its]);
      }),
    );

  /** What differs between two states of a record, as the owner reads them. */
  function difference(before: Record | null, after: Record | null): Entry["changes"] {
    const [from, to] = [reported(before), reported(after)];
    const names = [...new Set([...Object.keys(from), ...Object.keys(to)])];
    return Object.fromEntries(
      names
        .map((name) => [name, { from: from[name] ?? null, to: to[name] ?? null }] as const)
        .filter(([, change]) => JSON.stringify(change.from) !== JSON.stringify(change.to)),
    );
  }

  function expectEntry(entries: Entry[], id: string, name: string, requestId: string | null): Entry {
    const own = entries.filter((one) => one.resource_type === resource.name && one.resource_id === id);
    expect(own.map((one) => one.event)).toEqual([event(name)]);
    const [entry] = own;
    expect(entry).toMatchObject({
      actor_type: resource.refusesKeys === null ? "api_key" : "user",
      user_id: home().workspace.ownerUserId,
      request_id: requestId,
    });
    if (resource.refusesKeys === null) expect(entry!.api_key_id).toMatch(/^[0-9A-Z]{26}$/);
    else expect(entry!.api_key_id).toBeNull();
    return entry!;
  }

  async function expectSameTransaction(entry: Entry): Promise<void> {
    const { rows } = await world().app.installation.pool.query<{ xmin: string }>(
      `select xmin::text from "${resource.table}" where ${resource.isSingleton ? "" : "workspace_id = $2 and "}id::text = $1`,
      resource.isSingleton ? [entry.resource_id] : [entry.resource_id, home().workspace.workspace.id],
    );
    expect(rows).toEqual([{ xmin: entry.xmin }]);
  }

  async function expectNothing(act: () => Promise<unknown>): Promise<void> {
    const { entries } = await entriesOf(home(), act);
    expect(entries).toEqual([]);
  }

  /** A change of one field that is possible. */
  function change(record: Record): Body | undefined {
    for (const field of writableFields(resource)) {
      if (field.writeOnly || field.createOnly || field.immutable || field.type.reference) continue;
      if (field.rules.length > 0 || field.unique || fixture.together?.[field.name]) continue;
      for (let tries = 0; tries < 4; tries++) {
        const value = fieldValue(home(), fixture, field, home().next());
        if (value === undefined || holdsSent(field, record.attributes[field.name], value)) continue;
        return { [field.name]: value };
      }
    }
    return undefined;
  }

  if (creates) {
    test("a creation is journalled with all values, in its own transaction", async () => {
      const field = writableFields(resource)[0]!;
      const { result: reply, entries } = await entriesOf(home(), () =>
        home()
          .writer(resource)
          .post(`/${resource.name}`, bodyFor(home(), resource, fixture, field, home().next())),
      );
      const { data } = expectStatus(reply, 201).body;
      const entry = expectEntry(entries, data.id, "created", reply.headers.get("x-request-id"));
      expect(entry.changes).toMatchObject(difference(null, data));
      expect(entry.batch_id).toBeNull();
      await expectSameTransaction(entry);
    });
  }

  if (resource.operations.includes("update")) {
    test("a change is journalled with the previous and new values of the changed fields only", async () => {
      const before = await existing();
      const body = change(before);
      expect(body, "no field can simply be changed").toBeDefined();
      const { result: reply, entries } = await entriesOf(home(), () =>
        home().writer(resource).patch(recordPath(resource, before.id), body),
      );
      const { data } = expectStatus(reply, 200).body;
      const entry = expectEntry(entries, data.id, "updated", reply.headers.get("x-request-id"));
      expect(entry.changes).toEqual(difference(before, data));
      expect(Object.keys(entry.changes)).toContain(Object.keys(body!)[0]);
      await expectSameTransaction(entry);
    });

    test("requests that change nothing, are refused or are dry runs leave no entry", async () => {
      const record = await existing();
      const path = recordPath(resource, record.id);
      const owner = home().writer(resource);
      await expectNothing(async () => expectStatus(await owner.patch(path, {}), 200));
      await expectNothing(async () => expectStatus(await owner.patch(path, record.attributes), 200));
      await expectNothing(async () =>
        expectStatus(await owner.patch(path, { ...change(record), no_such: 1 }), 422),
      );
      await expectNothing(async () =>
        expectStatus(await owner.patch(`${path}?dry_run=true`, change(record)), 200),
      );
      const stale = { headers: { "If-Match": '"stale"' } };
      await expectNothing(async () => expectStatus(await owner.patch(path, change(record), stale), 412));
      const nobody = await home().limitedTo();
      await expectNothing(async () => expectStatus(await nobody.patch(path, change(record)), 403, 404));
    });
  }

  if (resource.operations.includes("delete") && creates) {
    test("a deletion is journalled with all previous values", async () => {
      const record = await doomed();
      const before = (await home().writer(resource).get(recordPath(resource, record.id))).body.data;
      const { result: reply, entries } = await entriesOf(home(), () =>
        home().writer(resource).delete(recordPath(resource, record.id)),
      );
      expectStatus(reply, 204);
      const entry = expectEntry(entries, record.id, "deleted", reply.headers.get("x-request-id"));
      const deleted_at = { from: null };
      expect(entry.changes).toMatchObject(resource.softDeletes ? { deleted_at } : difference(before, null));
    });

    test("the entries of a bulk request have the same batch id", async () => {
      const records = [await doomed(), await doomed()];
      const { entries } = await entriesOf(home(), async () =>
        expectStatus(
          await home()
            .writer(resource)
            .delete(`/${resource.name}/bulk`, { repositories: records.map(({ id }) => id) }),
          204,
        ),
      );
      const own = entries.filter(
        (one) => one.resource_type === resource.name && one.event === event("deleted"),
      );
      expect(own.map((one) => one.resource_id).sort()).toEqual(records.map(({ id }) => id).sort());
      expect(new Set(own.map((one) => one.batch_id)).size).toBe(1);
      expect(own[0]!.batch_id).toMatch(/^[0-9A-Z]{26}$/);
    });
  }
}
