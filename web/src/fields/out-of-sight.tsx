import { Input, Text } from "@mantine/core";
import type { ApiRecord } from "../api/records.ts";
import type { UiField } from "../declare/resource-ui.ts";
import { inWords, withinSentence } from "../format/words.ts";
import { t } from "../messages/t.ts";
import type { InputProps } from "./field-ui.ts";
import { ShownText } from "./shown-text.tsx";

/** The placeholder for a record that the reader may not see; it never shows the id. */
export function OutOfSight() {
  return <ShownText look="dimmed">{t("Not visible to you")}</ShownText>;
}

/** The name of the record that a field refers to, if the referring record contains it. */
export function displayName(field: UiField, record: ApiRecord | undefined): string | null {
  if (!record) return null;
  const name = field.displayName
    ? field.displayName(record)
    : record.attributes[field.name.replace(/_id$/, "_name")];
  return typeof name === "string" && field.name.endsWith("_id") ? name : null;
}

/** Replaces the input for people who see no record to select: it shows the value and why it cannot be changed. */
export function NothingToChoose({ field, record, value }: InputProps) {
  const others = withinSentence(inWords(String(field.resource)));
  const name =
    value === null || value === undefined ? null : (displayName(field, record) ?? t("Not visible to you"));
  return (
    <Input.Wrapper label={field.label} labelElement="div">
      {name !== null && <Text size="sm">{name}</Text>}
      <Text size="xs" c="dimmed">
        {field.unseenText ?? t`Only people who can see ${others} can choose one.`}
      </Text>
    </Input.Wrapper>
  );
}
