import { boolean } from "./boolean.tsx";
import type { FieldUi } from "./field-ui.ts";

/** Yes, no, or no selection. */
export const yesNo: FieldUi = {
  Show: boolean.Show,
};
