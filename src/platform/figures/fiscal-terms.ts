import { dayText } from "../../engine/declare/calendar.ts";

/** One quarter of a fiscal year. */
export interface FiscalQuarter {
  /** The calendar year in which the fiscal year ends. */
  readonly year: number;
  readonly quarter: 1 | 2 | 3 | 4;
  /** The first day, `YYYY-MM-DD`. */
  readonly from: string;
  /** The last day, `YYYY-MM-DD`. */
  readonly to: string;
  /** `2026-Q1` if the fiscal year is the calendar year, else `FY2026-Q1`. */
  readonly label: string;
}

function day(year: number, month: number, date: number): string {
  const at = new Date(0);
  at.setUTCFullYear(year, month, date);
  return dayText(at);
}

/**
 * The fiscal quarter of a day. Fiscal year Y is the twelve months that end in calendar year Y; quarter q its months
 * 3q−2 to 3q.
 * @param on `YYYY-MM-DD`
 * @param startMonth `fiscal_year_start_month` of the workspace, 1 to 12
 */
export function fiscalQuarterOf(on: string, startMonth: number): FiscalQuarter {
  const [calendarYear, month] = [Number(on.slice(0, 4)), Number(on.slice(5, 7))];
  const monthsIn = (month - startMonth + 12) % 12;
  const beganIn = month >= startMonth ? calendarYear : calendarYear - 1;
  return quarterAt(beganIn, startMonth, Math.floor(monthsIn / 3));
}

/** The four quarters of a fiscal year, in order. */
export function fiscalQuarters(year: number, startMonth: number): FiscalQuarter[] {
  const beginsIn = startMonth === 1 ? year : year - 1;
  return [0, 1, 2, 3].map((index) => quarterAt(beginsIn, startMonth, index));
}

function quarterAt(beginsIn: number, startMonth: number, index: number): FiscalQuarter {
  const firstMonth = startMonth - 1 + index * 3;
  const year = startMonth === 1 ? beginsIn : beginsIn + 1;
  const quarter = (index + 1) as FiscalQuarter["quarter"];
  return {
    year,
    quarter,
    from: day(beginsIn, firstMonth, 1),
    to: day(beginsIn, firstMonth + 3, 0),
    label: `${startMonth === 1 ? "" : "FY"}${year}-Q${quarter}`,
  };
}

/** The fiscal year of a day, with its first and last day. */
export function fiscalYearOf(on: string, startMonth: number): { year: number; from: string; to: string } {
  const { year } = fiscalQuarterOf(on, startMonth);
  const quarters = fiscalQuarters(year, startMonth);
  return { year, from: quarters[0]!.from, to: quarters[3]!.to };
}
