import { Group, Stack, Text, Title } from "@mantine/core";
import type { ApiRecord } from "../../../api/records.ts";
import { isOpen } from "../../../declare/action-ui.ts";
import { relatedLabel } from "../../../declare/record-label.ts";
import type { RecordViewProps } from "../../../declare/record-page.ts";
import { formatPeriod } from "../../../format/dates.ts";
import { formatPercent } from "../../../format/numbers.ts";
import { t } from "../../../messages/t.ts";
import { RecordHistory } from "../../../records/record-history.tsx";
import { recordPage } from "../../../records/record-page.tsx";
import { CompleteAnyway } from "./complete-anyway.tsx";
import { ResponseForm } from "./response-form.tsx";
import { ResponsesTab } from "./responses-tab.tsx";
import { ReviewStatus } from "./review-status.tsx";
import { ReviewSteps } from "./review-steps.tsx";
import { reviewUi } from "./review-ui.tsx";

function ReviewHeader({ record }: RecordViewProps<"evaluations">) {
  const { attributes } = record;
  const { title, period_start, period_end, score } = attributes;
  const facts = [
    relatedLabel(record, "employee"),
    formatPeriod(period_start, period_end),
    ...(score === null || score === undefined ? [] : [t`Score ${formatPercent(score)}`]),
  ];
  return (
    <Stack gap={6}>
      <Group gap="sm">
        <Title order={1}>{title}</Title>
        <ReviewStatus review={attributes} />
      </Group>
      <Text c="dimmed">{facts.filter(Boolean).join(" · ")}</Text>
    </Stack>
  );
}

const isAboutPay = ({ relationships }: ApiRecord<"evaluations">): boolean => {
  const type = relationships?.evaluationType as ApiRecord | null | undefined;
  return type?.attributes.category === "salary";
};

/** The page of a review: the own response, those of others, the outcome, and who sees what of it. */
export default recordPage({
  ui: reviewUi,
  listPath: "/performance/reviews",
  Header: ReviewHeader,
  Buttons: CompleteAnyway,
  include: ["employee[id|name|avatar]", "evaluationType[id|name|category]"],
  tabs: [
    {
      id: "response",
      label: t("My response"),
      Content: ResponseForm,
      isShown: (record) => isOpen(record, "save-response"),
    },
    { id: "steps", label: t("Steps"), Content: ReviewSteps, isShown: () => true },
    {
      id: "responses",
      label: t("Responses"),
      Content: ResponsesTab,
      isShown: ({ attributes }) => attributes.responses.length > 0,
    },
    {
      id: "outcome",
      label: t("Outcome"),
      sections: [
        {
          title: t("Outcome"),
          fields: ["score", "self_score", "summary", "private_notes", "shared_at"],
        },
        { title: t("The employee's view"), fields: ["acknowledged_at", "acknowledgement"] },
      ],
    },
    {
      id: "salary",
      label: t("Salary"),
      sections: [
        {
          title: t("Proposed salary"),
          fields: [
            ...["proposed_salary", "proposed_salary_currency", "proposed_salary_type"],
            ...["salary_effective_date", "salary_applied_at"],
          ],
        },
      ],
      isShown: (record, may) => isAboutPay(record) && may("manage-salaries"),
    },
    {
      id: "review",
      label: t("Details"),
      sections: [
        {
          title: t("Review"),
          fields: [
            ...["employee_id", "evaluation_type_id", "title", "cycle", "period_start", "period_end"],
            ...["assignee_ids", "has_self_review", "due_date"],
          ],
        },
      ],
    },
    {
      id: "history",
      label: t("History"),
      Content: RecordHistory,
      isShown: (_record, may) => may("view-audit-log"),
    },
  ],
});
