/** Typed text that could not be parsed. It takes the place of a value in a form and is never sent. */
export class Misread {
  readonly text: string;
  /** The problem, and what can be entered instead. */
  readonly problem: string;

  constructor(text: string, problem: string) {
    this.text = text;
    this.problem = problem;
  }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

/** All misread values of a form, by their paths: `custom_fields.budget`. */
export function misreadIn(values: unknown, path: readonly string[] = []): Record<string, string> {
  if (values instanceof Misread) return { [path.join(".")]: values.problem };
  if (!isObject(values)) return {};
  return Object.assign(
    {},
    ...Object.entries(values).map(([name, value]) => misreadIn(value, [...path, name])),
  );
}
