import { Badge, Button, Drawer, Group, Stack, Text } from "@mantine/core";
import { Icon } from "../../../components/icon.tsx";
import { formatWeekdayAndDay } from "../../../format/dates.ts";
import { formatMinutes } from "../../../format/durations.ts";
import { formatTime } from "../../../format/times.ts";
import { t } from "../../../messages/t.ts";
import { type Entry, lockText, workLabel } from "../entry.ts";
import classes from "./week.module.css";
import type { Cell, WeekRow } from "./week-rows.ts";

interface CellEntriesProps {
  readonly row: WeekRow;
  readonly day: string;
  readonly cell: Cell;
  /** Whether entries can be added here. */
  readonly isOpen: boolean;
  readonly onEntry: (id: string) => void;
  readonly onNew: () => void;
  readonly onClose: () => void;
}

/** The entries of a cell of the week. */
export function CellEntries({ row, day, cell, isOpen, onEntry, onNew, onClose }: CellEntriesProps) {
  return (
    <Drawer opened onClose={onClose} position="right" size="md" title={workLabel(row)}>
      <Group justify="space-between" mb="md">
        <Text fw={600}>{formatWeekdayAndDay(day)}</Text>
        <Text fw={600}>{formatMinutes(cell.minutes)}</Text>
      </Group>
      <Stack gap={0} component="ul" m={0} p={0} className={classes.entries}>
        {cell.entries.map((entry) => (
          <li key={entry.id}>
            <EntryLine entry={entry} onOpen={() => onEntry(entry.id)} />
          </li>
        ))}
      </Stack>
      {isOpen && (
        <Button mt="md" variant="default" leftSection={<Icon name="plus" size={16} />} onClick={onNew}>
          {t("Another entry")}
        </Button>
      )}
    </Drawer>
  );
}

function EntryLine({ entry, onOpen }: { readonly entry: Entry; readonly onOpen: () => void }) {
  const { minutes, description, projectId, isBillable, startedAt, endedAt, lockedReason, mayChange } = entry;
  const span =
    startedAt &&
    (endedAt ? t`${formatTime(startedAt)} to ${formatTime(endedAt)}` : t`${formatTime(startedAt)} to now`);
  return (
    <Group wrap="nowrap" align="flex-start" justify="space-between" py="sm">
      <Stack gap={4} miw={0}>
        <Group gap="xs">
          <Text size="sm" fw={600}>
            {minutes === null ? t("Running") : formatMinutes(minutes)}
          </Text>
          {span && (
            <Text size="sm" c="dimmed">
              {span}
            </Text>
          )}
          {projectId !== null && !isBillable && (
            <Badge variant="default" tt="none" fw={500}>
              {t("Not billable")}
            </Badge>
          )}
        </Group>
        <Text size="sm" c={description ? undefined : "dimmed"}>
          {description ?? t("Without a description")}
        </Text>
        {lockedReason && (
          <Group gap={4} c="dimmed">
            <Icon name="lock" size={14} />
            <Text size="xs">{lockText(lockedReason)}</Text>
          </Group>
        )}
      </Stack>
      <Button variant="subtle" size="compact-sm" onClick={onOpen}>
        {mayChange && !lockedReason ? t("Change") : t("Show")}
      </Button>
    </Group>
  );
}
