import { evaluations } from "../../../api/generated/resources/evaluations.ts";
import { t } from "../../../messages/t.ts";

const PARTS = [
  { field: "responses", label: t("Submitted responses") },
  { field: "score", label: t("Score") },
  { field: "summary", label: t("Summary") },
  { field: "private_notes", label: t("Private notes") },
] as const;

const INTRODUCTION = t("Visible to ");

/** The sentence with which the API describes who sees a field when. */
function visibilityOf(field: string): string {
  const hint = evaluations.fields[field]?.hint ?? "";
  const start = hint.indexOf(INTRODUCTION);
  if (start === -1) throw new Error(`The API does not say who sees the field ${field} of evaluations.`);
  const [sentence = ""] = hint.slice(start + INTRODUCTION.length).split(/\.(?:\s|$)/);
  return sentence;
}

/** A reader in the words of the screens, which call assignees reviewers. */
const inWords = (reader: string): string =>
  reader.replaceAll("assignees", "reviewers").replace(/^./, (first) => first.toUpperCase());

/** Who sees which part of a review at which stage, as the API describes it. */
export const REVIEW_VISIBILITY = PARTS.map(({ field, label }) => ({
  label,
  readers: visibilityOf(field).split("; ").map(inWords),
}));
