import { ActionIcon, Button, Group, Text } from "@mantine/core";
import type { FilterDescription } from "../api/records.ts";
import { Icon } from "../components/icon.tsx";
import type { ResourceUi } from "../declare/resource-ui.ts";
import classes from "./filter-pills.module.css";
import { filterField, type Operator, readFilters, writeFilters } from "./filter-text.ts";
import { FilterValue } from "./filter-value.tsx";

const WORDS: Readonly<Record<Operator, string>> = {
  is: "is",
  "is-not": "is not",
  empty: "is empty",
  "not-empty": "is not empty",
};

/** What is wrong with a value that the API refused, for the types of filters that say enough. */
const REFUSALS: Readonly<Record<string, string>> = {
  date: "this is not a date.",
  "date-time": "this is not a date.",
  number: "this is not a number.",
  integer: "this is not a whole number.",
  enum: "this is not one of the choices.",
  names: "this is not one of the choices.",
  id: "this does not exist, or you cannot see it.",
  ids: "one of these does not exist, or you cannot see it.",
};

interface FilterPillsProps {
  readonly ui: ResourceUi;
  readonly descriptions: readonly FilterDescription[];
  readonly filters: Readonly<Record<string, string>>;
  /** The problems with single filters, by their names in the URL. */
  readonly problems: Readonly<Record<string, string>>;
  readonly onChange: (filters: Record<string, string>) => void;
}

/** The active filters, each with a button that removes it. */
export function FilterPills({ ui, descriptions, filters, problems, onChange }: FilterPillsProps) {
  const choices = readFilters(filters);
  if (choices.length === 0) return null;
  return (
    <Group gap="xs" component="ul" className={classes.pills} aria-label="Active filters">
      {choices.map((choice) => {
        const described = descriptions.find(({ key }) => key === choice.key);
        const field = described && filterField(ui, described);
        const { Value } = ui.list.filters?.[choice.key] ?? {};
        const label = field?.label ?? choice.key;
        const isNegated = choice.operator === "is-not" || choice.operator === "not-empty";
        const problem = problems[`${isNegated ? "-" : ""}${choice.key}`];
        const without = choices.filter((other) => other !== choice);
        return (
          <li
            key={`${choice.operator} ${choice.key}`}
            className={classes.pill}
            data-wrong={problem !== undefined || undefined}
          >
            <Text size="sm" component="span">
              {label} <span className={classes.operator}>{WORDS[choice.operator]}</span>
            </Text>
            {choice.text !== "" &&
              field &&
              !problem &&
              (Value ? <Value text={choice.text} /> : <FilterValue field={field} text={choice.text} />)}
            {problem && (
              <Text size="sm" component="span" role="alert">
                {`“${choice.text}”: ${(field && REFUSALS[field.type]) ?? problem}`}
              </Text>
            )}
            <ActionIcon
              size="sm"
              variant="subtle"
              color="gray"
              aria-label={`Remove the filter by ${label}`}
              onClick={() => onChange(writeFilters(without))}
            >
              <Icon name="x" size={14} />
            </ActionIcon>
          </li>
        );
      })}
      <li>
        <Button variant="subtle" size="compact-sm" onClick={() => onChange({})}>
          Clear all
        </Button>
      </li>
    </Group>
  );
}
