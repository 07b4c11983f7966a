import { ActionIcon, Group, Paper, Select, Stack, Text } from "@mantine/core";
import type { FilterDescription } from "../api/records.ts";
import { Icon } from "../components/icon.tsx";
import type { ResourceUi } from "../declare/resource-ui.ts";
import { t } from "../messages/t.ts";
import { type FilterChoice, filterField, type Operator } from "./filter-text.ts";
import { FilterValueInput } from "./filter-value-input.tsx";

export interface FilterRowsProps {
  readonly ui: ResourceUi;
  readonly descriptions: readonly FilterDescription[];
  readonly offered: readonly { readonly value: string; readonly label: string }[];
  readonly choices: readonly FilterChoice[];
  readonly onChange: (choices: readonly FilterChoice[]) => void;
  /** Whether each filter can be chosen only once. */
  readonly isOnce?: boolean;
  /** What the field is called in which a further filter is chosen. */
  readonly label: string;
}

/** Filters, and the field in which another one is chosen. */
export function FilterRows({ ui, descriptions, offered, choices, onChange, isOnce, label }: FilterRowsProps) {
  return (
    <>
      {choices.map((choice, index) => {
        const filter = descriptions.find(({ key }) => key === choice.key);
        if (!filter) return null;
        return (
          <FilterRow
            key={isOnce ? choice.key : `${choice.key} ${index}`}
            ui={ui}
            filter={filter}
            choice={choice}
            onChange={(part) =>
              onChange(choices.map((one, at) => (at === index ? { ...one, ...part } : one)))
            }
            onRemove={() => onChange(choices.filter((_, at) => at !== index))}
          />
        );
      })}
      <Select
        // A new key each time, so that the select is empty again.
        key={choices.length}
        label={label}
        placeholder={t("By what?")}
        searchable
        data={offered.filter(({ value }) => !isOnce || choices.every(({ key }) => key !== value))}
        onChange={(key) => key && onChange([...choices, { key, operator: "is", text: "" }])}
        nothingFoundMessage={t("No such filter")}
      />
    </>
  );
}

interface FilterRowProps {
  readonly ui: ResourceUi;
  readonly filter: FilterDescription;
  readonly choice: FilterChoice;
  readonly onChange: (part: Partial<FilterChoice>) => void;
  readonly onRemove: () => void;
}

function FilterRow({ ui, filter, choice, onChange, onRemove }: FilterRowProps) {
  const field = filterField(ui, filter);
  const operators = [
    { value: "is", label: t("is") },
    ...(filter.negatable ? [{ value: "is-not", label: t("is not") }] : []),
    ...(filter.nullable
      ? [
          { value: "empty", label: t("is empty") },
          { value: "not-empty", label: t("is not empty") },
        ]
      : []),
  ];
  return (
    <Paper withBorder p="sm" component="fieldset" style={{ borderColor: "var(--bureau-line)" }}>
      <Group justify="space-between" wrap="nowrap" mb="xs">
        <Text component="legend" fw={600} size="sm" style={{ float: "left" }}>
          {field.label}
        </Text>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t`Remove the filter by ${field.label}`}
          onClick={onRemove}
        >
          <Icon name="x" size={16} />
        </ActionIcon>
      </Group>
      <Stack gap="xs">
        <Select
          aria-label={t`How ${field.label} is compared`}
          data={operators}
          value={choice.operator}
          allowDeselect={false}
          onChange={(operator) => onChange({ operator: operator as Operator })}
        />
        {(choice.operator === "is" || choice.operator === "is-not") && (
          <FilterValueInput field={field} text={choice.text} onChange={(text) => onChange({ text })} />
        )}
      </Stack>
    </Paper>
  );
}
