import { notification } from "../../engine/declare/index.ts";
import { detailOf, didBy, nameIn, textIn } from "../../platform/notifications/event-values.ts";
import { mentionedIn } from "../employees/index.ts";

const MENTIONS = "mentioned-on-page";

/** People are mentioned on pages. */
export const pageNotifications = [
  notification({
    name: MENTIONS,
    title: "Mentions on pages",
    description: "Somebody mentions you on a page of the knowledge base that you may read.",
    resource: "pages",
    events: ["created", "updated"],
    employees: mentionedIn("content", MENTIONS),
    include: "teamspace[name]",
    words: (event) => ({
      title: didBy(event.by, `mentioned you on the page “${textIn(event, "title")}”`),
      detail: detailOf(nameIn(event, "teamspace")),
    }),
    delivery: "mail",
  }),
];
