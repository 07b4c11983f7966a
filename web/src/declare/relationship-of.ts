import type { FieldMetadata, ResourceMetadata } from "../api/metadata.ts";

const camelCase = (name: string): string =>
  name.replace(/[_-](\w)/g, (_all, letter: string) => letter.toUpperCase());

/**
 * The relationship by which the record is answered to which a field refers: `position` of `position_id`,
 * `workLocations` of `work_location_ids`, `manager` of `manager_employee_id`; null when there is none.
 */
export function relationshipOf(field: FieldMetadata, { relationships }: ResourceMetadata): string | null {
  if (field.resource === undefined) return null;
  const isMany = field.name.endsWith("_ids");
  const base = field.name.replace(/_ids?$/, "");
  const names = isMany ? [`${base}s`] : [base, base.replace(/_[a-z]+$/, "")];
  const found = names.map(camelCase).find((name) => relationships[name]?.resource === field.resource);
  return found ?? null;
}
