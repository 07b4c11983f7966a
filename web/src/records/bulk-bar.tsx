import { Button, Group, Text, VisuallyHidden } from "@mantine/core";
import { lazy, useState } from "react";
import type { ApiRecord, Query, RecordPage } from "../api/records.ts";
import { LateWidget } from "../app/late-widget.tsx";
import { loadCode } from "../app/load-code.ts";
import type { ResourceUi } from "../declare/resource-ui.ts";
import { formatNumber } from "../format/numbers.ts";
import { t } from "../messages/t.ts";
import { useSession } from "../session/session.ts";
import classes from "./bulk-bar.module.css";
import { type BulkOperation, mayEditSome, operationsFor } from "./bulk-operations.ts";
import { mayCopy } from "./copied-values.ts";
import type { Selection } from "./use-selection.ts";

const BulkDialog = lazy(() => loadCode(() => import("./many/bulk-dialog.tsx")));
const EditDialog = lazy(() => loadCode(() => import("./many/edit-dialog.tsx")));

/** The maximum number of records in one request. */
const MAX_AT_ONCE = 500;

interface BulkBarProps {
  readonly ui: ResourceUi;
  readonly selection: Selection;
  /** The page that the list shows; undefined while it loads. */
  readonly page: RecordPage | undefined;
  /** The filters and search of the list. */
  readonly filters: Query;
  /** Whether the selected records are being edited. */
  readonly isEditing: boolean;
  readonly onEditing: (isEditing: boolean) => void;
  /** Opens the form of a copy of a record. */
  readonly onCopy: (id: string) => void;
}

/**
 * The bar with the operations on the selected rows of a list. How many are selected is said in an element that is
 * always there, because screen readers do not notice what appears together with its text.
 */
export function BulkBar(props: BulkBarProps) {
  const { ui, selection, page, filters, isEditing, onEditing, onCopy } = props;
  const session = useSession();
  // The records are those that were selected when it was chosen: afterwards only those that failed still are.
  const [operation, setOperation] = useState<{
    readonly operation: BulkOperation;
    readonly records: readonly ApiRecord[];
    readonly isAll: boolean;
  } | null>(null);
  const { records } = selection;
  const total = page?.meta.total ?? 0;
  const isPageChosen = page?.data.every(({ id }) => selection.isChosen(id)) ?? false;
  const isMore = isPageChosen && total > records.length && total <= MAX_AT_ONCE;
  const isAll = selection.isAllMatching && isMore;
  const operations = operationsFor(ui, session, records).filter(({ action }) => !isAll || action !== null);
  const isEditable =
    mayEditSome(ui, session) &&
    records.length <= MAX_AT_ONCE &&
    records.some(({ meta }) => meta.authorizedToUpdate);
  const onDone = (undone: readonly ApiRecord[]) => selection.reset(undone);
  const bar = (
    <section aria-label={t("Selected rows")} className={classes.bar} data-screen-only>
      <Text size="sm" fw={600}>
        {isAll ? t`All ${formatNumber(total)} matching records` : t`${formatNumber(records.length)} chosen`}
      </Text>
      {isMore && !isAll && (
        <Button
          variant="subtle"
          size="compact-sm"
          data-choose-matching
          onClick={() => selection.chooseAllMatching()}
        >
          {t`Select all ${formatNumber(total)} matching records`}
        </Button>
      )}
      <Group gap="xs" className={classes.operations}>
        {!isEditable && operations.length === 0 && (
          <Text size="sm" c="dimmed">
            {t("There is nothing that you can do with them.")}
          </Text>
        )}
        {isEditable && (
          <Button size="xs" variant="default" onClick={() => onEditing(true)}>
            {t("Edit")}
          </Button>
        )}
        {records.length === 1 && !isAll && mayCopy(ui, session) && (
          <Button size="xs" variant="default" onClick={() => onCopy(records[0]!.id)}>
            {t("Duplicate")}
          </Button>
        )}
        {operations.map((one) => (
          <Button
            key={one.label}
            size="xs"
            variant="default"
            c={one.isDangerous ? "var(--mantine-color-error)" : undefined}
            onClick={() => setOperation({ operation: one, records, isAll })}
          >
            {one.label}
          </Button>
        ))}
        <Button size="xs" variant="subtle" data-choose-none onClick={() => selection.reset()}>
          {t("Clear selection")}
        </Button>
      </Group>
    </section>
  );
  return (
    <>
      <VisuallyHidden role="status">
        {records.length === 0
          ? ""
          : isAll
            ? t`All ${formatNumber(total)} matching records are chosen`
            : t`${formatNumber(records.length)} of ${formatNumber(total)} chosen`}
      </VisuallyHidden>
      {records.length > 0 && bar}
      {operation && (
        <LateWidget name="operation">
          <BulkDialog
            ui={ui}
            operation={operation.operation}
            records={operation.records}
            matching={operation.isAll ? { filters, total } : null}
            onDone={onDone}
            onClose={() => setOperation(null)}
          />
        </LateWidget>
      )}
      {isEditing && isEditable && (
        <LateWidget name="edit">
          <EditDialog
            ui={ui}
            records={records}
            matching={isAll ? { filters, total } : null}
            onDone={onDone}
            onClose={() => onEditing(false)}
          />
        </LateWidget>
      )}
    </>
  );
}
