import { Message, said, type Text } from "../../engine/errors/message.ts";

const SHORT: Readonly<Record<string, string>> = {
  id: "ID",
  vat: "VAT",
  hr: "HR",
  percent: "%",
};

/** Rates that are percentages; other rates are prices or exchange rates. */
const SHARES =
  /^(acceptance|advance|approval|completion|conversion|hire|submission|turnover|utilization|win)_rate$|^share$|^conversion_from_/u;

/** Whether a figure is a percentage, by its name. */
export const isShare = (name: string): boolean => /(^|_)percent$/u.test(name) || SHARES.test(name);

/** The name of a figure in words: `average_days` becomes "Average days", `margin_percent` "Margin %". */
export function figureWords(...path: readonly string[]): string {
  const words = path.flatMap((name) => name.split(/[_-]/u)).map((word) => SHORT[word] ?? word);
  const text = words.join(" ");
  const unit = SHARES.test(path.at(-1) ?? "") ? " (%)" : "";
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}${unit}`;
}

/**
 * The name of a figure as it is said in a language. English puts the parts of its path together; other languages say them
 * one after another, because only the parts are in their catalogues.
 */
export function figureText(...path: readonly string[]): Text {
  const [only] = path;
  if (path.length < 2 && only !== undefined) return said(figureWords(only));
  const parts = Object.fromEntries(path.map((name, place) => [place, said(figureWords(name))]));
  return new Message(path.map((_name, place) => `{${place}}`).join(": "), parts, figureWords(...path));
}
