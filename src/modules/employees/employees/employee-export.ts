import { choiceKind, getter, holds, parameter } from "../../../engine/declare/index.ts";
import type { GetterContext } from "../../../engine/work/index.ts";
import { publishTable, TABLE_FORMATS } from "../../../platform/exports/table-file.ts";
import { dateParameter, periodForMeta, reportedPeriod } from "../../../platform/figures/report-period.ts";
import { count, moment, object, text, url } from "../../../platform/figures/response-shapes.ts";
import { exportedValues } from "../../custom-fields/index.ts";
import { exportedColumns, exportedRows } from "./exported-employees.ts";

const PERIOD = "the previous full month";

const parameters = {
  format: parameter(choiceKind(TABLE_FORMATS), {
    isSingle: true,
    description: "The file format; default: xlsx.",
  }),
  date: dateParameter(PERIOD),
};

async function run(context: GetterContext<"employees", typeof parameters>) {
  const { work, parameters } = context;
  const period = reportedPeriod(parameters.date, PERIOD, work);
  const format = parameters.format?.value ?? "xlsx";
  const own = await exportedValues("employees", "e", work);
  const columns = exportedColumns(holds(work.actor, "manage-salaries"), own);
  const rows = await exportedRows(context, columns, period);
  const name = `employees-${period.from}_${period.to}`;
  const file = await publishTable(work, format, { name, title: "Employees", columns, rows });
  return { data: { ...file, rows: rows.length }, meta: { date: periodForMeta(period) } };
}

/** Exports the employees of a period as they are at the time of the request. */
export const exportEmployees = getter("employees", {
  title: "Export employees",
  description:
    "Exports the employees of a period to a file. The filters, search and sort parameters of the list apply.",
  permissions: ["manage-employees"],
  parameters,
  takesFilters: true,
  response: object({
    url: { ...url, description: "Needs no credential and is valid until expires_at." },
    expires_at: moment,
    file_name: text,
    rows: count,
  }),
  run,
});
