import type { FieldOverride } from "../../../declare/resource-ui.ts";
import { rejectionReason } from "../rejection-reason.tsx";
import { SOURCE_LABELS, STATUS_LABELS } from "./candidate-status.tsx";
import { ratingField } from "./rating.tsx";

/** How the fields of candidates are called, shown and edited. */
export const candidateFields: Readonly<Record<string, FieldOverride>> = {
  job_id: {
    label: "Job",
    hint: "Empty: in the pool, for no job in particular.",
    placeholder: "None: the pool",
  },
  name: { label: "Name" },
  email: { hint: undefined },
  address: { type: "object" },
  linkedin_url: { label: "LinkedIn" },
  cover_letter: { label: "Cover letter" },
  source: { label: "Came by", optionLabels: SOURCE_LABELS },
  source_detail: { label: "In detail", hint: "The job board, the campaign and the like." },
  referred_by_employee_id: {
    label: "Referred by",
    hint: undefined,
    isOffered: ({ source }) => source === "referral",
  },
  recruiter_employee_id: { label: "Recruiter", hint: "If empty, the recruiter of the job." },
  stage_id: { label: "Stage", hint: "If empty, the first." },
  status: { optionLabels: STATUS_LABELS },
  rating: { label: "Rating", hint: undefined, Show: ratingField.Show, Input: ratingField.Input },
  expected_salary: { label: "Expects", hint: "A month." },
  expected_salary_currency: { label: "Currency of the expectation", hint: undefined },
  available_from: { label: "Available from" },
  applied_at: { label: "Applied", hint: "If empty, now." },
  stage_entered_at: { label: "In the stage since", hint: undefined },
  rejected_at: { label: "Rejected" },
  withdrawn_at: { label: "Withdrew" },
  hired_at: { label: "Hired" },
  rejection_reason: { label: "Why it ended", hint: undefined, Show: rejectionReason("we_rejected").Show },
  rejection_note: { label: "Note on the end" },
  employee_id: { label: "Employee", hint: undefined },
  consent_until: { label: "Agreed to be kept until", hint: "The consent to stay in the pool." },
  consent_text: { label: "Agreed to", hint: undefined },
  consented_at: { label: "Agreed on", hint: undefined },
  retention_until: { label: "May be kept until", hint: undefined },
  anonymized_at: { label: "Anonymised", hint: undefined },
  other_applications_count: { label: "Other applications", hint: undefined },
};
