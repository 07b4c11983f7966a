import { MultiSelect } from "@mantine/core";
import type { ResourceName } from "../../api/records.ts";
import { t } from "../../messages/t.ts";
import { type InputProps, inputProps } from "../field-ui.ts";
import { includedRecords } from "../ids.tsx";
import { optionOf, useChosenOptions, useReferenceOptions } from "../reference-options.ts";

/** Edits several records of another resource. */
export function IdsField(props: InputProps) {
  const { field, value, onChange, record } = props;
  const { options, isSearched, isFetching, typed, setTyped, onFocus } = useReferenceOptions(
    field.resource as ResourceName,
  );
  const chosen = (value as string[] | null) ?? [];
  const { options: known } = useChosenOptions(field.resource as ResourceName, chosen, [
    ...includedRecords(field, record).map(optionOf),
    ...options,
  ]);
  const distinct = [...new Map(known.map((option) => [option.value, option])).values()];
  return (
    <MultiSelect
      {...inputProps(props)}
      data={distinct}
      value={chosen}
      onChange={onChange}
      searchable
      clearable
      maxValues={field.maxItems}
      searchValue={typed}
      onSearchChange={setTyped}
      onFocus={onFocus}
      filter={isSearched ? ({ options: all }) => all : undefined}
      nothingFoundMessage={isFetching ? t("Searching…") : t("Nothing found")}
    />
  );
}
