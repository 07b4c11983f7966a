/** Reproducible random numbers: the same seed gives the same sequence on every machine. For data, never for secrets. */
export class SeededRandom {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** A number from 0 (inclusive) to 1 (exclusive). Mulberry32, by Tommy Ettinger (public domain). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = this.#state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  }

  /** An integer between two bounds, inclusive. */
  integer(from: number, to: number): number {
    return from + Math.floor(this.next() * (to - from + 1));
  }

  /** Whether an event with the given probability occurs. */
  chance(probability: number): boolean {
    return this.next() < probability;
  }

  /** One of the items with equal probability. */
  pick<T>(items: readonly T[]): T {
    return items[Math.floor(this.next() * items.length)]!;
  }

  /** One of the values, with the probability of its weight: `[["yes", 3], ["no", 1]]`. */
  weighted<T>(options: readonly (readonly [value: T, weight: number])[]): T {
    let rest = this.next() * options.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [value, weight] of options) {
      rest -= weight;
      if (rest < 0) return value;
    }
    return options.at(-1)![0];
  }

  /** The given number of distinct items in random order; all of them if there are fewer. */
  sample<T>(items: readonly T[], count: number): T[] {
    const left = [...items];
    const taken: T[] = [];
    while (taken.length < count && left.length > 0) {
      taken.push(...left.splice(Math.floor(this.next() * left.length), 1));
    }
    return taken;
  }
}
