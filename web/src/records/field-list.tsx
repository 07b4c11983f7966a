import type { ApiRecord } from "../api/records.ts";
import type { UiField } from "../declare/resource-ui.ts";
import { hasValueAt, valueAt } from "../declare/value-at.ts";
import { FieldValue, uiOf } from "../fields/index.tsx";
import classes from "./field-list.module.css";

interface FieldListProps {
  readonly fields: readonly UiField[];
  readonly record: ApiRecord;
}

/** Fields with their values, without those that were not returned to the reader. */
export function FieldList({ fields, record }: FieldListProps) {
  return (
    <dl className={classes.list}>
      {fields
        .filter(({ name }) => hasValueAt(record.attributes, name))
        .map((field) => (
          <div key={field.name} data-wide={uiOf(field).isWide || undefined}>
            <dt>{field.label}</dt>
            <dd>
              <FieldValue field={field} value={valueAt(record.attributes, field.name)} record={record} />
            </dd>
          </div>
        ))}
    </dl>
  );
}
