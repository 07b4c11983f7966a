import type { FieldErrors } from "../api/failure.ts";

/** The problem that prevents a form from being sent. */
export interface FormProblem {
  /** What is wrong beside the fields; null when nothing is. */
  readonly text: string | null;
  /** The fields with messages, from the top of the form to its end. */
  readonly fields: readonly { readonly label: string; readonly focus: () => void }[];
}

/** What the fields of a form are called on the screen, by their paths; undefined for those that it does not show. */
export type LabelOf = (path: string) => string | undefined;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
const nameOf = (path: string): string => (path.includes(".") ? path : path.replaceAll("_", " "));

/**
 * A message of the API in the words of the form: "The weekly hours capacity field must be between 0 and 168." as "Hours
 * a week must be between 0 and 168." Other fields of the form are named by their labels as well, where their names
 * cannot be taken for other words.
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

/** All messages of a refusal in the words of a form that has the given fields. */
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

/** Where a field can be named: `is_required` only in a condition, since every field "is required" otherwise. */
const startOf = (name: string): string =>
  name.startsWith("is_") ? "(?<=\\b(?:when|unless|if|with|without|and|or|than|to) )" : "\\b";

/** The path itself and those it lies in, the longest first: `options.1.value`, `options.1`, `options`. */
const pathsAbove = (path: string): string[] =>
  path.split(".").map((_part, index, parts) => parts.slice(0, parts.length - index).join("."));

/**
 * Messages at the fields of a form, and those of fields that it does not show. What is said of a part of a field is
 * said at the field, and under the path of the part for inputs that show their parts.
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
