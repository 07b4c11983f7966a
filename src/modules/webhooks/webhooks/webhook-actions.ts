import { action, field, openWhenEach } from "../../../engine/declare/index.ts";
import { servicesOf } from "../../../platform/services.ts";
import { followJournal, noteEnabling } from "../sending/journal-cursor.ts";
import { hintOf, newSecret, sealWebhookSecret } from "../sending/secrets.ts";
import { disableWebhook } from "./disable-webhook.ts";
import { lockWebhooks } from "./webhook-writes.ts";

export const MANAGERS = [{ permissions: ["manage-workspace"] }];

export const enableWebhook = action("webhooks", {
  title: "Enable",
  done: "Enabled",
  description: "Enables the webhook: it is notified of events from now on.",
  levels: ["record"],
  grants: MANAGERS,
  async lock(work) {
    await lockWebhooks(work);
    await followJournal(work);
  },
  openWhen: openWhenEach(({ status }) => (status === "enabled" ? "The webhook is already enabled." : null)),
  async run({ work, records: [webhook] }): Promise<undefined> {
    const id = webhook!.id;
    await work.update("webhooks", id, {
      status: "enabled",
      disabled_reason: null,
      disabled_at: null,
      failing_since: null,
    });
    await noteEnabling(work, id);
  },
});

export const disableByHand = action("webhooks", {
  title: "Disable",
  done: "Disabled",
  description: "Disables the webhook: it is no longer notified, and pending deliveries are cancelled.",
  levels: ["record"],
  grants: MANAGERS,
  openWhen: openWhenEach(({ status }) => (status === "disabled" ? "The webhook is already disabled." : null)),
  async run({ work, records: [webhook] }): Promise<undefined> {
    await disableWebhook(work, webhook!.id, "manual");
  },
});

const MINUTE_MS = 60_000;

export const rotateSecret = action("webhooks", {
  title: "Rotate secret",
  done: "Rotated the secret of",
  description:
    "Issues a new secret. Until the end of the grace period, messages are signed with both, the new one first.",
  levels: ["record"],
  respondsWithMeta: true,
  grants: MANAGERS,
  parameters: {
    grace_minutes: field
      .integer({ min: 0, max: 10_080 })
      .counts("minutes")
      .default(1_440)
      .describe("How long messages are also signed with the previous secret."),
  },
  async run({ work, records: [webhook], params }): Promise<undefined> {
    const id = webhook!.id;
    const grace = params.grace_minutes;
    const secret = newSecret();
    const { appSecret } = servicesOf(work).config;
    await work.update("webhooks", id, {
      secret_hint: hintOf(secret),
      sealed_secret: sealWebhookSecret(appSecret, work.workspace.id, id, secret),
      sealed_previous_secret: grace === 0 ? null : webhook!.sealed_secret,
      previous_secret_expires_at: grace === 0 ? null : new Date(work.now.getTime() + grace * MINUTE_MS),
    });
    work.addOneTimeMeta(id, { secret });
  },
});
