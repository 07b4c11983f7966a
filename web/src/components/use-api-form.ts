import { type UseFormReturnType, useForm } from "@mantine/form";
import { useState } from "react";
import { ApiFailure, type FieldErrors, messageOf } from "../api/failure.ts";
import { misreadIn } from "../declare/misread.ts";

export interface ApiForm<T extends Record<string, unknown>> {
  readonly form: UseFormReturnType<T>;
  /** What is wrong beside the fields; null when nothing is. */
  readonly problem: string | null;
  readonly isBusy: boolean;
  readonly onSubmit: (event: React.FormEvent<HTMLFormElement>) => void;
}

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

/**
 * A form whose rules are the API's: it sends, and puts what the API says against it at the fields.
 * @param names the fields that are entered, where some lie within others: `custom_fields.budget`
 */
export function useApiForm<T extends Record<string, unknown>>(
  initialValues: T,
  send: (values: T) => Promise<void>,
  names: readonly string[] = Object.keys(initialValues),
): ApiForm<T> {
  const form = useForm<T>({ initialValues, mode: "controlled" });
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const submit = form.onSubmit(async (values) => {
    setProblem(null);
    const misread = misreadIn(values);
    if (Object.keys(misread).length > 0) return form.setErrors(misread);
    setBusy(true);
    try {
      await send(values);
    } catch (error) {
      const errors = error instanceof ApiFailure ? error.errors : {};
      const { atFields, others } = splitErrors(errors, (field) => names.includes(field));
      form.setErrors(atFields);
      if (others.length > 0) setProblem(others.join(" "));
      else if (Object.keys(atFields).length === 0) setProblem(messageOf(error));
    } finally {
      setBusy(false);
    }
  });
  return { form, problem, isBusy, onSubmit: submit };
}
