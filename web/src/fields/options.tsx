import { Group, MultiSelect } from "@mantine/core";
import { ChoiceName, choiceOf, selectable } from "./choices.tsx";
import { type FieldUi, inputProps } from "./field-ui.ts";

/** Several of the choices that the workspace has given the field. */
export const options: FieldUi = {
  Show: ({ value, field }) => (
    <Group gap="sm" component="span" display="inline-flex">
      {(value as string[]).map((chosen) => (
        <ChoiceName key={chosen} choice={choiceOf(field, chosen)} />
      ))}
    </Group>
  ),
  Input: (props) => {
    const { field, value, onChange } = props;
    const chosen = (value as string[] | null) ?? [];
    return (
      <MultiSelect
        {...inputProps(props)}
        data={selectable(field, chosen)}
        value={chosen}
        // None is an empty value, in the order of the choices whatever the order of choosing.
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
        nothingFoundMessage="Nothing found"
      />
    );
  },
};
