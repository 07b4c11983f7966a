import { Button, Menu } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { callGetter } from "../../../api/records.ts";
import { download, type ExportedFile } from "../../../components/download.ts";
import { Icon } from "../../../components/icon.tsx";
import { notifyDone, notifyFailure } from "../../../components/notify.tsx";

/** Makes a spreadsheet of the entries that the list shows. */
export function AuditExport({ query }: { readonly query: Readonly<Record<string, string>> }) {
  const { mutate, isPending } = useMutation({
    mutationFn: async (format: string) =>
      (await callGetter<ExportedFile>("audit-log", "export", { ...query, format })).data,
    onSuccess: (file) => {
      download(file);
      notifyDone(file.rows === 1 ? "A file with 1 row" : `A file with ${file.rows} rows`);
    },
    onError: notifyFailure,
  });
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button variant="default" loading={isPending} leftSection={<Icon name="download" size={16} />}>
          Export
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => mutate("xlsx")}>Excel</Menu.Item>
        <Menu.Item onClick={() => mutate("csv")}>CSV</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
