import type { FieldUi } from "./field-ui.ts";
import { ShownText } from "./shown-text.tsx";

/** A currency by its code; the workspace's is offered first. */
export const currency: FieldUi = {
  Show: ({ value }) => <ShownText>{String(value)}</ShownText>,
};
