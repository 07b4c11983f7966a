import { fieldMessage, MESSAGES, type SettledChange } from "../../../engine/work/index.ts";
import { hasHtml } from "../../../platform/markdown/html-in-markdown.ts";

export const NO_HTML = "The content field must not contain HTML.";

/** Reports content that a document cannot have: HTML, or any beside an uploaded file. */
export function checkContent(change: SettledChange<"documents">): void {
  const { stored, values, file, fail } = change;
  if (!change.changes("content")) return;
  if (!values.content) {
    if (stored) fail("content", fieldMessage(MESSAGES.required, "content"));
  } else if (file || (stored && stored.version > 0 && stored.content === null))
    fail("content", "The content field is prohibited together with a file.");
  else if (values.documentable_type === "signature") fail("content", "The content field is prohibited.");
  else if (hasHtml(values.content)) fail("content", NO_HTML);
}
