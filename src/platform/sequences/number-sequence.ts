import { fromContext, type Sql, sql } from "../../engine/sql/sql.ts";
import type { ReadOnlyWork, Work } from "../../engine/work/work.ts";
import { grouped } from "../figures/grouped.ts";
import { readSettings, type WorkspaceSettings } from "../tenancy/settings.ts";
import { formattedNumber, hasYear } from "./number-format.ts";

type SettingOf<Value> = {
  readonly [Name in keyof WorkspaceSettings]: WorkspaceSettings[Name] extends Value ? Name : never;
}[keyof WorkspaceSettings];

/** Numbers of documents without gaps, as a module declares them. */
export interface NumberSequenceOptions {
  /** The name under which the numbers are counted: `invoices`. It never changes. */
  readonly name: string;
  /** The setting of the workspace that contains the format. */
  readonly format: Extract<SettingOf<string>, `${string}_number_format`>;
  /** The setting that contains the first number of the first series; default: 1. */
  readonly start?: Extract<SettingOf<number>, `${string}_number_start`>;
}

/** A number that a document has taken. */
export interface TakenNumber {
  /** The formatted number: `INV-2026-0007`. */
  readonly number: string;
  /** The year, if the format contains one; otherwise empty. */
  readonly series: string;
  /** The place in the series. */
  readonly counted: number;
}

export interface NumberSequence {
  readonly name: string;
  /**
   * Waits until no other transaction takes numbers of the sequence, and holds the sequence until this one ends. What
   * depends on the latest number, such as the order of dates, is read after this. Take all locks on records before it.
   */
  hold(work: ReadOnlyWork): Promise<void>;
  /** The series that a document of a day belongs to. */
  seriesOf(work: ReadOnlyWork, day: string): Promise<string>;
  /**
   * Holds the sequence and returns the number that `take` will give in this transaction, for a record that is completed
   * before it is written.
   */
  next(work: ReadOnlyWork, day: string): Promise<string>;
  /**
   * Takes the next number for a document of a day `YYYY-MM-DD`. The number is only used up when the transaction
   * commits, so a failed request leaves no gap; until then every other taker waits.
   */
  take(work: Work, day: string): Promise<TakenNumber>;
  /** The same for many documents, in the order of their days. */
  takeAll(work: Work, days: readonly string[]): Promise<TakenNumber[]>;
}

/**
 * Declares a sequence of numbers. If the format contains the year, each year is a series that starts at 1; otherwise
 * there is one series. The first series of the workspace starts at the declared setting. When a changed format gains or
 * loses the year, the numbers continue where they were.
 */
export function numberSequence({ name, format, start }: NumberSequenceOptions): NumberSequence {
  const hold = (work: ReadOnlyWork): Promise<void> => work.lock(`numbers of ${name}`);
  const read = async (work: ReadOnlyWork, day: string) => {
    const settings = await readSettings(work, format, ...(start ? [start] : []));
    const pattern = settings[format];
    const first = start ? settings[start] : 1;
    return { pattern, first, series: hasYear(pattern) ? day.slice(0, 4) : "" };
  };
  return {
    name,
    hold,
    seriesOf: async (work, day) => (await read(work, day)).series,
    async next(work, day) {
      await hold(work);
      const { pattern, first, series } = await read(work, day);
      return formattedNumber(pattern, day, await following(work, { name, series, first }));
    },
    async take(work, day) {
      await hold(work);
      const { pattern, first, series } = await read(work, day);
      const counted = await countedUp(work, { name, series, first }, 1);
      return { number: formattedNumber(pattern, day, counted), series, counted };
    },
    async takeAll(work, days) {
      await hold(work);
      const taken: TakenNumber[] = [];
      for (const [, ofYear] of grouped(days.toSorted(), (day) => day.slice(0, 4))) {
        const { pattern, first, series } = await read(work, ofYear[0]!);
        const last = await countedUp(work, { name, series, first }, ofYear.length);
        for (const [index, day] of ofYear.entries()) {
          const counted = last - ofYear.length + index + 1;
          taken.push({ number: formattedNumber(pattern, day, counted), series, counted });
        }
      }
      return taken;
    },
  };
}

interface Series {
  readonly name: string;
  readonly series: string;
  /** The first number if the sequence has no series yet. */
  readonly first: number;
}

/** The condition on the series of a sequence. */
const ofSequence = ({ name }: Series): Sql =>
  sql`s.workspace_id = ${fromContext("workspace")} and s.sequence = ${name}`;

/** The first number of a series that is opened: that after the former series if the format gained or lost the year. */
const opening = (sequence: Series): Sql => sql`former as (
    select s.series, s.last_number from number_series s where ${ofSequence(sequence)}
    order by s.used_at desc, s.series desc limit 1),
  opened as (
    select coalesce((select case when (former.series = '') = (${sequence.series}::text = '') then 1
      else former.last_number + 1 end from former), ${sequence.first}::bigint) as number)`;

/** The number that follows the last one of a series. */
async function following(work: ReadOnlyWork, sequence: Series): Promise<number> {
  const row = await work.row<{ next: string }>(sql`with ${opening(sequence)}
    select coalesce((select s.last_number + 1 from number_series s
      where ${ofSequence(sequence)} and s.series = ${sequence.series}), opened.number)::text as next from opened`);
  return Number(row!.next);
}

/** Takes the next numbers of a series, which is created if there is none, and returns the last of them. */
async function countedUp(work: Work, sequence: Series, count: number): Promise<number> {
  const { name, series } = sequence;
  const next = await work.row<{ counted: string }>(sql`with ${opening(sequence)}
    insert into number_series as s (workspace_id, sequence, series, first_number, last_number, used_at)
    select ${fromContext("workspace")}, ${name}, ${series}, opened.number,
      opened.number + ${count}::bigint - 1, clock_timestamp() from opened
    on conflict (workspace_id, sequence, series)
      do update set last_number = s.last_number + ${count}::bigint, used_at = clock_timestamp()
    returning s.last_number::text as counted`);
  return Number(next!.counted);
}
