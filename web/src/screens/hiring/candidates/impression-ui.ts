import { feedback } from "../../../api/generated/resources/feedback.ts";
import { resourceUi } from "../../../declare/resource-ui.ts";
import { t } from "../../../messages/t.ts";

/** What interviewers say about a candidate: feedback of the module Performance, on a candidate. */
export const impressionUi = resourceUi({
  resource: "feedback",
  metadata: feedback,
  title: t("Feedback"),
  singular: t("Feedback"),
  nameOf: () => t("Feedback on the candidate"),
  fields: {
    type: {
      label: t("It is"),
      hint: undefined,
      optionLabels: { praise: t("In favour"), constructive: t("Against"), general: t("Neither") },
    },
    notes: {
      label: t("What you saw and heard"),
      hint: t("Everybody who hires reads it; the candidate does not."),
    },
  },
  list: { columns: ["notes", "type"], emptyText: t("Say what you saw in the interview.") },
  form: [{ title: t("Feedback"), fields: ["notes", "type"] }],
});
