import { Loader, Select } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { recordQuery } from "../../api/queries.ts";
import type { ResourceName } from "../../api/records.ts";
import { maySeeAny } from "../../declare/rights.ts";
import { t } from "../../messages/t.ts";
import { useSession } from "../../session/session.ts";
import { type InputProps, inputProps } from "../field-ui.ts";
import { includedRecord, isWithheld } from "../id.tsx";
import { displayName } from "../out-of-sight.tsx";
import { optionOf, useReferenceOptions } from "../reference-options.ts";
import { NothingToChoose } from "./nothing-to-choose.tsx";

/** Edits a record of another resource, selected by name. */
export function IdField(props: InputProps) {
  const session = useSession();
  if (!maySeeAny(session, String(props.field.resource))) return <NothingToChoose {...props} />;
  return <RecordChoice {...props} />;
}

function RecordChoice(props: InputProps) {
  const { field, value, onChange, record, values } = props;
  const { within } = field;
  const holder = within && values ? values[within] : undefined;
  const { options, isSearched, isFetching, typed, setTyped, onFocus } = useReferenceOptions(
    field.resource as ResourceName,
    within && holder ? { [within]: String(holder) } : {},
  );
  const chosen = value === null || value === undefined ? null : String(value);
  const isListed = chosen === null || options.some((option) => option.value === chosen);
  const included = includedRecord(field, record, value);
  const { data, isError } = useQuery({
    ...recordQuery(field.resource as ResourceName, chosen ?? ""),
    enabled: !isListed && included === null && !isWithheld(field, record),
    retry: false,
  });
  const present = included ?? data?.record;
  const isHidden = !isListed && !present && (isError || isWithheld(field, record));
  const unlisted = present
    ? [optionOf(present)]
    : isHidden
      ? [{ value: chosen, label: displayName(field, record) ?? t("Not visible to you") }]
      : [];
  return (
    <Select
      {...inputProps(props)}
      placeholder={field.placeholder}
      disabled={holder === null}
      data={isListed ? options : [...unlisted, ...options]}
      value={chosen}
      onChange={(id) => onChange(id === null || field.type !== "integer-id" ? id : Number(id))}
      searchable
      clearable={field.nullable === true}
      allowDeselect={field.nullable === true}
      searchValue={typed}
      onSearchChange={setTyped}
      onFocus={onFocus}
      // If there are more than fit, the server searches; until it responds, the first option is not what was typed.
      selectFirstOptionOnChange={!isSearched}
      filter={isSearched ? ({ options: all }) => all : undefined}
      nothingFoundMessage={isFetching ? t("Searching…") : t("Nothing found")}
      rightSection={isFetching ? <Loader size={14} /> : undefined}
    />
  );
}
