import { Button } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { lazy } from "react";
import { LateWidget } from "../../app/late-widget.tsx";
import { loadCode } from "../../app/load-code.ts";
import { Icon } from "../../components/icon.tsx";
import { t } from "../../messages/t.ts";
import { useMay } from "../../session/session.ts";

const ExportDialog = lazy(() => loadCode(() => import("./export-dialog.tsx")));

export interface EmployeeExportProps {
  readonly query: Readonly<Record<string, string>>;
}

/** Exports the listed employees of a period. */
export function EmployeeExport({ query }: EmployeeExportProps) {
  const may = useMay();
  const [isOpen, { open, close }] = useDisclosure();
  if (!may("manage-employees")) return null;
  return (
    <>
      <Button variant="default" onClick={open} leftSection={<Icon name="download" size={16} />}>
        {t("Export")}
      </Button>
      {isOpen && (
        <LateWidget name="export">
          <ExportDialog query={query} onClose={close} />
        </LateWidget>
      )}
    </>
  );
}
