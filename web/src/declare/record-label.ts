import { CALLED_BY } from "../api/generated/called-by.ts";
import type { ApiRecord } from "../api/records.ts";
import { t } from "../messages/t.ts";
import type { ResourceUi, UiField } from "./resource-ui.ts";

/** The part of `include` that names the record of a reference: `manager[id|name|avatar]`; null if there is none. */
export function labelSelection({ relationship, resource, asksBesides = [] }: UiField): string | null {
  if (!relationship || !resource) return null;
  const { texts = [], besides = [] } = CALLED_BY[resource] ?? {};
  return `${relationship}[${["id", ...texts, ...besides, ...asksBesides].join("|")}]`;
}

/** The name of a record; never its id, which means nothing to people. */
export function recordLabel({ type, attributes }: ApiRecord): string {
  const texts = (CALLED_BY[type]?.texts ?? []).map((name) => attributes[name]);
  return texts.filter(Boolean).join(" ") || t("Unnamed");
}

/** The name of a related record; empty if there is none or it is not visible to the reader. */
export function relatedLabel({ relationships }: ApiRecord, relationship: string): string {
  const related = relationships?.[relationship] as ApiRecord | null | undefined;
  return related ? recordLabel(related) : "";
}

/** The name of a record of a declared resource. */
export const nameIn = (ui: Pick<ResourceUi, "nameOf">, record: ApiRecord): string =>
  (ui.nameOf ?? recordLabel)(record);
