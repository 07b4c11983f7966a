import { Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { listQuery, MAX_OPTIONS } from "../../../api/queries.ts";
import type { ApiRecord } from "../../../api/records.ts";
import { Panel } from "../../../components/panel.tsx";
import { ReadProblem } from "../../../components/read-problem.tsx";
import { TableSkeleton } from "../../../components/skeletons.tsx";
import { dayOf } from "../../../format/calendar.ts";
import { todayIn } from "../../../format/dates.ts";
import { formatMoney } from "../../../format/numbers.ts";
import { t } from "../../../messages/t.ts";
import { useMay, useSession } from "../../../session/session.ts";
import { ChangeFrom } from "./change-from.tsx";
import { Elsewhere, RateTable } from "./rate-table.tsx";

/** The billed rates and internal costs of assignments to the project, by period. */
export function AssignmentRates({ project }: { readonly project: ApiRecord<"projects"> }) {
  const may = useMay();
  const { workspace } = useSession();
  const { data: page, error } = useQuery(
    listQuery("project-assignments", {
      project_id: project.id,
      sort: "employee_name,-starts_at",
      perPage: MAX_OPTIONS,
    }),
  );
  const today = todayIn(workspace.timezone);
  const shown = (
    [
      { name: "billed_rate", head: t("Rate per hour"), currency: project.attributes.currency },
      { name: "internal_cost_rate", head: t("Internal cost per hour"), currency: workspace.base_currency },
    ] as const
  ).filter(({ name }) => may(name === "billed_rate" ? "view-project-financials" : "manage-employees"));
  const assignments = page?.data ?? [];
  return (
    <Panel
      title={t("Rates of assignments")}
      note={t("Agreed for a person on this project, with a start date.")}
    >
      {error && <ReadProblem error={error} />}
      {!page && !error && <TableSkeleton />}
      {page && assignments.length === 0 && (
        <Text size="sm" c="dimmed">
          {t("Nobody is assigned yet.")}
        </Text>
      )}
      {assignments.length > 0 && (
        <RateTable
          label={t("Rates of assignments")}
          what={t("Who")}
          heads={shown.map(({ head }) => head)}
          rows={assignments.map((assignment) => ({
            key: assignment.id,
            what: <Who assignment={assignment} />,
            from: assignment.attributes.starts_at,
            to: assignment.attributes.ends_at ?? null,
            rates: shown.map(({ name, currency }) => rateOf(assignment.attributes[name], currency)),
            action: isOver(assignment, today) ? undefined : (
              <ChangeFrom assignment={assignment} project={project} />
            ),
          }))}
        />
      )}
    </Panel>
  );
}

const isOver = ({ attributes: { ends_at } }: ApiRecord<"project-assignments">, today: string): boolean =>
  ends_at !== null && dayOf(String(ends_at)) < today;

const rateOf = (rate: unknown, currency: string) =>
  typeof rate === "number" ? formatMoney(rate, currency) : <Elsewhere>{t("not agreed")}</Elsewhere>;

function Who({ assignment: { attributes } }: { readonly assignment: ApiRecord<"project-assignments"> }) {
  return (
    <>
      <Text size="sm" fw={500}>
        {attributes.employee_name}
      </Text>
      {attributes.role !== null && (
        <Text size="xs" c="dimmed">
          {attributes.role}
        </Text>
      )}
    </>
  );
}
