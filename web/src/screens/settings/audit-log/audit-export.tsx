import { callGetter } from "../../../api/records.ts";
import type { ExportedFile } from "../../../components/download.ts";
import { ExportMenu } from "../../../components/export-menu.tsx";

/** Makes a spreadsheet of the entries that the list shows. */
export function AuditExport({ query }: { readonly query: Readonly<Record<string, string>> }) {
  return (
    <ExportMenu
      make={async (format) =>
        (await callGetter<ExportedFile>("audit-log", "export", { ...query, format })).data
      }
    />
  );
}
