import { Group, Stack, Text, Title } from "@mantine/core";
import { IconBadge } from "../../../components/icon-badge.tsx";
import { isOpen } from "../../../declare/action-ui.ts";
import type { RecordViewProps } from "../../../declare/record-page.ts";
import { formatDate } from "../../../format/dates.ts";
import { t } from "../../../messages/t.ts";
import { RecordHistory } from "../../../records/record-history.tsx";
import { recordPage } from "../../../records/record-page.tsx";
import { feedbackOn } from "./feedback-ui.tsx";
import { RequestStatus } from "./feedback-words.tsx";
import { requestUi } from "./request-ui.tsx";
import { RespondTab } from "./respond-tab.tsx";
import { RespondentsTab } from "./respondents-tab.tsx";
import { ResultsTab } from "./results-tab.tsx";

function RequestHeader({ record }: RecordViewProps<"feedback-requests">) {
  const { status, is_anonymous, due_date, message } = record.attributes;
  return (
    <Stack gap={6}>
      <Group gap="sm">
        <Title order={1}>{feedbackOn(record)}</Title>
        <RequestStatus status={status} />
        {is_anonymous && <IconBadge label={t("Anonymous")} icon="eye-off" color="gray" />}
      </Group>
      {due_date && <Text c="dimmed">{t`Due on ${formatDate(due_date)}`}</Text>}
      {message && <Text style={{ whiteSpace: "pre-wrap" }}>{message}</Text>}
    </Stack>
  );
}

/** The page of a feedback request: the form for those who are asked, and the results for those who may see them. */
export default recordPage({
  ui: requestUi,
  listPath: "/performance/feedback-requests",
  Header: RequestHeader,
  include: ["employee[id|name|avatar]"],
  tabs: [
    {
      id: "respond",
      label: t("Respond"),
      Content: RespondTab,
      isShown: (record) => isOpen(record, "respond"),
    },
    {
      id: "results",
      label: t("Results"),
      Content: ResultsTab,
      isShown: ({ attributes }) => attributes.result !== null,
    },
    { id: "respondents", label: t("Who is asked"), Content: RespondentsTab, isShown: () => true },
    {
      id: "request",
      label: t("Details"),
      sections: [
        {
          title: t("Request"),
          fields: [
            ...["respondent_employee_ids", "due_date", "message", "is_anonymous", "is_visible_to_employee"],
            ...["requested_by_employee_id", "evaluation_id", "response_rate", "closed_at"],
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
