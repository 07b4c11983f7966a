import { SaidValue } from "./said-value.ts";

/** A day, or the first and the last of several, in words of the language: `21 Dec 2026`, `21 Dec – 23 Dec 2026`. */
export class SaidDays extends SaidValue {
  readonly #from: string;
  readonly #to: string;

  /** @param from a day as `2026-12-21` @param to the last day, if there are several */
  constructor(from: string, to: string = from) {
    super(written("en-GB", from, to));
    this.#from = from;
    this.#to = to;
  }

  /** The days in a language. */
  in(language: string): string {
    return written(language, this.#from, this.#to);
  }
}

function written(language: string, from: string, to: string): string {
  const { day, dayWithoutYear } = formatsOf(language);
  if (from === to) return day.format(new Date(from));
  const start = from.slice(0, 4) === to.slice(0, 4) ? dayWithoutYear : day;
  return `${start.format(new Date(from))} – ${day.format(new Date(to))}`;
}

interface Formats {
  readonly day: Intl.DateTimeFormat;
  readonly dayWithoutYear: Intl.DateTimeFormat;
}

const formats = new Map<string, Formats>();

function formatsOf(language: string): Formats {
  const known = formats.get(language);
  if (known) return known;
  const options = { day: "numeric", month: "short", timeZone: "UTC" } as const;
  const made = {
    day: new Intl.DateTimeFormat(language, { ...options, year: "numeric" }),
    dayWithoutYear: new Intl.DateTimeFormat(language, options),
  };
  formats.set(language, made);
  return made;
}
