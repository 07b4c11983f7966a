import { runActionOnMany } from "../../api/records.ts";
import type { ExportedFile } from "../../components/download.ts";
import { ExportMenu } from "../../components/export-menu.tsx";

/** Makes a spreadsheet of the requests that the list shows. */
export function LeaveExport({ query }: { readonly query: Readonly<Record<string, string>> }) {
  return (
    <ExportMenu
      make={async (format) =>
        (await runActionOnMany<ExportedFile>("holidays", "export", { repositories: "all", format }, query))
          .data
      }
    />
  );
}
