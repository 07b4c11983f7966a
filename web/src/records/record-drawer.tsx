import { Alert, Button, Divider, Group, Stack } from "@mantine/core";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { recordQuery } from "../api/queries.ts";
import type { ApiRecord, ReadRecord } from "../api/records.ts";
import { FormDrawer } from "../components/form-dialogs.tsx";
import { Icon } from "../components/icon.tsx";
import { Problem } from "../components/problem.tsx";
import { ReadProblem } from "../components/read-problem.tsx";
import { FieldsSkeleton } from "../components/skeletons.tsx";
import { useGivingUp } from "../components/unsaved.ts";
import { isOwnField } from "../custom-fields/definition.ts";
import { useCustomizedUi } from "../custom-fields/use-customized-ui.ts";
import { showsReasons } from "../declare/action-ui.ts";
import { labelSelection, nameIn } from "../declare/record-label.ts";
import { fieldOf, type ResourceUi, type UiField } from "../declare/resource-ui.ts";
import { canChange, mayGive } from "../declare/rights.ts";
import { withinSentence } from "../format/words.ts";
import { ChangedNotice } from "../live/changed-notice.tsx";
import { t } from "../messages/t.ts";
import { useSession } from "../session/session.ts";
import { copiedValues, mayCopy } from "./copied-values.ts";
import { DeleteButton } from "./delete-button.tsx";
import { FieldGrid } from "./field-grid.tsx";
import { FieldList } from "./field-list.tsx";
import { OutsideChangeNotice } from "./outside-change-notice.tsx";
import { RecordActions } from "./record-actions.tsx";
import { notifySaved } from "./undo/notify-saved.ts";
import { useRecordForm } from "./use-record-form.ts";

interface RecordDrawerProps {
  readonly ui: ResourceUi;
  /** The record's id; "new" for one that is being created. */
  readonly open: string;
  /** The record that a new one is a copy of. */
  readonly copyOf?: string | null;
  /** Opens the form of a copy of a record. */
  readonly onCopy?: (id: string) => void;
  readonly initial?: Record<string, unknown>;
  readonly fixed?: Record<string, unknown>;
  readonly onClose: () => void;
}

const formFields = (ui: ResourceUi): UiField[] =>
  ui.form.flatMap(({ fields }) => fields).map((name) => fieldOf(ui, name));

/** The drawer in which a record is created, shown, changed and deleted beside its list. */
export function RecordDrawer({ ui: declared, open, copyOf = null, onClose, ...given }: RecordDrawerProps) {
  const { ui, isKnown } = useCustomizedUi(declared);
  const isNew = open === "new";
  const isCopy = isNew && copyOf !== null;
  const shown = isCopy ? copyOf : open;
  const include = formFields(ui)
    .flatMap((field) => labelSelection(field) ?? [])
    .join(",");
  const { data, error } = useQuery({
    ...recordQuery(ui.resource, shown, {
      include: include || undefined,
      actions: showsReasons(ui) ? "all" : undefined,
    }),
    enabled: !isNew || isCopy,
  });
  const title = isNew ? t`New ${withinSentence(ui.singular)}` : data ? nameIn(ui, data.record) : ui.singular;
  return (
    <FormDrawer onClose={onClose} title={title} size="lg" closeOnClickOutside={!isNew}>
      {error && <ReadProblem error={error} />}
      {isKnown && (data || (isNew && !isCopy)) ? (
        <RecordForm
          key={`${open} ${copyOf}`}
          ui={ui}
          read={isNew ? undefined : data}
          copied={isCopy ? data?.record : undefined}
          onClose={onClose}
          {...given}
        />
      ) : (
        !error && <FieldsSkeleton />
      )}
    </FormDrawer>
  );
}

interface RecordFormProps extends Pick<RecordDrawerProps, "ui" | "initial" | "fixed" | "onCopy" | "onClose"> {
  readonly copied: ApiRecord | undefined;
  readonly read: ReadRecord | undefined;
}

function RecordForm({ ui, read, copied, initial, fixed, onCopy, onClose }: RecordFormProps) {
  const session = useSession();
  const client = useQueryClient();
  const giveUp = useGivingUp(onClose);
  const record = read?.record;
  const lock = (record && ui.lockOf?.(record)) ?? null;
  const entered = formFields(ui).filter((field) =>
    record
      ? canChange(session, ui, record, field)
      : mayGive(session, field) && !(field.name in (fixed ?? {})),
  );
  const own = entered.filter(isOwnField);
  const declared = entered.filter((field) => !isOwnField(field));
  const shown = formFields(ui).filter((field) => record && !entered.includes(field));
  const { form, problem, isBusy, onSubmit, outside } = useRecordForm({
    resource: ui.resource,
    fields: entered,
    record,
    tag: read?.tag,
    initial: { ...ui.initial?.(session), ...(copied && copiedValues(ui, session, copied)), ...initial },
    fixed,
    onDone: async (_record, saved) => {
      onClose();
      const message = record ? t`${ui.singular} saved` : t`${ui.singular} created`;
      await notifySaved({ ui, session, client, message, saved });
    },
  });
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack gap="lg">
        <Problem text={problem} />
        {record && outside && <OutsideChangeNotice resource={ui.resource} id={record.id} change={outside} />}
        {record && !outside && <ChangedNotice resource={ui.resource} id={record.id} />}
        {record && <RecordActions ui={ui} record={record} />}
        {lock !== null && (
          <Alert color="gray" variant="light" icon={<Icon name="lock" />}>
            {lock}
          </Alert>
        )}
        <FieldGrid fields={declared} form={form} record={record} columns={1} />
        {own.length > 0 && (
          <>
            <Divider label={t("Custom fields")} labelPosition="left" />
            <FieldGrid fields={own} form={form} record={record} columns={1} isFirst={false} />
          </>
        )}
        {record && shown.length > 0 && <FieldList fields={shown} record={record} />}
        <Group justify="space-between">
          <Group gap="xs">
            {record && onCopy && mayCopy(ui, session) && (
              <Button
                variant="subtle"
                leftSection={<Icon name="copy" size={14} />}
                onClick={() => onCopy(record.id)}
              >
                {t("Duplicate")}
              </Button>
            )}
            {record && lock === null && <DeleteButton ui={ui} record={record} onDone={giveUp} />}
          </Group>
          <Group gap="xs">
            <Button variant="default" onClick={giveUp}>
              {entered.length > 0 ? t("Cancel") : t("Close")}
            </Button>
            {entered.length > 0 && (
              <Button type="submit" loading={isBusy} disabled={record !== undefined && !form.isDirty()}>
                {record ? t("Save") : t("Create")}
              </Button>
            )}
          </Group>
        </Group>
      </Stack>
    </form>
  );
}
