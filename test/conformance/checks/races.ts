import { expect } from "vitest";
import type { FieldSchema } from "../../../src/engine/schema/schema.ts";
import { bodyFor, bodyWith } from "../../support/conformance/derive-body.ts";
import { createDeletable, createRecord } from "../../support/conformance/make-records.ts";
import { recordPath } from "../../support/conformance/paths.ts";
import { expectStatus } from "../../support/conformance/replies.ts";
import type { Subject } from "../../support/conformance/subject.ts";

const ROUNDS = 4;

/** Requests that get into each other's way: each takes effect wholly or not at all, and none is a fault. */
export function checkRaces({ resource, fixture, world, sampled }: Subject): void {
  const test = sampled();
  const has = (operation: (typeof resource.operations)[number]) => resource.operations.includes(operation);
  const writer = () => world().home.writer(resource);
  if (!has("create")) return;

  test("of concurrent equal requests with one Idempotency-Key only one takes effect", async () => {
    const { home } = world();
    const before = (await home.all(resource.name)).length;
    const body = bodyWith(home, resource, fixture, home.next(), () => false);
    const headers = { "Idempotency-Key": `race-${resource.name}-${home.next()}` };
    const replies = await Promise.all(
      Array.from({ length: 8 }, () => writer().post(`/${resource.name}`, body, { headers })),
    );
    const made = new Set<string>();
    for (const reply of replies) {
      expectStatus(reply, 201, 409);
      if (reply.status === 201) made.add(reply.body.data.id);
    }
    expect(made.size).toBe(1);
    expect((await home.all(resource.name)).length).toBe(before + 1);
    const first = replies.filter(
      ({ status, headers: own }) => status === 201 && !own.has("idempotency-replayed"),
    );
    expect(first).toHaveLength(1);
  });

  if (!has("delete")) return;

  test("of several concurrent deletions only one takes effect", async () => {
    const { id } = await createDeletable(world().home, resource, fixture, world().home.next());
    const replies = await Promise.all(
      Array.from({ length: 6 }, () => writer().delete(recordPath(resource, id))),
    );
    const statuses = replies.map(({ status }) => status).sort();
    expect(statuses).toEqual([204, 404, 404, 404, 404, 404]);
  });

  for (const inbound of resource.inbound) {
    const referring = inbound.resource;
    const field: FieldSchema | undefined = [...referring.fields.values()].find(
      (one) =>
        one.type.reference?.resource === resource.name &&
        !one.managed &&
        (inbound.links ? one.type.links?.table === inbound.links.table : one.writeColumn === inbound.column),
    );
    if (!field || !referring.operations.includes("create")) continue;

    const reference = `${referring.name}.${field.name}`;
    sampled(reference)(
      `a deletion and a new reference by ${reference} at once leave nothing dangling`,
      async () => {
        const { home, fixtures } = world();
        for (let round = 0; round < ROUNDS; round++) {
          const { id } = await createRecord(home, resource, fixture, home.next());
          const value = resource.key === "integer" ? Number(id) : id;
          const body = {
            ...bodyFor(home, referring, fixtures[referring.name] ?? {}, field, home.next()),
            [field.name]: field.type.links ? [value] : value,
          };
          const [made, gone] = await Promise.all([
            home.writer(referring).post(`/${referring.name}`, body),
            writer().delete(recordPath(resource, id)),
          ]);
          expectStatus(made, 201, 409, 422);
          expectStatus(gone, 204, 409);
          const left = await home.owner.get(recordPath(resource, id));
          expect(left.status).toBe(gone.status === 204 ? 404 : 200);
          if (made.status !== 201) continue;
          const holder = await home.owner.get(recordPath(referring, made.body.data.id));
          if (gone.status === 204 && inbound.onDelete === "restrict") expectStatus(holder, 404);
          if (holder.status !== 200) continue;
          const retained = [holder.body.data.attributes[field.name] ?? []].flat().map(String);
          expect(retained.includes(id)).toBe(gone.status === 409);
        }
      },
    );
  }
}
