import { feedback } from "../../../api/generated/resources/feedback.ts";
import { resourceUi } from "../../../declare/resource-ui.ts";

/** What interviewers say about a candidate: feedback of the module Performance, on a candidate. */
export const impressionUi = resourceUi({
  resource: "feedback",
  metadata: feedback,
  title: "Feedback",
  singular: "Feedback",
  nameOf: () => "Feedback on the candidate",
  fields: {
    type: {
      label: "It is",
      hint: undefined,
      optionLabels: { praise: "In favour", constructive: "Against", general: "Neither" },
    },
    notes: { label: "What you saw and heard", hint: "Everybody who hires reads it; the candidate does not." },
  },
  list: { columns: ["notes", "type"], emptyText: "Say what you saw in the interview." },
  form: [{ title: "Feedback", fields: ["notes", "type"] }],
});
