import { addDays } from "../../../engine/declare/index.ts";
import type { SeededRandom } from "../../../platform/random/seeded-random.ts";

/** A payment of an issued invoice: cents on a day `YYYY-MM-DD`. */
export interface SeededPayment {
  readonly cents: bigint;
  readonly day: string;
}

/** How clients pay: the days from the due date to the payment, and how often they forget to. */
const PAYERS = [
  { from: -12, to: 1, forgets: 0.01 },
  { from: -4, to: 6, forgets: 0.02 },
  { from: 3, to: 28, forgets: 0.06 },
] as const;

/** The payments that a client has made until today: usually one, sometimes two parts, and none of what it forgot. */
export function seededPayments(
  { cents, dueDate, client }: { readonly cents: bigint; readonly dueDate: string; readonly client: number },
  today: string,
  random: SeededRandom,
): SeededPayment[] {
  const payer = PAYERS[client % PAYERS.length]!;
  if (cents <= 0n || random.chance(payer.forgets)) return [];
  const day = addDays(dueDate, random.integer(payer.from, payer.to));
  const isDivided = random.chance(0.1);
  const first = isDivided ? (cents * 6n) / 10n : cents;
  const parts = [
    { cents: first, day },
    ...(isDivided ? [{ cents: cents - first, day: addDays(day, random.integer(10, 35)) }] : []),
  ];
  return parts.filter((part) => part.cents > 0n && part.day <= today);
}
