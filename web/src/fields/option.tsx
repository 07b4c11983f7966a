import { Select } from "@mantine/core";
import { t } from "../messages/t.ts";
import { ChoiceDot, ChoiceName, choiceOf, selectable } from "./choices.tsx";
import { type FieldUi, inputProps } from "./field-ui.ts";

/** One option of a custom field. */
export const option: FieldUi = {
  Show: ({ value, field }) => <ChoiceName choice={choiceOf(field, value)} />,
  Input: (props) => {
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
  },
};
