import { Button } from "@mantine/core";
import { Icon } from "../components/icon.tsx";
import { lateDropdown } from "../components/late-dropdown.tsx";
import { t } from "../messages/t.ts";
import type { ColumnListProps } from "./column-list.tsx";

const LateColumnList = lateDropdown<ColumnListProps>(() => import("./column-list.tsx"), "dialog");

/** Selects the columns of a list; the one that names the record is always shown. */
export function ColumnChoice(props: Omit<ColumnListProps, "target">) {
  return (
    <LateColumnList
      {...props}
      target={
        <Button variant="default" leftSection={<Icon name="columns-3" size={16} />}>
          {t("Columns")}
        </Button>
      }
    />
  );
}
