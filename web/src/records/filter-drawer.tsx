import { ActionIcon, Button, Drawer, Group, Paper, Select, Stack, Text } from "@mantine/core";
import { useState } from "react";
import type { FilterDescription } from "../api/records.ts";
import { hasMisread } from "../components/form-focus.ts";
import { Icon } from "../components/icon.tsx";
import type { ResourceUi } from "../declare/resource-ui.ts";
import { maySeeAny } from "../declare/rights.ts";
import { byName } from "../format/names.ts";
import { useSession } from "../session/session.ts";
import { type FilterChoice, filterField, type Operator, readFilters, writeFilters } from "./filter-text.ts";
import { FilterValueInput } from "./filter-value.tsx";

interface FilterDrawerProps {
  readonly ui: ResourceUi;
  readonly descriptions: readonly FilterDescription[];
  readonly filters: Readonly<Record<string, string>>;
  readonly onApply: (filters: Record<string, string>) => void;
  readonly onClose: () => void;
}

/** The drawer in which the filters of a list are put together, from those that the API describes. */
export function FilterDrawer({ ui, descriptions, filters, onApply, onClose }: FilterDrawerProps) {
  const session = useSession();
  const [choices, setChoices] = useState<readonly FilterChoice[]>(() => readFilters(filters));
  const change = (index: number, part: Partial<FilterChoice>) =>
    setChoices(choices.map((choice, at) => (at === index ? { ...choice, ...part } : choice)));
  const offered = descriptions
    .filter(({ key }) => !ui.list.filters?.[key]?.isHidden)
    .map((filter) => ({ value: filter.key, field: filterField(ui, filter) }))
    .filter(({ field: { resource } }) => resource === undefined || maySeeAny(session, resource))
    .map(({ value, field }) => ({ value, label: field.label }))
    .sort((one, other) => byName(one.label, other.label));
  return (
    <Drawer opened onClose={onClose} position="right" title="Filters" size="md">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (!hasMisread(event.currentTarget)) onApply(writeFilters(choices));
        }}
      >
        <Stack gap="md">
          {choices.length === 0 && (
            <Text size="sm" c="dimmed">
              Every record is listed. Add a filter to see fewer.
            </Text>
          )}
          {choices.map((choice, index) => {
            const filter = descriptions.find(({ key }) => key === choice.key);
            if (!filter) return null;
            return (
              <FilterRow
                key={choice.key}
                ui={ui}
                filter={filter}
                choice={choice}
                onChange={(part) => change(index, part)}
                onRemove={() => setChoices(choices.filter((_, at) => at !== index))}
              />
            );
          })}
          <Select
            // A new key each time, so that the select is empty again.
            key={choices.length}
            label="Add a filter"
            placeholder="By what?"
            searchable
            data={offered.filter(({ value }) => choices.every(({ key }) => key !== value))}
            onChange={(key) => key && setChoices([...choices, { key, operator: "is", text: "" }])}
            nothingFoundMessage="No such filter"
          />
          <Group justify="space-between" mt="sm">
            <Button variant="subtle" onClick={() => onApply({})} disabled={Object.keys(filters).length === 0}>
              Clear all
            </Button>
            <Button type="submit">Apply</Button>
          </Group>
        </Stack>
      </form>
    </Drawer>
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
    { value: "is", label: "is" },
    ...(filter.negatable ? [{ value: "is-not", label: "is not" }] : []),
    ...(filter.nullable
      ? [
          { value: "empty", label: "is empty" },
          { value: "not-empty", label: "is not empty" },
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
          aria-label={`Remove the filter by ${field.label}`}
          onClick={onRemove}
        >
          <Icon name="x" size={16} />
        </ActionIcon>
      </Group>
      <Stack gap="xs">
        <Select
          aria-label={`How ${field.label} is compared`}
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
