import { Checkbox, Stack, Table, Text } from "@mantine/core";
import { addDays } from "../../../format/calendar.ts";
import { formatShortPeriod, formatWeek } from "../../../format/dates.ts";
import { formatPercent } from "../../../format/numbers.ts";
import { t } from "../../../messages/t.ts";
import type { PersonWeek, WeekTotals } from "../weekly-report.ts";
import { ApprovalCell } from "./approval-cell.tsx";
import classes from "./approvals.module.css";
import type { MatrixRow } from "./matrix.ts";

interface ApprovalMatrixProps {
  readonly rows: readonly MatrixRow[];
  /** Latest first. */
  readonly weeks: readonly { readonly start: string; readonly totals: WeekTotals }[];
  readonly today: string;
  readonly isNarrow: boolean;
  readonly mayDecide: (person: PersonWeek) => boolean;
  /** The selected submissions. */
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (chosen: ReadonlySet<string>) => void;
}

/** The status of each employee's weeks. Submitted weeks can be selected. */
export function ApprovalMatrix(props: ApprovalMatrixProps) {
  const { rows, weeks, today, isNarrow, mayDecide, chosen, onChoose } = props;
  const waiting = (person: PersonWeek | undefined): string[] =>
    person?.status === "submitted" && person.timesheet_submission_id && mayDecide(person)
      ? [person.timesheet_submission_id]
      : [];
  const choose = (ids: readonly string[], isChosen: boolean) => {
    const after = new Set(chosen);
    for (const id of ids) isChosen ? after.add(id) : after.delete(id);
    onChoose(after);
  };
  const cellOf = (row: MatrixRow, start: string) => {
    const person = row.weeks[start];
    if (!person)
      return (
        <Text size="xs" c="dimmed">
          {t("not employed")}
        </Text>
      );
    const [id] = waiting(person);
    return (
      <ApprovalCell
        person={person}
        start={start}
        isOver={addDays(start, 6) < today}
        isChosen={id !== undefined && chosen.has(id)}
        onChoose={id === undefined ? undefined : (isChosen) => choose([id], isChosen)}
      />
    );
  };
  if (isNarrow) {
    return (
      <Stack gap="lg">
        {rows.map((row) => (
          <section key={row.employeeId} aria-label={row.name}>
            <Text fw={600} size="sm" mb={4}>
              {row.name}
            </Text>
            <dl className={classes.weeks}>
              {weeks.map(({ start }) => (
                <div key={start}>
                  <dt>{formatShortPeriod(start, addDays(start, 6))}</dt>
                  <dd>{cellOf(row, start)}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </Stack>
    );
  }
  return (
    <Table.ScrollContainer minWidth={180 + weeks.length * 140} type="native">
      <Table className={classes.matrix} verticalSpacing="xs">
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{t("Person")}</Table.Th>
            {weeks.map(({ start, totals }) => {
              const all = rows.flatMap((row) => waiting(row.weeks[start]));
              const count = all.filter((id) => chosen.has(id)).length;
              return (
                <Table.Th key={start} scope="col">
                  <span className={classes.week}>
                    {all.length > 0 && (
                      <Checkbox
                        size="xs"
                        aria-label={t`All submitted in the week ${formatWeek(start)}`}
                        checked={count === all.length}
                        indeterminate={count > 0 && count < all.length}
                        onChange={(event) => choose(all, event.currentTarget.checked)}
                      />
                    )}
                    {formatShortPeriod(start, addDays(start, 6))}
                  </span>
                  <Text size="xs" c="dimmed" fw={400}>
                    {totals.submission_rate === null
                      ? t("nobody")
                      : t`${formatPercent(totals.submission_rate)} submitted`}
                  </Text>
                </Table.Th>
              );
            })}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => (
            <Table.Tr key={row.employeeId}>
              <Table.Th scope="row">{row.name}</Table.Th>
              {weeks.map(({ start }) => (
                <Table.Td key={start}>{cellOf(row, start)}</Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}
