import { Combobox, Textarea, type TextareaProps, useCombobox } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { t } from "../messages/t.ts";
import { isNamed, mentionOf, type Person, typedMention } from "./mention-markup.ts";
import { peopleQuery } from "./people-named.ts";

interface MentionTextareaProps extends Omit<TextareaProps, "value" | "onChange"> {
  readonly value: string;
  readonly onChange: (text: string) => void;
}

/** A text of several lines in which @ opens a list of people. The text keeps the focus: the arrow keys choose, Enter inserts. */
export function MentionTextarea({ value, onChange, ...props }: MentionTextareaProps) {
  const input = useRef<HTMLTextAreaElement>(null);
  /** Where the caret is to be when a mention has been inserted. */
  const caret = useRef<number | null>(null);
  const [typed, setTyped] = useState<ReturnType<typeof typedMention>>(null);
  const [query] = useDebouncedValue(typed?.query ?? "", 150);
  const { data, isPlaceholderData } = useQuery({
    ...{ ...peopleQuery(query), enabled: typed !== null },
    placeholderData: keepPreviousData,
  });
  // Until the people with these words have arrived, those that were found before and have them are offered.
  const isFound = query === typed?.query && !isPlaceholderData;
  const people =
    typed === null ? [] : (data ?? []).filter((person) => isFound || isNamed(person, typed.query));
  const combobox = useCombobox();
  const isOpen = people.length > 0;
  const offered = people.map(({ id }) => id).join();
  const { openDropdown, closeDropdown, selectFirstOption, getSelectedOptionIndex, resetSelectedOption } =
    combobox;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first one is chosen whenever others are offered.
  useEffect(() => {
    if (isOpen) {
      openDropdown();
      selectFirstOption();
    } else closeDropdown();
  }, [isOpen, offered]);
  // Before the next key: the browser puts the caret at the end of a text that it did not change itself.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the caret is placed when the text has the mention.
  useLayoutEffect(() => {
    if (caret.current === null) return;
    input.current?.focus();
    input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  }, [value]);
  const look = ({ value: text, selectionStart }: HTMLTextAreaElement): void =>
    setTyped(typedMention(text, selectionStart));
  const insert = (person: Person): void => {
    const { from, query: words } = typed!;
    const written = `${mentionOf(person)} `;
    onChange(value.slice(0, from) + written + value.slice(from + words.length + 1).replace(/^ /, ""));
    setTyped(null);
    caret.current = from + written.length;
  };
  return (
    <Combobox
      store={combobox}
      position="bottom-start"
      onOptionSubmit={(id) => insert(people.find((person) => person.id === id)!)}
    >
      <Combobox.Target withKeyboardNavigation={isOpen} withAriaAttributes={isOpen}>
        <Textarea
          {...props}
          ref={input}
          value={value}
          onChange={(event) => {
            onChange(event.currentTarget.value);
            look(event.currentTarget);
          }}
          onClick={(event) => look(event.currentTarget)}
          onBlur={() => setTyped(null)}
          onKeyDown={(event) => {
            if (!isOpen) return;
            if (event.key === "Escape") {
              // The list closes, and not the dialog around it.
              event.stopPropagation();
              setTyped(null);
            } else if (event.key === "Enter" && !event.nativeEvent.isComposing) {
              // The list may have been shown just now, so that none of it is selected yet.
              event.preventDefault();
              insert(people[getSelectedOptionIndex()] ?? people[0]!);
              resetSelectedOption();
            }
          }}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={!isOpen}>
        <Combobox.Options aria-label={t("People to mention")}>
          {people.map(({ id, name }) => (
            <Combobox.Option key={id} value={id}>
              {name}
            </Combobox.Option>
          ))}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}
