import { PlainSelect } from "../components/plain-select.tsx";
import { withinSentence } from "../format/words.ts";
import { t } from "../messages/t.ts";

interface GroupingChoiceProps {
  readonly groupings: readonly { readonly value: string; readonly label: string }[];
  readonly value: string;
  /** What it is called that the records are not grouped; without it they always are. */
  readonly none?: string;
  readonly onChange: (groupBy: string) => void;
}

/** Chooses the field by which records are grouped; an empty one if they are not. */
export function GroupingChoice({ groupings, value, none, onChange }: GroupingChoiceProps) {
  const fields = groupings.map((one) => ({ ...one, label: t`By ${withinSentence(one.label)}` }));
  return (
    <PlainSelect
      label={t("Group by")}
      options={none === undefined ? fields : [{ value: "", label: none }, ...fields]}
      value={value}
      onChange={onChange}
      width={180}
    />
  );
}
