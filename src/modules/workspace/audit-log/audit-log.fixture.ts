import type { Fixture } from "../../../../test/support/conformance/fixture.ts";
import type { Site } from "../../../../test/support/conformance/world.ts";

export const fixture: Fixture<"audit-log"> = {
  prepare: writeInBulk,
  filterValues: { changed_field: () => ["positions.name", "employees.salary", "webhooks.url"] },
};

/** Creates two entries in one request, so that they have the same batch id. */
async function writeInBulk({ owner }: Site): Promise<void> {
  await owner.post("/tags/bulk", [{ name: "in bulk 1" }, { name: "in bulk 2" }]);
}
