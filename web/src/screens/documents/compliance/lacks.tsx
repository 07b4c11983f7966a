import { Anchor, Text } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { ChartTable } from "../../../figures/chart-table.tsx";
import { formatDate } from "../../../format/dates.ts";
import { t } from "../../../messages/t.ts";
import type { Lack } from "./compliance-report.ts";
import { StateBadge } from "./state-badge.tsx";

interface LacksProps {
  readonly lacks: readonly Lack[];
  readonly nameOfType: (id: string) => string;
  readonly isStale: boolean;
}

/** The required documents that are missing or about to expire, worst first. */
export function Lacks({ lacks, nameOfType, isStale }: LacksProps) {
  return (
    <ChartTable
      label={t("Missing and expiring documents")}
      isStale={isStale}
      rows={lacks}
      keyOf={({ employee_id, type_id }) => `${employee_id} ${type_id}`}
      columns={[
        {
          name: "person",
          label: t("Person"),
          show: ({ employee_id, employee_name }) => (
            <Anchor component={Link} to={`/employees/${employee_id}?tab=documents`} size="sm">
              {employee_name}
            </Anchor>
          ),
        },
        {
          name: "type",
          label: t("Document"),
          show: ({ type_id, document_id }) =>
            document_id === null ? (
              <Text size="sm" component="span">
                {nameOfType(type_id)}
              </Text>
            ) : (
              <Anchor component={Link} to={`/documents/${document_id}`} size="sm">
                {nameOfType(type_id)}
              </Anchor>
            ),
        },
        { name: "state", label: t("State"), show: ({ state }) => <StateBadge state={state} /> },
        {
          name: "end",
          label: t("Valid until"),
          show: ({ end_date }) => (end_date === null ? "–" : formatDate(end_date)),
        },
      ]}
    />
  );
}
