import { VisuallyHidden } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type { BelowProps } from "../../../declare/timeline-ui.ts";
import { dayOf } from "../../../format/calendar.ts";
import { formatNumber } from "../../../format/numbers.ts";
import { t } from "../../../messages/t.ts";
import { type CapacityPeriod, capacityQuery } from "../../time/capacity/capacity-query.ts";
import classes from "./capacity-row.module.css";

/** So many people are asked for in one request. */
const AT_ONCE = 100;

/** The people of the group, among those around it, who are requested together. */
function peopleAround(group: string, groups: readonly string[]): readonly string[] {
  const first = Math.floor(groups.indexOf(group) / AT_ONCE) * AT_ONCE;
  return groups.slice(first, first + AT_ONCE);
}

/** What is planned of the capacity in each week or month: below a person that person's, below all everybody's. */
export function CapacityRow({ group, groups, groupBy, columns, interval }: BelowProps) {
  const isShown = group === null || groupBy === "employee_id";
  const { data, error } = useQuery({
    ...capacityQuery({
      date: `${columns[0]!.from},${columns.at(-1)!.to}`,
      interval,
      employee_id: group === null ? undefined : peopleAround(group, groups).join(","),
      perPage: group === null ? 1 : AT_ONCE,
    }),
    enabled: isShown,
  });
  if (!isShown || error) return null;
  const found =
    group === null ? data?.data.totals : data?.data.employees.find((one) => one.employee_id === group);
  if (data && !found) return null;
  const periods = new Map(found?.periods?.map((one) => [dayOf(one.from), one]));
  return (
    <tr className={classes.row} data-total={group === null || undefined}>
      <th scope="row" className={classes.name}>
        {group === null ? t("Everybody: planned / capacity in hours") : t("Planned / capacity in hours")}
      </th>
      {columns.map(({ from, label }) => (
        <td key={from} data-label={label} aria-busy={!data}>
          <PlannedHours period={periods.get(from)} />
        </td>
      ))}
    </tr>
  );
}

const inHours = (hours: number): string => formatNumber(Math.round(hours * 10) / 10);

function PlannedHours({ period }: { readonly period: CapacityPeriod | undefined }) {
  if (!period) return "–";
  const { allocated_hours, capacity_hours, free_hours } = period;
  const share =
    capacity_hours > 0 ? Math.min(1, allocated_hours / capacity_hours) : Number(allocated_hours > 0);
  return (
    <div className={classes.hours} data-over={free_hours < 0 || undefined}>
      {`${inHours(allocated_hours)} / ${inHours(capacity_hours)}`}
      {free_hours < 0 && (
        <>
          <span aria-hidden="true"> !</span>
          <VisuallyHidden>{t("overbooked")}</VisuallyHidden>
        </>
      )}
      <span className={classes.bar} style={{ width: `${100 * share}%` }} aria-hidden="true" />
    </div>
  );
}
