import { Button, Group, Stack, Text } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { Panel } from "../../../components/panel.tsx";
import type { RecordViewProps } from "../../../declare/record-page.ts";
import { fieldOf } from "../../../declare/resource-ui.ts";
import { mayChange } from "../../../declare/rights.ts";
import { formatMoney } from "../../../format/numbers.ts";
import { t } from "../../../messages/t.ts";
import { useMay, useSession } from "../../../session/session.ts";
import { AssignmentRates } from "./assignment-rates.tsx";
import { GeneralRates } from "./general-rates.tsx";
import { TaskRates } from "./task-rates.tsx";

/** The billed rates and internal costs on the project with their sources and periods. */
export function RatesTab({ ui, record }: RecordViewProps<"projects">) {
  const may = useMay();
  return (
    <Stack gap="lg">
      {may("view-project-financials") && <ProjectRate ui={ui} record={record} />}
      <AssignmentRates project={record} />
      {may("view-project-financials") && <TaskRates project={record} />}
      {may("manage-employees") && <GeneralRates project={record} />}
    </Stack>
  );
}

function ProjectRate({ ui, record }: RecordViewProps<"projects">) {
  const session = useSession();
  const { billed_rate, currency, billing_model } = record.attributes;
  const mayWrite = mayChange(session, ui.metadata, record, fieldOf(ui, "billed_rate"));
  return (
    <Panel
      title={t("Rate of the project")}
      note={t(
        "The rate of the assignment applies; if there is none, the rate of the task, then of the project, then the general rate of the person.",
      )}
      actions={
        mayWrite && (
          <Button component={Link} to="." search={{ tab: "project" } as never} variant="default" size="xs">
            {t("Change")}
          </Button>
        )
      }
    >
      {billing_model === "non_billable" ? (
        <Text size="sm">{t("Time on the project is not billed.")}</Text>
      ) : (
        <Group gap="xs">
          <Text fw={600} size="lg">
            {billed_rate === null
              ? t("No rate")
              : t`${formatMoney(Number(billed_rate), String(currency))} per hour`}
          </Text>
          <Text size="sm" c="dimmed">
            {billed_rate === null
              ? t("The general rates of people apply.")
              : t(
                  "It applies to all time that is not invoiced yet. For a rate that changes on a date, use an assignment.",
                )}
          </Text>
        </Group>
      )}
    </Panel>
  );
}
