import { Group, Select, SimpleGrid, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { EmptyState } from "../../../components/empty-state.tsx";
import { Page } from "../../../components/page.tsx";
import { Panel } from "../../../components/panel.tsx";
import { ReadProblem } from "../../../components/read-problem.tsx";
import { TableSkeleton } from "../../../components/skeletons.tsx";
import { useScreenSearch } from "../../../components/use-screen-search.ts";
import { ChartTable } from "../../../figures/chart-table.tsx";
import { formatPercent } from "../../../format/numbers.ts";
import { plural, t } from "../../../messages/t.ts";
import { type Compliance, complianceQuery, STATES, type TypeCounts } from "./compliance-report.ts";
import { Lacks } from "./lacks.tsx";
import { STATE_LABELS } from "./state-badge.tsx";

const DAYS = ["0", "30", "60", "90", "365"];

/** Who has the documents that are required, and what is missing or about to expire. */
export default function ComplianceScreen() {
  const [given, change] = useScreenSearch();
  const days = DAYS.includes(given.days ?? "") ? given.days! : "30";
  const { data, error, isPlaceholderData } = useQuery(complianceQuery({ days }));
  return (
    <Page
      title={t("Compliance")}
      note={t("Which required documents people have. Types of documents say what is required of whom.")}
      actions={
        <Select
          label={t("Expires within")}
          data={DAYS.map((value) => ({
            value,
            label: value === "0" ? t("today") : plural(Number(value), "# day", "# days"),
          }))}
          value={days}
          allowDeselect={false}
          onChange={(next) => change({ days: next === "30" ? undefined : (next ?? undefined) })}
          w={130}
        />
      }
    >
      {error && <ReadProblem error={error} />}
      {!data && !error && <TableSkeleton />}
      {data && (
        <Report
          report={data}
          isStale={isPlaceholderData}
          state={given.state}
          onState={(state) => change({ state })}
        />
      )}
    </Page>
  );
}

interface ReportProps {
  readonly report: Compliance;
  readonly isStale: boolean;
  readonly state: string | undefined;
  readonly onState: (state: string | undefined) => void;
}

function Report({ report, isStale, state, onState }: ReportProps) {
  const lacking = STATES.filter((one) => one !== "valid");
  const shown = lacking.find((one) => one === state);
  const lacks = report.items.filter((item) => shown === undefined || item.state === shown);
  const names = new Map(report.by_type.map(({ id, name }) => [id, name]));
  if (report.pairs === 0)
    return (
      <EmptyState
        icon="file-text"
        title={t("Nothing is required yet")}
        text={t("Mark a type of documents as required, and this report says who lacks one.")}
      />
    );
  return (
    <Stack gap="lg">
      <SimpleGrid cols={{ base: 2, sm: 3, lg: 6 }}>
        <Figure label={t("Compliant")} value={formatPercent(report.compliant_rate)} />
        {STATES.map((one) => (
          <Figure key={one} label={STATE_LABELS[one]!} value={String(report[one])} />
        ))}
      </SimpleGrid>
      <Panel
        title={t("Missing or about to expire")}
        actions={
          <Select
            aria-label={t("State")}
            placeholder={t("All states")}
            data={lacking.map((value) => ({ value, label: STATE_LABELS[value]! }))}
            value={shown ?? null}
            clearable
            onChange={(next) => onState(next ?? undefined)}
            w={170}
          />
        }
      >
        {lacks.length === 0 ? (
          <Text c="dimmed">{t("Nothing is missing.")}</Text>
        ) : (
          <Lacks lacks={lacks} nameOfType={(id) => names.get(id) ?? ""} isStale={isStale} />
        )}
      </Panel>
      <Panel title={t("By type")}>
        <ByType types={report.by_type} isStale={isStale} />
      </Panel>
    </Stack>
  );
}

function Figure({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <Group gap={0} style={{ flexDirection: "column", alignItems: "flex-start" }}>
      <Text size="xs" c="dimmed">
        {label}
      </Text>
      <Text fw={700} size="xl">
        {value}
      </Text>
    </Group>
  );
}

function ByType({ types, isStale }: { readonly types: readonly TypeCounts[]; readonly isStale: boolean }) {
  return (
    <ChartTable
      label={t("Required documents by type")}
      isStale={isStale}
      rows={types}
      keyOf={({ id }) => id}
      columns={[
        { name: "name", label: t("Type"), show: ({ name }: TypeCounts) => name },
        { name: "pairs", label: t("Required"), isFigure: true, show: ({ pairs }: TypeCounts) => pairs },
        ...STATES.map((state) => ({
          name: state,
          label: STATE_LABELS[state]!,
          isFigure: true,
          show: (counts: TypeCounts) => counts[state],
        })),
      ]}
    />
  );
}
