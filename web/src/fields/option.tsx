import { ChoiceName, choiceOf } from "./choices.tsx";
import type { FieldUi } from "./field-ui.ts";

/** One option of a custom field. */
export const option: FieldUi = {
  Show: ({ value, field }) => <ChoiceName choice={choiceOf(field, value)} />,
};
