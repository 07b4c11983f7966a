import { Anchor, Group, Stack, Text, Title } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { ArchivedBadge } from "../../components/archived-badge.tsx";
import type { RecordViewProps } from "../../declare/record-page.ts";
import { billingModelInWords } from "../../figures/project-economics.ts";
import { t } from "../../messages/t.ts";
import { RecordHistory } from "../../records/record-history.tsx";
import { recordPage } from "../../records/record-page.tsx";
import { RelatedRecords } from "../../records/related-records.tsx";
import { useMay } from "../../session/session.ts";
import { EconomicsTab } from "./overview/economics-tab.tsx";
import { projectUi } from "./project-ui.tsx";
import { RatesTab } from "./rates/rates-tab.tsx";
import { taskUi } from "./task-ui.tsx";
import { TeamTab } from "./team/team-tab.tsx";
import { useMayStaff } from "./use-may-staff.ts";

function ProjectHeader({ record: { attributes } }: RecordViewProps<"projects">) {
  const may = useMay();
  const { name, code, client_id, client_name, billing_model, archived } = attributes;
  return (
    <Stack gap={4}>
      <Group gap="sm">
        <Title order={1}>{String(name)}</Title>
        {archived === true && <ArchivedBadge />}
      </Group>
      <Group gap="xs">
        {client_name === null ? (
          <Text c="dimmed">{t("Internal")}</Text>
        ) : may("view-clients") ? (
          <Anchor component={Link} to={`/clients/${client_id}`}>
            {String(client_name)}
          </Anchor>
        ) : (
          <Text>{String(client_name)}</Text>
        )}
        <Text c="dimmed">{[billingModelInWords(billing_model), code].filter(Boolean).join(" · ")}</Text>
      </Group>
    </Stack>
  );
}

function TasksTab({ record }: RecordViewProps<"projects">) {
  const mayCreate = useMayStaff(record);
  return <RelatedRecords ui={taskUi} of={{ project_id: record.id }} mayCreate={mayCreate} />;
}

/** The page of a project. */
export default recordPage({
  ui: projectUi,
  listPath: "/projects",
  Header: ProjectHeader,
  tabs: [
    {
      id: "economics",
      label: t("Overview"),
      Content: EconomicsTab,
      isShown: (_record, may) => may("view-reports-projects", "view-reports-finance"),
    },
    { id: "team", label: t("Team"), Content: TeamTab, isShown: () => true },
    { id: "tasks", label: t("Tasks"), Content: TasksTab, isShown: () => true },
    {
      id: "rates",
      label: t("Rates"),
      Content: RatesTab,
      isShown: (_record, may) => may("view-project-financials", "manage-employees"),
    },
    { id: "project", label: t("Project"), sections: projectUi.form },
    {
      id: "history",
      label: t("History"),
      Content: RecordHistory,
      isShown: (_record, may) => may("view-audit-log"),
    },
  ],
});
