import { contentOf, type Person, type Twins } from "./twin-rounds.ts";

/** What a reader can say about ids: which of them are known, and as what. */
export type Known = ReadonlyMap<string, string>;

const ULID = /(?<![0-9A-Z])[0-7][0-9A-HJKMNP-TV-Z]{25}(?![0-9A-Z])/g;

/**
 * The names under which a reader knows what belongs to the twins. Feedback is known by what it says, where the reader can
 * read it, so that what is said elsewhere of its id, such as in the journal, is compared as being about these words.
 */
export function knownTo(
  { subjects, requests }: Twins,
  visible: ReadonlyMap<string, readonly [side: number, notes: string]>,
): Known {
  const known = new Map<string, string>();
  for (const side of [0, 1]) {
    const { id, userId, lastName } = subjects[side]!;
    known.set(id, `<subject ${side}>`);
    known.set(userId, `<account ${side}>`);
    known.set(lastName.toLowerCase(), `<name ${side}>`);
    known.set(requests[side]!, `<request ${side}>`);
  }
  for (const [id, [side, notes]] of visible) known.set(id, `<${notes} ${side}>`);
  return known;
}

/**
 * What was read, such that two readings are equal if they say the same: arrays and lines without their order, ids by what
 * is known of them, and with the twins exchanged if wanted.
 */
export function canonical(
  text: string,
  known: Known,
  stable: ReadonlySet<string>,
  isExchanged: boolean,
): string {
  const named = text
    .replace(/twin\d+x/gi, (name) => known.get(name.toLowerCase()) ?? name)
    // Keys of the tests are numbered in the order in which they are made; the name before the number says whose key it is.
    .replace(/\(Key \d+\)/g, "(Key)")
    .replace(ULID, (id) => known.get(id) ?? (stable.has(id) ? id : "<id>"))
    .replace(/"(cursor|next|prev|first|self|path|filters)":"[^"]*"/g, '"$1":"<link>"');
  const exchanged = isExchanged
    ? named.replace(/ ([01])>/g, (_, side: string) => ` ${1 - Number(side)}>`)
    : named;
  try {
    return JSON.stringify(unordered(JSON.parse(exchanged)));
  } catch {
    return exchanged.split("\n").toSorted().join("\n");
  }
}

function unordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => JSON.stringify(unordered(one))).toSorted();
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([key, one]) => [key, unordered(one)] as const);
  return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** The ids that stand for the same in both readings: of everybody who is no twin. */
export const stableIds = (people: readonly Person[]): ReadonlySet<string> =>
  new Set(people.flatMap(({ id, userId }) => [id, userId]));

/** Whether an author says the same about both, so that what the author reads of it is the same too. */
export const saysTheSame = (twins: Twins, author: number): boolean =>
  contentOf(twins, author, 0) === contentOf(twins, author, 1);

/** Where two readings begin to differ, to be shown when they should not; empty if they are equal. */
export function differenceOf(one: string, other: string): string {
  if (one === other) return "";
  let at = 0;
  while (one[at] === other[at]) at++;
  const around = (text: string): string => text.slice(Math.max(0, at - 150), at + 150);
  return `${around(one)}\n≠\n${around(other)}`;
}
