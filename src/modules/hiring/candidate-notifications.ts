import { notification } from "../../engine/declare/index.ts";
import { detailOf, didBy, excerptIn, textIn } from "../../platform/notifications/event-values.ts";
import { mentionedIn } from "../employees/index.ts";

const MENTIONS = "mentioned-on-candidate";

/** People are mentioned in the notes on candidates. */
export const candidateNotifications = [
  notification({
    name: MENTIONS,
    title: "Mentions on candidates",
    description: "Somebody mentions you in the notes on a candidate whom you may see.",
    resource: "candidates",
    events: ["created", "updated"],
    employees: mentionedIn("notes", MENTIONS),
    words: (event) => ({
      title: didBy(event.by, `mentioned you on the candidate ${textIn(event, "name")}`),
      detail: detailOf(excerptIn(event, "notes")),
    }),
    delivery: "mail",
  }),
];
