/** The properties of a workspace that the engine and the declarations use. */
export interface Workspace {
  readonly id: string;
  readonly subdomain: string;
  readonly name: string;
  /** An IANA time zone, which determines the current day. */
  readonly timezone: string;
  /** A BCP 47 language tag. */
  readonly locale: string;
  /** The ISO 4217 code of the currency for amounts without one. */
  readonly baseCurrency: string;
  /** The weekly hours of one full-time equivalent, and the default of an employee's capacity. */
  readonly fullTimeWeeklyHours: number;
  /** ISO weekday on which a week begins: 1, 6 or 7. */
  readonly weekStartsOn: number;
  /** 1 to 12; 1 means that the fiscal year is the calendar year. */
  readonly fiscalYearStartMonth: number;
  /** The default working days, as ISO weekdays. */
  readonly workingDays: readonly number[];
  /** How often personal data was erased: a file made before the latest erasure may still contain some. */
  readonly erasures: number;
}
