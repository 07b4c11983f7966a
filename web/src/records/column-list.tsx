import { Button, Checkbox, Popover, Stack } from "@mantine/core";
import { type DropdownProps, useOpenAtFirst } from "../components/late-dropdown.tsx";
import { type Column, columnLabel, type ResourceUi } from "../declare/resource-ui.ts";
import { t } from "../messages/t.ts";
import { useSession } from "../session/session.ts";
import { readableColumns } from "./use-columns.ts";

export interface ColumnListProps extends DropdownProps {
  readonly ui: ResourceUi;
  readonly columns: readonly Column[];
  readonly onChange: (names: readonly string[]) => void;
}

/** The columns of a list, of which each but the one that names the record can be hidden. */
export default function ColumnList({ target, ui, columns, onChange }: ColumnListProps) {
  const [, ...choosable] = readableColumns(ui, useSession());
  const { opened, setOpened, button } = useOpenAtFirst(target, "dialog");
  return (
    <Popover position="bottom-end" shadow="md" trapFocus returnFocus opened={opened} onChange={setOpened}>
      <Popover.Target>{button}</Popover.Target>
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
