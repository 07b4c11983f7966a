import Fraction from "fraction.js";
import { homeCard } from "../../engine/declare/index.ts";
import { message, type Text, type Work } from "../../engine/work/index.ts";
import { monthBefore } from "../../platform/figures/calendar-intervals.ts";
import { roundedNumber } from "../../platform/figures/exact-rounding.ts";
import { companyUtilization, type Utilization } from "./reports/capacity/company-utilization.ts";

/** How much of what people could work they tracked, for those who read the reports on time. */
export const utilizationCard = homeCard({
  name: "utilization",
  title: message`Utilization`,
  permissions: ["view-reports-time"],
  isOverview: true,
  content: utilization,
});

/** The totals of `employee-capacity` for the last full month, compared with those of the month before. */
async function utilization(work: Work) {
  const last = monthBefore(work.today);
  const found = await companyUtilization(work, [last, monthBefore(last.from)]);
  if (!found) return null;
  const [now, before] = found;
  const figure = (label: Text, name: "worked" | "billable") => ({
    ...{ label, unit: "percent" },
    value: percentOf(now!, name),
    before: percentOf(before!, name),
    compared_with: "month_before" as const,
  });
  return {
    figures: [
      figure(message`Tracked last month`, "worked"),
      figure(message`Billable last month`, "billable"),
    ],
  };
}

/** Null without capacity. */
function percentOf({ capacity, ...tracked }: Utilization, name: "worked" | "billable"): string | null {
  if (capacity.equals(0)) return null;
  return String(roundedNumber(new Fraction(tracked[name]).mul(100).div(capacity), 2));
}
