import { Button, Group, MultiSelect, Stack, Text } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ApiFailure, type FieldErrors } from "../../api/failure.ts";
import { MAX_OPTIONS } from "../../api/queries.ts";
import { type ApiRecord, changeRecords, listRecords, type Query } from "../../api/records.ts";
import { refreshScreen } from "../../api/refresh-screen.ts";
import { FormModal } from "../../components/form-dialogs.tsx";
import { notifyDone } from "../../components/notify.tsx";
import { Problem } from "../../components/problem.tsx";
import { useApiForm } from "../../components/use-api-form.ts";
import { useNarrow } from "../../components/use-narrow.ts";
import { nameIn } from "../../declare/record-label.ts";
import type { ResourceUi } from "../../declare/resource-ui.ts";
import { canChange } from "../../declare/rights.ts";
import { nested, valueAt } from "../../declare/value-at.ts";
import { t } from "../../messages/t.ts";
import { useSession } from "../../session/session.ts";
import { FieldGrid } from "../field-grid.tsx";
import { notifyUndo } from "../undo/notify-undo.tsx";
import { changedRecords, undoChanges } from "../undo/undo-changes.ts";
import { counted } from "./counted.ts";
import { editableFields } from "./editable-fields.ts";
import { type Preview, previewChanges, type Refused, refusedEverywhere } from "./preview-changes.ts";
import { PreviewOfChanges } from "./preview-of-changes.tsx";

type Values = Record<string, unknown>;

interface EditDialogProps {
  readonly ui: ResourceUi;
  readonly records: readonly ApiRecord[];
  /** All records that match the list's filters, instead of `records`; null if `records` are meant. */
  readonly matching: { readonly filters: Query; readonly total: number } | null;
  /** Called with the records that were not changed. */
  readonly onDone: (unchanged: readonly ApiRecord[]) => void;
  readonly onClose: () => void;
}

/** What was entered, and what it would change. */
interface Entered {
  readonly values: Values;
  readonly preview: Preview;
}

const NOT_ALLOWED: FieldErrors = { id: [t("It cannot be changed in its present state, or not by you.")] };

/** Gives several records the same values, after a preview of what will change. */
export default function EditDialog({ ui, records, matching, onDone, onClose }: EditDialogProps) {
  const session = useSession();
  const client = useQueryClient();
  const isNarrow = useNarrow();
  const fields = editableFields(ui, session, records);
  const [chosen, setChosen] = useState<string[]>([]);
  const [entered, setEntered] = useState<Entered | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const shown = chosen.map((name) => fields.find((field) => field.name === name)!);
  const labels = Object.fromEntries(fields.map(({ name, label }) => [name, label]));

  /** The records that are meant, and those of them that the person cannot change. */
  const split = async () => {
    const all = matching
      ? (await listRecords(ui.resource, { ...matching.filters, sort: "id", perPage: MAX_OPTIONS })).data
      : records;
    const isOpen = (record: ApiRecord) => shown.every((field) => canChange(session, ui, record, field));
    const closed: Refused[] = all
      .filter((record) => !isOpen(record))
      .map((record) => ({ record, errors: NOT_ALLOWED }));
    return { open: all.filter(isOpen), closed };
  };
  const start = nested(fields.map(({ name }) => [name, null]));
  const made = useApiForm<Values>(
    start,
    async (values) => {
      const sent = nested(chosen.map((name) => [name, valueAt(values, name) ?? null]));
      const { open, closed } = await split();
      const preview = await previewChanges(ui.resource, open.slice(0, MAX_OPTIONS), sent);
      const errors = refusedEverywhere(preview, chosen);
      // What is wrong for every record is wrong in the form.
      if (errors) throw new ApiFailure(new Response(null, { status: 422 }), { errors });
      setFailure(null);
      setEntered({ values: sent, preview: { ...preview, refused: [...preview.refused, ...closed] } });
    },
    { names: fields.map(({ name }) => name), labels },
  );

  const apply = async ({ values, preview: { changed, refused } }: Entered) => {
    setBusy(true);
    try {
      const items = changed.map(({ record }) => ({ id: record.id, ...values }));
      const { data, meta } = await changeRecords(ui.resource, items);
      const back = changedRecords(ui, values, data, meta);
      await refreshScreen(client);
      const text = t`${data.length === 1 ? nameIn(ui, data[0]!) : counted(ui, data.length)} changed`;
      if (back.length === 0) notifyDone(text);
      else
        notifyUndo(text, (report) =>
          undoChanges(ui, session, back, report).finally(() => refreshScreen(client)),
        );
      onDone(refused.map(({ record }) => record));
      onClose();
    } catch (error) {
      setFailure(error);
      setBusy(false);
    }
  };
  const count = matching?.total ?? records.length;
  const what = count === 1 && records[0] ? nameIn(ui, records[0]) : counted(ui, count);

  return (
    <FormModal
      onClose={onClose}
      title={t`Edit ${what}`}
      size="xl"
      fullScreen={isNarrow}
      isUnsaved={made.isUnsaved}
      closeOnClickOutside={false}
    >
      {entered ? (
        <PreviewOfChanges
          ui={{ ...ui, fields: { ...ui.fields, ...Object.fromEntries(fields.map((f) => [f.name, f])) } }}
          preview={entered.preview}
          entered={chosen}
          isBusy={isBusy}
          failure={failure}
          onBack={() => setEntered(null)}
          onApply={() => void apply(entered)}
        />
      ) : (
        <form onSubmit={made.onSubmit} noValidate>
          <Stack gap="md">
            <Problem text={made.problem} />
            <MultiSelect
              label={t("Fields to change")}
              description={t(
                "All chosen records get the same values. Nothing changes until you have seen what will change.",
              )}
              placeholder={chosen.length === 0 ? t("Choose fields") : undefined}
              data={fields.map(({ name, label }) => ({ value: name, label }))}
              value={chosen}
              onChange={setChosen}
              searchable
              clearable
              data-autofocus
              selectFirstOptionOnChange
              nothingFoundMessage={t("Nothing found")}
            />
            <FieldGrid fields={shown} form={made.form} columns={2} isFirst={false} />
            {chosen.length > 0 && (
              <Text size="sm" c="dimmed">
                {t("A field that you leave empty is emptied.")}
              </Text>
            )}
            <Group justify="flex-end" gap="xs">
              <Button variant="default" onClick={onClose}>
                {t("Cancel")}
              </Button>
              <Button type="submit" loading={made.isBusy} disabled={chosen.length === 0}>
                {t("Show what will change")}
              </Button>
            </Group>
          </Stack>
        </form>
      )}
    </FormModal>
  );
}
