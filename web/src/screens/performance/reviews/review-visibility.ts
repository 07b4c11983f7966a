import { t } from "../../../messages/t.ts";

/** A part of a review, and who sees it. */
interface Visibility {
  /** The field of evaluations whose description says the same. */
  readonly field: string;
  readonly label: string;
  readonly readers: readonly string[];
}

const REVIEWERS = t("Reviewers who have submitted");
const OTHERS = [t("Other superiors"), t("Holders of view-performance")];

const OF_RESPONSES = [
  t("The employee (shared)"),
  REVIEWERS,
  t("Superiors who have yet to submit as reviewers (completed, shared, cancelled)"),
  ...OTHERS,
];

const OF_NOTES = [
  REVIEWERS,
  t("Superiors who have yet to submit as reviewers"),
  t("Reviewers who have yet to submit"),
  ...OTHERS,
];

/** Who sees which part of a review at which stage, as the API describes it. */
export const REVIEW_VISIBILITY: readonly Visibility[] = [
  { field: "responses", label: t("Submitted responses"), readers: OF_RESPONSES },
  { field: "score", label: t("Score"), readers: OF_RESPONSES },
  { field: "summary", label: t("Summary"), readers: [t("The employee (shared)"), ...OF_NOTES] },
  { field: "private_notes", label: t("Private notes"), readers: OF_NOTES },
];
