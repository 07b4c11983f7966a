import { Button, Stack, Text } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { type ApiRecord, runAction } from "../api/records.ts";
import { refreshScreen } from "../api/refresh-screen.ts";
import { DialogButtons } from "../components/dialog-buttons.tsx";
import { FormModal } from "../components/form-dialogs.tsx";
import { Problem } from "../components/problem.tsx";
import { useApiForm } from "../components/use-api-form.ts";
import { type ActionUi, wordsOf } from "../declare/action-ui.ts";
import { nameIn } from "../declare/record-label.ts";
import type { ResourceUi, UiField } from "../declare/resource-ui.ts";
import { t } from "../messages/t.ts";
import { type Session, useSession } from "../session/session.ts";
import { ActionPreview, useActionPreview } from "./action-preview.tsx";
import { FieldGrid } from "./field-grid.tsx";
import { notifyActed } from "./undo/notify-acted.ts";

/** Above so many parameters a dialog has two columns. */
const MANY = 8;

interface ActionDialogProps {
  readonly ui: ResourceUi;
  readonly record: ApiRecord;
  /** One of the declared actions. */
  readonly action: string;
  /** Receives the parts of the response besides the record. */
  readonly onDone?: (meta: Readonly<Record<string, unknown>>) => void;
  readonly onClose: () => void;
}

/** The parameters that the person enters. */
function parametersOf({ metadata }: ResourceUi, name: string, action: ActionUi, session: Session): UiField[] {
  const left = action.without?.(session) ?? [];
  return Object.values(metadata.actions[name]?.parameters ?? {})
    .filter((parameter) => !left.includes(parameter.name))
    .map((parameter) => ({
      ...parameter,
      ...action.fields?.[parameter.name],
    }));
}

/** The dialog that runs a declared action on a record after asking for its parameters. */
export function ActionDialog({ ui, record, action: name, onDone, onClose }: ActionDialogProps) {
  const session = useSession();
  const client = useQueryClient();
  const navigate = useNavigate();
  const action = ui.actions?.[name];
  if (!action) throw new Error(`The screens of ${ui.resource} do not declare an action ${name}.`);
  const parameters = parametersOf(ui, name, action, session);
  const initial = wordsOf(action.initial, record) ?? {};
  const start: Record<string, unknown> = Object.fromEntries(
    parameters.map((parameter) => [parameter.name, initial[parameter.name] ?? parameter.default ?? null]),
  );
  const send = async (values: Readonly<Record<string, unknown>>) => {
    const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));
    const { data, message, meta = {} } = await runAction(ui.resource, record.id, name, given);
    await refreshScreen(client);
    const done = { action: name, records: [record], message: action.done ?? message };
    await notifyActed({ ui, session, client, ...done });
    onDone?.(meta);
    onClose();
    if (action.opens && data) await navigate({ to: action.opens(data.id, data as ApiRecord) as never });
  };
  const labels = Object.fromEntries(parameters.map((parameter) => [parameter.name, parameter.label]));
  const { form, problem, isBusy, isUnsaved, onSubmit } = useApiForm(start, send, { labels });
  const label = wordsOf(action.label, record);
  const previewed = { ui, record, action, name, parameters, values: form.values };
  const run = useActionPreview(previewed);
  return (
    <FormModal
      onClose={onClose}
      isUnsaved={isUnsaved}
      size={action.Preview ? "lg" : undefined}
      title={wordsOf(action.title, record) ?? `${label} ${nameIn(ui, record)}?`}
    >
      <form onSubmit={onSubmit} noValidate>
        <Stack gap="md">
          {action.text !== undefined && (
            <Text size="sm" component="div">
              {wordsOf(action.text, record)}
            </Text>
          )}
          <Problem text={problem} />
          <FieldGrid
            fields={parameters}
            form={form}
            record={record}
            columns={parameters.length > MANY ? 2 : 1}
          />
          <ActionPreview {...previewed} run={run} />
          <DialogButtons>
            <Button variant="default" onClick={onClose}>
              {t("Cancel")}
            </Button>
            <Button
              type="submit"
              loading={isBusy}
              disabled={run.isAwaited}
              color={action.isDangerous ? "red" : undefined}
            >
              {action.confirm ?? label}
            </Button>
          </DialogButtons>
        </Stack>
      </form>
    </FormModal>
  );
}
