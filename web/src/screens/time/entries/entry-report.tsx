import { Button, Menu } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { runFileAction } from "../../../api/records.ts";
import { downloadContent } from "../../../components/download.ts";
import { Icon } from "../../../components/icon.tsx";
import { notifyDone, notifyFailure } from "../../../components/notify.tsx";
import { t } from "../../../messages/t.ts";

const SHEETS = [
  { group: undefined, label: t("Entries") },
  { group: "employee_id", label: t("Entries, and sums by employee") },
  { group: "project_id", label: t("Entries, and sums by project") },
  { group: "task_id", label: t("Entries, and sums by task") },
];

/** Exports the listed entries as an Excel file. */
export function EntryReport({ query }: { readonly query: Readonly<Record<string, string>> }) {
  const { mutate, isPending } = useMutation({
    mutationFn: (group: string | undefined) =>
      runFileAction("timesheets", "download-report", { repositories: "all", format: "xlsx", group }, query),
    onSuccess: (file) => {
      downloadContent(file);
      notifyDone(file.file_name);
    },
    onError: notifyFailure,
  });
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button variant="default" loading={isPending} leftSection={<Icon name="download" size={16} />}>
          {t("Excel")}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {SHEETS.map(({ group, label }) => (
          <Menu.Item key={label} onClick={() => mutate(group)}>
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
