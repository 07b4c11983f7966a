import { Group } from "@mantine/core";
import type { ApiRecord } from "../api/records.ts";
import { nameIn } from "../declare/record-label.ts";
import type { ResourceUi } from "../declare/resource-ui.ts";
import { t } from "../messages/t.ts";
import { TickBox } from "./tick-box.tsx";
import type { Selection } from "./use-selection.ts";

interface RowChoiceProps {
  readonly ui: ResourceUi;
  readonly record: ApiRecord;
  /** The records among which it is listed. */
  readonly among: readonly ApiRecord[];
  readonly selection: Selection;
}

/** Selects the record of a row or card; with Shift, all records from the one that was selected last. */
export function RowChoice({ ui, record, among, selection }: RowChoiceProps) {
  return (
    <TickBox
      label={t`Choose ${nameIn(ui, record)}`}
      checked={selection.isChosen(record.id)}
      onChange={(checked, isRange) =>
        isRange ? selection.chooseTo(record, among) : selection.choose([record], checked)
      }
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
  const box = (
    <TickBox
      label={label ?? t("All on this page")}
      checked={chosen > 0 && chosen === records.length}
      isMixed={chosen > 0 && chosen < records.length}
      onChange={(checked) => selection.choose(records, checked)}
    />
  );
  return label === undefined ? (
    box
  ) : (
    <Group component="label" gap="xs" fz="sm">
      {box}
      {label}
    </Group>
  );
}
