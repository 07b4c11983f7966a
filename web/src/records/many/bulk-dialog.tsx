import { Button, Group, Modal, Stack, Text } from "@mantine/core";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { ApiRecord, Query } from "../../api/records.ts";
import { refreshScreen } from "../../api/refresh-screen.ts";
import { DialogButtons } from "../../components/dialog-buttons.tsx";
import { FormModal } from "../../components/form-dialogs.tsx";
import { Problem } from "../../components/problem.tsx";
import { ReadProblem } from "../../components/read-problem.tsx";
import { useApiForm } from "../../components/use-api-form.ts";
import { nameIn } from "../../declare/record-label.ts";
import type { ResourceUi } from "../../declare/resource-ui.ts";
import { t } from "../../messages/t.ts";
import { useSession } from "../../session/session.ts";
import type { BulkOperation } from "../bulk-operations.ts";
import { FieldGrid } from "../field-grid.tsx";
import type { Outcome } from "../run-on-each.ts";
import { isDeletionUndone, notifyActed } from "../undo/notify-acted.ts";
import { useDryRun } from "../use-dry-run.ts";
import { BulkPreview } from "./bulk-preview.tsx";
import { doToRecords, matchingRecords } from "./bulk-requests.ts";
import { counted } from "./counted.ts";
import { parametersEntered } from "./parameters-entered.ts";
import { RecordNames } from "./record-names.tsx";

interface BulkDialogProps {
  readonly ui: ResourceUi;
  readonly operation: BulkOperation;
  readonly records: readonly ApiRecord[];
  /** All records that match the list's filters, instead of `records`; null if `records` are meant. */
  readonly matching: { readonly filters: Query; readonly total: number } | null;
  /** Called with the records on which the operation failed. */
  readonly onDone: (undone: readonly ApiRecord[]) => void;
  readonly onClose: () => void;
}

const refusedIn = (outcomes: readonly Outcome[] | null): readonly Outcome[] =>
  outcomes?.filter(({ problem }) => problem !== null) ?? [];

/** The records that are meant: those that were selected, or all that match, which are read now. */
function useMeant({ ui, records, matching }: BulkDialogProps) {
  const { data, error } = useQuery({
    queryKey: [ui.resource, "matching", matching?.filters],
    queryFn: () => matchingRecords(ui.resource, matching!.filters),
    enabled: matching !== null,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return { meant: matching ? (data ?? null) : records, failure: error };
}

/**
 * Says before an operation on several records for which of them it can be done and why not for the others, asks for its
 * parameters, and reports afterwards for which it failed.
 */
export default function BulkDialog(props: BulkDialogProps) {
  const { ui, operation, records, matching, onDone, onClose } = props;
  const client = useQueryClient();
  const session = useSession();
  const { meant, failure } = useMeant(props);
  // What failed is stored, because only that remains selected afterwards.
  const [result, setResult] = useState<{ undone: readonly Outcome[]; count: number } | null>(null);
  const count = meant?.length ?? matching?.total ?? records.length;
  const what = count === 1 && records[0] ? nameIn(ui, records[0]) : counted(ui, count);
  const start: Record<string, unknown> = Object.fromEntries(
    operation.fields.map((field) => [field.name, field.default ?? null]),
  );
  const { form, problem, isBusy, isUnsaved, onSubmit } = useApiForm(start, async (values) => {
    const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));
    const refused = refusedIn(known);
    const open = meant!.filter(({ id }) => !refused.some(({ record }) => record.id === id));
    const failed = refusedIn(await doToRecords(ui.resource, operation, open, given));
    await refreshScreen(client);
    onDone([...refused, ...failed].map(({ record }) => record));
    if (failed.length > 0) return setResult({ undone: [...refused, ...failed], count });
    const { action } = operation;
    const [only] = open;
    const done = open.length === 1 && only ? nameIn(ui, only) : counted(ui, open.length);
    const message = `${operation.label}: ${done}`;
    await notifyActed({ ui, session, client, action, records: open, message });
    onClose();
  });
  const entered = meant && parametersEntered(operation.fields, form.values);
  const run = useDryRun<readonly Outcome[]>(entered && { given: entered }, ({ given }) =>
    doToRecords(ui.resource, operation, meant ?? [], given as Record<string, unknown>, { isDryRun: true }),
  );
  // What was found out for other parameters says nothing about these.
  const known = run.isCalculating || run.problem !== null ? null : run.result;
  const isImpossible = known !== null && refusedIn(known).length === count;
  if (result) return <Undone {...{ ui, operation, onClose }} {...result} />;
  return (
    <FormModal
      onClose={onClose}
      title={`${operation.label}: ${what}?`}
      isUnsaved={isUnsaved}
      closeOnClickOutside={false}
    >
      <form onSubmit={onSubmit} noValidate>
        <Stack gap="md">
          {matching && (
            <Text size="sm">{t("All records that match the filters and search of the list.")}</Text>
          )}
          {failure && <ReadProblem error={failure} />}
          <Problem text={problem} />
          {operation.fields.length > 0 && <FieldGrid fields={operation.fields} form={form} columns={1} />}
          <BulkPreview ui={ui} records={meant ?? []} run={run} isReading={meant === null && !failure} />
          {operation.action === null && !isDeletionUndone(ui, count === 1) && (
            <Text size="sm">{t("This cannot be undone.")}</Text>
          )}
          <DialogButtons>
            <Button variant="default" onClick={onClose}>
              {t("Cancel")}
            </Button>
            <Button
              type="submit"
              loading={isBusy}
              disabled={meant === null || run.isAwaited || isImpossible}
              color={operation.isDangerous ? "red" : undefined}
            >
              {operation.label}
            </Button>
          </DialogButtons>
        </Stack>
      </form>
    </FormModal>
  );
}

interface UndoneProps extends Pick<BulkDialogProps, "ui" | "operation" | "onClose"> {
  readonly undone: readonly Outcome[];
  /** The number of records that the operation was meant for. */
  readonly count: number;
}

/** The records on which the operation failed, with the reasons; they stay selected. */
function Undone({ ui, operation, undone, count, onClose }: UndoneProps) {
  const done = count - undone.length;
  return (
    <Modal opened onClose={onClose} title={t`${operation.label}: done for ${done} of ${count}`} centered>
      <Stack gap="md">
        <Text size="sm">{t("The others are still selected:")}</Text>
        <div role="alert">
          <RecordNames ui={ui} of={undone} label={t("The others are still selected:")} />
        </div>
        <Group justify="flex-end">
          <Button onClick={onClose}>{t("Close")}</Button>
        </Group>
      </Stack>
    </Modal>
  );
}
