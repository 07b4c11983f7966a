import { Button, Group, Stack } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { type ApiRecord, runAction } from "../../../api/records.ts";
import { FormModal } from "../../../components/form-dialogs.tsx";
import { notifyDone } from "../../../components/notify.tsx";
import { Problem } from "../../../components/problem.tsx";
import { useApiForm } from "../../../components/use-api-form.ts";
import { nested } from "../../../declare/value-at.ts";
import { t } from "../../../messages/t.ts";
import { FieldGrid } from "../../../records/field-grid.tsx";
import { generateBody, generateFields } from "./generate-fields.ts";
import { GeneratedPreview } from "./generated-preview.tsx";

interface GenerateDialogProps {
  readonly record: ApiRecord<"document-templates">;
  readonly onClose: () => void;
}

/** Asks for whom documents are made and for what the template does not know, and shows the first one. */
export function GenerateDialog({ record, onClose }: GenerateDialogProps) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const fields = generateFields(record);
  const start = nested(fields.map(({ name }) => [name, name === "allow_missing" ? false : null]));
  const send = async (values: Readonly<Record<string, unknown>>) => {
    const { data, message } = await runAction(
      "document-templates",
      record.id,
      "generate",
      generateBody(values),
    );
    await client.invalidateQueries();
    notifyDone(message);
    onClose();
    const [only, ...others] = data as unknown as readonly ApiRecord[];
    if (only && others.length === 0) await navigate({ to: `/documents/${only.id}` as never });
    else await navigate({ to: ".", search: { tab: "documents" } as never });
  };
  const labels = Object.fromEntries(fields.map(({ name, label }) => [name, label]));
  const { form, problem, isBusy, isUnsaved, onSubmit } = useApiForm(start, send, {
    labels,
    names: fields.map(({ name }) => name),
  });
  return (
    <FormModal
      title={t`Make documents: ${record.attributes.name}`}
      size="xl"
      isUnsaved={isUnsaved}
      onClose={onClose}
    >
      <form onSubmit={onSubmit} noValidate>
        <Stack gap="md">
          <Problem text={problem} />
          <FieldGrid fields={fields} form={form} />
          <GeneratedPreview record={record} values={form.values} />
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              {t("Cancel")}
            </Button>
            <Button type="submit" loading={isBusy}>
              {t("Make documents")}
            </Button>
          </Group>
        </Stack>
      </form>
    </FormModal>
  );
}
