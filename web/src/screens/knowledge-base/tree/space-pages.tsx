import { Button, Group, SegmentedControl, Stack } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { EmptyState } from "../../../components/empty-state.tsx";
import { Icon } from "../../../components/icon.tsx";
import { ReadProblem } from "../../../components/read-problem.tsx";
import { TableSkeleton } from "../../../components/skeletons.tsx";
import type { RecordViewProps } from "../../../declare/record-page.ts";
import { t } from "../../../messages/t.ts";
import { useNewPage } from "../page/use-new-page.ts";
import { treeQuery } from "./page-tree.ts";
import { TreeView } from "./tree-view.tsx";

/** The pages of a teamspace, with the button for a new one; editors also find archived pages here. */
export function SpacePages({ record }: RecordViewProps<"teamspaces">) {
  const { my_access, archived_at } = record.attributes;
  const mayEdit = my_access !== "viewer" && archived_at === null;
  const [shown, show] = useState<"live" | "archived">("live");
  const { data, error } = useQuery(treeQuery(record.id, shown === "live" ? undefined : "archived"));
  const newPage = useNewPage(record.id, null);
  return (
    <Stack gap="md" maw={760}>
      {my_access !== "viewer" && (
        <Group justify="space-between">
          <SegmentedControl
            aria-label={t("Which pages")}
            data={[
              { value: "live", label: t("In use") },
              { value: "archived", label: t("Archived", { many: t("Page") }) },
            ]}
            value={shown}
            onChange={(value) => show(value as typeof shown)}
          />
          {mayEdit && (
            <Button
              leftSection={<Icon name="plus" size={16} />}
              loading={newPage.isPending}
              onClick={() => newPage.mutate()}
              data-sends
            >
              {t("New page")}
            </Button>
          )}
        </Group>
      )}
      {error && <ReadProblem error={error} />}
      {!data && !error && <TableSkeleton />}
      {data?.length === 0 && (
        <EmptyState
          icon="book"
          title={shown === "live" ? t("No pages yet") : t("Nothing is archived")}
          text={shown === "live" ? t("Pages are written here, and found again by the search.") : undefined}
        />
      )}
      {data && data.length > 0 && <TreeView nodes={data} isMovable={mayEdit && shown === "live"} />}
    </Stack>
  );
}
