import { Autocomplete, type AutocompleteProps } from "@mantine/core";
import { useState } from "react";
import { type InputProps, inputProps } from "../field-ui.ts";
import { choiceName, isMeant, OFFERED_TAGS } from "../language-choices.ts";

const fitting: AutocompleteProps["filter"] = ({ options, search, limit }) =>
  options.filter((one) => "value" in one && isMeant(one.value, search)).slice(0, limit);

/** All languages are offered until something is typed, so that another one than the present is a click away. */
export function LocaleField(props: InputProps) {
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
