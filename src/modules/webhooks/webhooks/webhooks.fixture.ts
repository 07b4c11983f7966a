import type { Fixture } from "../../../../test/support/conformance/fixture.ts";
import type { Site } from "../../../../test/support/conformance/world.ts";

export const fixture: Fixture<"webhooks"> = {
  body: (n) => ({
    // Nothing listens on this port, so every delivery fails at once.
    url: `http://127.0.0.1:9/hook/${n}`,
    events: [["tags.*"], ["*"], ["positions.created", "levels.updated"]][n % 3],
  }),
  filterValues: { event: () => ["tags.created", "positions.created", "nothing"] },
  unrepeatable: ["secret_hint"],
  makeRoom: keepFewWebhooks,
};

/** A workspace can have at most 20 webhooks. */
async function keepFewWebhooks({ all, choosable, owner }: Site): Promise<void> {
  const extra = (await all("webhooks")).filter(({ id }) => !choosable("webhooks").includes(id));
  for (const { id } of extra) await owner.delete(`/webhooks/${id}`);
}
