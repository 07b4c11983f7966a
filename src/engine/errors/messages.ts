/**
 * The name of a field in a message: `position_id` reads "position id"; a path into a value
 * (`technical_evaluation_assignees.1`) is shown as it is.
 */
export function fieldLabel(path: string): string {
  return path.includes(".") ? path : path.replaceAll("_", " ");
}

/** As what a value was given. */
export type Given = "field" | "filter" | "parameter";

/**
 * Says a problem in words. A template names its parts: `:field` is the value's name, `:what` as what it was given, and
 * `:owner` the field within which its path lies: `The :field :what must be a valid id.`
 */
export function fieldMessage(template: string, path: string, given: Given = "field"): string {
  return template
    .replace(":field", () => fieldLabel(path))
    .replace(":what", given)
    .replace(":owner", () => path.split(".")[0]!);
}

/** The wording of the messages that more than one place gives (conventions, section 8). */
export const MESSAGES = {
  required: "The :field field is required.",
  taken: "The :field has already been taken.",
  selected: "The selected :field is invalid.",
  unchangeable: "The :field field cannot be changed.",
} as const;

/** The template of a key that an object has not: of a body, or of a value within one. */
export const unknownKey = (key: string): string => `The ${key.slice(0, 100)} field is not a key of :owner.`;
