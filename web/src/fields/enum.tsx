import type { UiField } from "../declare/resource-ui.ts";
import { inWords } from "../format/words.ts";
import type { FieldUi } from "./field-ui.ts";
import { ShownText } from "./shown-text.tsx";

export const optionLabel = (
  { optionLabels }: Pick<UiField, "optionLabels">,
  option: string | number,
): string =>
  (typeof optionLabels === "function" ? optionLabels(String(option)) : optionLabels?.[option]) ??
  inWords(String(option));

/** The choices of a field with a closed set, as data of a select. */
export const optionsOf = (field: UiField) =>
  (field.options ?? []).map((option) => ({ value: String(option), label: optionLabel(field, option) }));

/** One value of a closed set. */
export const choice: FieldUi = {
  Show: ({ value, field }) => <ShownText>{optionLabel(field, String(value))}</ShownText>,
};
