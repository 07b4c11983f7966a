import { ActionIcon, Menu, Tooltip } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { exportList } from "../api/records.ts";
import { downloadContent } from "../components/download.ts";
import { Icon } from "../components/icon.tsx";
import { notifyFailure } from "../components/notify.tsx";
import type { Column, ResourceUi } from "../declare/resource-ui.ts";
import { t } from "../messages/t.ts";
import { exportColumns } from "./export-columns.ts";
import { filtersOf, type ListState } from "./list-state.ts";

const FORMATS = [
  { format: "xlsx", label: "Excel" },
  { format: "csv", label: "CSV" },
  { format: "jsonl", label: t("JSON lines") },
] as const;

interface ListExportProps {
  readonly ui: ResourceUi;
  readonly state: ListState;
  readonly columns: readonly Column[];
}

/** Downloads all records of a list with its filters, order and columns. */
export function ListExport({ ui, state, columns }: ListExportProps) {
  const { mutate, isPending } = useMutation({
    mutationFn: (format: string) =>
      exportList(ui.resource, {
        ...filtersOf(state),
        sort: state.sort || undefined,
        columns: exportColumns(ui, columns).join(",") || undefined,
        format,
      }),
    onSuccess: downloadContent,
    onError: notifyFailure,
  });
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Tooltip label={t("Download this list")}>
          <ActionIcon variant="default" size={36} loading={isPending} aria-label={t("Download this list")}>
            <Icon name="download" size={16} />
          </ActionIcon>
        </Tooltip>
      </Menu.Target>
      <Menu.Dropdown>
        {FORMATS.map(({ format, label }) => (
          <Menu.Item key={format} onClick={() => mutate(format)}>
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
