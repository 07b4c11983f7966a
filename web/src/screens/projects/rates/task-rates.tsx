import { Button, Table, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { listQuery, MAX_OPTIONS } from "../../../api/queries.ts";
import type { ApiRecord } from "../../../api/records.ts";
import { Panel } from "../../../components/panel.tsx";
import { ReadProblem } from "../../../components/read-problem.tsx";
import { TableSkeleton } from "../../../components/skeletons.tsx";
import { fieldOf } from "../../../declare/resource-ui.ts";
import { mayChange } from "../../../declare/rights.ts";
import { formatMoney } from "../../../format/numbers.ts";
import { t } from "../../../messages/t.ts";
import { RecordDrawer } from "../../../records/record-drawer.tsx";
import { useSession } from "../../../session/session.ts";
import { taskUi } from "../task-ui.tsx";
import { Elsewhere } from "./rate-table.tsx";

/** The billed rates of tasks, which apply to all time that is not invoiced yet. */
export function TaskRates({ project }: { readonly project: ApiRecord<"projects"> }) {
  const session = useSession();
  const [open, setOpen] = useState<string | null>(null);
  const { data: page, error } = useQuery(
    listQuery("tasks", { project_id: project.id, sort: "position", perPage: MAX_OPTIONS }),
  );
  const currency = project.attributes.currency;
  const mayWrite = (task: ApiRecord<"tasks">) =>
    mayChange(session, taskUi.metadata, task, fieldOf(taskUi, "billed_rate"));
  return (
    <Panel
      title={t("Rates of tasks")}
      note={t(
        "They apply to people without an assignment rate. A change applies to all time that is not invoiced yet.",
      )}
    >
      {error && <ReadProblem error={error} />}
      {!page && !error && <TableSkeleton />}
      {page?.data.length === 0 && (
        <Text size="sm" c="dimmed">
          {t("The project has no tasks.")}
        </Text>
      )}
      {page && page.data.length > 0 && (
        <Table.ScrollContainer minWidth={320} type="native">
          <Table
            verticalSpacing="sm"
            aria-label={t("Rates of tasks")}
            style={{ fontVariantNumeric: "tabular-nums" }}
          >
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{t("Task")}</Table.Th>
                <Table.Th ta="right">{t("Rate per hour")}</Table.Th>
                {page.data.some(mayWrite) && <Table.Td />}
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {page.data.map((task) => (
                <Table.Tr key={task.id}>
                  <Table.Th scope="row" fw={500}>
                    {task.attributes.name}
                  </Table.Th>
                  <Table.Td ta="right">{rateOf(task, currency)}</Table.Td>
                  {mayWrite(task) && (
                    <Table.Td ta="right">
                      <Button
                        size="compact-sm"
                        variant="default"
                        aria-label={t`Change the task ${task.attributes.name}`}
                        onClick={() => setOpen(task.id)}
                      >
                        {t("Change")}
                      </Button>
                    </Table.Td>
                  )}
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      )}
      {open && <RecordDrawer ui={taskUi} open={open} onClose={() => setOpen(null)} />}
    </Panel>
  );
}

function rateOf({ attributes: { is_billable, billed_rate } }: ApiRecord<"tasks">, currency: string) {
  if (is_billable === false) return <Elsewhere>{t("not billable")}</Elsewhere>;
  return typeof billed_rate === "number" ? (
    formatMoney(billed_rate, currency)
  ) : (
    <Elsewhere>{t("the project's")}</Elsewhere>
  );
}
