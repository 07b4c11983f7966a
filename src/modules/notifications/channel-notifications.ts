import { notification } from "../../engine/declare/index.ts";
import { fromContext, ident, sql } from "../../engine/sql/index.ts";
import { message } from "../../engine/work/index.ts";
import { textIn } from "../../platform/notifications/event-values.ts";

/** Channels stop working. */
export const channelNotifications = [
  notification({
    name: "channel-disabled",
    title: message`Channels that stopped working`,
    description: message`A channel of Slack or Teams that you set up was disabled, because its address failed.`,
    resource: "notification-channels",
    events: ["disabled"],
    employees: (entry) => sql`select account.employee_id from notification_channels broken join users account
      on account.workspace_id = ${fromContext("workspace")} and account.id = broken.user_id
      where broken.workspace_id = ${fromContext("workspace")} and broken.id = ${ident(entry)}.resource_id`,
    words: (event) => ({
      title: message`Notifications are no longer sent to “${textIn(event, "name")}”`,
      detail:
        event.attributes.disabled_reason === "gone"
          ? message`The address does not exist any more`
          : message`The address has failed for five days`,
    }),
  }),
];
