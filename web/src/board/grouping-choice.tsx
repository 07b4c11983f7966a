import { Select } from "@mantine/core";

interface GroupingChoiceProps {
  readonly groupings: readonly { readonly value: string; readonly label: string }[];
  readonly value: string;
  readonly onChange: (groupBy: string) => void;
}

/** Chooses the field by which the cards of a board are grouped. */
export function GroupingChoice({ groupings, value, onChange }: GroupingChoiceProps) {
  return (
    <Select
      aria-label="Group by"
      data={groupings.map((one) => ({ ...one, label: `By ${one.label.toLowerCase()}` }))}
      value={value}
      allowDeselect={false}
      onChange={(chosen) => chosen !== null && onChange(chosen)}
      w={180}
    />
  );
}
