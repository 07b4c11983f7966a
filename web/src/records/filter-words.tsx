import { Text } from "@mantine/core";
import { Fragment } from "react";
import type { FilterDescription } from "../api/records.ts";
import type { ResourceUi } from "../declare/resource-ui.ts";
import { t } from "../messages/t.ts";
import classes from "./filter-pills.module.css";
import { type FilterChoice, filterField, type Operator } from "./filter-text.ts";
import { FilterValue } from "./filter-value.tsx";
import type { Combined } from "./where-text.ts";

const WORDS: Readonly<Record<Operator, string>> = {
  is: t("is"),
  "is-not": t("is not"),
  empty: t("is empty"),
  "not-empty": t("is not empty"),
};

interface Known {
  readonly ui: ResourceUi;
  readonly descriptions: readonly FilterDescription[];
}

/** What a filter is called. */
export function filterLabel({ ui, descriptions }: Known, key: string): string {
  const described = descriptions.find((one) => one.key === key);
  return described ? filterField(ui, described).label : key;
}

interface FilterWordsProps extends Known {
  readonly choice: FilterChoice;
  /** Whether the value is shown; an invalid one is shown in another way. */
  readonly hasValue?: boolean;
}

/** A filter in words: "Start date is in the next 30 days". */
export function FilterWords({ ui, descriptions, choice, hasValue = true }: FilterWordsProps) {
  const described = descriptions.find(({ key }) => key === choice.key);
  const field = described && filterField(ui, described);
  const { Value } = ui.list.filters?.[choice.key] ?? {};
  return (
    <>
      <Text size="sm" component="span">
        {filterLabel({ ui, descriptions }, choice.key)}{" "}
        <span className={classes.operator}>{WORDS[choice.operator]}</span>
      </Text>
      {choice.text !== "" &&
        hasValue &&
        field &&
        (Value ? <Value text={choice.text} /> : <FilterValue field={field} text={choice.text} />)}
    </>
  );
}

/** Combined filters in words, with parentheses around groups within groups. */
export function CombinedWords({ combined, isInner = false, ...known }: Known & CombinedWordsProps) {
  if ("filter" in combined) return <FilterWords {...known} choice={combined.filter} />;
  const { joins, isNegated, parts } = combined;
  const isEnclosed = isInner || isNegated;
  return (
    <>
      {isNegated && <span className={classes.operator}>{t("not")}</span>}
      {isEnclosed && <span>(</span>}
      {parts.map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other identity.
        <Fragment key={at}>
          {at > 0 && <span className={classes.joining}>{joins === "any" ? t("or") : t("and")}</span>}
          <CombinedWords {...known} combined={part} isInner={"parts" in part && parts.length > 1} />
        </Fragment>
      ))}
      {isEnclosed && <span>)</span>}
    </>
  );
}

interface CombinedWordsProps {
  readonly combined: Combined;
  readonly isInner?: boolean;
}
