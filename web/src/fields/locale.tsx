import { Autocomplete, Text } from "@mantine/core";
import { type FieldUi, inputProps } from "./field-ui.ts";

const names = new Intl.DisplayNames(undefined, { type: "language" });
const OFTEN = ["en", "en-GB", "en-US", "de", "de-AT", "fr", "es", "it", "nl", "pl", "pt", "ro", "sv"];

function nameOf(tag: string): string {
  try {
    return names.of(tag) ?? tag;
  } catch {
    return tag;
  }
}

/** A language by its tag. */
export const locale: FieldUi = {
  Show: ({ value }) => (
    <Text size="sm" component="span">
      {nameOf(String(value))}
    </Text>
  ),
  Input: (props) => (
    <Autocomplete
      {...inputProps(props)}
      data={OFTEN}
      renderOption={({ option }) => `${option.value} · ${nameOf(option.value)}`}
      value={String(props.value ?? "")}
      onChange={(value) => props.onChange(value || null)}
    />
  ),
};
