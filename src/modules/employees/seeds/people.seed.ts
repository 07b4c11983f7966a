import { addDays } from "../../../engine/declare/index.ts";
import type { SeededRandom } from "../../../platform/random/seeded-random.ts";
import { type Career, careerOf, type Outcome, outcomesOf } from "./careers.seed.ts";
import { FEMALE_NAMES, LAST_NAMES, MALE_NAMES, mailName } from "./person-names.seed.ts";
import { leadingSeats, type Rank, type Seat, seatBelow, seatsOf } from "./reporting-lines.seed.ts";

/** A person of the seeded company, without a record yet. */
export interface Person extends Seat, Career {
  readonly outcome: Outcome;
  readonly firstName: string;
  readonly lastName: string;
  readonly gender: string;
  readonly birthDate: string;
  readonly email: string;
  /** The name in email addresses. */
  readonly mailName: string;
}

const AGE_AT_START: Readonly<Record<Rank, readonly [from: number, to: number]>> = {
  chief: [34, 50],
  head: [32, 52],
  manager: [29, 50],
  lead: [26, 48],
  staff: [20, 54],
};

export interface PeopleOptions {
  readonly people: number;
  /** The percentage of people in each department. */
  readonly shares: readonly number[];
  readonly today: string;
  readonly mailDomain: string;
  /** Email addresses that exist already, in lower case. */
  readonly taken: ReadonlySet<string>;
  /** The chief's email address, if it is given. */
  readonly chiefEmail?: string;
}

/** Invents the people of a company. Each comes after their manager, whose index is `manager`. */
export function peopleOf(
  { people, shares, today, mailDomain, taken, chiefEmail }: PeopleOptions,
  random: SeededRandom,
): Person[] {
  const { standing, ...others } = outcomesOf(people);
  const seats = seatsOf(standing, shares);
  const leading = leadingSeats(seats);
  const outcomes: Outcome[] = seats.map(() => "standing");
  for (const [outcome, count] of Object.entries(others) as [Outcome, number][]) {
    for (let i = 0; i < count; i++) {
      outcomes.push(outcome);
      seats.push(seatBelow(seats, leading, random));
    }
  }
  const addresses = new Set(taken);
  return seats.map((seat, number) => {
    const outcome = outcomes[number]!;
    const career = careerOf(outcome, seat.rank, number, today, random);
    const identity = identityOf(seat.rank, career, random);
    const isChief = seat.rank === "chief" && chiefEmail !== undefined;
    const email = isChief ? chiefEmail : freeAddress(identity.mailName, mailDomain, addresses);
    return { ...seat, ...career, ...identity, outcome, email };
  });
}

function identityOf(
  rank: Rank,
  { startDate, terminationDate, terminationReason }: Career,
  random: SeededRandom,
) {
  const gender = random.weighted([
    ["female", 48],
    ["male", 48],
    ["non-binary", 4],
  ]);
  const names = gender === "male" || (gender !== "female" && random.chance(0.5)) ? MALE_NAMES : FEMALE_NAMES;
  const firstName = random.pick(names);
  const lastName = random.pick(LAST_NAMES);
  const [youngest, oldest] = AGE_AT_START[rank];
  const birthDate =
    terminationReason === "retirement"
      ? addDays(terminationDate!, -random.integer(63 * 366, 66 * 366))
      : addDays(startDate, -random.integer(youngest * 366, oldest * 366));
  return { gender, firstName, lastName, birthDate, mailName: mailName(firstName, lastName) };
}

function freeAddress(name: string, domain: string, taken: Set<string>): string {
  for (let number = 1; ; number++) {
    const address = `${name}${number === 1 ? "" : number}@${domain}`;
    if (taken.has(address)) continue;
    taken.add(address);
    return address;
  }
}
