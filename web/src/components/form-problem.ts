import type { FieldErrors } from "../api/failure.ts";

/** The error that prevents a form from being sent. */
export interface FormProblem {
  /** The message that belongs to no field; null if there is none. */
  readonly text: string | null;
  /** The fields with messages, from top to bottom. */
  readonly fields: readonly { readonly label: string; readonly focus: () => void }[];
}

/** The labels of the form's fields, by path; undefined for fields that it does not show. */
export type LabelOf = (path: string) => string | undefined;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
const nameOf = (path: string): string => (path.includes(".") ? path : path.replaceAll("_", " "));

/**
 * Replaces field names in an API message by labels: "The weekly hours capacity field must be between 0 and 168."
 * becomes "Hours a week must be between 0 and 168." Names of other fields are replaced too, unless they could be
 * ordinary words.
 */
export function inWordsOfForm(
  message: string,
  path: string,
  labelOf: LabelOf,
  others: readonly string[],
): string {
  const label = labelOf(path);
  const own =
    label === undefined
      ? message
      : message
          .replace(new RegExp(`^The (?:selected )?${escaped(nameOf(path))}(?: field)?(?= )`), label)
          .replace(new RegExp(`\\b${escaped(nameOf(path))} field\\b`), label);
  return others
    .filter((other) => other !== path && other.includes("_") && !other.includes("."))
    .reduce((text, other) => {
      const known = labelOf(other);
      if (known === undefined) return text;
      const mention = `(?:the )?${escaped(nameOf(other))}(?: field)?\\b`;
      return text.replace(new RegExp(`${startOf(other)}${mention}`), known);
    }, own);
}

/** All messages of an error, with the labels of a form. */
export const errorsInWordsOfForm = (
  errors: FieldErrors,
  labelOf: LabelOf,
  names: readonly string[],
): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors).map(([path, messages]) => [
      path,
      messages.map((message) => inWordsOfForm(message, path, labelOf, names)),
    ]),
  );

/**
 * The start of a message about a field; `is_required` only in a condition, because every message could contain "is
 * required".
 */
const startOf = (name: string): string =>
  name.startsWith("is_") ? "(?<=\\b(?:when|unless|if|with|without|and|or|than|to) )" : "\\b";

/** The path itself and those that contain it, the longest first: `options.1.value`, `options.1`, `options`. */
const pathsAbove = (path: string): string[] =>
  path.split(".").map((_part, index, parts) => parts.slice(0, parts.length - index).join("."));

/**
 * Separates the messages for fields of a form from those for other fields. A message about a part of a field is shown
 * at the field, and passed under the path of the part to inputs that show their parts.
 */
export function splitErrors(errors: FieldErrors, isShown: (field: string) => boolean) {
  const atFields: Record<string, string> = {};
  const others: string[] = [];
  const note = (path: string, messages: readonly string[]): void => {
    atFields[path] = [atFields[path], ...messages].filter(Boolean).join(" ");
  };
  for (const [path, messages] of Object.entries(errors)) {
    const field = pathsAbove(path).find(isShown);
    if (field === undefined) others.push(...messages);
    else note(field, messages);
    if (field !== undefined && field !== path) note(path, messages);
  }
  return { atFields, others };
}
