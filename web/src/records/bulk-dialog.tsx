import { Button, Group, Modal, Stack, Text } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { ApiRecord, Query } from "../api/records.ts";
import { refreshScreen } from "../api/refresh-screen.ts";
import { FormModal } from "../components/form-dialogs.tsx";
import { Problem } from "../components/problem.tsx";
import { useApiForm } from "../components/use-api-form.ts";
import { nameIn } from "../declare/record-label.ts";
import type { ResourceUi } from "../declare/resource-ui.ts";
import { t } from "../messages/t.ts";
import { useSession } from "../session/session.ts";
import classes from "./bulk-bar.module.css";
import type { BulkOperation } from "./bulk-operations.ts";
import { doToMatching, doToRecords } from "./bulk-requests.ts";
import { FieldGrid } from "./field-grid.tsx";
import { counted } from "./many/counted.ts";
import type { Outcome } from "./run-on-each.ts";
import { isDeletionUndone, notifyActed } from "./undo/notify-acted.ts";

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

/**
 * Asks for confirmation and parameters before an operation on several records, and then reports the outcome of each.
 */
export function BulkDialog({ ui, operation, records, matching, onDone, onClose }: BulkDialogProps) {
  const client = useQueryClient();
  const session = useSession();
  // The count is stored because only the records that failed remain selected afterwards.
  const [result, setResult] = useState<{ undone: readonly Outcome[]; count: number } | null>(null);
  const count = matching?.total ?? records.length;
  const what = count === 1 ? nameIn(ui, records[0]!) : counted(ui, count);
  const start: Record<string, unknown> = Object.fromEntries(operation.fields.map(({ name }) => [name, null]));
  const { form, problem, isBusy, isUnsaved, onSubmit } = useApiForm(start, async (values) => {
    const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));
    const outcomes = matching
      ? await doToMatching(ui.resource, operation, matching, given)
      : await doToRecords(ui.resource, operation, records, given);
    await refreshScreen(client);
    const failed = outcomes.filter((outcome) => outcome.problem !== null);
    onDone(failed.map(({ record }) => record));
    if (failed.length > 0) setResult({ undone: failed, count });
    else {
      const { action } = operation;
      const message = `${operation.label}: ${what}`;
      await notifyActed({ ui, session, client, action, records: matching ? [] : records, message });
      onClose();
    }
  });
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
          {matching ? (
            <Text size="sm">{t("All records that match the filters and search of the list.")}</Text>
          ) : (
            <ul className={classes.records}>
              {records.map((record) => (
                <Text key={record.id} size="sm" component="li">
                  {nameIn(ui, record)}
                </Text>
              ))}
            </ul>
          )}
          {operation.action === null && !isDeletionUndone(ui, records.length === 1) && (
            <Text size="sm">{t("This cannot be undone.")}</Text>
          )}
          <Problem text={problem} />
          <FieldGrid fields={operation.fields} form={form} columns={1} />
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              {t("Cancel")}
            </Button>
            <Button type="submit" loading={isBusy} color={operation.isDangerous ? "red" : undefined}>
              {operation.label}
            </Button>
          </Group>
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
        <ul className={classes.records} role="alert">
          {undone.map(({ record, problem }) => (
            <Text key={record.id} size="sm" component="li">
              <b>{nameIn(ui, record)}</b>: {problem}
            </Text>
          ))}
        </ul>
        <Group justify="flex-end">
          <Button onClick={onClose}>{t("Close")}</Button>
        </Group>
      </Stack>
    </Modal>
  );
}
