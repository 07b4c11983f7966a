import { Group, Select } from "@mantine/core";
import { useState } from "react";
import { type InputProps, inputProps } from "../../fields/field-ui.ts";
import { DateField } from "../../fields/inputs/date.tsx";
import { todayIn } from "../../format/dates.ts";
import { t } from "../../messages/t.ts";
import { useSession } from "../../session/session.ts";

const CHOICES = [
  { value: "today", label: t("From today") },
  { value: "beginning", label: t("Since the beginning") },
  { value: "day", label: t("From a day") },
];

/** The input for the first day of a rate: today, the beginning (no day), or another day. */
export function RateStart(props: InputProps) {
  const { value, onChange } = props;
  const today = todayIn(useSession().workspace.timezone);
  const start = typeof value === "string" ? value.slice(0, 10) : null;
  const [hasChosenDay, chooseDay] = useState(start !== null && start !== today);
  const choice =
    start === null && !hasChosenDay ? "beginning" : start === today && !hasChosenDay ? "today" : "day";
  const choose = (next: string | null) => {
    chooseDay(next === "day");
    onChange(next === "beginning" ? null : next === "today" ? today : (start ?? today));
  };
  return (
    <Group gap="sm" align="flex-start" grow>
      <Select
        {...inputProps({ ...props, field: { ...props.field, label: t("It applies") } })}
        data={CHOICES}
        value={choice}
        allowDeselect={false}
        onChange={choose}
      />
      {choice === "day" && <DateField {...props} />}
    </Group>
  );
}
