import type { ApiRecord } from "../api/records.ts";
import type { Column, ResourceUi } from "../declare/resource-ui.ts";
import { hasValueAt, valueAt } from "../declare/value-at.ts";
import { FieldValue, uiOf } from "../fields/index.tsx";

interface CellProps {
  readonly ui: ResourceUi;
  readonly column: Column;
  readonly record: ApiRecord;
}

/** The content of a column for a record; empty if the reader may not see the field. */
export function Cell({ ui, column, record }: CellProps) {
  if (column.render) return column.render(record);
  const field = ui.fields[column.name];
  if (!field || !hasValueAt(record.attributes, field.name)) return null;
  return <FieldValue field={field} value={valueAt(record.attributes, field.name)} record={record} />;
}

/** Whether a column contains figures, which are right-aligned. */
export function isNumeric(ui: ResourceUi, { name, render, isFigure }: Column): boolean {
  const field = ui.fields[name];
  if (render) return isFigure === true;
  return field !== undefined && uiOf(field).isNumeric === true;
}
