import { Group, Stack, Text, Title } from "@mantine/core";
import type { ApiRecord } from "../../../api/records.ts";
import { recordLabel } from "../../../declare/record-label.ts";
import type { RecordViewProps } from "../../../declare/record-page.ts";
import { inDays } from "../../../format/numbers.ts";
import { t } from "../../../messages/t.ts";
import { RecordHistory } from "../../../records/record-history.tsx";
import { recordPage } from "../../../records/record-page.tsx";
import { periodInWords } from "./leave-period.ts";
import { LeaveStatus } from "./leave-status.tsx";
import { leaveUi } from "./leave-ui.tsx";
import { WhyFewerDays } from "./why-fewer-days.tsx";

function RequestHeader({ record }: RecordViewProps<"holidays">) {
  const employee = record.relationships?.employee as ApiRecord | null | undefined;
  const policy = record.relationships?.holidayPolicy as ApiRecord | null | undefined;
  return (
    <Stack gap={4}>
      <Group gap="sm">
        <Title order={1}>{employee ? recordLabel(employee) : t("Leave request")}</Title>
        <LeaveStatus status={record.attributes.status} />
      </Group>
      <Text c="dimmed">
        {[policy && recordLabel(policy), periodInWords(record), inDays(Number(record.attributes.days))]
          .filter(Boolean)
          .join(" · ")}
      </Text>
      <WhyFewerDays
        employeeId={record.attributes.employee_id}
        request={record.attributes}
        dayCount={policy?.attributes.day_count}
        days={Number(record.attributes.days)}
      />
    </Stack>
  );
}

/** The page of a leave request. */
export default recordPage({
  ui: leaveUi,
  listPath: "/leave/requests",
  Header: RequestHeader,
  include: ["employee[id|name|avatar]", "holidayPolicy[id|name|day_count]"],
  tabs: [
    {
      id: "request",
      label: t("Request"),
      sections: [
        {
          title: t("Leave"),
          fields: [
            "start_date",
            "start_period",
            "end_date",
            "end_period",
            "minutes",
            "reason",
            "substitute_employee_id",
          ],
        },
        {
          title: t("Decision"),
          fields: ["status", "status_explanation", "decided_by_employee_id", "decided_at"],
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
