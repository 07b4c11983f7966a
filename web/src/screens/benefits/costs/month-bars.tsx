import { Group, Text } from "@mantine/core";
import { formatMonth } from "../../../format/dates.ts";
import { formatMoney } from "../../../format/numbers.ts";
import { t } from "../../../messages/t.ts";
import classes from "./month-bars.module.css";

/** The costs of one month. */
export interface MonthCosts {
  /** The first day of the month. */
  readonly month: string;
  readonly company: number;
  readonly employees: number;
}

interface MonthBarsProps {
  readonly months: readonly MonthCosts[];
  readonly currency: string;
}

/** A bar for the costs of each month: the company's part and that of the employees, with the sum beside it. */
export function MonthBars({ months, currency }: MonthBarsProps) {
  const highest = Math.max(...months.map(({ company, employees }) => company + employees), 1);
  const share = (amount: number): string => `${(amount / highest) * 100}%`;
  return (
    <>
      <ul className={classes.months} aria-label={t("Costs by month")}>
        {months.map(({ month, company, employees }) => (
          <li key={month} className={classes.month}>
            <Text size="sm">{formatMonth(month)}</Text>
            <span className={classes.track} aria-hidden="true">
              <span className={classes.company} style={{ width: share(company) }} />
              <span className={classes.employees} style={{ width: share(employees) }} />
            </span>
            <Text size="sm" ta="right" className={classes.figure}>
              {formatMoney(company + employees, currency)}
            </Text>
          </li>
        ))}
      </ul>
      <Group gap="lg" mt="sm" aria-hidden="true">
        <Text size="xs" c="dimmed">
          <span className={`${classes.company} ${classes.key}`} /> {t("Company")}
        </Text>
        <Text size="xs" c="dimmed">
          <span className={`${classes.employees} ${classes.key}`} /> {t("Employees")}
        </Text>
      </Group>
    </>
  );
}
