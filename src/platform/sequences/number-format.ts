const TOKEN = /\{([^{}]*)\}/g;
const COUNTER = /^0{1,9}$/;
const DATES = ["YYYY", "YY", "MM"];

/**
 * Returns what is wrong with a number format, as a message template, or null. A format consists of text, the tokens
 * {YYYY}, {YY} and {MM}, and exactly one counter: a run of 1 to 9 zeros such as {0000}.
 */
export function numberFormatProblem(format: string): string | null {
  const tokens = [...format.matchAll(TOKEN)].map(([, token]) => token!);
  const counters = tokens.filter((token) => COUNTER.test(token));
  if (counters.length !== 1) return "The :field field must contain one counter such as {0000}.";
  const isKnown = tokens.every((token) => COUNTER.test(token) || DATES.includes(token));
  if (isKnown && !/[{}]/.test(format.replaceAll(TOKEN, ""))) return null;
  return "The :field field must not contain other tokens than {YYYY}, {YY}, {MM} and one counter such as {0000}.";
}

/** Whether numbers in this format contain the year, and are therefore counted separately for each year. */
export const hasYear = (format: string): boolean => /\{YY(YY)?\}/.test(format);

/**
 * Formats a number for a day `YYYY-MM-DD`: `INV-{YYYY}-{0000}` becomes `INV-2026-0007` for 7. A number with more digits
 * than the counter has zeros is printed in full.
 */
export const formattedNumber = (format: string, day: string, number: number): string =>
  format.replaceAll(TOKEN, (_, token: string) => {
    if (token === "YYYY") return day.slice(0, 4);
    if (token === "YY") return day.slice(2, 4);
    if (token === "MM") return day.slice(5, 7);
    return String(number).padStart(token.length, "0");
  });
