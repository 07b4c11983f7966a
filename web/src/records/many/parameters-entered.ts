import { misreadIn } from "../../declare/misread.ts";
import type { UiField } from "../../declare/resource-ui.ts";

type Values = Readonly<Record<string, unknown>>;

/**
 * The parameters of an action as far as they are entered, to try it with; null while something is missing that is
 * required. A text that is still missing does not keep it from being tried.
 */
export function parametersEntered(
  parameters: readonly UiField[],
  values: Values,
): Record<string, unknown> | null {
  if (Object.keys(misreadIn(values)).length > 0) return null;
  const missing = parameters.filter(({ name, required }) => required && (values[name] ?? null) === null);
  if (missing.some(({ type }) => type !== "string")) return null;
  const given = Object.entries(values).filter(([, value]) => value !== null);
  return { ...Object.fromEntries(missing.map(({ name }) => [name, "…"])), ...Object.fromEntries(given) };
}
