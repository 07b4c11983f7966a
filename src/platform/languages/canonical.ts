import { Message, type MessageValue, said, type Text } from "../../engine/errors/message.ts";

/** The key of a message in the catalogues, with its values. */
export interface CatalogueEntry {
  readonly key: string;
  readonly values: Readonly<Record<string, MessageValue>>;
}

const NAME = "[a-z0-9][a-z0-9 ._]*?";
const GIVEN = "field|parameter|filter";

/** Sentences that name a field, with the places of the field's name. */
const ABOUT_A_FIELD = [
  new RegExp(`^(?<before>The )(?<name>${NAME}|\\{0\\})(?<after> (?:${GIVEN}) .*)$`, "s"),
  new RegExp(`^(?<before>The selected )(?<name>${NAME}|\\{0\\})(?<after> is invalid\\.)$`),
  new RegExp(`^(?<before>The )(?<name>${NAME}|\\{0\\})(?<after> has already been taken\\.)$`),
];

/** Sentences about a field that also name another one, a day or a value. */
const ABOUT_ANOTHER = [
  new RegExp(
    `^(?<before>.* must be a date (?:after|before)(?: or equal to)? )(?<first>${NAME})(?<after>\\.)$`,
  ),
  new RegExp(
    `^(?<before>.* is (?:required|prohibited) (?:when|unless) )(?<first>${NAME})(?<after> is (?:not )?present\\.)$`,
  ),
  new RegExp(
    `^(?<before>.* is (?:required|prohibited) (?:when|unless) )(?<first>${NAME})(?<after> is )(?<second>${NAME})\\.$`,
  ),
];

/**
 * The catalogues have one entry for all sentences that differ only in the name of a field: "The start date field is
 * required." is said with that of "The {field} field is required.", whether the name is written in the code or inserted.
 */
export function canonical(text: Text): CatalogueEntry {
  const { key, values } = said(text);
  return withOther(withField({ key, values }));
}

function withField({ key, values }: CatalogueEntry): CatalogueEntry {
  for (const form of ABOUT_A_FIELD) {
    const found = form.exec(key)?.groups;
    if (!found) continue;
    const { before, name, after } = found as Record<"before" | "name" | "after", string>;
    if (name !== "{0}") return { key: `${before}{field}${after}`, values: { ...values, field: said(name) } };
    // The field takes the first place, so the others move up.
    const others = Object.entries(values).filter(([place]) => place !== "0");
    const moved = others.map(([place, value]) => [
      /^\d+$/.test(place) ? String(Number(place) - 1) : place,
      value,
    ]);
    const rest = after.replace(/\{(\d+)\}/g, (_place, number: string) => `{${Number(number) - 1}}`);
    return { key: `${before}{field}${rest}`, values: { ...Object.fromEntries(moved), field: values[0] } };
  }
  return { key, values };
}

function withOther({ key, values }: CatalogueEntry): CatalogueEntry {
  if (!("field" in values) || "0" in values) return { key, values };
  for (const form of ABOUT_ANOTHER) {
    const found = form.exec(key)?.groups;
    if (!found) continue;
    const { before, first, after, second } = found as Record<string, string>;
    return second === undefined
      ? { key: `${before}{0}${after}`, values: { ...values, 0: said(first!) } }
      : { key: `${before}{0}${after}{1}.`, values: { ...values, 0: said(first!), 1: said(second) } };
  }
  return { key, values };
}

/** The name of a field as it is written in a message, where it was inserted as it is on the wire. */
export const nameOf = (value: MessageValue): MessageValue =>
  typeof value === "string" && /^[a-z][a-z0-9_]*$/.test(value)
    ? new Message(value.replaceAll("_", " "), {}, value)
    : value;
