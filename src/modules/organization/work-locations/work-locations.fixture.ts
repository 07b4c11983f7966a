import type { Fixture } from "../../../../test/support/conformance/fixture.ts";
import type { Site } from "../../../../test/support/conformance/world.ts";

export const fixture: Fixture<"work-locations"> = { body: () => ({}), prepare: addUnusedLocations };

const COUNT = 12;

/** Adds more work locations than the records of other fixtures refer to. */
async function addUnusedLocations({ owner }: Site): Promise<void> {
  for (let n = 1; n <= COUNT; n++) {
    const { status, text } = await owner.post("/work-locations", { name: `Vacant office ${n}` });
    if (status !== 201) throw new Error(`The work location could not be created: ${text}`);
  }
}
