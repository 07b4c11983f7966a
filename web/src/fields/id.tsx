import { Anchor, Loader, Select, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { recordQuery } from "../api/queries.ts";
import type { ApiRecord, ResourceName } from "../api/records.ts";
import { recordLabel } from "../declare/record-label.ts";
import type { UiField } from "../declare/resource-ui.ts";
import { maySeeAny } from "../declare/rights.ts";
import { recordPath } from "../screens/record-path.ts";
import { useSession } from "../session/session.ts";
import { type FieldUi, type InputProps, inputProps, type ShowProps } from "./field-ui.ts";
import { displayName, NothingToChoose, OutOfSight } from "./out-of-sight.tsx";
import { optionOf, useReferenceOptions } from "./reference-options.ts";

/** The record that a field refers to, if it was included. */
function includedRecord(field: UiField, record: ApiRecord | undefined, id: unknown): ApiRecord | null {
  const included = field.relationship ? record?.relationships?.[field.relationship] : null;
  return included && !("length" in included) && included.id === String(id) ? included : null;
}

/** Whether the record that a field refers to was requested, but is not visible to the reader. */
const isWithheld = (field: UiField, record: ApiRecord | undefined): boolean =>
  field.relationship !== undefined && record?.relationships?.[field.relationship] === null;

function Show({ value, field, record }: ShowProps) {
  const session = useSession();
  const resource = field.resource as ResourceName;
  const included = includedRecord(field, record, value);
  const mayAsk = maySeeAny(session, resource) && !isWithheld(field, record);
  const { data, isError } = useQuery({
    ...recordQuery(resource, String(value)),
    enabled: included === null && mayAsk,
    retry: false,
  });
  const found = included ?? data?.record;
  if (!found) {
    const name = displayName(field, record);
    const isUnknown = name === null && (isError || !mayAsk);
    if (isUnknown) return <OutOfSight />;
    return (
      <Text size="sm" component="span" c={name === null ? "dimmed" : undefined}>
        {name ?? "…"}
      </Text>
    );
  }
  const path = recordPath(session, field.resource!, found.id);
  return path ? (
    <Anchor component={Link} to={path} size="sm">
      {recordLabel(found)}
    </Anchor>
  ) : (
    <Text size="sm" component="span">
      {recordLabel(found)}
    </Text>
  );
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
      ? [{ value: chosen, label: displayName(field, record) ?? "Not visible to you" }]
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
      nothingFoundMessage={isFetching ? "Searching…" : "Nothing found"}
      rightSection={isFetching ? <Loader size={14} /> : undefined}
    />
  );
}

/** A record of another resource, selected by name. */
export const id: FieldUi = { Show, Input };
