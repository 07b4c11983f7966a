import { Input, Text } from "@mantine/core";
import { inWords, withinSentence } from "../../format/words.ts";
import { t } from "../../messages/t.ts";
import type { InputProps } from "../field-ui.ts";
import { displayName } from "../out-of-sight.tsx";

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
