import Fraction from "fraction.js";
import { roundedNumber } from "../../../src/platform/figures/exact-rounding.ts";
import { cents, type Exact, hourly, hours, minus, percent, shown, sumIfKnown, sumOf } from "./exact.ts";
import type { Facts, LinkRule } from "./link-rule.ts";
import type { Row } from "./read-list.ts";
import { daysFrom } from "./working-days.ts";

const isForBilling = (entry: Row): boolean => entry.billing_status !== "non_billable";

export const workedMinutes = (entries: readonly Row[]): bigint =>
  sumOf(entries, (one) => BigInt(one.worked_minutes));

/** The sum of listed entries; amounts in hundredths of a currency, null if one of them is unknown. */
export function timeSums(entries: readonly Row[], { rates, baseCurrency }: Facts, currency: string) {
  const minutes = (isSelected: (one: Row) => boolean) => workedMinutes(entries.filter(isSelected));
  const day = (one: Row): string => one.date.slice(0, 10);
  const converted = (one: Row): Exact =>
    one.billed_amount === null
      ? null
      : rates.convert(cents(one.billed_amount), one.currency, currency, day(one));
  const valued = (isSelected: (one: Row) => boolean) => sumIfKnown(entries.filter(isSelected), converted);
  return {
    worked: workedMinutes(entries),
    billable: sumOf(entries, (one) => BigInt(one.billable_minutes)),
    forBilling: minutes(isForBilling),
    unpriced: minutes((one) => isForBilling(one) && one.billed_rate === null),
    uncosted: minutes((one) => one.cost_rate === null),
    priced: sumOf(entries, (one) =>
      isForBilling(one) && one.billed_rate !== null ? BigInt(one.billable_minutes) : 0n,
    ),
    value: valued(() => true),
    ofStatus: (status: string) => valued((one) => one.billing_status === status),
    cost: sumIfKnown(entries, (one) =>
      one.cost_amount === null
        ? null
        : rates.convert(cents(one.cost_amount), baseCurrency, currency, day(one)),
    ),
  };
}

const capacity: LinkRule = {
  links: { timesheets: "timesheets", holidays: "holidays", project_assignments: "project-assignments" },
  figures({ timesheets, holidays, project_assignments }, { employee_id: id }, { working, data }) {
    const days = daysFrom(data.from.slice(0, 10), data.to.slice(0, 10));
    const leave = new Map(days.map((day) => [day, working.leave(id, day, holidays!)]));
    const slot = working.slotMinutes(id);
    let away = new Fraction(0);
    let planned = new Fraction(0);
    for (const day of days) {
      const taken = leave.get(day)!;
      away = away.add(slot.mul(taken.slots)).add(taken.minutes);
      const atWork = working.slots(id, day).filter(Boolean).length - taken.slots;
      for (const { starts_at, ends_at, weekly_hours_capacity } of project_assignments!) {
        if (day < starts_at.slice(0, 10) || (ends_at !== null && day > ends_at.slice(0, 10))) continue;
        const share = new Fraction(weekly_hours_capacity ?? 0).mul(60).div(2 * working.weekdays(id).length);
        planned = planned.add(share.mul(atWork));
      }
    }
    return {
      tracked_hours: hours(workedMinutes(timesheets!)),
      billable_hours: hours(workedMinutes(timesheets!.filter(isForBilling))),
      leave_hours: roundedNumber(away.div(60), 2),
      allocated_hours: roundedNumber(planned.div(60), 2),
    };
  },
  others: [
    "weekly_hours_capacity",
    "working_days",
    "gross_capacity_hours",
    "public_holiday_hours",
    "capacity_hours",
    "free_hours",
    "overtime_hours",
    "allocation_percent",
    "utilization_percent",
    "billable_utilization_percent",
  ],
};

const weekly: LinkRule = {
  links: { timesheets: "timesheets" },
  figures: ({ timesheets }) => ({ worked_minutes: Number(workedMinutes(timesheets!)) }),
  others: ["expected_minutes", "missing_minutes", "overtime_minutes"],
};

const inGroups: LinkRule = {
  links: { timesheets: "timesheets" },
  figures({ timesheets: entries }, _, facts) {
    const sums = timeSums(entries!, facts, facts.baseCurrency);
    const profit = minus(sums.value, sums.cost);
    const amounts = {
      billed_amount: shown(sums.value),
      invoiced_amount: shown(sums.ofStatus("billed")),
      drafted_amount: shown(sums.ofStatus("drafted")),
      unbilled_amount: shown(sums.ofStatus("unbilled")),
      covered_amount: shown(sums.ofStatus("covered")),
      cost_amount: shown(sums.cost),
      profit_amount: shown(profit),
      margin_percent: percent(profit, sums.value),
      effective_hourly_rate: hourly(sums.value, sums.worked),
    };
    const figures = {
      entries_count: entries!.length,
      total_worked_minutes: Number(sums.worked),
      total_worked_hours: hours(sums.worked),
      total_billable_minutes: Number(sums.billable),
      total_billable_hours: hours(sums.billable),
      total_non_billable_minutes: Number(sums.worked - sums.forBilling),
      billable_percent: percent(sums.forBilling, sums.worked),
      unpriced_minutes: Number(sums.unpriced),
      uncosted_minutes: Number(sums.uncosted),
      ...amounts,
    };
    return Object.fromEntries(Object.entries(figures).map(([name, value]) => [`attributes.${name}`, value]));
  },
  others: [],
};

const report: LinkRule = {
  links: { timesheets: "timesheets" },
  figures({ timesheets: entries }, _, facts) {
    const sums = timeSums(entries!, facts, facts.baseCurrency);
    const profit = minus(sums.value, sums.cost);
    return {
      entries_count: entries!.length,
      worked_hours: hours(sums.worked),
      billable_hours: hours(sums.forBilling),
      non_billable_hours: hours(sums.worked - sums.forBilling),
      billable_percent: percent(sums.forBilling, sums.worked),
      billed_amount: shown(sums.value),
      cost_amount: shown(sums.cost),
      profit_amount: shown(profit),
      margin_percent: percent(profit, sums.value),
    };
  },
  others: [],
};

/** What the links in reports on time list. */
export const TIME_LINKS: Readonly<Record<string, LinkRule>> = {
  "employees/employee-capacity employees[]": capacity,
  "timesheet-submissions/weekly-approval-report [].employees[]": weekly,
  "timesheets?group []": inGroups,
  "timesheets/time-report rows[]": report,
};
