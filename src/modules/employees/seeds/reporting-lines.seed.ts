import type { SeededRandom } from "../../../platform/random/seeded-random.ts";

export type Rank = "chief" | "head" | "manager" | "lead" | "staff";

/** A seat in the company with its superior and department. */
export interface Seat {
  readonly rank: Rank;
  /** The index of the superior's seat; null at the top. */
  readonly manager: number | null;
  /** The index of the department; null for the chief. */
  readonly department: number | null;
  /** The index of the direct report of the head to whose branch the seat belongs; null for the head and the chief. */
  readonly branch: number | null;
}

/** The maximum number of direct reports: small in a small department, so that it still has teams. */
const SMALL_SPAN = 3;
const LARGE_SPAN = 7;
const SMALL_DEPARTMENT = 14;

/** Distributes people by shares, in whole numbers that add up. */
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
 * The seats of a company: a chief, and a tree for each department below. `shares` are the percentages of people in the
 * departments. A seat always comes after that of its superior.
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

/** The indexes of seats that can get more reports: those with reports, or the chief if there are none. */
export function leadingSeats(seats: readonly Seat[]): number[] {
  const leading = seats.flatMap(({ rank }, index) => (rank === "staff" || rank === "chief" ? [] : [index]));
  return leading.length > 0 ? leading : [0];
}

/** Another seat without reports below one of these. */
export function seatBelow(seats: readonly Seat[], leading: readonly number[], random: SeededRandom): Seat {
  const manager = random.pick(leading);
  const { department, branch } = seats[manager]!;
  return { rank: "staff", manager, department, branch };
}
