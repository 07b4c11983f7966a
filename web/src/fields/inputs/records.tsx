import { ActionIcon, Fieldset, Group, Stack } from "@mantine/core";
import { AddToList } from "../../components/add-to-list.tsx";
import { Icon } from "../../components/icon.tsx";
import type { UiField } from "../../declare/resource-ui.ts";
import { t } from "../../messages/t.ts";
import type { InputProps } from "../field-ui.ts";
import type { Item } from "../records.tsx";
import { FieldInput } from "./index.tsx";

/** Edits a list of small objects, each with fields of its own. */
export function RecordsField({ field, value, onChange, error }: InputProps) {
  const items = (value as Item[] | null) ?? [];
  const fields = Object.values(field.items ?? {}) as UiField[];
  const change = (index: number, name: string, part: unknown) =>
    onChange(items.map((item, at) => (at === index ? { ...item, [name]: part } : item)));
  return (
    <Fieldset legend={field.label} data-path={field.name}>
      <Stack gap="md">
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the items are identified only by their position.
          <Group key={index} align="flex-start" wrap="nowrap">
            <Stack gap="xs" flex={1}>
              {fields.map((part) => (
                <FieldInput
                  key={part.name}
                  field={part}
                  value={item[part.name] ?? null}
                  onChange={(given) => change(index, part.name, given)}
                />
              ))}
            </Stack>
            <ActionIcon
              variant="subtle"
              color="red"
              aria-label={t`Remove number ${index + 1}`}
              onClick={() => onChange(items.filter((_, at) => at !== index))}
            >
              <Icon name="trash" />
            </ActionIcon>
          </Group>
        ))}
        <AddToList label={t("Add")} error={error} onAdd={() => onChange([...items, {}])} />
      </Stack>
    </Fieldset>
  );
}
