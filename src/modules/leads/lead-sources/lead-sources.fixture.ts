import type { Fixture } from "../../../../test/support/conformance/fixture.ts";
import type { Site } from "../../../../test/support/conformance/world.ts";

export const fixture: Fixture<"lead-sources"> = {
  prepare: archiveOneSource,
};

/** Adds an archived source. */
async function archiveOneSource({ owner }: Site): Promise<void> {
  const { body } = await owner.post("/lead-sources", { name: "Yellow pages" });
  await owner.post(`/lead-sources/${body.data.id}/actions?action=archive`, {});
}
