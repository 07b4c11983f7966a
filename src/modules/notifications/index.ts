import { module } from "../../engine/declare/index.ts";
import { choiceEndpoint, choicesEndpoint } from "./choices/choices.endpoint.ts";
import { unsubscribeEndpoint, unsubscribePageEndpoint } from "./choices/unsubscribe.endpoint.ts";
import { notifications } from "./notifications/notifications.resource.ts";

export { mailNotifications } from "./mailing/mailing-job.ts";
export { notifyPeople } from "./notifying/notifying-job.ts";
export { skipNews } from "./notifying/skip-news.ts";

/** What people are notified of, how they want to be notified, and the mails. */
export const notificationsModule = module({
  title: "Notifications",
  description: "What people are notified of when it happens, in the web UI and by mail.",
  resources: [notifications],
  endpoints: [choicesEndpoint, choiceEndpoint, unsubscribeEndpoint, unsubscribePageEndpoint],
});
