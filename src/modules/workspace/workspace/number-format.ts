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
