import { type UseFormReturnType, useForm } from "@mantine/form";
import { useEffect, useRef, useState } from "react";
import { ApiFailure, type FieldErrors, messageOf } from "../api/failure.ts";
import { misreadIn } from "../declare/misread.ts";
import { inWords } from "../format/words.ts";
import { fieldsInOrder, labelIn } from "./form-focus.ts";
import { errorsInWordsOfForm, type FormProblem, splitErrors } from "./form-problem.ts";
import { useUnsaved } from "./unsaved.ts";

export interface ApiForm<T extends Record<string, unknown>> {
  readonly form: UseFormReturnType<T>;
  /** What is wrong beside the fields, and which fields are; null when nothing is. */
  readonly problem: FormProblem | null;
  readonly isBusy: boolean;
  /** Whether something was entered that would be lost. */
  readonly isUnsaved: () => boolean;
  readonly onSubmit: (event: React.FormEvent<HTMLFormElement>) => void;
}

export interface ApiFormOptions {
  /** The fields that are entered, where some lie within others: `custom_fields.budget`. */
  readonly names?: readonly string[];
  /** What the fields are called on the screen; without it as their inputs say. */
  readonly labels?: Readonly<Record<string, string>>;
  /** Nothing is lost when the form is left, such as a sign-in. */
  readonly isPassing?: boolean;
}

/** What was refused: which fields have messages, and what is said besides. */
interface Refusal {
  readonly form: HTMLFormElement;
  readonly paths: readonly string[];
  readonly text: string | null;
}

const asErrors = (problems: Readonly<Record<string, string>>): FieldErrors =>
  Object.fromEntries(Object.entries(problems).map(([path, problem]) => [path, [problem]]));

/**
 * A form whose rules are the API's: it sends, and puts what the API says against it at the fields, in their own words.
 * The first field with a message is focused. Nothing is sent as long as something was typed that cannot be understood.
 */
export function useApiForm<T extends Record<string, unknown>>(
  initialValues: T,
  send: (values: T) => Promise<void>,
  { names = Object.keys(initialValues), labels = {}, isPassing = false }: ApiFormOptions = {},
): ApiForm<T> {
  const form = useForm<T>({ initialValues, mode: "controlled" });
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [problem, setProblem] = useState<FormProblem | null>(null);
  const [isBusy, setBusy] = useState(false);
  // A second click comes before the button shows that it is busy.
  const isSending = useRef(false);
  const isUnsaved = () => !isPassing && !isSending.current && form.isDirty();
  useUnsaved(isUnsaved);

  // The messages have to be on the screen before their place can be measured.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the labels are those of the refusal's form.
  useEffect(() => {
    if (refusal === null) return setProblem(null);
    const labelOf = (path: string) => labels[path] ?? labelIn(refusal.form, path) ?? inWords(path);
    const shown = fieldsInOrder(refusal.form, refusal.paths);
    shown[0]?.focus();
    setProblem({
      text: refusal.text,
      fields: shown.map(({ path, focus }) => ({ label: labelOf(path), focus })),
    });
  }, [refusal]);

  const refuse = (element: HTMLFormElement, errors: FieldErrors, otherwise: string | null) => {
    const labelOf = (path: string) => labels[path] ?? labelIn(element, path);
    const worded = errorsInWordsOfForm(errors, labelOf, names);
    const { atFields, others } = splitErrors(worded, (field) => names.includes(field));
    form.setErrors(atFields);
    const paths = Object.keys(atFields).filter((path) => names.includes(path));
    const text = others.length > 0 ? others.join(" ") : paths.length === 0 ? otherwise : null;
    setRefusal({ form: element, paths, text });
  };

  const onSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    const element = event.currentTarget;
    event.preventDefault();
    // A form within a dialog is not one within the form that the dialog was opened from.
    event.stopPropagation();
    if (isSending.current) return;
    const values = form.getValues();
    const misread = misreadIn(values);
    if (Object.keys(misread).length > 0) return refuse(element, asErrors(misread), null);
    void run(element, values);
  };

  const run = async (element: HTMLFormElement, values: T) => {
    isSending.current = true;
    setBusy(true);
    setRefusal(null);
    form.clearErrors();
    try {
      await send(values);
      form.resetDirty(values);
    } catch (error) {
      refuse(element, error instanceof ApiFailure ? error.errors : {}, messageOf(error));
    } finally {
      isSending.current = false;
      setBusy(false);
    }
  };
  return { form, problem, isBusy, isUnsaved, onSubmit };
}
