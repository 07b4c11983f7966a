import { Anchor, Select, Text } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { REPORTS, type ReportPath } from "../../api/generated/reports.ts";
import { savedReports } from "../../api/generated/resources/saved-reports.ts";
import { resourceUi } from "../../declare/resource-ui.ts";
import { type InputProps, inputProps, type ShowProps } from "../../fields/field-ui.ts";
import { weekdayName } from "../../format/dates.ts";
import { t } from "../../messages/t.ts";
import { useSession } from "../../session/session.ts";
import { addressOf } from "./asked-report.ts";
import { openReportPaths } from "./offered-reports.ts";

function Question({ value, record }: ShowProps) {
  const report = String(value) as ReportPath;
  const declared = REPORTS[report];
  if (!declared || !record) return <Text size="sm">{declared?.question ?? report}</Text>;
  const { parameters, period } = record.attributes as Record<string, never>;
  const { to, search } = addressOf({ report, parameters: parameters ?? {}, period: period ?? null });
  return (
    <Anchor component={Link} to={to} search={search as never} size="sm">
      {declared.question}
    </Anchor>
  );
}

function QuestionInput(props: InputProps) {
  const paths = openReportPaths(useSession());
  return (
    <Select
      {...inputProps(props)}
      data={paths.map((path) => ({ value: path, label: REPORTS[path].question }))}
      value={(props.value as string | null) ?? null}
      onChange={props.onChange}
      searchable
    />
  );
}

/** Reports as people saved them, and when they are mailed. */
export const savedReportUi = resourceUi({
  resource: "saved-reports",
  metadata: savedReports,
  title: t("Saved reports"),
  singular: t("Saved report"),
  note: t("Your reports with their parameters. Nobody else sees them."),
  fields: {
    report: { label: t("Question"), hint: undefined, Show: Question, Input: QuestionInput },
    period: {
      hint: t("Counted from the day on which the report is read or sent. Empty: as usual for the report."),
    },
    schedule: { label: t("Sent by mail"), hint: t("At 07:00, to you, with what you may see then.") },
    weekday: {
      label: t("On"),
      hint: undefined,
      optionLabels: (day) => weekdayName(Number(day), "long"),
      isOffered: ({ schedule }) => schedule === "weekly",
    },
    month_day: {
      label: t("Day of the month"),
      hint: t("In a shorter month it is sent on the last day."),
      isOffered: ({ schedule }) => schedule === "monthly",
    },
    format: { label: t("File"), optionLabels: { xlsx: "Excel", pdf: "PDF" } },
    next_due_on: { label: t("Sent next") },
    last_due_on: { label: t("Last due") },
    last_result: {
      label: t("What happened"),
      optionLabels: {
        sent: t("Sent"),
        not_permitted: t("Not sent: you may not read it any more"),
        inactive: t("Not sent: the account was not active"),
        refused: t("Not sent: the report was refused"),
        failed: t("Not sent: it could not be made"),
      },
    },
  },
  list: {
    columns: ["name", "report", "period", "schedule", "next_due_on", "last_result"],
    more: ["weekday", "month_day", "format", "last_due_on", "last_problem", "created_at", "updated_at"],
    sort: "name",
    emptyText: t("Open a report and choose “Save or mail”."),
  },
  form: [
    { title: t("Report"), fields: ["name", "report", "period"] },
    { title: t("Mail"), fields: ["schedule", "weekday", "month_day", "format"] },
  ],
});
