import { Divider, Group, Stack } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import type { ApiRecord } from "../../../api/records.ts";
import { FormButtons } from "../../../components/form-buttons.tsx";
import { notifyDone } from "../../../components/notify.tsx";
import { Problem } from "../../../components/problem.tsx";
import { useGivingUp } from "../../../components/unsaved.ts";
import type { FieldKind } from "../../../custom-fields/definition.ts";
import { valueUi } from "../../../custom-fields/value-field.ts";
import { type FieldOverride, fieldOf, type UiField } from "../../../declare/resource-ui.ts";
import { t } from "../../../messages/t.ts";
import { FieldGrid } from "../../../records/field-grid.tsx";
import { type Group as MemberGroup, membersOf } from "./definition-members.ts";
import { definitionUi } from "./definition-ui.ts";
import { choicesOf, type OptionDraft } from "./option-drafts.ts";
import { OptionsEditor } from "./options-editor.tsx";
import { useDefinitionForm } from "./use-definition-form.ts";

interface DefinitionFormProps {
  readonly resource: string;
  readonly record?: ApiRecord;
  readonly tag?: string | null;
  readonly initial?: Record<string, unknown>;
  readonly onClose: () => void;
}

/** Members whose input follows from the type that is defined. */
function ownInputs(values: Record<string, unknown>): Readonly<Record<string, FieldOverride>> {
  const type = values.type as FieldKind;
  const options = choicesOf(values.options as readonly OptionDraft[]);
  const value = valueUi({
    type,
    options,
    decimals: typeof values.decimals === "number" ? values.decimals : null,
    unit: values.unit as string | null,
  });
  return {
    options: { Input: OptionsEditor },
    default_value: value,
    min: value,
    max: value,
    decimals: { placeholder: "0" },
  };
}

/** Defines a field, or changes its definition; the type decides what there is to say. */
export function DefinitionForm({ resource, record, tag, initial, onClose }: DefinitionFormProps) {
  const { form, problem, isBusy, onSubmit } = useDefinitionForm({
    resource,
    record,
    tag,
    initial,
    onDone: () => {
      notifyDone(record ? t("Custom field saved") : t("Custom field created"));
      onClose();
    },
  });
  const giveUp = useGivingUp(onClose);
  const own = ownInputs(form.values);
  const fieldsOf = (group: MemberGroup): UiField[] =>
    membersOf(group, form.values.type as FieldKind, resource, record === undefined).map((name) => ({
      ...fieldOf(definitionUi, name),
      ...own[name],
    }));
  const options = fieldsOf("options");
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack gap="lg">
        <Problem text={problem} />
        <FieldGrid fields={fieldsOf("field")} form={withFreshDefault(form)} columns={1} />
        {options.length > 0 && <FieldGrid fields={options} form={form} columns={1} isFirst={false} />}
        <Divider label={t("Rules")} labelPosition="left" />
        <FieldGrid fields={fieldsOf("rules")} form={form} isFirst={false} />
        <Group justify="flex-end">
          <FormButtons
            isBusy={isBusy}
            isDirty={record === undefined || form.isDirty()}
            label={record ? t("Save") : t("Create")}
            onCancel={giveUp}
          />
        </Group>
      </Stack>
    </form>
  );
}

type Form = UseFormReturnType<Record<string, unknown>>;

/** Another type has other values: what was entered as bounds and default would mean nothing in it. */
const withFreshDefault = (form: Form): Form => ({
  ...form,
  setFieldValue(path: string, value: unknown) {
    form.setFieldValue(path, value);
    if (path === "type") for (const name of ["default_value", "min", "max"]) form.setFieldValue(name, null);
  },
});
