import type { FieldOverride } from "../../../declare/resource-ui.ts";
import { t } from "../../../messages/t.ts";
import { rejectionReason } from "../rejection-reason.tsx";
import { SOURCE_LABELS, STATUS_LABELS } from "./candidate-status.tsx";
import { ratingField } from "./rating.tsx";

/** How the fields of candidates are called, shown and edited. */
export const candidateFields: Readonly<Record<string, FieldOverride>> = {
  job_id: {
    label: t("Job"),
    hint: t("Empty: in the pool, for no job in particular."),
    placeholder: t("None: the pool"),
  },
  name: { label: t("Name") },
  email: { hint: undefined },
  address: { type: "object" },
  linkedin_url: { label: t("LinkedIn") },
  cover_letter: { label: t("Cover letter") },
  source: { label: t("Came by"), optionLabels: SOURCE_LABELS },
  source_detail: { label: t("In detail"), hint: t("The job board, the campaign and the like.") },
  referred_by_employee_id: {
    label: t("Referred by"),
    hint: undefined,
    isOffered: ({ source }) => source === "referral",
  },
  recruiter_employee_id: { label: t("Recruiter"), hint: t("If empty, the recruiter of the job.") },
  stage_id: { label: t("Stage"), hint: t("If empty, the first.") },
  status: { optionLabels: STATUS_LABELS },
  rating: { label: t("Rating"), hint: undefined, Show: ratingField.Show, Input: ratingField.Input },
  expected_salary: { label: t("Expects"), hint: t("A month.") },
  expected_salary_currency: { label: t("Currency of the expectation"), hint: undefined },
  available_from: { label: t("Available from") },
  applied_at: { label: t("Applied"), hint: t("If empty, now.") },
  stage_entered_at: { label: t("In the stage since"), hint: undefined },
  rejected_at: { label: t("Rejected") },
  withdrawn_at: { label: t("Withdrew") },
  hired_at: { label: t("Hired") },
  rejection_reason: { label: t("Why it ended"), hint: undefined, Show: rejectionReason("we_rejected").Show },
  rejection_note: { label: t("Note on the end") },
  employee_id: { label: t("Employee"), hint: undefined },
  consent_until: { label: t("Agreed to be kept until"), hint: t("The consent to stay in the pool.") },
  consent_text: { label: t("Agreed to"), hint: undefined },
  consented_at: { label: t("Agreed on"), hint: undefined },
  retention_until: { label: t("May be kept until"), hint: undefined },
  anonymized_at: { label: t("Anonymised"), hint: undefined },
  other_applications_count: { label: t("Other applications"), hint: undefined },
};
