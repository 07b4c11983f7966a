import { Button, Group, Select, Stack } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { REPORTS } from "../../api/generated/reports.ts";
import { savedReports } from "../../api/generated/resources/saved-reports.ts";
import { EmptyState } from "../../components/empty-state.tsx";
import { ExportMenu } from "../../components/export-menu.tsx";
import { Icon } from "../../components/icon.tsx";
import { Page } from "../../components/page.tsx";
import { ReadProblem } from "../../components/read-problem.tsx";
import { TableSkeleton } from "../../components/skeletons.tsx";
import { useScreenSearch } from "../../components/use-screen-search.ts";
import { inWords as periodInWords } from "../../figures/period/period-in-words.ts";
import { inWords } from "../../format/words.ts";
import { t } from "../../messages/t.ts";
import { askedIn } from "./asked-report.ts";
import { type AskedReport, exportReport, readReportQuery } from "./report-query.ts";
import { ReportTableView } from "./report-table-view.tsx";
import { SaveDialog } from "./save-dialog.tsx";

/** The formats of a whole report; each table is exported as CSV besides. */
const FORMATS = [
  ["xlsx", "Excel"],
  ["pdf", "PDF"],
] as const;

const PERIODS = savedReports.fields.period!.options as readonly string[];

/** Any report as tables and charts, with the period and the parameters of the address. */
export default function ReportView() {
  const [search] = useScreenSearch();
  const asked = askedIn(search);
  if (!asked)
    return (
      <Page title={t("Report")}>
        <EmptyState
          icon="chart-bar"
          title={t("There is no such report")}
          text={t("Choose one in the list of reports.")}
        />
      </Page>
    );
  return <View asked={asked} />;
}

function View({ asked }: { readonly asked: AskedReport }) {
  const [isSaving, setSaving] = useState(false);
  const { data, error, isPlaceholderData } = useQuery(readReportQuery(asked));
  const { question, title } = REPORTS[asked.report];
  return (
    <Page
      title={question}
      note={data?.period ? `${title}, ${periodInWords(data.period)}` : title}
      actions={
        <>
          <Button
            variant="default"
            leftSection={<Icon name="mail" size={16} />}
            onClick={() => setSaving(true)}
          >
            {t("Save or mail")}
          </Button>
          <ExportMenu make={(format) => exportReport(asked, format)} formats={FORMATS} />
        </>
      }
    >
      <Stack gap="lg">
        <Choices asked={asked} />
        {error && <ReadProblem error={error} />}
        {!data && !error && <TableSkeleton />}
        {data?.tables.length === 0 && (
          <EmptyState
            icon="chart-bar"
            title={t("There is nothing to report")}
            text={t("Select another period.")}
          />
        )}
        {data?.tables.map((table) => (
          <ReportTableView key={table.title} asked={asked} table={table} isStale={isPlaceholderData} />
        ))}
      </Stack>
      {isSaving && <SaveDialog asked={asked} name={title} onClose={() => setSaving(false)} />}
    </Page>
  );
}

/** The values of a parameter that is true or false can be written as numbers too. */
const isOffered = (value: string): boolean => value !== "1" && value !== "0";

const YES_OR_NO: Readonly<Record<string, string>> = { true: t("Yes"), false: t("No") };

/** A value of a parameter; an id stands for what it is the id of, such as "Project". */
const choiceInWords = (value: string): string => YES_OR_NO[value] ?? inWords(value.replace(/_id$/, ""));

/** The period, and the parameters with one of a few values; all of them are in the address. */
function Choices({ asked: { report, parameters, period } }: { readonly asked: AskedReport }) {
  const [, change] = useScreenSearch();
  const { hasPeriod, choices } = REPORTS[report];
  return (
    <Group gap="md" align="flex-end">
      {hasPeriod && (
        <Select
          label={t("Period")}
          placeholder={parameters.date ?? t("As usual for this report")}
          data={PERIODS.map((value) => ({ value, label: inWords(value) }))}
          value={period}
          onChange={(next) => change({ period: next ?? undefined, date: undefined })}
          clearable
          w={220}
        />
      )}
      {Object.entries(choices).map(([name, options]) => (
        <Select
          key={name}
          label={inWords(name)}
          placeholder={t("As usual")}
          data={options.filter(isOffered).map((value) => ({ value, label: choiceInWords(value) }))}
          value={parameters[name] ?? null}
          onChange={(next) => change({ [name]: next ?? undefined })}
          clearable
          w={160}
        />
      ))}
    </Group>
  );
}
