import { callGetter, type Query, type ResourceName } from "../api/records.ts";
import type { ExportedFile } from "../components/download.ts";
import { ExportMenu } from "../components/export-menu.tsx";

interface ReportExportProps {
  readonly resource: ResourceName;
  readonly getter: string;
  readonly query: Query;
}

/** The button that exports the rows and figures of a report as a spreadsheet. */
export function ReportExport({ resource, getter, query }: ReportExportProps) {
  return (
    <ExportMenu
      make={async (format) => (await callGetter<ExportedFile>(resource, getter, { ...query, format })).data}
    />
  );
}
