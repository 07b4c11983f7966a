import type { ApiRecord } from "../api/records.ts";
import type { UiField } from "../declare/resource-ui.ts";
import { t } from "../messages/t.ts";
import { ShownText } from "./shown-text.tsx";

/** The placeholder for a record that the reader may not see; it never shows the id. */
export function OutOfSight() {
  return <ShownText look="dimmed">{t("Not visible to you")}</ShownText>;
}

/** The name of the record that a field refers to, if the referring record contains it. */
export function displayName(field: UiField, record: ApiRecord | undefined): string | null {
  if (!record) return null;
  const name = field.displayName
    ? field.displayName(record)
    : record.attributes[field.name.replace(/_id$/, "_name")];
  return typeof name === "string" && field.name.endsWith("_id") ? name : null;
}
