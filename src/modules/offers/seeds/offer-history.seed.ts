import { addDays } from "../../../engine/declare/index.ts";
import type { SeededRandom } from "../../../platform/random/seeded-random.ts";
import { REASONS } from "./offered-work.seed.ts";

/** How an offer ended: a draft was not sent, and what is open may have expired. */
export type Ending = "draft" | "open" | "accepted" | "declined";

const DAY = 86_400_000;

/** What happened to one version, as it is stored. */
export interface VersionHistory {
  readonly issue_date: string;
  readonly valid_until: string;
  readonly sent_at: Date | null;
  readonly accepted_at: Date | null;
  readonly declined_at: Date | null;
  readonly superseded_at: Date | null;
  readonly decision_note: string | null;
  readonly created_at: Date;
  readonly updated_at: Date;
}

/** The UTC day of a moment. */
export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

/** A moment some days later, in office hours. */
const later = (random: SeededRandom, from: Date, least: number, most: number): Date => {
  const day = new Date(from.getTime() + random.integer(least, most) * DAY);
  day.setUTCHours(random.integer(8, 16), random.integer(0, 59), 0, 0);
  return day;
};

const undecided = { accepted_at: null, declined_at: null, superseded_at: null, decision_note: null };

/**
 * The versions of an offer from its creation on: mostly one, sometimes a second one that replaces the first. What would
 * only happen in the future has not happened yet.
 */
export function historyOf(
  random: SeededRandom,
  { createdAt, now, ending }: { readonly createdAt: Date; readonly now: Date; readonly ending: Ending },
): readonly VersionHistory[] {
  const dates = (from: Date) => ({ issue_date: dayOf(from), valid_until: addDays(dayOf(from), 30) });
  const drafted = (from: Date): VersionHistory => ({
    ...dates(from),
    ...undecided,
    sent_at: null,
    created_at: from,
    updated_at: from,
  });
  const sentAt = later(random, createdAt, 0, 3);
  if (ending === "draft" || sentAt >= now) return [drafted(createdAt)];
  const sent = { ...drafted(createdAt), sent_at: sentAt, updated_at: sentAt };
  const isRevised = random.chance(0.18);
  const secondAt = later(random, sentAt, 3, 9);
  if (isRevised && secondAt < now) {
    const first = { ...sent, superseded_at: secondAt, updated_at: secondAt };
    const second = { ...drafted(secondAt), sent_at: secondAt };
    return [first, decided(random, second, ending, now)];
  }
  return [decided(random, sent, ending, now)];
}

function decided(random: SeededRandom, version: VersionHistory, ending: Ending, now: Date): VersionHistory {
  const at = later(random, version.sent_at!, 2, 24);
  if (at >= now) return version;
  if (ending === "accepted") return { ...version, accepted_at: at, updated_at: at };
  if (ending !== "declined") return version;
  return { ...version, declined_at: at, decision_note: random.pick(REASONS), updated_at: at };
}
