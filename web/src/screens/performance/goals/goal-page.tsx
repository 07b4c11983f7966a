import { Box, Group, Stack, Text, Title } from "@mantine/core";
import { relatedLabel } from "../../../declare/record-label.ts";
import type { RecordViewProps } from "../../../declare/record-page.ts";
import { formatPeriod } from "../../../format/dates.ts";
import { t } from "../../../messages/t.ts";
import { RecordHistory } from "../../../records/record-history.tsx";
import { recordPage } from "../../../records/record-page.tsx";
import { RelatedRecords } from "../../../records/related-records.tsx";
import { CheckIn } from "./check-in.tsx";
import { GoalProgress } from "./goal-progress.tsx";
import { GoalStatus } from "./goal-status.tsx";
import { goalUi } from "./goal-ui.tsx";
import { KeyResultsTab } from "./key-results-tab.tsx";

function GoalHeader({ record }: RecordViewProps<"goals">) {
  const { attributes } = record;
  const owner = relatedLabel(record, "employee") || relatedLabel(record, "department");
  const period = formatPeriod(attributes.start_date, attributes.due_date);
  return (
    <Stack gap={6}>
      <Group gap="sm">
        <Title order={1}>{attributes.title}</Title>
        <GoalStatus goal={attributes} />
      </Group>
      <Text c="dimmed">{[owner, period].filter(Boolean).join(" · ")}</Text>
      <Box maw={320}>
        <GoalProgress label={attributes.title} progress={attributes.progress} />
      </Box>
    </Stack>
  );
}

const CHILDREN = { ...goalUi, title: t("Goals below"), note: undefined };

function Children({ record }: RecordViewProps<"goals">) {
  return <RelatedRecords ui={CHILDREN} of={{ parent_goal_id: record.id }} mayCreate={false} />;
}

/** The page of a goal with its key results, check-ins and the goals below it. */
export default recordPage({
  ui: goalUi,
  listPath: "/performance/goals",
  Header: GoalHeader,
  Buttons: CheckIn,
  include: ["employee[id|name|avatar]", "department[id|name]", "children[id|title]"],
  tabs: [
    { id: "progress", label: t("Progress"), Content: KeyResultsTab, isShown: () => true },
    { id: "children", label: t("Goals below"), Content: Children, isShown: () => true },
    {
      id: "goal",
      label: t("Details"),
      sections: [
        {
          title: t("Goal"),
          fields: [
            ...["title", "description", "level", "employee_id", "department_id", "parent_goal_id"],
            ...["weight", "evaluation_id", "start_date", "due_date", "closed_at", "closing_note"],
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
