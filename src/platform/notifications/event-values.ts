import type { NotifiedEvent } from "../../engine/declare/notification.ts";
import type { SeenRecord } from "../../engine/execute/reading/records-with.ts";
import { plainText } from "../markdown/plain-text.ts";

const DAY = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "short",
  year: "numeric",
  timeZone: "UTC",
});
const DAY_WITHOUT_YEAR = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "short",
  timeZone: "UTC",
});

/** The fields of the related records of a record, by relationship; null where there is none in sight, or several. */
export const relatedOf = ({ relationships = {} }: SeenRecord): NotifiedEvent["related"] =>
  Object.fromEntries(
    Object.entries(relationships).map(([name, one]) => [
      name,
      one !== null && "attributes" in one ? one.attributes : null,
    ]),
  );

/** A text among the fields; empty if it is out of sight or empty. */
export const textIn = ({ attributes }: Pick<NotifiedEvent, "attributes">, field: string): string => {
  const value = attributes[field];
  return typeof value === "string" ? value : typeof value === "number" ? String(value) : "";
};

/** An amount among the fields with its currency, `1,042.60 EUR`; empty if it is out of sight or empty. */
export function amountIn(
  event: Pick<NotifiedEvent, "attributes">,
  { amount, currency }: { readonly amount: string; readonly currency: string },
): string {
  const [value, code] = [textIn(event, amount), textIn(event, currency)];
  if (value === "" || code === "") return value;
  const { maximumFractionDigits: digits } = new Intl.NumberFormat("en-GB", {
    style: "currency",
    currency: code,
  }).resolvedOptions();
  const format = new Intl.NumberFormat("en-GB", {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return `${format.format(Number(value))} ${code}`;
}

/** A day among the fields in words, `21 Dec 2026`; empty if it is out of sight or empty. */
export function dayIn(event: Pick<NotifiedEvent, "attributes">, field: string): string {
  const value = textIn(event, field);
  return value === "" ? "" : DAY.format(new Date(value));
}

/** Two days among the fields in words, `21 Dec – 23 Dec 2026`, or the day if both are the same. */
export function daysIn(event: Pick<NotifiedEvent, "attributes">, first: string, last: string): string {
  const [from, to] = [textIn(event, first), textIn(event, last)];
  if (from === "" || to === "") return "";
  if (from === to) return DAY.format(new Date(from));
  const start = from.slice(0, 4) === to.slice(0, 4) ? DAY_WITHOUT_YEAR : DAY;
  return `${start.format(new Date(from))} – ${DAY.format(new Date(to))}`;
}

/** The name of a related person; `fallback` if the person is out of sight. */
export function personIn(
  { related }: Pick<NotifiedEvent, "related">,
  name: string,
  fallback = "Somebody",
): string {
  const person = related[name];
  return person ? `${person.first_name} ${person.last_name}` : fallback;
}

/** The name of a related record, by its field `name` unless another one is given; null if it is out of sight. */
export function nameIn(
  { related }: Pick<NotifiedEvent, "related">,
  name: string,
  field = "name",
): string | null {
  const value = related[name]?.[field];
  return typeof value === "string" ? value : null;
}

/** The parts that are known, with a middle dot between them; null if none is. */
export const detailOf = (...parts: readonly (string | null)[]): string | null =>
  parts.filter((part) => part !== null && part !== "").join(" · ") || null;

/** Who did something, at the start of a sentence: `Ana Pop approved`; without a name `Approved`. */
export const didBy = (by: string | null, what: string): string =>
  by === null ? `${what.charAt(0).toUpperCase()}${what.slice(1)}` : `${by} ${what}`;

const EXCERPT = 200;

/** The beginning of a text in Markdown among the fields, without markup; empty if it is out of sight or empty. */
export function excerptIn(event: Pick<NotifiedEvent, "attributes">, field: string): string {
  const words = plainText(textIn(event, field)).replace(/\s+/g, " ");
  return words.length > EXCERPT ? `${words.slice(0, EXCERPT - 1)}…` : words;
}
