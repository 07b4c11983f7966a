import { choiceKind, getter, listOf, parameter, valuesOf } from "../../../engine/declare/index.ts";
import { type GetterContext, invalidField } from "../../../engine/work/index.ts";
import { publishFile } from "../../../platform/exports/published-file.ts";
import { TABLE_FORMATS } from "../../../platform/exports/table-file.ts";
import { moment, object, url } from "../../../platform/figures/response-shapes.ts";
import { csvContentType, writeCsv } from "../../../platform/spreadsheets/write-csv.ts";
import { writeWorkbook, xlsxContentType } from "../../../platform/spreadsheets/write-xlsx.ts";
import { analyticsMeta, analyticsParameters, READERS, readLeadQuery, readPeriod } from "./analytics-query.ts";
import { parameterSheet } from "./export-parameters.ts";
import { SECTION_NAMES, SECTIONS, type SectionName } from "./export-sections.ts";
import { type SectionData, sheetOf } from "./export-sheet.ts";
import { modeParameter } from "./funnel.ts";

const parameters = {
  ...analyticsParameters,
  mode: modeParameter,
  format: parameter(choiceKind(TABLE_FORMATS), {
    isSingle: true,
    description: "The file format; default: xlsx. A CSV file has exactly one section.",
  }),
  sections: parameter(listOf(choiceKind(SECTION_NAMES)), {
    description: "The reports in the file; default: all.",
  }),
};

type ExportContext = GetterContext<"leads", typeof parameters>;

/** The reports to export. @throws 422 unless a CSV file has exactly one */
function chosenSections({ parameters }: ExportContext): readonly SectionName[] {
  const given = valuesOf(parameters.sections);
  const chosen = given.length === 0 ? SECTION_NAMES : SECTION_NAMES.filter((name) => given.includes(name));
  if (parameters.format?.value === "csv" && chosen.length !== 1)
    throw invalidField("sections", "The sections parameter must name exactly one section for a CSV file.");
  return chosen;
}

/** Runs the getter of a section with the parameters that it has. The forecast has a period of its own. */
async function readSection(context: ExportContext, name: SectionName): Promise<SectionData> {
  const { date, mode, ...selection } = context.parameters;
  const given = name === "forecast" ? selection : { ...selection, date, mode };
  const { data, meta } = await SECTIONS[name].getter.run({ ...context, parameters: given } as GetterContext);
  return { data, unconverted: (meta?.unconverted ?? []) as SectionData["unconverted"] };
}

async function run(context: ExportContext) {
  const { work } = context;
  const sections = chosenSections(context);
  const query = readLeadQuery(context);
  const period = readPeriod(context);
  const isPeriod = context.parameters.mode?.value === "period";
  const found: [SectionName, SectionData][] = [];
  for (const name of sections) found.push([name, await readSection(context, name)]);
  const sheets = found.map(([name, { data }]) =>
    sheetOf(name, SECTIONS[name].table(data, isPeriod, context.work.words), query.currency),
  );
  const days = `${period.from}_${period.to}`;
  if (context.parameters.format?.value === "csv") {
    const [{ name, columns, rows }] = sheets as [(typeof sheets)[number]];
    const fileName = `leads-${name}-${days}.csv`;
    const file = { fileName, contentType: csvContentType, stream: writeCsv(columns, rows) };
    return { data: await publishFile(work, file) };
  }
  const meta = analyticsMeta(context, query, period);
  const first = parameterSheet(meta, isPeriod ? "period" : "cohort", found, work.words);
  const file = { fileName: `leads-${days}.xlsx`, contentType: xlsxContentType };
  return { data: await publishFile(work, { ...file, stream: writeWorkbook([first, ...sheets]) }) };
}

/** Exports the reports on leads to a workbook with a sheet for each, or one of them to a CSV file. */
export const leadAnalyticsExport = getter("leads", {
  title: "Export reports on leads",
  description:
    "Exports the reports on leads with the figures of their getters: a workbook with a sheet for each, after one with the parameters, or a CSV file of one report. The date applies to all reports but the forecast, which has its default months.",
  permissions: READERS,
  parameters,
  response: object({
    url: { ...url, description: "Needs no credential and is valid until expires_at." },
    expires_at: moment,
  }),
  run,
});
