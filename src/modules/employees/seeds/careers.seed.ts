import { addDays } from "../../../engine/declare/index.ts";
import type { SeededRandom } from "../../../platform/random/seeded-random.ts";
import type { Rank } from "./reporting-lines.seed.ts";

/** What became of somebody: works in the company, will join, has left, or was withdrawn before joining. */
export type Outcome = "standing" | "joining" | "left" | "withdrawn";

/** The dates of an employment, as `YYYY-MM-DD`. */
export interface Career {
  readonly startDate: string;
  readonly terminationDate: string | null;
  readonly terminationReason: string | null;
  /** The day on which the record was archived; null if it is not. */
  readonly archivedOn: string | null;
}

const YEAR = 365;
/** The minimum days of service by rank, since nobody leads a department from the first week. */
const MIN_SERVICE: Readonly<Record<Rank, number>> = {
  chief: 8 * YEAR,
  head: 2 * YEAR,
  manager: 550,
  lead: YEAR,
  staff: 20,
};
const FOUNDED_DAYS_AGO = 9 * YEAR;

/** Reasons for leaving, repeated by frequency. They are used in turn, so that even a small company has several. */
const REASONS = [
  "resignation",
  "end_of_contract",
  "resignation",
  "dismissal",
  "mutual_agreement",
  "resignation",
  "resignation",
  "retirement",
  "resignation",
  "end_of_contract",
  "resignation",
  "other",
] as const;

/** The number of people by outcome. */
export function outcomesOf(people: number): Record<Outcome, number> {
  const left = people < 8 ? 0 : Math.round(people * 0.12);
  const joining = people < 8 ? 0 : Math.max(1, Math.round(people * 0.04));
  const withdrawn = Math.floor(people / 150);
  return { standing: people - left - joining - withdrawn, joining, left, withdrawn };
}

/** The number of days from one day to a later one. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);

/** The Monday of a day's week. */
const monday = (day: string): string => addDays(day, -((new Date(day).getUTCDay() + 6) % 7));

/** A career as of today. `number` is that of the person, so that companies of any size have some of each kind. */
export function careerOf(
  outcome: Outcome,
  rank: Rank,
  number: number,
  today: string,
  random: SeededRandom,
): Career {
  if (outcome === "joining") return live(addDays(monday(addDays(today, random.integer(1, 42))), 7));
  if (outcome === "withdrawn") {
    const startDate = monday(addDays(today, random.integer(-200, 20)));
    const archivedOn = addDays(startDate, -random.integer(2, 20));
    return { ...live(startDate), archivedOn: archivedOn < today ? archivedOn : addDays(today, -1) };
  }
  if (outcome === "left") return past(number, today, random);
  const startDate = startOf(rank, number, today, random);
  if (rank !== "staff" || number % 25 !== 11) return live(startDate);
  // Somebody who has given notice, with the last day in the future.
  return {
    ...live(startDate),
    terminationDate: addDays(today, random.integer(10, 80)),
    terminationReason: "resignation",
  };
}

const live = (startDate: string): Career => ({
  startDate,
  terminationDate: null,
  terminationReason: null,
  archivedOn: null,
});

function startOf(rank: Rank, number: number, today: string, random: SeededRandom): string {
  const january = `${today.slice(0, 4)}-01-01`;
  if (rank === "staff" && number % 6 === 3) {
    const day = addDays(january, random.integer(0, Math.max(0, daysBetween(january, today) - 1)));
    return monday(day) < january ? day : monday(day);
  }
  const most = rank === "chief" ? FOUNDED_DAYS_AGO : FOUNDED_DAYS_AGO - 60;
  const least = MIN_SERVICE[rank];
  // Most people joined recently, since companies grow.
  const service = least + Math.floor((most - least) * random.next() ** 1.8);
  return monday(addDays(today, -service));
}

function past(number: number, today: string, random: SeededRandom): Career {
  const thisYear = daysBetween(`${today.slice(0, 4)}-01-01`, today);
  const ago = thisYear > 1 && random.chance(0.45) ? random.integer(1, thisYear) : random.integer(1, 3 * YEAR);
  const terminationDate = addDays(today, -ago);
  const longest = FOUNDED_DAYS_AGO - 60 - ago;
  return {
    startDate: monday(addDays(terminationDate, -random.integer(60, longest))),
    terminationDate,
    terminationReason: REASONS[number % REASONS.length]!,
    archivedOn: terminationDate,
  };
}
