import { Checkbox, Group } from "@mantine/core";
import { weekdayName } from "../../format/dates.ts";
import type { InputProps } from "../field-ui.ts";
import { inputProps } from "../field-ui.ts";

/** Edits a set of ISO weekdays. */
export function IntegersField(props: InputProps) {
  const { minimum = 1, maximum = 7 } = props.field;
  const days = Array.from({ length: maximum - minimum + 1 }, (_, index) => minimum + index);
  const chosen = ((props.value as number[] | null) ?? []).map(String);
  const { name: _name, ...rest } = inputProps(props);
  return (
    <Checkbox.Group
      {...rest}
      value={chosen}
      onChange={(values) =>
        props.onChange(values.length === 0 ? null : values.map(Number).sort((a, b) => a - b))
      }
    >
      <Group my={6} gap="md">
        {days.map((day) => (
          <Checkbox key={day} value={String(day)} label={weekdayName(day)} />
        ))}
      </Group>
    </Checkbox.Group>
  );
}
