import { Button } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { type Query, runFileAction } from "../../../api/records.ts";
import { downloadContent } from "../../../components/download.ts";
import { Icon } from "../../../components/icon.tsx";
import { notifyFailure } from "../../../components/notify.tsx";
import { t } from "../../../messages/t.ts";

/** Downloads the listed meetings as a file that calendars can read. */
export function CalendarFile({ query }: { readonly query: Query }) {
  const file = useMutation({
    mutationFn: () => {
      const { sort: _sort, ...filters } = query;
      return runFileAction("meetings", "download-ics", { repositories: "all" }, filters);
    },
    onSuccess: downloadContent,
    onError: notifyFailure,
  });
  return (
    <Button
      variant="default"
      leftSection={<Icon name="calendar" size={16} />}
      loading={file.isPending}
      onClick={() => file.mutate()}
    >
      {t("Calendar file")}
    </Button>
  );
}
