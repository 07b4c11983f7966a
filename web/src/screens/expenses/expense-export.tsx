import { runActionOnMany } from "../../api/records.ts";
import type { ExportedFile } from "../../components/download.ts";
import { ExportMenu } from "../../components/export-menu.tsx";

/** Exports the listed expenses. */
export function ExpenseExport({ query }: { readonly query: Readonly<Record<string, string>> }) {
  return (
    <ExportMenu
      make={async (format) =>
        (await runActionOnMany<ExportedFile>("expenses", "export", { repositories: "all", format }, query))
          .data
      }
    />
  );
}
