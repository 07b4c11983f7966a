import { t } from "../messages/t.ts";
import type { FieldUi } from "./field-ui.ts";
import { ShownText } from "./shown-text.tsx";

/** Yes or no. */
export const boolean: FieldUi = {
  Show: ({ value }) => <ShownText>{value ? t("Yes") : t("No")}</ShownText>,
};
