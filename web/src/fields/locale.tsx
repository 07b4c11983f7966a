import { Autocomplete } from "@mantine/core";
import { languageName } from "../format/names.ts";
import { type FieldUi, inputProps } from "./field-ui.ts";
import { ShownText } from "./shown-text.tsx";

const OFTEN = ["en", "en-GB", "en-US", "de", "de-AT", "fr", "es", "it", "nl", "pl", "pt", "ro", "sv"];

/** A language by its language tag. */
export const locale: FieldUi = {
  Show: ({ value }) => <ShownText>{languageName(String(value))}</ShownText>,
  Input: (props) => (
    <Autocomplete
      {...inputProps(props)}
      data={OFTEN}
      renderOption={({ option }) => `${option.value} · ${languageName(option.value)}`}
      value={String(props.value ?? "")}
      onChange={(value) => props.onChange(value || null)}
    />
  ),
};
