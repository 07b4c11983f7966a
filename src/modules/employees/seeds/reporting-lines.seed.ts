import type { SeededRandom } from "../../../platform/random/seeded-random.ts";

export type Rank = "chief" | "head" | "manager" | "lead" | "staff";

/** A place in the company: who it reports to, and which part of which department it belongs to. */
export interface Seat {
  readonly rank: Rank;
  /** Index of the seat it reports to; null: the top. */
  readonly manager: number | null;
  /** Index of the department; null: above all departments. */
  readonly department: number | null;
  /** Which of the head's direct reports it stands under, itself included; null: none. */
  readonly branch: number | null;
}

/** Direct reports of one manager: few in a small department, so that it still has teams. */
const SMALL_SPAN = 3;
const LARGE_SPAN = 7;
const SMALL_DEPARTMENT = 14;

/** Shares people out: whole numbers that follow the shares and add up. */
function shareOut(people: number, shares: readonly number[]): number[] {
  const total = shares.reduce((sum, share) => sum + share, 0);
  let given = 0;
  let due = 0;
  return shares.map((share) => {
    due += share;
    const upTo = Math.round((people * due) / total);
    const own = upTo - given;
    given = upTo;
    return own;
  });
}

/**
 * Seats of a company with so many people: a chief, below whom every department is a tree of its own. `shares` is the
 * percentage of people in each department. A seat always comes after the one that it reports to.
 */
export function seatsOf(people: number, shares: readonly number[]): Seat[] {
  if (people === 0) return [];
  const seats: Seat[] = [{ rank: "chief", manager: null, department: null, branch: null }];
  shareOut(people - 1, shares).forEach((size, department) => {
    const first = seats.length;
    const span = size <= SMALL_DEPARTMENT ? SMALL_SPAN : LARGE_SPAN;
    const above = (place: number): number => Math.floor((place - 1) / span);
    const hasReports = (place: number): boolean => place * span + 1 < size;
    for (let place = 0; place < size; place++) {
      let branch: number | null = null;
      for (let at = place; at > 0; at = above(at)) branch = at - 1;
      const below = place * span + 1;
      const rank =
        place === 0 ? "head" : hasReports(place) ? (hasReports(below) ? "manager" : "lead") : "staff";
      seats.push({ rank, manager: place === 0 ? 0 : first + above(place), department, branch });
    }
  });
  return seats;
}

/** Indexes of the seats below which further ones can be put: whoever leads people, else the chief. */
export function leadingSeats(seats: readonly Seat[]): number[] {
  const leading = seats.flatMap(({ rank }, index) => (rank === "staff" || rank === "chief" ? [] : [index]));
  return leading.length > 0 ? leading : [0];
}

/** A further seat without reports below one of those. */
export function seatBelow(seats: readonly Seat[], leading: readonly number[], random: SeededRandom): Seat {
  const manager = random.pick(leading);
  const { department, branch } = seats[manager]!;
  return { rank: "staff", manager, department, branch };
}
