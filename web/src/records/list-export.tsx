import { ActionIcon } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { exportList } from "../api/records.ts";
import { downloadContent } from "../components/download.ts";
import { Icon } from "../components/icon.tsx";
import { LateChoiceMenu } from "../components/late-choice-menu.ts";
import { notifyFailure } from "../components/notify.tsx";
import { Tip } from "../components/tip.tsx";
import type { Column, ResourceUi } from "../declare/resource-ui.ts";
import { t } from "../messages/t.ts";
import { exportColumns } from "./export-columns.ts";
import { filtersOf, type ListState } from "./list-state.ts";

const FORMATS = [
  { value: "xlsx", label: "Excel" },
  { value: "csv", label: "CSV" },
  { value: "jsonl", label: t("JSON lines") },
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
    <LateChoiceMenu
      target={
        <Tip label={t("Download this list")}>
          <ActionIcon variant="default" size={36} loading={isPending} aria-label={t("Download this list")}>
            <Icon name="download" size={16} />
          </ActionIcon>
        </Tip>
      }
      choices={FORMATS}
      onChoose={mutate}
    />
  );
}
