import { Checkbox } from "@mantine/core";
import type { ApiRecord } from "../api/records.ts";
import { nameIn } from "../declare/record-label.ts";
import type { ResourceUi } from "../declare/resource-ui.ts";
import type { Selection } from "./use-selection.ts";

interface RowChoiceProps {
  readonly ui: ResourceUi;
  readonly record: ApiRecord;
  readonly selection: Selection;
}

/** Selects the record of a row or card. */
export function RowChoice({ ui, record, selection }: RowChoiceProps) {
  return (
    <Checkbox
      size="sm"
      aria-label={`Choose ${nameIn(ui, record)}`}
      checked={selection.isChosen(record.id)}
      onChange={(event) => selection.choose([record], event.currentTarget.checked)}
    />
  );
}

interface PageChoiceProps {
  readonly records: readonly ApiRecord[];
  readonly selection: Selection;
  /** The text beside the checkbox; without it there is only a label for screen readers. */
  readonly label?: string;
}

/** Selects all records of the page. */
export function PageChoice({ records, selection, label }: PageChoiceProps) {
  const chosen = records.filter(({ id }) => selection.isChosen(id)).length;
  return (
    <Checkbox
      size="sm"
      label={label}
      aria-label={label ?? "All on this page"}
      checked={chosen > 0 && chosen === records.length}
      indeterminate={chosen > 0 && chosen < records.length}
      onChange={(event) => selection.choose(records, event.currentTarget.checked)}
    />
  );
}
