import { expect } from "vitest";
import { entriesOf } from "../../support/conformance/journal-entries.ts";
import { expectForbidden, expectInvalid, expectStatus, idsOf } from "../../support/conformance/replies.ts";
import type { Subject } from "../../support/conformance/subject.ts";

/** The files about records that are returned at once. */
export function checkFileActions({ resource, world, sampled }: Subject): void {
  for (const [name, action] of Object.entries(resource.fileActions)) {
    const test = sampled(name);
    const at = `/${resource.name}/actions?action=${name}`;
    const post = (body: unknown, query = "") => world().home.owner.post(`${at}${query}`, body);

    test(`${name} returns a file of the given records, or of all, and writes nothing`, async () => {
      const ids = idsOf(await world().home.all(resource.name));
      for (const repositories of [ids.slice(0, 2), "all"]) {
        const { result: reply, entries } = await entriesOf(world().home, () => post({ repositories }));
        expectStatus(reply, 200);
        expect(entries).toEqual([]);
        if (action.contentType === null) {
          expect(Object.keys(reply.body)).toContain("data");
          continue;
        }
        expect(reply.headers.get("content-type")).toBe(action.contentType);
        expect(reply.headers.get("content-disposition")).toMatch(/^attachment; filename=/);
        expect(reply.headers.get("cache-control")).toBe("private, no-store");
        expect(reply.bytes.length).toBeGreaterThan(0);
      }
    });

    if (action.levels.includes("record"))
      test(`${name} returns a file of one record by its path`, async () => {
        const [id] = idsOf(await world().home.all(resource.name));
        const path = (one: string | undefined) => `/${resource.name}/${one}/actions?action=${name}`;
        const { owner } = world().home;
        const { result: reply, entries } = await entriesOf(world().home, () => owner.post(path(id), {}));
        expectStatus(reply, 200);
        expect(entries).toEqual([]);
        expectInvalid(await owner.post(path(id), { no_such: 1 }), "no_such");
        expectInvalid(await owner.post(`${path(id)}&search=x`, {}), "search");
        const [theirs] = idsOf(await world().other.all(resource.name));
        for (const other of [theirs, "nonsense"]) expectStatus(await owner.post(path(other), {}), 404);
      });

    test(`${name} may be tried in a dry run`, async () => {
      const reply = expectStatus(await post({ repositories: "all" }, "&dry_run=true"), 200);
      expect(reply.headers.get("dry-run")).toBe("true");
      expectInvalid(await post({ repositories: "all" }, "&dry_run=maybe"), "dry_run");
    });

    test(`${name} refuses unknown parameters`, async () => {
      const [id] = idsOf(await world().home.all(resource.name));
      expectInvalid(await post({}), "repositories");
      expectInvalid(await post({ repositories: [] }), "repositories");
      expectInvalid(await post({ repositories: [id, id] }), "repositories.1");
      expectInvalid(await post({ repositories: "all", no_such: 1 }), "no_such");
      expectInvalid(await post({ repositories: "all" }, "&no_such=1"), "no_such");
      expectInvalid(await post({ repositories: [id] }, "&search=x"), "search");
      expectInvalid(await post({ repositories: "all" }, "&related=x"), "related");
    });

    test(`${name} reveals nothing about records that the caller cannot see`, async () => {
      const mine = idsOf(await world().home.all(resource.name));
      const theirs = idsOf(await world().other.all(resource.name)).filter((id) => !mine.includes(id));
      for (const id of [...theirs, "nonsense"]) {
        expectStatus(await post({ repositories: [mine[0], id] }), 404);
      }
    });

    if (action.permissions.length === 0) continue;
    test(`${name} requires its permission`, async () => {
      const nobody = await world().home.limitedTo(...(resource.policy.requires ?? []).slice(0, 1));
      expect(action.permissions).toContain(expectForbidden(await nobody.post(at, { repositories: "all" })));
    });
  }
}
