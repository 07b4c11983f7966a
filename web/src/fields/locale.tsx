import { Autocomplete, type AutocompleteProps } from "@mantine/core";
import { useState } from "react";
import { languageName } from "../format/names.ts";
import { type FieldUi, type InputProps, inputProps } from "./field-ui.ts";
import { choiceName, isMeant, OFFERED_TAGS } from "./language-choices.ts";
import { ShownText } from "./shown-text.tsx";

const fitting: AutocompleteProps["filter"] = ({ options, search, limit }) =>
  options.filter((one) => "value" in one && isMeant(one.value, search)).slice(0, limit);

/** All languages are offered until something is typed, so that another one than the present is a click away. */
function LanguageInput(props: InputProps) {
  const [isTyped, setTyped] = useState(false);
  return (
    <Autocomplete
      {...inputProps(props)}
      data={OFFERED_TAGS}
      filter={isTyped ? fitting : ({ options }) => options}
      maxDropdownHeight={320}
      renderOption={({ option }) => `${choiceName(option.value)} · ${option.value}`}
      value={String(props.value ?? "")}
      onInput={() => setTyped(true)}
      onDropdownClose={() => setTyped(false)}
      onChange={(value) => props.onChange(value || null)}
    />
  );
}

/** A language by its language tag. */
export const locale: FieldUi = {
  Show: ({ value }) => <ShownText>{languageName(String(value))}</ShownText>,
  Input: LanguageInput,
};
