import { action, type Condition, openWhenEach } from "../../../engine/declare/index.ts";
import { workAsSystem } from "../../../engine/runtime/index.ts";
import { column, fromContext, sql } from "../../../engine/sql/index.ts";
import { message } from "../../../engine/work/index.ts";
import { wordsIn } from "../../../platform/languages/words-for.ts";
import { servicesOf } from "../../../platform/services.ts";
import { siteAddress } from "../../../platform/tenancy/site-address.ts";
import { messageBody, saidMessage } from "../channel-messages/message-body.ts";
import { postToChannel } from "../channel-messages/post-to-channel.ts";
import { recordAttempt } from "../channel-messages/record-attempt.ts";
import { disableChannel } from "./disable-channel.ts";

/** Who manages a channel: its person, and with manage-workspace everybody those of the workspace. */
const MANAGERS: readonly Condition[] = [
  {
    permissions: ["manage-workspace"],
    rows: { self: (alias) => sql`${column(alias, "user_id")} = ${fromContext("selfUser")}` },
    withheld: [{ rows: (alias) => sql`${column(alias, "audience")} = 'person'`, unless: [] }],
  },
];

export const enableChannel = action("notification-channels", {
  title: "Enable",
  done: "Enabled",
  description: "Enables the channel: it gets what happens from now on.",
  levels: ["record"],
  grants: MANAGERS,
  openWhen: openWhenEach(({ status }) => (status === "enabled" ? "The channel is already enabled." : null)),
  async run({ work, records: [channel] }): Promise<undefined> {
    const values = { status: "enabled", disabled_reason: null, failing_since: null } as const;
    await work.update("notification-channels", channel!.id, values);
  },
});

export const disableByHand = action("notification-channels", {
  title: "Disable",
  done: "Disabled",
  description: "Disables the channel: nothing more is sent to it, and what waits is cancelled.",
  levels: ["record"],
  grants: MANAGERS,
  openWhen: openWhenEach(({ status }) => (status === "disabled" ? "The channel is already disabled." : null)),
  async run({ work, records: [channel] }): Promise<undefined> {
    await disableChannel(work, channel!.id, "manual");
  },
});

export const testChannel = action("notification-channels", {
  title: "Send a test message",
  done: "Sent a test message to",
  description:
    "Sends one message at once, without retries. When the response is returned, `last_problem` of the channel says whether it arrived; read it then.",
  levels: ["record"],
  grants: MANAGERS,
  openWhen: openWhenEach(({ status }) => (status === "disabled" ? "The channel is disabled." : null)),
  async run({ work, records: [channel] }): Promise<undefined> {
    const services = servicesOf(work);
    const { subdomain, name } = work.workspace;
    const test = {
      title: message`This is a test message from ${name}.`,
      detail: message`Notifications will be shown here.`,
      url: siteAddress(services.config, subdomain),
    };
    const words = channel!.audience === "workspace" ? wordsIn(work.workspace.locale) : work.words;
    const body = messageBody(channel!.service, saidMessage(test, words));
    const { workspace } = work;
    const target = { workspace, channelId: channel!.id, sealedAddress: channel!.sealed_address! };
    const run = workAsSystem(work, services.pool);
    work.afterCommit(async () => recordAttempt(run, target, await postToChannel(services, target, body)));
  },
});
