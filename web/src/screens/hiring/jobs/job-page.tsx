import { Anchor, Group, Stack, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { recordQuery } from "../../../api/queries.ts";
import type { ApiRecord } from "../../../api/records.ts";
import { relatedLabel } from "../../../declare/record-label.ts";
import type { RecordViewProps } from "../../../declare/record-page.ts";
import { t } from "../../../messages/t.ts";
import { RecordHistory } from "../../../records/record-history.tsx";
import { recordPage } from "../../../records/record-page.tsx";
import { JobState } from "./job-status.tsx";
import { jobUi } from "./job-ui.tsx";
import { PipelineTab } from "./pipeline-tab.tsx";

function JobHeader({ record }: RecordViewProps<"jobs">) {
  const any = record as unknown as ApiRecord;
  const { data: workspace } = useQuery(recordQuery("workspace", "workspace"));
  const parts = [relatedLabel(any, "department"), relatedLabel(any, "level"), relatedLabel(any, "position")];
  const what = parts.filter((part) => part !== "" && part !== record.attributes.title).join(" · ");
  return (
    <Stack gap={6}>
      <Group gap="sm">
        <Title order={1}>{record.attributes.title}</Title>
        <JobState attributes={record.attributes} />
      </Group>
      {what !== "" && <Text c="dimmed">{what}</Text>}
      {workspace?.record.attributes.careers_enabled && record.attributes.status === "open" && (
        <Anchor href={`/careers/${record.id}`} target="_blank" rel="noreferrer" size="sm">
          {t("Public page")}
        </Anchor>
      )}
    </Stack>
  );
}

/** The page of a job: how far it is filled, its pipeline and candidates, and what is offered. */
export default recordPage({
  ui: jobUi,
  listPath: "/hiring/jobs",
  Header: JobHeader,
  tabs: [
    { id: "pipeline", label: t("Pipeline"), Content: PipelineTab, isShown: () => true },
    {
      id: "job",
      label: t("Details"),
      sections: [
        {
          title: t("Job"),
          fields: [
            ...["title", "openings", "hired_count", "department_id", "position_id", "level_id"],
            ...["contract_type", "work_location_ids", "is_remote", "target_date"],
            ...["hiring_manager_employee_id", "recruiter_employee_id"],
          ],
        },
        { title: t("Pay"), fields: ["salary_type", "salary_min", "salary_max", "salary_currency"] },
        { title: t("Texts"), fields: ["description", "requirements"] },
        { title: t("State"), fields: ["opened_at", "closed_at", "close_reason"] },
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
