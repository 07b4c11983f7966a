type Values = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Values =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The value at a path such as `custom_fields.budget`; undefined if there is none. */
export const valueAt = (values: Values, path: string): unknown =>
  path.split(".").reduce<unknown>((held, part) => (isObject(held) ? held[part] : undefined), values);

/** Whether there is a value at a path, including null. */
export const hasValueAt = (values: Values, path: string): boolean => valueAt(values, path) !== undefined;

/** Builds one object from values by path: `custom_fields.budget` becomes a member of `custom_fields`. */
export function nested(entries: readonly (readonly [string, unknown])[]): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const [path, value] of entries) {
    const [whole, part] = path.split(".") as [string, string?];
    if (part === undefined) values[whole] = value;
    else values[whole] = { ...(values[whole] as Values | undefined), [part]: value };
  }
  return values;
}
