import { Message, type MessageValue, message, said, type Text } from "./message.ts";

/**
 * The name of a field in a message: `position_id` reads "position id"; a path into a value
 * (`technical_evaluation_assignees.1`) is shown as it is.
 */
export function fieldLabel(path: string): Message {
  return said(path.includes(".") ? path : path.replaceAll("_", " "));
}

/** The kind of input that a value was given as. */
export type Given = "field" | "filter" | "parameter";

/**
 * Renders a problem as a message. A template has placeholders: `:field` is the name of the value, `:what` the kind of
 * input, and `:owner` the field that contains its path: `The :field :what must be a valid id.` In the catalogues they are
 * the places `{field}`, `{what}` and `{owner}`.
 */
export function fieldMessage(template: Text, path: string, given: Given = "field"): Message {
  const { key, values } = said(template);
  const places: readonly (readonly [string, MessageValue])[] = [
    ["field", fieldLabel(path)],
    ["what", given],
    ["owner", path.split(".")[0]!],
  ];
  const used = places.filter(([name]) => key.includes(`:${name}`));
  const inserted = (text: string, shown: (name: string, value: MessageValue) => string): string =>
    used.reduce((all, [name, value]) => all.replace(`:${name}`, () => shown(name, value)), text);
  return new Message(
    inserted(key, (name) => `{${name}}`),
    { ...values, ...Object.fromEntries(used) },
    inserted(String(template), (_name, value) => String(value)),
  );
}

/** The message about the field at `path` as one about the value at `full`, which contains it: `lines.0.unit_price`. */
export function messageAt(text: Text, path: string, full: string): Message {
  const label = String(fieldLabel(path));
  const { key, values } = said(text);
  const english = String(text).replace(label, () => full);
  const holding = Object.keys(values).find((name) => String(values[name]) === label);
  return holding === undefined
    ? new Message(key.replace(label, "{field}"), { ...values, field: full }, english)
    : new Message(key, { ...values, [holding]: full }, english);
}

/** Messages that are used in more than one place (API reference, errors). */
export const MESSAGES = {
  required: "The :field field is required.",
  taken: "The :field has already been taken.",
  selected: "The selected :field is invalid.",
  mentioned: "The :field field mentions somebody who cannot be found.",
  unchangeable: "The :field field cannot be changed.",
} as const;

/** The template for an unknown key of an object: of a body, or of an object within it. */
export const unknownKey = (key: string): Message =>
  message`The ${key.slice(0, 100)} field is not a key of :owner.`;
