import { Autocomplete, type AutocompleteProps } from "@mantine/core";
import { languageName } from "../format/names.ts";
import { type FieldUi, inputProps } from "./field-ui.ts";
import { choiceName, isMeant, OFFERED_TAGS } from "./language-choices.ts";
import { ShownText } from "./shown-text.tsx";

/** Everything is offered as long as the present language stands in the input, so that another one is a click away. */
const offered: AutocompleteProps["filter"] = ({ options, search, limit }) =>
  options
    .filter((one) => "value" in one && (OFFERED_TAGS.includes(search) || isMeant(one.value, search)))
    .slice(0, limit);

/** A language by its language tag. */
export const locale: FieldUi = {
  Show: ({ value }) => <ShownText>{languageName(String(value))}</ShownText>,
  Input: (props) => (
    <Autocomplete
      {...inputProps(props)}
      data={OFFERED_TAGS}
      filter={offered}
      maxDropdownHeight={320}
      renderOption={({ option }) => `${choiceName(option.value)} · ${option.value}`}
      value={String(props.value ?? "")}
      onChange={(value) => props.onChange(value || null)}
    />
  ),
};
