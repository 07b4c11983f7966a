import { notification } from "../../engine/declare/index.ts";
import { message } from "../../engine/work/index.ts";
import { excerptIn, textIn } from "../../platform/notifications/event-values.ts";
import { byWhom, saidDetail } from "../../platform/notifications/said-values.ts";
import { mentionedIn } from "../employees/index.ts";

const MENTIONS = "mentioned-on-candidate";

/** People are mentioned in the notes on candidates. */
export const candidateNotifications = [
  notification({
    name: MENTIONS,
    title: message`Mentions on candidates`,
    description: message`Somebody mentions you in the notes on a candidate whom you may see.`,
    resource: "candidates",
    events: ["created", "updated"],
    employees: mentionedIn("notes", MENTIONS),
    words: (event) => ({
      title: byWhom(
        event.by,
        (by) => message`${by} mentioned you on the candidate ${textIn(event, "name")}`,
        message`You were mentioned on the candidate ${textIn(event, "name")}`,
      ),
      detail: saidDetail(excerptIn(event, "notes")),
    }),
    delivery: "mail",
  }),
];
