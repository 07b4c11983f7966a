import { countryName } from "../format/names.ts";
import type { FieldUi } from "./field-ui.ts";
import { ShownText } from "./shown-text.tsx";

/** A country, selected by name and stored by code. */
export const country: FieldUi = {
  Show: ({ value }) => <ShownText>{countryName(String(value))}</ShownText>,
};

/** Several countries, for filters. */
export const countries: FieldUi = {
  Show: ({ value }) => <ShownText>{(value as string[]).map(countryName).join(", ")}</ShownText>,
};
