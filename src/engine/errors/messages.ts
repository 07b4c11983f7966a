/**
 * The name of a field in a message: `position_id` reads "position id"; a path into a value
 * (`technical_evaluation_assignees.1`) is shown as it is.
 */
export function fieldLabel(path: string): string {
  return path.includes(".") ? path : path.replaceAll("_", " ");
}

/** The kind of input that a value was given as. */
export type Given = "field" | "filter" | "parameter";

/**
 * Renders a problem as a message. A template has placeholders: `:field` is the name of the value, `:what` the kind of
 * input, and `:owner` the field that contains its path: `The :field :what must be a valid id.`
 */
export function fieldMessage(template: string, path: string, given: Given = "field"): string {
  return template
    .replace(":field", () => fieldLabel(path))
    .replace(":what", given)
    .replace(":owner", () => path.split(".")[0]!);
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
export const unknownKey = (key: string): string => `The ${key.slice(0, 100)} field is not a key of :owner.`;
