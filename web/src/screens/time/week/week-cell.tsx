import { ActionIcon, Loader, Tooltip, VisuallyHidden } from "@mantine/core";
import { type KeyboardEvent, useLayoutEffect, useRef } from "react";
import { flushSync } from "react-dom";
import { Icon } from "../../../components/icon.tsx";
import { formatWeekdayAndDay } from "../../../format/dates.ts";
import { formatMinutes } from "../../../format/durations.ts";
import { plural, t } from "../../../messages/t.ts";
import { lockText, workLabel } from "../entry.ts";
import { moveByKey } from "./cell-keys.ts";
import type { CellEdits } from "./use-cell-edits.ts";
import classes from "./week-cell.module.css";
import { type Cell, cellKey, type WeekRow } from "./week-rows.ts";

export interface WeekCellProps {
  readonly row: WeekRow;
  readonly day: string;
  readonly cell: Cell;
  readonly edits: CellEdits;
  /** Whether the week and the person's rights allow booking time here. */
  readonly isOpen: boolean;
  /** The position in the grid, for arrow keys. */
  readonly place: string;
  readonly onOpen: () => void;
}

/** The time of a row on a day: an input if a duration is enough, otherwise a button that opens the entries. */
export function WeekCell(props: WeekCellProps) {
  const { cell, isOpen } = props;
  if (cell.isPlain && isOpen) return <TypedCell {...props} />;
  if (cell.entries.length === 0) return <span className={classes.nothing}>–</span>;
  return <OpenedCell {...props} />;
}

const placeName = (row: WeekRow, day: string): string => `${workLabel(row)}, ${formatWeekdayAndDay(day)}`;

function TypedCell({ row, day, cell, edits, place, onOpen }: WeekCellProps) {
  const key = cellKey(row, day);
  const edit = edits.of(key);
  const [entry] = cell.entries;
  const input = useRef<HTMLInputElement>(null);
  const isEdited = edit !== undefined;
  const shown = edit?.text ?? (cell.minutes > 0 ? formatMinutes(cell.minutes) : "");
  // Selects the text again after it was saved, so that the next key replaces it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new text clears the selection.
  useLayoutEffect(() => {
    if (!isEdited && input.current === document.activeElement) input.current?.select();
  }, [isEdited, shown]);
  const isMarked =
    entry !== undefined && (entry.description !== null || (row.projectId !== null && !entry.isBillable));
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const stay = () => edits.save(row, day, cell);
    if (moveByKey(event, stay)) return;
    if (event.key === "F2" && entry) onOpen();
    if (event.key === "Escape") {
      // The saved text must be rendered before it is selected and before the next key.
      flushSync(() => edits.takeBack(key));
      event.currentTarget.select();
    }
  };
  return (
    <span className={classes.typed} data-marked={isMarked || undefined}>
      <input
        ref={input}
        className={classes.input}
        data-cell={place}
        aria-label={placeName(row, day)}
        aria-invalid={edit?.problem ? true : undefined}
        aria-keyshortcuts={entry ? "F2" : undefined}
        title={edit?.problem ?? entry?.description ?? undefined}
        inputMode="text"
        autoComplete="off"
        placeholder="0:00"
        readOnly={edit?.isSaving}
        value={shown}
        onChange={(event) => edits.type(key, event.currentTarget.value)}
        onFocus={(event) => event.currentTarget.select()}
        onBlur={() => edits.save(row, day, cell)}
        onKeyDown={onKeyDown}
      />
      {edit?.isSaving && <Loader size={12} className={classes.saving} />}
      {entry && (
        <ActionIcon
          className={classes.more}
          variant="subtle"
          color="gray"
          size="sm"
          // With the keyboard, F2 opens the cell.
          tabIndex={-1}
          aria-label={t`Details of ${placeName(row, day)}`}
          onClick={onOpen}
        >
          <Icon name={isMarked ? "notes" : "dots"} size={14} />
        </ActionIcon>
      )}
    </span>
  );
}

function OpenedCell({ row, day, cell, place, onOpen }: WeekCellProps) {
  const { entries, minutes, isRunning, lockedReason } = cell;
  const about = [
    entries.length > 1 ? plural(entries.length, "# entry", "# entries") : null,
    isRunning ? t("a timer is running") : null,
    lockedReason ? t`locked. ${lockText(lockedReason)}` : null,
  ].filter((part) => part !== null);
  const hint = lockedReason
    ? lockText(lockedReason)
    : entries.length > 1
      ? plural(entries.length, "# entry", "# entries")
      : null;
  return (
    <Tooltip label={hint} disabled={hint === null}>
      <button
        type="button"
        className={classes.opened}
        data-cell={place}
        data-running={isRunning || undefined}
        onClick={onOpen}
        onKeyDown={(event) => moveByKey(event)}
      >
        {lockedReason && <Icon name="lock" size={12} />}
        {isRunning && <Icon name="player-play" size={12} />}
        <VisuallyHidden>{placeName(row, day)}: </VisuallyHidden>
        {formatMinutes(minutes)}
        <VisuallyHidden>{about.map((part) => `, ${part}`)}</VisuallyHidden>
        {entries.length > 1 && (
          <span aria-hidden="true" className={classes.count}>
            {entries.length}
          </span>
        )}
      </button>
    </Tooltip>
  );
}
