import type { ApiRecord } from "../../../api/records.ts";
import { definitionOf } from "../../../custom-fields/definition.ts";
import { inWords } from "../../../format/words.ts";
import { ActionDialog } from "../../../records/action-dialog.tsx";
import { definitionUi } from "./definition-ui.ts";

interface PurgeDialogProps {
  readonly record: ApiRecord;
  readonly onClose: () => void;
}

/** Deletes a field with every value, after its key was typed. */
export function PurgeDialog({ record, onClose }: PurgeDialogProps) {
  const { name, slug, resource, values_count } = definitionOf(record);
  const values = values_count === 1 ? "its 1 value" : `its ${values_count} values`;
  return (
    <ActionDialog
      ui={definitionUi}
      record={record}
      action="purge"
      title={`Delete ${name} and ${values}?`}
      text={`The field is removed from ${inWords(resource).toLowerCase()} together with ${values}, also in the audit log. This cannot be undone.`}
      label="Delete with all values"
      isDangerous
      fields={{ slug: { label: "Key", hint: `Type ${slug} to confirm.` } }}
      onClose={onClose}
    />
  );
}
