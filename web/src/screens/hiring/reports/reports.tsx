import { Box, Group, Stack, Tabs } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type { ComponentType } from "react";
import { Page } from "../../../components/page.tsx";
import { PartBoundary } from "../../../components/part-boundary.tsx";
import { ReadProblem } from "../../../components/read-problem.tsx";
import { TableSkeleton } from "../../../components/skeletons.tsx";
import { useScreenSearch } from "../../../components/use-screen-search.ts";
import { fieldOf, type UiField } from "../../../declare/resource-ui.ts";
import { FieldInput } from "../../../fields/index.tsx";
import { PeriodChoice } from "../../../figures/period/period-choice.tsx";
import { inWords } from "../../../figures/period/period-in-words.ts";
import { writePeriod } from "../../../figures/period/periods.ts";
import { useReportPeriod } from "../../../figures/period/report-periods.ts";
import { candidateUi } from "../candidates/candidate-ui.tsx";
import { jobUi } from "../jobs/job-ui.tsx";
import { FunnelReport } from "./funnel.tsx";
import { type HiringReport, hiringReportQuery } from "./hiring-report.ts";
import { Overview } from "./overview.tsx";
import { ReasonsReport } from "./reasons.tsx";
import { SourcesReport } from "./sources.tsx";

interface ReportTab {
  readonly id: string;
  readonly label: string;
  readonly Content: ComponentType<{ readonly data: HiringReport; readonly isStale: boolean }>;
}

const TABS: readonly ReportTab[] = [
  { id: "overview", label: "Overview", Content: Overview },
  { id: "funnel", label: "Funnel", Content: FunnelReport },
  { id: "sources", label: "Sources", Content: SourcesReport },
  { id: "reasons", label: "Reasons", Content: ReasonsReport },
];

/** What the report can be narrowed to. */
const FILTERS: readonly UiField[] = [
  fieldOf(candidateUi, "job_id"),
  fieldOf(jobUi, "department_id"),
  fieldOf(candidateUi, "source"),
  fieldOf(candidateUi, "recruiter_employee_id"),
];

/** The reports on hiring. The report, the period and the filters are in the address. */
export default function HiringReportsScreen() {
  const [given, change] = useScreenSearch();
  const period = useReportPeriod("candidates/hiring-analytics", given.date);
  const current = TABS.find(({ id }) => id === given.report) ?? TABS[0]!;
  const filters = Object.fromEntries(FILTERS.map(({ name }) => [name, given[name]]));
  const { data, error, isPlaceholderData } = useQuery(
    hiringReportQuery({ ...filters, date: writePeriod(period) }),
  );
  const report = data?.data;
  return (
    <Page title="Hiring reports" note={`Candidates, ${inWords(period)}. Days are those of UTC.`}>
      <Stack gap="lg">
        <Group gap="md" align="flex-end">
          <PeriodChoice value={period} onChange={(next) => change({ date: writePeriod(next) })} />
          {FILTERS.map((field) => (
            <Box key={field.name} w={{ base: "100%", xs: 190 }}>
              <FieldInput
                field={{ ...field, required: false, placeholder: "All", hint: undefined }}
                value={given[field.name] ?? null}
                onChange={(value) => change({ [field.name]: typeof value === "string" ? value : undefined })}
              />
            </Box>
          ))}
        </Group>
        <Tabs
          value={current.id}
          onChange={(id) => change({ report: id === TABS[0]!.id ? undefined : (id ?? undefined) })}
          keepMounted={false}
        >
          <Tabs.List mb="lg">
            {TABS.map(({ id, label }) => (
              <Tabs.Tab key={id} value={id}>
                {label}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          {error && <ReadProblem error={error} />}
          {!report && !error && <TableSkeleton />}
          {report &&
            TABS.map(({ id, Content }) => (
              <Tabs.Panel key={id} value={id}>
                <PartBoundary name={`report ${id}`}>
                  <Stack gap="lg">
                    <Content data={report} isStale={isPlaceholderData} />
                  </Stack>
                </PartBoundary>
              </Tabs.Panel>
            ))}
        </Tabs>
      </Stack>
    </Page>
  );
}
