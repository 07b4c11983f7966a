import { expect } from "vitest";
import type { ResourceSchema } from "../../../src/engine/schema/schema.ts";
import { bodyWith } from "../../support/conformance/derive-body.ts";
import { type Entry, entriesOf } from "../../support/conformance/journal-entries.ts";
import { createDeletable } from "../../support/conformance/make-records.ts";
import { recordPath } from "../../support/conformance/paths.ts";
import { expectStatus } from "../../support/conformance/replies.ts";
import type { Subject } from "../../support/conformance/subject.ts";
import type { Record, Site } from "../../support/conformance/world.ts";

/** Says that others refer to the record, which is no change of the record itself. */
const OF_OTHERS = ["is_used", "updated_at"];

/** A custom field without a value is part of its definition, which has the entry, and not of the record. */
const withoutEmptyFields = ([name, value]: [string, unknown]): [string, unknown] =>
  name === "custom_fields" && value
    ? [name, Object.entries(value).filter(([, one]) => one !== null)]
    : [name, value];

/** What the owner reads of every record of the workspace, as text by `resource/id`. */
async function everything(site: Site): Promise<Map<string, string>> {
  const journalled = [...site.schema.resources.values()].filter(({ isJournalled }) => isJournalled);
  const read = async (resource: ResourceSchema) =>
    (await site.all(resource.name)).map((record) => {
      const reported = Object.entries(record.attributes).filter(([name]) => {
        const field = resource.fields.get(name)!;
        return !OF_OTHERS.includes(name) && !field.quiet && !field.secret && !field.isDerived;
      });
      return [`${resource.name}/${record.id}`, JSON.stringify(reported.map(withoutEmptyFields))] as const;
    });
  return new Map((await Promise.all(journalled.map(read))).flat());
}

/** Whatever a write changes anywhere has its own entry, so that a copy kept by the feed never drifts. */
export function checkSideEffects({ resource, fixture, world, sampled }: Subject): void {
  const test = sampled();
  const writer = () => world().home.writer(resource);

  /** Returns what is there afterwards: the next step begins with it. */
  async function expectReported(
    before: Map<string, string>,
    act: () => Promise<unknown>,
  ): Promise<Map<string, string>> {
    const { entries } = await entriesOf(world().home, act);
    const after = await everything(world().home);
    const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
      (name) => before.get(name) !== after.get(name),
    );
    const reported = entries.map((entry: Entry) => `${entry.resource_type}/${entry.resource_id}`);
    expect(changed.filter((name) => !reported.includes(name))).toEqual([]);
    expect(changed.length).toBeGreaterThan(0);
    return after;
  }

  if (!resource.operations.includes("create")) return;

  test("every row that a creation, a change or a deletion writes has a journal entry", async () => {
    const { home } = world();
    const deletes = resource.operations.includes("delete");
    const doomed = deletes ? await createDeletable(home, resource, fixture, home.next()) : undefined;
    let made: Record | undefined;
    let before = await everything(home);
    before = await expectReported(before, async () => {
      for (let tries = 0; made === undefined; tries++) {
        const body = bodyWith(
          home,
          resource,
          fixture,
          home.next(),
          (field) => tries === 0 && !field.type.links,
        );
        const reply = await writer().post(`/${resource.name}`, body);
        if (reply.status !== 422 || tries > 5) made = expectStatus(reply, 201).body.data;
      }
    });
    if (resource.operations.includes("update")) {
      const body = bodyWith(home, resource, fixture, home.next(), (field) => field.type.name === "text");
      const creating = (name: string) =>
        resource.fields.get(name)!.required || fixture.always?.includes(name);
      const texts = Object.entries(body).filter(([name]) => !creating(name));
      const change = texts.length > 0 ? Object.fromEntries(texts) : body;
      for (const field of resource.fields.values()) if (field.immutable) delete change[field.name];
      const patch = async () =>
        expectStatus(await writer().patch(recordPath(resource, made!.id), change), 200);
      if (Object.keys(change).length > 0) before = await expectReported(before, patch);
    }
    if (doomed) {
      const path = recordPath(resource, doomed.id);
      await expectReported(before, async () => expectStatus(await writer().delete(path), 204));
    }
  });
}
