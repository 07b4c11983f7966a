import Fraction from "fraction.js";
import { addDays } from "../../../src/engine/declare/calendar.ts";
import type { Caller } from "../app.ts";
import { type Row, readList } from "./read-list.ts";

/** The working times of people, read from the lists and evaluated day by day. */
export class WorkingDays {
  readonly #employees: ReadonlyMap<string, Row>;
  readonly #locations: ReadonlyMap<string, Row>;
  readonly #publicHolidays: readonly Row[];
  readonly #workspaceDays: readonly number[];

  private constructor(
    employees: readonly Row[],
    locations: readonly Row[],
    publicHolidays: readonly Row[],
    workspaceDays: readonly number[],
  ) {
    const byId = (rows: readonly Row[]) => new Map(rows.map((row) => [String(row.id), row]));
    this.#employees = byId(employees);
    this.#locations = byId(locations);
    this.#publicHolidays = publicHolidays;
    this.#workspaceDays = workspaceDays;
  }

  static async read(owner: Caller): Promise<WorkingDays> {
    const { body } = await owner.get("/workspace");
    return new WorkingDays(
      await readList(owner, "/employees"),
      await readList(owner, "/work-locations"),
      await readList(owner, "/public-holidays"),
      body.data.attributes.working_days,
    );
  }

  weekdays(id: string): readonly number[] {
    const { working_days, work_location_ids } = this.#employees.get(id)!;
    const stated = [...work_location_ids].sort().map((place) => this.#locations.get(place)!.working_days);
    return working_days ?? stated.find((days) => days !== null) ?? this.#workspaceDays;
  }

  /** The minutes of half a working day. */
  slotMinutes(id: string): Fraction {
    return new Fraction(this.#employees.get(id)!.weekly_hours_capacity * 60, 2 * this.weekdays(id).length);
  }

  /** Which halves of a day an employee is expected to work: `[morning, afternoon]`. */
  slots(id: string, day: string): [boolean, boolean] {
    const { start_date, termination_date, work_location_ids } = this.#employees.get(id)!;
    const isEmployed =
      day >= start_date.slice(0, 10) && (termination_date === null || day <= termination_date.slice(0, 10));
    const weekday = new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
    if (!isEmployed || !this.weekdays(id).includes(weekday)) return [false, false];
    const free = this.#publicHolidays.filter(
      (one) =>
        one.date.slice(0, 10) === day &&
        (one.work_location_ids.length === 0 ||
          one.work_location_ids.some((place: string) => work_location_ids.includes(place))),
    );
    if (free.some(({ is_half_day }) => !is_half_day)) return [false, false];
    return [true, free.length === 0];
  }

  /** The slots and minutes of a day that an employee's approved requests use. */
  leave(id: string, day: string, requests: readonly Row[]): { slots: number; minutes: Fraction } {
    const [morning, afternoon] = this.slots(id, day);
    const workable = this.slotMinutes(id).mul(Number(morning) + Number(afternoon));
    let slots = 0;
    let hourly = new Fraction(0);
    for (const { start_date, end_date, start_period, end_period, minutes } of requests) {
      const [first, last] = [start_date.slice(0, 10), end_date.slice(0, 10)];
      if (day < first || day > last) continue;
      if (minutes !== null) {
        hourly = hourly.add(minutes);
        continue;
      }
      if (morning && !(day === first && start_period === "afternoon")) slots++;
      if (afternoon && !(day === last && end_period === "morning")) slots++;
    }
    return { slots, minutes: workable.lt(hourly) ? workable : hourly };
  }
}

export function daysFrom(from: string, to: string): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}
