import { Group, Text } from "@mantine/core";
import { projects } from "../../api/generated/resources/projects.ts";
import { ArchivedBadge } from "../../components/archived-badge.tsx";
import type { RecordViewProps } from "../../declare/record-page.ts";
import { resourceUi } from "../../declare/resource-ui.ts";
import { BILLING_MODELS } from "../../figures/project-economics.ts";
import { t } from "../../messages/t.ts";
import { RelatedRecords } from "../../records/related-records.tsx";

const clientProjectUi = resourceUi({
  resource: "projects",
  metadata: projects,
  title: t("Projects"),
  singular: t("Project"),
  fields: {
    billing_model: { label: t("Billing"), optionLabels: BILLING_MODELS },
    manager_employee_id: { label: t("Project lead") },
    starts_at: { label: t("First day") },
    ends_at: { label: t("Last day") },
  },
  list: {
    columns: [
      {
        name: "name",
        render: ({ attributes: { name, archived } }) => (
          <Group gap="xs" component="span">
            <Text size="sm" fw={500} component="span">
              {name}
            </Text>
            {archived === true && <ArchivedBadge />}
          </Group>
        ),
      },
      "billing_model",
      "manager_employee_id",
      "starts_at",
      "ends_at",
    ],
    sort: "name",
    emptyText: t("There is no work for the client yet."),
  },
  form: [],
  page: (id) => `/projects/${id}`,
});

/** The projects of a client that the person can see. */
export function ClientProjects({ record }: RecordViewProps<"clients">) {
  return <RelatedRecords ui={clientProjectUi} of={{ client_id: record.id }} mayCreate={false} />;
}
