import { Checkbox, Text, VisuallyHidden } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { Icon } from "../../../components/icon.tsx";
import { formatWeek } from "../../../format/dates.ts";
import { formatMinutes } from "../../../format/durations.ts";
import { t } from "../../../messages/t.ts";
import { WEEK_STATUSES } from "../week-status.tsx";
import type { PersonWeek } from "../weekly-report.ts";
import classes from "./approvals.module.css";

interface ApprovalCellProps {
  readonly person: PersonWeek;
  /** The first day of the week. */
  readonly start: string;
  /** Whether the week has ended. Before that, no hours are reported as missing. */
  readonly isOver: boolean;
  readonly isChosen: boolean;
  /** Absent if the week cannot be decided. */
  readonly onChoose?: (isChosen: boolean) => void;
}

/** A week of an employee: its status and hours, with a link to its days. */
export function ApprovalCell({ person, start, isOver, isChosen, onChoose }: ApprovalCellProps) {
  const { label, icon } = WEEK_STATUSES[person.status];
  const week = formatWeek(start);
  return (
    <div className={classes.cell} data-status={person.status}>
      {onChoose && (
        <Checkbox
          size="xs"
          aria-label={t`Choose ${person.name}, ${week}`}
          checked={isChosen}
          onChange={(event) => onChoose(event.currentTarget.checked)}
        />
      )}
      <Link
        to="/time"
        search={{ employee: person.employee_id, week: start } as never}
        className={classes.link}
      >
        <VisuallyHidden>
          {person.name}, {week}:{" "}
        </VisuallyHidden>
        <span className={classes.status}>
          <Icon name={icon} size={14} stroke={2} />
          {label}
        </span>
        <Text size="xs" component="span" display="block">
          {t`${formatMinutes(person.worked_minutes)} of ${formatMinutes(person.expected_minutes)}`}
        </Text>
        {person.is_missing_hours && (
          <Text
            size="xs"
            component="span"
            display="block"
            className={isOver ? classes.missing : undefined}
            c={isOver ? undefined : "dimmed"}
          >
            {t`${formatMinutes(person.missing_minutes)} missing`}
          </Text>
        )}
      </Link>
    </div>
  );
}
