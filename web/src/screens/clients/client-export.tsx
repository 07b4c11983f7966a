import { callGetter } from "../../api/records.ts";
import type { ExportedFile } from "../../components/download.ts";
import { ExportMenu } from "../../components/export-menu.tsx";
import { useMay } from "../../session/session.ts";

/** Exports the listed clients. */
export function ClientExport({ query }: { readonly query: Readonly<Record<string, string>> }) {
  const may = useMay();
  if (!may("manage-clients")) return null;
  return (
    <ExportMenu
      make={async (format) =>
        (await callGetter<ExportedFile>("clients", "export", { ...query, format })).data
      }
    />
  );
}
