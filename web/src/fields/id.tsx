import { useQuery } from "@tanstack/react-query";
import { recordQuery } from "../api/queries.ts";
import type { ApiRecord, ResourceName } from "../api/records.ts";
import { recordLabel } from "../declare/record-label.ts";
import type { UiField } from "../declare/resource-ui.ts";
import { maySeeAny } from "../declare/rights.ts";
import { recordPath } from "../screens/record-path.ts";
import { useSession } from "../session/session.ts";
import type { FieldUi, ShowProps } from "./field-ui.ts";
import { displayName, OutOfSight } from "./out-of-sight.tsx";
import { ShownLink, ShownText } from "./shown-text.tsx";

/** The record that a field refers to, if it was included. */
export function includedRecord(field: UiField, record: ApiRecord | undefined, id: unknown): ApiRecord | null {
  const included = field.relationship ? record?.relationships?.[field.relationship] : null;
  return included && !("length" in included) && included.id === String(id) ? included : null;
}

/** Whether the record that a field refers to was requested, but is not visible to the reader. */
export const isWithheld = (field: UiField, record: ApiRecord | undefined): boolean =>
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

/** A record of another resource, selected by name. */
export const id: FieldUi = { Show };
