import type { Fixture } from "../../../../test/support/conformance/fixture.ts";
import type { Site } from "../../../../test/support/conformance/world.ts";

export const fixture: Fixture<"ticket-stages"> = {
  body: (n) => ({ category: "open", position: 1 + (n % 2) }),
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
  const { body } = await owner.post("/ticket-stages", { name: "Waiting for parts", category: "pending" });
  await owner.post(`/ticket-stages/${body.data.id}/actions?action=archive`, {});
}
