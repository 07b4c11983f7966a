import { Button, Checkbox, Popover, Stack } from "@mantine/core";
import { Icon } from "../components/icon.tsx";
import { type Column, columnLabel, type ResourceUi } from "../declare/resource-ui.ts";
import { t } from "../messages/t.ts";
import { useSession } from "../session/session.ts";
import { readableColumns } from "./use-columns.ts";

interface ColumnChoiceProps {
  readonly ui: ResourceUi;
  readonly columns: readonly Column[];
  readonly onChange: (names: readonly string[]) => void;
}

/** Selects the columns of a list; the one that names the record is always shown. */
export function ColumnChoice({ ui, columns, onChange }: ColumnChoiceProps) {
  const [, ...choosable] = readableColumns(ui, useSession());
  return (
    <Popover position="bottom-end" shadow="md" trapFocus>
      <Popover.Target>
        <Button variant="default" leftSection={<Icon name="columns-3" size={16} />}>
          {t("Columns")}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <Checkbox.Group
          label={t("Columns")}
          value={columns.map(({ name }) => name)}
          onChange={(names) => onChange(names)}
        >
          <Stack gap="xs" mt="xs" mah={360} style={{ overflowY: "auto" }} pr="sm">
            {choosable.map((column) => (
              <Checkbox key={column.name} value={column.name} label={columnLabel(ui, column)} size="sm" />
            ))}
          </Stack>
        </Checkbox.Group>
        <Button variant="subtle" size="compact-sm" mt="sm" onClick={() => onChange(ui.list.chosenAtFirst)}>
          {t("Reset to default")}
        </Button>
      </Popover.Dropdown>
    </Popover>
  );
}
