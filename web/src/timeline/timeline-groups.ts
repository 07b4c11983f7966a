import type { ApiRecord } from "../api/records.ts";
import type { DatedRecord } from "../calendar/calendar-days.ts";
import { relatedLabel } from "../declare/record-label.ts";
import { fieldOf, type ResourceUi } from "../declare/resource-ui.ts";
import { byName } from "../format/names.ts";
import { inWords, withinSentence } from "../format/words.ts";
import { t } from "../messages/t.ts";

/** Records of a timeline with the same value in a field. */
export interface TimelineGroup {
  /** The value; null: none. */
  readonly id: string | null;
  readonly name: string;
  readonly records: readonly DatedRecord[];
}

/** What the value of a field is called by which records are grouped. */
function groupName(ui: ResourceUi, groupBy: string, { record }: DatedRecord): string {
  const field = fieldOf(ui, groupBy);
  const value = record.attributes[groupBy];
  if (value === null || value === undefined) return t`Without ${withinSentence(field.label)}`;
  const { optionLabels, relationship, resource } = field;
  if (resource === undefined) {
    const label =
      typeof optionLabels === "function" ? optionLabels(String(value)) : optionLabels?.[String(value)];
    return label ?? inWords(String(value));
  }
  const known: unknown = field.displayName?.(record) ?? record.attributes[groupBy.replace(/_id$/, "_name")];
  return (
    relatedLabel(record as ApiRecord, relationship ?? "") || (known ? String(known) : t("Not visible to you"))
  );
}

/** The records in groups by name; those without a value are last. */
export function groupsOf(ui: ResourceUi, groupBy: string, records: readonly DatedRecord[]): TimelineGroup[] {
  const groups = new Map<string | null, DatedRecord[]>();
  for (const dated of records) {
    const value = dated.record.attributes[groupBy];
    const id = value === null || value === undefined ? null : String(value);
    groups.set(id, [...(groups.get(id) ?? []), dated]);
  }
  return [...groups]
    .map(([id, within]) => ({ id, name: groupName(ui, groupBy, within[0]!), records: within }))
    .sort((one, other) => (one.id === null ? 1 : other.id === null ? -1 : byName(one.name, other.name)));
}
