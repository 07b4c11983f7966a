import { Loader, Select } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { recordQuery } from "../api/queries.ts";
import type { ApiRecord, ResourceName } from "../api/records.ts";
import { recordLabel } from "../declare/record-label.ts";
import type { UiField } from "../declare/resource-ui.ts";
import { maySeeAny } from "../declare/rights.ts";
import { t } from "../messages/t.ts";
import { recordPath } from "../screens/record-path.ts";
import { useSession } from "../session/session.ts";
import { type FieldUi, type InputProps, inputProps, type ShowProps } from "./field-ui.ts";
import { displayName, NothingToChoose, OutOfSight } from "./out-of-sight.tsx";
import { optionOf, useReferenceOptions } from "./reference-options.ts";
import { ShownLink, ShownText } from "./shown-text.tsx";

/** The record that a field refers to, if it was included. */
function includedRecord(field: UiField, record: ApiRecord | undefined, id: unknown): ApiRecord | null {
  const included = field.relationship ? record?.relationships?.[field.relationship] : null;
  return included && !("length" in included) && included.id === String(id) ? included : null;
}

/** Whether the record that a field refers to was requested, but is not visible to the reader. */
const isWithheld = (field: UiField, record: ApiRecord | undefined): boolean =>
  field.relationship !== undefined && record?.relationships?.[field.relationship] === null;

function Show(props: ShowProps) {
  const { value, field, record } = props;
  const session = useSession();
  const included = includedRecord(field, record, value);
  if (included) return <Found field={field} found={included} />;
  const mayAsk = maySeeAny(session, field.resource!) && !isWithheld(field, record);
  return mayAsk ? <Asked {...props} /> : <Unnamed {...props} isUnknown={true} />;
}

/** The record, which the record with the field does not include. */
function Asked(props: ShowProps) {
  const { data, isError } = useQuery({
    ...recordQuery(props.field.resource as ResourceName, String(props.value)),
    retry: false,
  });
  if (!data) return <Unnamed {...props} isUnknown={isError} />;
  return <Found field={props.field} found={data.record} />;
}

/** What is shown while the record is not known, or instead of it if it cannot be. */
function Unnamed({ field, record, isUnknown }: ShowProps & { readonly isUnknown: boolean }) {
  const name = displayName(field, record);
  if (name === null && isUnknown) return <OutOfSight />;
  return <ShownText look={name === null ? "dimmed" : undefined}>{name ?? "…"}</ShownText>;
}

function Found({ field, found }: { readonly field: UiField; readonly found: ApiRecord }) {
  const path = recordPath(useSession(), field.resource!, found.id);
  const label = recordLabel(found);
  return path ? <ShownLink to={path}>{label}</ShownLink> : <ShownText>{label}</ShownText>;
}

function Input(props: InputProps) {
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

/** A record of another resource, selected by name. */
export const id: FieldUi = { Show, Input };
