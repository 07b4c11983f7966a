import { Button, Group, Text } from "@mantine/core";
import { useState } from "react";
import type { Query, RecordPage } from "../api/records.ts";
import type { ResourceUi } from "../declare/resource-ui.ts";
import { formatNumber } from "../format/numbers.ts";
import { useSession } from "../session/session.ts";
import classes from "./bulk-bar.module.css";
import { BulkDialog } from "./bulk-dialog.tsx";
import { type BulkOperation, operationsFor } from "./bulk-operations.ts";
import type { Selection } from "./use-selection.ts";

/** The maximum number of records in one request. */
const MAX_AT_ONCE = 500;

interface BulkBarProps {
  readonly ui: ResourceUi;
  readonly selection: Selection;
  /** The page that the list shows; undefined while it loads. */
  readonly page: RecordPage | undefined;
  /** The filters and search of the list. */
  readonly filters: Query;
}

/** The bar with the operations on the selected rows of a list. */
export function BulkBar({ ui, selection, page, filters }: BulkBarProps) {
  const session = useSession();
  const [operation, setOperation] = useState<{ operation: BulkOperation; isAll: boolean } | null>(null);
  const [areAllSelected, setAllSelected] = useState(false);
  const { records } = selection;
  const total = page?.meta.total ?? 0;
  const isPageChosen = page?.data.every(({ id }) => selection.isChosen(id)) ?? false;
  const isMore = isPageChosen && total > records.length && total <= MAX_AT_ONCE;
  const isAll = areAllSelected && isMore;
  if (records.length === 0) return null;
  const operations = operationsFor(ui, session, records).filter(({ action }) => !isAll || action !== null);
  return (
    <section aria-label="Selected rows" className={classes.bar} data-screen-only>
      <Text size="sm" fw={600} role="status">
        {isAll ? `All ${formatNumber(total)} matching records` : `${formatNumber(records.length)} chosen`}
      </Text>
      {isMore && !isAll && (
        <Button variant="subtle" size="compact-sm" onClick={() => setAllSelected(true)}>
          {`Select all ${formatNumber(total)} matching records`}
        </Button>
      )}
      <Group gap="xs" className={classes.operations}>
        {operations.map((one) => (
          <Button
            key={one.label}
            size="xs"
            variant="default"
            c={one.isDangerous ? "var(--mantine-color-error)" : undefined}
            onClick={() => setOperation({ operation: one, isAll })}
          >
            {one.label}
          </Button>
        ))}
        <Button
          size="xs"
          variant="subtle"
          onClick={() => {
            setAllSelected(false);
            selection.reset();
          }}
        >
          Clear selection
        </Button>
      </Group>
      {operation && (
        <BulkDialog
          ui={ui}
          operation={operation.operation}
          records={records}
          matching={operation.isAll ? { filters, total } : null}
          onDone={(undone) => {
            setAllSelected(false);
            selection.reset(undone);
          }}
          onClose={() => setOperation(null)}
        />
      )}
    </section>
  );
}
