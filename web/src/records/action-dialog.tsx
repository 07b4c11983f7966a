import { Button, Group, Stack, Text } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { type ApiRecord, type ResourceName, runAction } from "../api/records.ts";
import { FormModal } from "../components/form-dialogs.tsx";
import { notifyDone } from "../components/notify.tsx";
import { Problem } from "../components/problem.tsx";
import { useApiForm } from "../components/use-api-form.ts";
import { numberKind } from "../declare/field-kind.ts";
import type { FieldOverride, ResourceUi } from "../declare/resource-ui.ts";
import { FieldGrid } from "./field-grid.tsx";

interface ActionDialogProps {
  readonly ui: ResourceUi;
  readonly record: ApiRecord;
  readonly action: string;
  readonly title: string;
  readonly text: ReactNode;
  /** What the button says. */
  readonly label: string;
  readonly isDangerous?: boolean;
  readonly fields?: Readonly<Record<string, FieldOverride>>;
  /** Parameters that are not offered. */
  readonly without?: readonly string[];
  readonly initial?: Readonly<Record<string, unknown>>;
  /** Said afterwards, where the API's own message tells the person no more. */
  readonly done?: string;
  /** Given the answer, for what it tells besides the record. */
  readonly onDone?: (response: { readonly meta?: Readonly<Record<string, unknown>> }) => void;
  readonly onClose: () => void;
}

/** Runs an action on a record, after the person has given what it takes. */
export function ActionDialog(props: ActionDialogProps) {
  const { ui, record, action, title, text, label, isDangerous, fields = {}, initial = {}, onClose } = props;
  const client = useQueryClient();
  const parameters = Object.values(ui.metadata.actions[action]?.parameters ?? {})
    .filter(({ name }) => !props.without?.includes(name))
    .map((parameter) => ({
      ...parameter,
      ...numberKind(parameter, ui.metadata),
      ...fields[parameter.name],
    }));
  const start: Record<string, unknown> = Object.fromEntries(
    parameters.map(({ name, default: declared }) => [name, initial[name] ?? declared ?? null]),
  );
  const send = async (values: Readonly<Record<string, unknown>>) => {
    const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));
    const response = await runAction(ui.resource as ResourceName, record.id, action, given);
    await client.invalidateQueries();
    notifyDone(props.done ?? response.message);
    props.onDone?.(response);
    onClose();
  };
  const labels = Object.fromEntries(parameters.map(({ name, label }) => [name, label]));
  const { form, problem, isBusy, isUnsaved, onSubmit } = useApiForm(start, send, { labels });
  return (
    <FormModal onClose={onClose} isUnsaved={isUnsaved} title={title}>
      <form onSubmit={onSubmit} noValidate>
        <Stack gap="md">
          <Text size="sm" component="div">
            {text}
          </Text>
          <Problem text={problem} />
          <FieldGrid fields={parameters} form={form} record={record} columns={1} />
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" loading={isBusy} color={isDangerous ? "red" : undefined}>
              {label}
            </Button>
          </Group>
        </Stack>
      </form>
    </FormModal>
  );
}
