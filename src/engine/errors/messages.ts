/**
 * The name of a field in a message: `position_id` reads "position id"; a path into a value
 * (`technical_evaluation_assignees.1`) is shown as it is.
 */
export function fieldLabel(path: string): string {
  return path.includes(".") ? path : path.replaceAll("_", " ");
}

/** Puts a field's name into a message template: `The :field field is required.` */
export function fieldMessage(template: string, path: string): string {
  return template.replace(":field", fieldLabel(path));
}

/** The wording of the messages that more than one place gives (conventions, section 8). */
export const MESSAGES = {
  required: "The :field field is required.",
  taken: "The :field has already been taken.",
  selected: "The selected :field is invalid.",
  unchangeable: "The :field field cannot be changed.",
} as const;
