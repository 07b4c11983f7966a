import type { FieldMetadata, ResourceMetadata } from "../api/metadata.ts";

/** The relationship by which the response contains the records to which a field refers; null when there is none. */
export function relationshipOf({ name }: FieldMetadata, { relationships }: ResourceMetadata): string | null {
  const found = Object.entries(relationships).find(([, { field }]) => field === name);
  return found?.[0] ?? null;
}
