import type { Fixture } from "../../../../test/support/conformance/fixture.ts";
import type { Site } from "../../../../test/support/conformance/world.ts";

export const fixture: Fixture<"notification-channels"> = {
  body: (n) => ({
    audience: n % 3 === 0 ? "workspace" : "person",
    // Nothing listens on this port.
    address: `http://127.0.0.1:9/services/${n}`,
    kinds: [["invoice-overdue"], ["offer-outcome", "ticket-due"]][n % 2],
  }),
  makeRoom: keepFewChannels,
  prepare: disableOne,
};

/** A channel of the workspace that a person disabled. */
async function disableOne({ app, choosable, workspace: { workspace } }: Site): Promise<void> {
  await app.installation.pool.query(
    "update notification_channels set status = 'disabled', disabled_reason = 'manual' where workspace_id = $1 and id = $2",
    [workspace.id, choosable("notification-channels")[0]],
  );
}

/** A person and a workspace can have at most 20 channels each. */
async function keepFewChannels({ app, choosable, workspace: { workspace } }: Site): Promise<void> {
  await app.installation.pool.query(
    "delete from notification_channels where workspace_id = $1 and id <> all($2)",
    [workspace.id, choosable("notification-channels")],
  );
}
