import { Button, Input, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { Icon } from "../../../components/icon.tsx";
import { moved } from "../../../components/order.ts";
import { SortableList } from "../../../components/sortable-list.tsx";
import type { InputProps } from "../../../fields/field-ui.ts";
import { t } from "../../../messages/t.ts";
import { newOption, type OptionDraft } from "./option-drafts.ts";
import { OptionRow } from "./option-row.tsx";

/** What is said of an option, by its place; and what is said of none that is shown. */
function messagesOf({ error, errors = {} }: Pick<InputProps, "error" | "errors">) {
  const parts = Object.entries(errors);
  const atOption = (index: number): string | undefined =>
    parts
      .filter(([path]) => path.startsWith(`${index}.`))
      .map(([, message]) => message)
      .join(" ") || undefined;
  // A number without a member means an option that was left out, whose place is another's by now.
  const others = parts.filter(([path]) => !path.includes(".")).map(([, message]) => message);
  return { atOption, ofAll: parts.length === 0 ? error : others.join(" ") || undefined };
}

/** The options of a field: their names and colours, their order, and which of them can still be chosen. */
export function OptionsEditor({ field, value, onChange, error, errors }: InputProps) {
  const options = value as readonly OptionDraft[];
  const [added, setAdded] = useState<string | null>(null);
  const { atOption, ofAll } = messagesOf({ error, errors });
  const change = (key: string, part: Partial<OptionDraft>) =>
    onChange(options.map((option) => (option.key === key ? { ...option, ...part } : option)));
  const add = () => {
    const option = newOption();
    setAdded(option.key);
    onChange([...options, option]);
  };
  const move = (from: number, to: number) => onChange(moved(options, from, to));
  return (
    <Input.Wrapper
      label={field.label}
      withAsterisk
      labelElement="div"
      error={ofAll}
      inputWrapperOrder={ORDER}
    >
      <Stack gap="xs">
        <SortableList
          label={field.label}
          items={options}
          keyOf={({ key }) => key}
          nameOf={({ label }, index) => label || t`option ${index + 1}`}
          onMove={move}
        >
          {(option, index) => (
            <OptionRow
              option={option}
              name={t`Option ${index + 1}`}
              error={atOption(index)}
              hasFocus={option.key === added}
              onChange={(part) => change(option.key, part)}
              onEnter={add}
              onRemove={
                options.length > 1
                  ? () => onChange(options.filter(({ key }) => key !== option.key))
                  : undefined
              }
              onMoveUp={index > 0 ? () => move(index, index - 1) : undefined}
              onMoveDown={index < options.length - 1 ? () => move(index, index + 1) : undefined}
            />
          )}
        </SortableList>
        <div>
          <Button variant="default" size="xs" leftSection={<Icon name="plus" size={14} />} onClick={add}>
            {t("Add an option")}
          </Button>
        </div>
        {options.some(({ is_archived }) => is_archived) && (
          <Text size="xs" c="dimmed">
            {t("Records keep an archived option that they have, but it can no longer be selected.")}
          </Text>
        )}
      </Stack>
    </Input.Wrapper>
  );
}

const ORDER: ("label" | "input" | "error")[] = ["label", "input", "error"];
