import { Anchor, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { listQuery, MAX_OPTIONS } from "../../../api/queries.ts";
import type { ApiRecord } from "../../../api/records.ts";
import { Panel } from "../../../components/panel.tsx";
import { ReadProblem } from "../../../components/read-problem.tsx";
import { TableSkeleton } from "../../../components/skeletons.tsx";
import { recordLabel } from "../../../declare/record-label.ts";
import { latestFirst } from "../../../figures/rate-order.ts";
import { formatMoney } from "../../../format/numbers.ts";
import { t } from "../../../messages/t.ts";
import { useMay, useSession } from "../../../session/session.ts";
import { Elsewhere, RateTable } from "./rate-table.tsx";

const KINDS = [
  { kind: "billed", title: t("General billed rates"), head: t("Rate per hour") },
  { kind: "internal_cost", title: t("General internal cost"), head: t("Internal cost per hour") },
] as const;

/** The general rates of the people on the project, which apply if there is no more specific rate. */
export function GeneralRates({ project }: { readonly project: ApiRecord<"projects"> }) {
  const may = useMay();
  const { data: team } = useQuery(
    listQuery("project-assignments", {
      project_id: project.id,
      sort: "employee_name",
      perPage: MAX_OPTIONS,
    }),
  );
  const people = [...new Set(team?.data.map(({ attributes }) => attributes.employee_id))];
  const { data: page, error } = useQuery({
    ...listQuery("employee-rates", {
      employee_id: people.join(","),
      sort: "kind,-starts_at",
      include: "employee[id|name]",
      perPage: MAX_OPTIONS,
    }),
    enabled: people.length > 0,
  });
  if (team && people.length === 0) return null;
  if (error) return <ReadProblem error={error} />;
  if (!page) return <TableSkeleton />;
  return KINDS.filter(({ kind }) => kind === "internal_cost" || may("view-project-financials")).map(
    ({ kind, title, head }) => (
      <Panel
        key={kind}
        title={title}
        note={t("General rates of people for all projects. They are changed on the employees' pages.")}
      >
        <GeneralRateTable
          label={title}
          head={head}
          rates={page.data.filter(({ attributes }) => attributes.kind === kind)}
          people={people}
        />
      </Panel>
    ),
  );
}

interface GeneralRateTableProps {
  readonly label: string;
  readonly head: string;
  readonly rates: readonly ApiRecord<"employee-rates">[];
  /** The rates in order. */
  readonly people: readonly string[];
}

function GeneralRateTable({ label, head, rates, people }: GeneralRateTableProps) {
  const { workspace } = useSession();
  const place = ({ attributes }: ApiRecord<"employee-rates">) => people.indexOf(attributes.employee_id);
  if (rates.length === 0)
    return (
      <Text size="sm" c="dimmed">
        {t("None is known.")}
      </Text>
    );
  return (
    <RateTable
      label={label}
      what={t("Who")}
      heads={[head]}
      rows={latestFirst(rates)
        .toSorted((one, other) => place(one) - place(other))
        .map((rate) => ({
          key: rate.id,
          what: <Who rate={rate} />,
          from: rate.attributes.starts_at ?? null,
          to: rate.attributes.ends_at ?? null,
          rates: [
            typeof rate.attributes.effective_hourly_rate === "number" ? (
              formatMoney(rate.attributes.effective_hourly_rate, workspace.base_currency)
            ) : (
              <Elsewhere key="none">{t("none")}</Elsewhere>
            ),
          ],
        }))}
    />
  );
}

function Who({ rate: { attributes, relationships } }: { readonly rate: ApiRecord<"employee-rates"> }) {
  const employee = relationships?.employee as ApiRecord | null | undefined;
  return (
    <Anchor
      component={Link}
      to={`/employees/${attributes.employee_id}`}
      search={{ tab: "rates" } as never}
      size="sm"
      fw={500}
    >
      {employee ? recordLabel(employee) : "–"}
    </Anchor>
  );
}
