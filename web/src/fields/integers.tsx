import { Checkbox, Group, Text } from "@mantine/core";
import { type FieldUi, inputProps } from "./field-ui.ts";

const weekday = new Intl.DateTimeFormat(undefined, { weekday: "short", timeZone: "UTC" });

/** The short name of an ISO weekday, 1 being Monday. */
const nameOf = (day: number): string => weekday.format(new Date(Date.UTC(2024, 0, day)));

/** A set of ISO weekdays. */
export const integers: FieldUi = {
  isWide: true,
  Show: ({ value }) => (
    <Text size="sm" component="span">
      {(value as number[]).map(nameOf).join(", ")}
    </Text>
  ),
  Input(props) {
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
            <Checkbox key={day} value={String(day)} label={nameOf(day)} />
          ))}
        </Group>
      </Checkbox.Group>
    );
  },
};
