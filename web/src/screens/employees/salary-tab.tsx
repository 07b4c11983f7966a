import { salaryHistory } from "../../api/generated/resources/salary-history.ts";
import type { RecordViewProps } from "../../declare/record-page.ts";
import { resourceUi } from "../../declare/resource-ui.ts";
import { formatDate } from "../../format/dates.ts";
import { formatMoney } from "../../format/numbers.ts";
import { t } from "../../messages/t.ts";
import { RelatedRecords } from "../../records/related-records.tsx";
import { useMay } from "../../session/session.ts";

const salaryHistoryUi = resourceUi({
  resource: "salary-history",
  metadata: salaryHistory,
  title: t("Salary history"),
  singular: t("Salary"),
  nameOf: ({ attributes }) => t`Salary from ${formatDate(attributes.start_date)}`,
  note: t("The salary history of the person."),
  fields: {
    start_date: { label: t("From"), hint: t("The first day on which it applies.") },
    end_date: { label: t("Until"), hint: t("The last day on which it applies. If empty, open-ended.") },
  },
  list: {
    columns: [
      { name: "start_date", render: ({ attributes }) => formatDate(attributes.start_date) },
      "end_date",
      {
        name: "amount",
        render: ({ attributes }) => formatMoney(attributes.amount, attributes.currency),
      },
      "type",
      "notes",
    ],
    sort: "-start_date",
    emptyText: t("No salary has been entered."),
  },
  initial: ({ workspace }) => ({ currency: workspace.base_currency }),
  form: [{ title: t("Salary"), fields: ["amount", "type", "currency", "start_date", "end_date", "notes"] }],
});

/** The salaries of an employee, by period. */
export function SalaryHistory({ record }: RecordViewProps<"employees">) {
  const may = useMay();
  if (!may("manage-salaries")) return null;
  return <RelatedRecords ui={salaryHistoryUi} of={{ employee_id: record.id }} />;
}
