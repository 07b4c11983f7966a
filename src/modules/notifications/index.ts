import { module } from "../../engine/declare/index.ts";
import { channelNotifications } from "./channel-notifications.ts";
import { choiceEndpoint, choicesEndpoint } from "./choices/choices.endpoint.ts";
import { unsubscribeEndpoint, unsubscribePageEndpoint } from "./choices/unsubscribe.endpoint.ts";
import { notificationChannels } from "./notification-channels/notification-channels.resource.ts";
import { notifications } from "./notifications/notifications.resource.ts";

export { pruneChannelMessages } from "./channel-messages/prune-messages.ts";
export { sendChannelMessages } from "./channel-messages/sending-job.ts";
export { mailNotifications } from "./mailing/mailing-job.ts";
export { notifyPeople } from "./notifying/notifying-job.ts";
export { skipNews } from "./notifying/skip-news.ts";

/** What people are notified of, how they want to be notified, and the mails. */
export const notificationsModule = module({
  title: "Notifications",
  description:
    "What people are notified of when it happens, in the web UI, by mail, and in channels of Slack and Teams.",
  resources: [notifications, notificationChannels],
  notifications: channelNotifications,
  endpoints: [choicesEndpoint, choiceEndpoint, unsubscribeEndpoint, unsubscribePageEndpoint],
});
