import { t } from "../../../messages/t.ts";
import { RecordHistory } from "../../../records/record-history.tsx";
import { recordPage } from "../../../records/record-page.tsx";
import { CandidateHeader } from "./candidate-header.tsx";
import { candidateUi } from "./candidate-ui.tsx";
import { FeedbackTab } from "./feedback-tab.tsx";
import { FilesTab } from "./files-tab.tsx";
import { TimelineTab } from "./timeline-tab.tsx";

/** The page of a candidate: the application, files, what interviewers said, and what happened. */
export default recordPage({
  ui: candidateUi,
  listPath: "/hiring/candidates",
  Header: CandidateHeader,
  tabs: [
    {
      id: "application",
      label: t("Application"),
      sections: [
        {
          title: t("Person"),
          fields: [
            ...["first_name", "last_name", "email", "phone", "linkedin_url", "website", "address"],
            "available_from",
          ],
        },
        {
          title: t("Application"),
          fields: [
            ...["job_id", "stage_id", "stage_entered_at", "rating", "recruiter_employee_id", "applied_at"],
            ...["source", "source_detail", "referred_by_employee_id", "expected_salary"],
            ...["expected_salary_currency", "cover_letter", "notes"],
          ],
        },
        {
          title: t("End and retention"),
          fields: [
            ...[
              "hired_at",
              "employee_id",
              "rejected_at",
              "withdrawn_at",
              "rejection_reason",
              "rejection_note",
            ],
            ...["consent_text", "consented_at", "consent_until", "retention_until", "anonymized_at"],
          ],
        },
      ],
    },
    { id: "files", label: t("Files"), Content: FilesTab, isShown: () => true },
    { id: "feedback", label: t("Feedback"), Content: FeedbackTab, isShown: () => true },
    { id: "timeline", label: t("Timeline"), Content: TimelineTab, isShown: () => true },
    {
      id: "history",
      label: t("History"),
      Content: RecordHistory,
      isShown: (_record, may) => may("view-audit-log"),
    },
  ],
});
