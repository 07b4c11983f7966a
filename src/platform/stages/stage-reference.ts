import type { OptionalField } from "../../engine/declare/field-builder.ts";
import { field } from "../../engine/declare/fields/index.ts";
import { referredRow } from "../../engine/sql/rows-by-key.ts";
import { column } from "../../engine/sql/sql.ts";
import type { ResourceName } from "../../engine/work/records.ts";
import { isUnarchived } from "../archiving/archived-state.ts";

/**
 * The field `stage_id`, the stage in which a record is: one that is not archived, unless the record is in it already. Lists are sorted by the
 * positions of the stages, archived ones last.
 */
export function stageReference(resource: ResourceName): OptionalField<string> {
  const stage = referredRow(resource.replaceAll("-", "_"), "stage_id", {
    position: column("referred", "position"),
  });
  return field.reference(resource).selectable(isUnarchived).sortedBy(stage("position"));
}
