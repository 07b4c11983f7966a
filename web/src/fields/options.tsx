import { Group } from "@mantine/core";
import { ChoiceName, choiceOf } from "./choices.tsx";
import type { FieldUi } from "./field-ui.ts";

/** Several options of a custom field. */
export const options: FieldUi = {
  Show: ({ value, field }) => (
    <Group gap="sm" component="span" display="inline-flex">
      {(value as string[]).map((chosen) => (
        <ChoiceName key={chosen} choice={choiceOf(field, chosen)} />
      ))}
    </Group>
  ),
};
