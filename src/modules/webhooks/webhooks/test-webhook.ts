import { randomUUID } from "node:crypto";
import { type ActionResult, action, field, openWhenEach } from "../../../engine/declare/index.ts";
import { eventNames, eventTypes, schemaOf } from "../../../engine/runtime/index.ts";
import { fromContext, sql } from "../../../engine/sql/index.ts";
import {
  type ActionContext,
  fieldMessage,
  type GivenParameters,
  MESSAGES,
  type StoredRecord,
  type Work,
} from "../../../engine/work/index.ts";
import { servicesOf } from "../../../platform/services.ts";
import { siteAddress } from "../../../platform/tenancy/site-address.ts";
import { deliver } from "../sending/deliver.ts";
import { messageBody } from "../sending/message.ts";
import { runtimeOf } from "../sending/runtime.ts";
import { HELD_MS, MAX_UNDER_WAY, type TakenDelivery } from "../sending/taken-delivery.ts";
import { exampleBody, TEST_EVENT } from "./event-catalogue.ts";
import { MANAGERS } from "./webhook-actions.ts";

/**
 * The body of a test message: about the webhook itself, or the example of an event. Null if the event does not exist.
 */
function testBody(work: Work, webhookId: string, event: string): string | null {
  const { subdomain } = work.workspace;
  const { actor } = work;
  const schema = schemaOf(work);
  const site = { subdomain, baseUrl: `${siteAddress(servicesOf(work).config, subdomain)}/api` };
  const type = eventTypes(schema).find((candidate) => candidate.type === event);
  if (type) return exampleBody(schema, type, site, work.now);
  if (event !== TEST_EVENT) return null;
  return messageBody(
    schema,
    {
      event,
      resource_type: "webhooks",
      resource_id: webhookId,
      changes: {},
      actor_type: actor.kind,
      user_id: actor.userId,
      api_key_id: actor.apiKeyId,
      created_at: work.now,
    },
    site,
  );
}

/** Creates the delivery, and leases it to this process if the webhook is below its limit of concurrent requests. */
async function makeDelivery(
  work: Work,
  webhook: Readonly<StoredRecord<"webhooks">>,
  event: string,
  body: string,
): Promise<TakenDelivery & { isTaken: boolean }> {
  const [id, eventId, takenBy] = [work.newId(), `msg_${work.newId()}`, randomUUID()];
  const until = new Date(work.now.getTime() + HELD_MS);
  const row = await work.row<{
    is_taken: boolean;
  }>(sql`insert into webhook_deliveries (workspace_id, id, webhook_id,
      event_id, event_type, event_at, payload, status, next_attempt_at, run_limit, taken_until, taken_by, created_at, updated_at)
    select ${fromContext("workspace")}, ${id}, ${webhook.id}, ${eventId}, ${event}, ${fromContext("now")}, ${body}::json,
      'pending', ${fromContext("now")}, 1, case when room.is_free then ${until}::timestamptz end,
      case when room.is_free then ${takenBy}::text end, ${fromContext("now")}, ${fromContext("now")}
    from (select count(*) < ${MAX_UNDER_WAY}::integer as is_free from webhook_deliveries t
      where t.workspace_id = ${fromContext("workspace")} and t.webhook_id = ${webhook.id} and t.taken_until > ${fromContext("now")}) room
    returning taken_until is not null as is_taken`);
  const previousEnds = webhook.previous_secret_expires_at;
  const older = previousEnds && previousEnds > work.now ? [webhook.sealed_previous_secret!] : [];
  return {
    workspace: work.workspace,
    id,
    webhookId: webhook.id,
    takenBy,
    eventId,
    body: Buffer.from(body),
    url: webhook.url,
    sealedSecrets: [webhook.sealed_secret!, ...older],
    isTaken: row!.is_taken,
  };
}

const parameters = {
  event: field.string().default(TEST_EVENT).describe("webhook.test, or an event type whose example is sent."),
};

async function runTest({
  work,
  records: [webhook],
  params,
  fail,
  throwIfRefused,
}: ActionContext<"webhooks", GivenParameters<typeof parameters>>): Promise<ActionResult> {
  const event = params.event;
  const body = testBody(work, webhook!.id, event);
  if (body === null)
    fail("event", fieldMessage(MESSAGES.selected, "event"), [TEST_EVENT, ...eventNames(schemaOf(work))]);
  throwIfRefused();
  const delivery = await makeDelivery(work, webhook!, event, body!);
  if (delivery.isTaken) {
    const runtime = runtimeOf(work);
    const manner = { random: () => 0, record: (write: () => Promise<void>) => write() };
    work.afterCommit(() => deliver(runtime, delivery, manner));
  }
  return { shows: { resource: "webhook-deliveries", id: delivery.id } };
}

/** Sends one test message at once, without retries. */
export const testWebhook = action("webhooks", {
  title: "Test",
  done: "Sent a test message to",
  description: "Sends one message immediately, without retries, and returns its delivery.",
  levels: ["record"],
  grants: MANAGERS,
  parameters,
  openWhen: openWhenEach(({ status }) => (status === "disabled" ? "The webhook is disabled." : null)),
  run: runTest,
});
