import { field, standaloneAction } from "../../../engine/declare/index.ts";
import { invalidField, said } from "../../../engine/work/index.ts";
import { publishFile } from "../../../platform/exports/published-file.ts";
import { reportCsv, reportFile } from "../../../platform/reports/report-files.ts";
import { csvContentType } from "../../../platform/spreadsheets/write-csv.ts";
import { fileContent } from "../sending/mailed-file.ts";
import { askedCall } from "./asked-call.ts";
import { contentOf, readAs } from "./report-content.ts";
import { askedFields } from "./saved-report-fields.ts";

/** Makes a file of any report. */
export const exportReport = standaloneAction({
  title: "Export a report",
  done: "Exported the report.",
  description:
    "Makes a file of a report and returns its URL, which is valid for 30 minutes. A workbook and a document have all tables of the report; CSV has one.",
  needsCredential: true,
  parameters: {
    ...askedFields(),
    format: field.choice("xlsx", "pdf", "csv").required(),
    table: field.string().describe("The title of the table, for CSV; default: the first one."),
  },
  example: { report: "leads/lead-funnel", format: "xlsx" },
  async run({ work, params }) {
    const call = askedCall(work, params);
    const content = await contentOf(work, call);
    const fileName = `${call.path}-${work.today}.${params.format}`;
    if (params.format !== "csv") {
      const made = await reportFile(
        params.format,
        readAs(work, work.words.say(said(call.title)), call, content),
      );
      const stream = fileContent(made.content);
      return { data: { ...(await publishFile(work, { fileName, ...made, stream })), file_name: fileName } };
    }
    const titles = content.tables.map(({ title }) => title);
    const table = content.tables.find(({ title }) => title === (params.table ?? titles[0]));
    if (!table) throw invalidField("table", "The selected table is invalid.", titles);
    const stream = reportCsv(table);
    const file = { fileName, contentType: csvContentType, stream };
    return { data: { ...(await publishFile(work, file)), file_name: fileName } };
  },
});
