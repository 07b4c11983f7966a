/** What the engine and the declarations know of the workspace that a request belongs to. */
export interface Workspace {
  readonly id: string;
  readonly subdomain: string;
  readonly name: string;
  /** IANA identifier; decides what "today" is. */
  readonly timezone: string;
  /** BCP 47 tag. */
  readonly locale: string;
  /** ISO 4217 code of the currency in which amounts without one are held. */
  readonly baseCurrency: string;
  /** Hours of one full-time equivalent, and the default of an employee's capacity. */
  readonly fullTimeWeeklyHours: number;
  /** ISO weekday on which a week begins: 1, 6 or 7. */
  readonly weekStartsOn: number;
  /** 1 to 12; 1: the fiscal year is the calendar year. */
  readonly fiscalYearStartMonth: number;
  /** The default ISO working weekdays. */
  readonly workingDays: readonly number[];
}
