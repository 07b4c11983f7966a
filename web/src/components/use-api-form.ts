import { type UseFormReturnType, useForm } from "@mantine/form";
import { useState } from "react";
import { ApiFailure, type FieldErrors, messageOf } from "../api/failure.ts";

export interface ApiForm<T extends Record<string, unknown>> {
  readonly form: UseFormReturnType<T>;
  /** What is wrong beside the fields; null when nothing is. */
  readonly problem: string | null;
  readonly isBusy: boolean;
  readonly onSubmit: (event: React.FormEvent<HTMLFormElement>) => void;
}

/** Messages at the fields of a form, and those of fields that it does not show. */
export function splitErrors(errors: FieldErrors, isShown: (field: string) => boolean) {
  const atFields: Record<string, string> = {};
  const others: string[] = [];
  for (const [path, messages] of Object.entries(errors)) {
    const field = isShown(path) ? path : path.split(".")[0]!;
    if (!isShown(field)) others.push(...messages);
    else atFields[field] = [atFields[field], ...messages].filter(Boolean).join(" ");
  }
  return { atFields, others };
}

/** A form whose rules are the API's: it sends, and puts what the API says against it at the fields. */
export function useApiForm<T extends Record<string, unknown>>(
  initialValues: T,
  send: (values: T) => Promise<void>,
): ApiForm<T> {
  const form = useForm<T>({ initialValues, mode: "controlled" });
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const submit = form.onSubmit(async (values) => {
    setBusy(true);
    setProblem(null);
    try {
      await send(values);
    } catch (error) {
      const errors = error instanceof ApiFailure ? error.errors : {};
      const { atFields, others } = splitErrors(errors, (field) => field in initialValues);
      form.setErrors(atFields);
      if (others.length > 0) setProblem(others.join(" "));
      else if (Object.keys(atFields).length === 0) setProblem(messageOf(error));
    } finally {
      setBusy(false);
    }
  });
  return { form, problem, isBusy, onSubmit: submit };
}
