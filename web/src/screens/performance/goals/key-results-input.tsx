import { ActionIcon, Fieldset, Group, Select, SimpleGrid, Stack, TextInput } from "@mantine/core";
import { AddToList } from "../../../components/add-to-list.tsx";
import { Icon } from "../../../components/icon.tsx";
import type { UiField } from "../../../declare/resource-ui.ts";
import type { InputProps } from "../../../fields/field-ui.ts";
import { FieldInput } from "../../../fields/inputs/index.tsx";
import { t } from "../../../messages/t.ts";
import { METRIC_LABELS } from "./key-result.ts";

type Item = Readonly<Record<string, unknown>>;

/** Present key results keep their id, so that their check-ins stay with them; `progress` follows from the values. */
const sent = ({ progress: _progress, ...item }: Item): Item => item;

interface KeyResultProps {
  readonly field: UiField;
  readonly item: Item;
  readonly number: number;
  readonly error: (name: string) => string | undefined;
  readonly onChange: (item: Item) => void;
  readonly onRemove: () => void;
}

/** The inputs of one key result. One that is done or not has no values to enter. */
function KeyResult({ field, item, number, error, onChange, onRemove }: KeyResultProps) {
  const isYesNo = item.metric === "boolean";
  const part = (name: string, label: string) => (
    <FieldInput
      key={name}
      field={{ ...(field.items![name] as UiField), label, hint: undefined }}
      value={item[name] ?? null}
      error={error(name)}
      onChange={(value) => onChange({ ...item, [name]: value })}
    />
  );
  return (
    <Fieldset legend={t`Key result ${number}`}>
      <Stack gap="sm">
        <Group align="flex-end" wrap="nowrap">
          <TextInput
            label={t("What is reached")}
            withAsterisk
            flex={1}
            value={String(item.title ?? "")}
            error={error("title")}
            onChange={(event) => onChange({ ...item, title: event.currentTarget.value })}
          />
          <ActionIcon
            variant="subtle"
            color="red"
            size={36}
            aria-label={t`Remove key result ${number}`}
            onClick={onRemove}
          >
            <Icon name="trash" />
          </ActionIcon>
        </Group>
        <SimpleGrid cols={{ base: 2, sm: 4 }}>
          <Select
            label={t("Measured as")}
            data={Object.entries(METRIC_LABELS).map(([value, label]) => ({ value, label }))}
            value={String(item.metric ?? "number")}
            allowDeselect={false}
            onChange={(metric) =>
              onChange(
                metric === "boolean"
                  ? { ...item, metric, start_value: 0, target_value: 1, current_value: 0 }
                  : { ...item, metric },
              )
            }
          />
          {!isYesNo && part("start_value", t("From"))}
          {!isYesNo && part("target_value", t("To"))}
          {part("weight", t("Weight"))}
        </SimpleGrid>
      </Stack>
    </Fieldset>
  );
}

/** Edits the key results of a goal. */
export function KeyResultsInput({ field, value, onChange, error, errors = {} }: InputProps) {
  const items = (value as readonly Item[] | null) ?? [];
  const hasPartErrors = Object.keys(errors).length > 0;
  return (
    <Stack gap="md" data-path={field.name}>
      {items.map((item, index) => (
        <KeyResult
          key={String(item.id ?? index)}
          field={field}
          item={item}
          number={index + 1}
          error={(name) => errors[`${index}.${name}`]}
          onChange={(next) => onChange(items.map((one, at) => sent(at === index ? next : one)))}
          onRemove={() => onChange(items.filter((_one, at) => at !== index).map(sent))}
        />
      ))}
      <AddToList
        label={t("Add a key result")}
        error={!hasPartErrors && error}
        onAdd={() => onChange([...items.map(sent), { metric: "number", start_value: 0 }])}
      />
    </Stack>
  );
}
