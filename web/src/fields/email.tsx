import { Anchor } from "@mantine/core";
import type { FieldUi } from "./field-ui.ts";

/** An email address. */
export const email: FieldUi = {
  Show: ({ value }) => (
    <Anchor href={`mailto:${value}`} size="sm">
      {String(value)}
    </Anchor>
  ),
};
