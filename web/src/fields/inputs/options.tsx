import { MultiSelect } from "@mantine/core";
import { t } from "../../messages/t.ts";
import { ChoiceName, choiceOf, selectable } from "../choices.tsx";
import type { InputProps } from "../field-ui.ts";
import { inputProps } from "../field-ui.ts";

/** Edits several options of a custom field. */
export const OptionsField = (props: InputProps) => {
  const { field, value, onChange } = props;
  const chosen = (value as string[] | null) ?? [];
  return (
    <MultiSelect
      {...inputProps(props)}
      data={selectable(field, chosen)}
      value={chosen}
      // No selection is null, and the order is that of the options, not of the clicks.
      onChange={(values) =>
        onChange(
          values.length === 0
            ? null
            : (field.choices ?? []).map((choice) => choice.value).filter((one) => values.includes(one)),
        )
      }
      renderOption={({ option: { value: offered } }) => <ChoiceName choice={choiceOf(field, offered)} />}
      searchable
      clearable
      nothingFoundMessage={t("Nothing found")}
    />
  );
};
