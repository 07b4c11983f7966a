import { dateKind, field, fieldOf, fileAction, type Operand } from "../../../engine/declare/index.ts";
import type { FileActionContext, GivenParameters } from "../../../engine/work/index.ts";
import { publishTable, TABLE_FORMATS } from "../../../platform/exports/table-file.ts";
import { periodOf } from "../../../platform/figures/period-parameter.ts";
import { EXPORTED_COLUMNS, exportedRequests } from "./exported-requests.ts";

/** A day or a pair of days in the syntax of filters: `2026-01-01,2026-06-30`. */
const period = () =>
  fieldOf<Operand<string>>({
    name: "period",
    columnTypes: [],
    cast: "text",
    filter: null,
    json: (stored) => stored,
    order: (stored) => stored,
    schema: () => ({
      type: "string",
      pattern: "^\\d{4}-\\d{2}-\\d{2}(,\\d{4}-\\d{2}-\\d{2})?$",
      examples: ["2026-01-01,2026-06-30"],
    }),
    read(wire, fail) {
      if (typeof wire !== "string") return fail("The :field field must be a string.");
      let failed = false;
      const operand = dateKind.read(wire.trim(), (template) => {
        failed = true;
        fail(template);
      });
      return failed ? undefined : operand;
    },
  });

const parameters = {
  format: field.choice(...TABLE_FORMATS).default("xlsx"),
  date: period().describe("A day or a pair of days: only requests with a day in this period are exported."),
};

async function run(context: FileActionContext<GivenParameters<typeof parameters>>) {
  const { work, params } = context;
  const requested = periodOf(params.date ?? undefined);
  const rows = await exportedRequests(context, requested);
  const name = requested ? `holidays-${requested.from}_${requested.to}` : `holidays-${work.today}`;
  const file = await publishTable(work, params.format, {
    name,
    title: "Leave requests",
    columns: EXPORTED_COLUMNS,
    rows,
  });
  return { data: { ...file, rows: rows.length } };
}

/** Exports leave requests as they are at the time of the request. */
export const exportRequests = fileAction({
  title: "Export leave requests",
  description:
    "Exports the requests to a file and returns its URL, which needs no credential and is valid until expires_at.",
  contentType: null,
  parameters,
  run,
});
