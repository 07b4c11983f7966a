import { Group, Stack } from "@mantine/core";
import type { UiField } from "../declare/resource-ui.ts";
import type { FieldUi, ShowProps } from "./field-ui.ts";
import { FieldValue } from "./index.tsx";

export type Item = Readonly<Record<string, unknown>>;

function Show({ value, field }: ShowProps) {
  const fields = Object.values(field.items ?? {}) as UiField[];
  return (
    <Stack gap="xs" component="ol" m={0} pl="lg">
      {(value as Item[]).map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the items are identified only by their position.
        <li key={index}>
          <Group gap="md">
            {fields.map((part) => (
              <FieldValue key={part.name} field={part} value={item[part.name]} />
            ))}
          </Group>
        </li>
      ))}
    </Stack>
  );
}

/** A list of small objects, each with fields of its own. */
export const records: FieldUi = { isWide: true, Show };
