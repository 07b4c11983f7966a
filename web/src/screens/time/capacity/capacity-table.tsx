import { Table, Text } from "@mantine/core";
import { RowsBehind } from "../../../figures/rows-behind.tsx";
import { formatHours } from "../../../format/durations.ts";
import { formatPercent } from "../../../format/numbers.ts";
import { plural, t } from "../../../messages/t.ts";
import classes from "../report/report.module.css";
import { ShareBar } from "../share-bar.tsx";
import type { CapacityFigures, PersonCapacity } from "./capacity-query.ts";

export interface CapacityViewProps {
  readonly employees: readonly PersonCapacity[];
  readonly totals: CapacityFigures & { readonly employees: number };
}

/** The parts of a bar: tracked time within and above the capacity, and a mark for allocated time. */
export function UtilizationBar({ figures }: { readonly figures: CapacityFigures }) {
  const { capacity_hours, tracked_hours, billable_hours, overtime_hours, allocated_hours } = figures;
  const whole = Math.max(capacity_hours, tracked_hours, allocated_hours);
  if (whole <= 0) return <ShareBar parts={[]} />;
  const within = tracked_hours - overtime_hours;
  const billable = Math.min(billable_hours, within);
  return (
    <ShareBar
      parts={[
        { name: "billable", share: billable / whole },
        { name: "other", share: (within - billable) / whole },
        { name: "over", share: overtime_hours / whole },
      ]}
      mark={allocated_hours > 0 ? allocated_hours / whole : undefined}
    />
  );
}

/** A link to the entries of an employee in the period. */
export function PersonEntries({ person }: { readonly person: PersonCapacity }) {
  return (
    <Text size="sm" fw={500} component="span">
      <RowsBehind link={person.links.timesheets}>{person.name}</RowsBehind>
    </Text>
  );
}

const COLUMNS = [
  [t("Capacity"), "capacity_hours"],
  [t("Leave"), "leave_hours"],
  [t("Holidays"), "public_holiday_hours"],
  [t("Planned"), "allocated_hours"],
  [t("Free"), "free_hours"],
  [t("Tracked"), "tracked_hours"],
  [t("Overtime"), "overtime_hours"],
] as const;

/** Capacity as a table with a bar and the hours of each employee. */
export function CapacityTable({ employees, totals }: CapacityViewProps) {
  return (
    <Table.ScrollContainer minWidth={900} type="native">
      <Table className={classes.table} verticalSpacing="sm">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t("Person")}</Table.Th>
            <Table.Th aria-hidden="true" className={classes.bars} />
            <Table.Th data-numeric>{t("Used")}</Table.Th>
            <Table.Th data-numeric>{t("Billable")}</Table.Th>
            {COLUMNS.map(([label]) => (
              <Table.Th key={label} data-numeric>
                {label}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {employees.map((person) => (
            <Table.Tr key={person.employee_id}>
              <Table.Th scope="row" fw={400}>
                <PersonEntries person={person} />
              </Table.Th>
              <Table.Td>
                <UtilizationBar figures={person} />
              </Table.Td>
              <FigureCells figures={person} />
            </Table.Tr>
          ))}
        </Table.Tbody>
        <Table.Tfoot>
          <Table.Tr>
            <Table.Th scope="row">{plural(totals.employees, "# person", "# people")}</Table.Th>
            <Table.Td />
            <FigureCells figures={totals} />
          </Table.Tr>
        </Table.Tfoot>
      </Table>
    </Table.ScrollContainer>
  );
}

function FigureCells({ figures }: { readonly figures: CapacityFigures }) {
  return (
    <>
      <Table.Td data-numeric>{formatPercent(figures.utilization_percent)}</Table.Td>
      <Table.Td data-numeric>{formatPercent(figures.billable_utilization_percent)}</Table.Td>
      {COLUMNS.map(([label, name]) => (
        <Table.Td key={label} data-numeric>
          {formatHours(figures[name])}
        </Table.Td>
      ))}
    </>
  );
}
