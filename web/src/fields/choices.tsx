import { Group } from "@mantine/core";
import type { Choice, UiField } from "../declare/resource-ui.ts";
import { ShownText } from "./shown-text.tsx";

/** A choice by its value; one that is no longer known is shown by its value. */
export const choiceOf = ({ choices = [] }: UiField, value: unknown): Choice =>
  choices.find((choice) => choice.value === value) ?? {
    value: String(value),
    label: String(value),
    color: null,
    is_archived: false,
  };

/** The choices to select from: the active ones, and those that are already selected. */
export const selectable = ({ choices = [] }: UiField, chosen: readonly unknown[]) =>
  choices
    .filter(({ value, is_archived }) => !is_archived || chosen.includes(value))
    .map(({ value, label }) => ({ value, label }));

/** The colour of a choice, as decoration: the name beside it says the same. */
export function ChoiceDot({ color }: Pick<Choice, "color">) {
  if (color === null) return null;
  return (
    <span
      aria-hidden="true"
      style={{ display: "block", flexShrink: 0, width: 10, height: 10, borderRadius: 10, background: color }}
    />
  );
}

/** A choice with its colour. */
export function ChoiceName({ choice }: { readonly choice: Choice }) {
  return (
    <Group gap={6} wrap="nowrap" component="span" display="inline-flex">
      <ChoiceDot color={choice.color} />
      <ShownText>{choice.label}</ShownText>
    </Group>
  );
}
