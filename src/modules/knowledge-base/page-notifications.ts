import { notification } from "../../engine/declare/index.ts";
import { message } from "../../engine/work/index.ts";
import { nameIn, textIn } from "../../platform/notifications/event-values.ts";
import { byWhom, saidDetail } from "../../platform/notifications/said-values.ts";
import { mentionedIn } from "../employees/index.ts";

const MENTIONS = "mentioned-on-page";

/** People are mentioned on pages. */
export const pageNotifications = [
  notification({
    name: MENTIONS,
    title: message`Mentions on pages`,
    description: message`Somebody mentions you on a page of the knowledge base that you may read.`,
    resource: "pages",
    events: ["created", "updated"],
    employees: mentionedIn("content", MENTIONS),
    include: "teamspace[name]",
    words: (event) => ({
      title: byWhom(
        event.by,
        (by) => message`${by} mentioned you on the page “${textIn(event, "title")}”`,
        message`You were mentioned on the page “${textIn(event, "title")}”`,
      ),
      detail: saidDetail(nameIn(event, "teamspace")),
    }),
    delivery: "mail",
  }),
];
