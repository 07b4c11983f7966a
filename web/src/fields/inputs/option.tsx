import { Select } from "@mantine/core";
import { t } from "../../messages/t.ts";
import { ChoiceDot, ChoiceName, choiceOf, selectable } from "../choices.tsx";
import type { InputProps } from "../field-ui.ts";
import { inputProps } from "../field-ui.ts";

/** Edits one option of a custom field. */
export const OptionField = (props: InputProps) => {
  const { field, value, onChange } = props;
  const chosen = typeof value === "string" ? choiceOf(field, value) : null;
  return (
    <Select
      {...inputProps(props)}
      data={selectable(field, [value])}
      value={chosen?.value ?? null}
      onChange={onChange}
      renderOption={({ option: { value: offered } }) => <ChoiceName choice={choiceOf(field, offered)} />}
      leftSection={chosen?.color && <ChoiceDot color={chosen.color} />}
      clearable={field.nullable === true}
      allowDeselect={field.nullable === true}
      searchable
      nothingFoundMessage={t("Nothing found")}
    />
  );
};
