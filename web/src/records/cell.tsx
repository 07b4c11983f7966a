import type { ApiRecord } from "../api/records.ts";
import type { Column, ResourceUi } from "../declare/resource-ui.ts";
import { hasValueAt, valueAt } from "../declare/value-at.ts";
import { FieldValue, uiOf } from "../fields/index.tsx";

interface CellProps {
  readonly ui: ResourceUi;
  readonly column: Column;
  readonly record: ApiRecord;
}

/** What a column says of a record; nothing where the field is not the reader's. */
export function Cell({ ui, column, record }: CellProps) {
  if (column.render) return column.render(record);
  const field = ui.fields[column.name];
  if (!field || !hasValueAt(record.attributes, field.name)) return null;
  return <FieldValue field={field} value={valueAt(record.attributes, field.name)} record={record} />;
}

/** Whether a column holds figures, which stand at the right. */
export function isNumeric(ui: ResourceUi, { name, render, isFigure }: Column): boolean {
  const field = ui.fields[name];
  if (render) return isFigure === true;
  return field !== undefined && uiOf(field).isNumeric === true;
}
