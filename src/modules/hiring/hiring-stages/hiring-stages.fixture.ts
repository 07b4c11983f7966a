import type { Fixture } from "../../../../test/support/conformance/fixture.ts";
import type { Site } from "../../../../test/support/conformance/world.ts";

export const fixture: Fixture<"hiring-stages"> = {
  body: (n) => ({ position: 1 + (n % 2) }),
  managed: ["position"],
  prepare: archiveOneStage,
  exampleParts: {
    // All stages must be reordered together.
    reorder: (_own, all) => ({
      repositories: all.filter((one) => one.archived_at === null).map(({ id }) => id),
    }),
  },
};

/** Adds an archived stage. */
async function archiveOneStage({ owner }: Site): Promise<void> {
  const { body } = await owner.post("/hiring-stages", { name: "Trial day" });
  await owner.post(`/hiring-stages/${body.data.id}/actions?action=archive`, {});
}
