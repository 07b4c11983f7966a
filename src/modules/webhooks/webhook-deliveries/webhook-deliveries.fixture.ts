import type { Fixture } from "../../../../test/support/conformance/fixture.ts";
import type { Site } from "../../../../test/support/conformance/world.ts";

/** A delivery in a state that only time or a real receiver would produce. */
const OTHER_DELIVERY = `update webhook_deliveries set status = 'succeeded', last_response_status = 200,
    event_type = 'tags.created', event_at = event_at - interval '1 day'
  where workspace_id = $1 and id = (select max(id) from webhook_deliveries where workspace_id = $1)`;

export const fixture: Fixture<"webhook-deliveries"> = {
  prepare: tryTwoWebhooks,
};

async function tryTwoWebhooks({ app, choosable, owner, workspace: { workspace } }: Site): Promise<void> {
  for (const id of choosable("webhooks").slice(0, 2)) {
    const reply = await owner.post(`/webhooks/${id}/actions?action=test`, {});
    if (reply.status !== 200) throw new Error(`The webhook could not be tried: ${reply.text}`);
  }
  await app.installation.pool.query(OTHER_DELIVERY, [workspace.id]);
  await owner.post(`/webhooks/${choosable("webhooks")[0]}/actions?action=disable`, {});
}
