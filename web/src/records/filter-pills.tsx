import { ActionIcon, Button, Group, Text } from "@mantine/core";
import type { ReactNode } from "react";
import type { FilterDescription } from "../api/records.ts";
import { Icon } from "../components/icon.tsx";
import type { ResourceUi } from "../declare/resource-ui.ts";
import { anyOf } from "../format/words.ts";
import { t } from "../messages/t.ts";
import { filterGroupsOf, writeFilterGroups } from "./filter-groups.ts";
import classes from "./filter-pills.module.css";
import { type FilterChoice, filterField, readFilters, WHERE, writeFilters } from "./filter-text.ts";
import { CombinedWords, FilterWords, filterLabel } from "./filter-words.tsx";
import { type Combined, filtersWithin, readWhere } from "./where-text.ts";

/** What is wrong with a value that the API refused, for the types of filters that say enough. */
const REFUSALS: Readonly<Record<string, string>> = {
  date: t("this is not a date."),
  "date-time": t("this is not a date."),
  number: t("this is not a number."),
  integer: t("this is not a whole number."),
  enum: t("this is not one of the choices."),
  names: t("this is not one of the choices."),
  id: t("this does not exist, or you cannot see it."),
  ids: t("one of these does not exist, or you cannot see it."),
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
  const where = filters[WHERE];
  if (choices.length === 0 && where === undefined) return null;
  const without = (choice: FilterChoice) => ({
    ...writeFilters(choices.filter((other) => other !== choice)),
    ...(where === undefined ? {} : { [WHERE]: where }),
  });
  return (
    <Group gap="xs" component="ul" className={classes.pills} aria-label={t("Active filters")}>
      {choices.map((choice) => {
        const described = descriptions.find(({ key }) => key === choice.key);
        const field = described && filterField(ui, described);
        const isNegated = choice.operator === "is-not" || choice.operator === "not-empty";
        const problem = problems[`${isNegated ? "-" : ""}${choice.key}`];
        return (
          <Pill
            key={`${choice.operator} ${choice.key}`}
            label={filterLabel({ ui, descriptions }, choice.key)}
            isWrong={problem !== undefined}
            onRemove={() => onChange(without(choice))}
          >
            <FilterWords {...{ ui, descriptions, choice }} hasValue={problem === undefined} />
            {problem && (
              <Text size="sm" component="span" role="alert">
                {`“${choice.text}”: ${(field && REFUSALS[field.type]) ?? problem}`}
              </Text>
            )}
          </Pill>
        );
      })}
      {where !== undefined && (
        <WherePills
          {...{ ui, descriptions, where }}
          problem={problems[WHERE]}
          onChange={(text) =>
            onChange({ ...writeFilters(choices), ...(text === "" ? {} : { [WHERE]: text }) })
          }
        />
      )}
      <li>
        <Button variant="subtle" size="compact-sm" onClick={() => onChange({})}>
          {t("Clear all")}
        </Button>
      </li>
    </Group>
  );
}

interface WherePillsProps extends Pick<FilterPillsProps, "ui" | "descriptions"> {
  readonly where: string;
  readonly problem: string | undefined;
  readonly onChange: (where: string) => void;
}

/** Combined filters: a pill for each group of those that all have to match. */
function WherePills({ ui, descriptions, where, problem, onChange }: WherePillsProps) {
  const combined = problem === undefined ? readWhere(where) : null;
  /** What is removed, in words: the filters of which any may match, by name. */
  const labelOf = (part: Combined): string =>
    "filter" in part ||
    (part.joins === "any" && !part.isNegated && part.parts.every((one) => "filter" in one))
      ? anyOf(filtersWithin(part).map(({ key }) => filterLabel({ ui, descriptions }, key)))
      : t("combined filters");
  if (combined === null) {
    return (
      <Pill label={t("combined filters")} isWrong onRemove={() => onChange("")}>
        <Text size="sm" component="span" role="alert">
          {problem ?? t`“${where}” cannot be read.`}
        </Text>
      </Pill>
    );
  }
  const isJoined = !("filter" in combined) && !combined.isNegated && combined.joins === "all";
  const parts = isJoined ? combined.parts : [combined];
  const groups = filterGroupsOf(combined);
  return parts.map((part, at) => (
    <Pill
      // biome-ignore lint/suspicious/noArrayIndexKey: two groups may be the same.
      key={at}
      label={labelOf(part)}
      onRemove={() => onChange(writeFilterGroups(groups.filter((_, place) => place !== at)))}
    >
      <CombinedWords {...{ ui, descriptions }} combined={part} />
    </Pill>
  ));
}

interface PillProps {
  readonly label: string;
  readonly isWrong?: boolean;
  readonly onRemove: () => void;
  readonly children: ReactNode;
}

function Pill({ label, isWrong, onRemove, children }: PillProps) {
  return (
    <li className={classes.pill} data-wrong={isWrong || undefined}>
      {children}
      <ActionIcon
        size="sm"
        variant="subtle"
        color="gray"
        aria-label={t`Remove the filter by ${label}`}
        onClick={onRemove}
      >
        <Icon name="x" size={14} />
      </ActionIcon>
    </li>
  );
}
