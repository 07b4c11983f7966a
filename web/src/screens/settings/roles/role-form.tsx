import { Button, Group, Stack, Textarea, TextInput } from "@mantine/core";
import type { ReactNode } from "react";
import type { ApiRecord } from "../../../api/records.ts";
import { Panel } from "../../../components/panel.tsx";
import { Problem } from "../../../components/problem.tsx";
import { fieldOf } from "../../../declare/resource-ui.ts";
import { FieldInput } from "../../../fields/inputs/index.tsx";
import { t } from "../../../messages/t.ts";
import { PermissionMatrix } from "../../../permissions/permission-matrix.tsx";
import { useRecordForm } from "../../../records/use-record-form.ts";
import { roleUi } from "./role-ui.tsx";

interface RoleFormProps {
  /** The role that is changed; without it one is made. */
  readonly record?: ApiRecord;
  readonly tag?: string | null;
  readonly cancel: ReactNode;
  readonly onDone: (record: ApiRecord | null) => void | Promise<void>;
}

/** Name, description and permissions of a role. */
export function RoleForm({ record, tag, cancel, onDone }: RoleFormProps) {
  const { form, problem, isBusy, onSubmit } = useRecordForm({
    resource: "roles",
    fields: ["name", "description", "permissions", "is_default"].map((name) => fieldOf(roleUi, name)),
    record,
    tag,
    initial: { permissions: [] },
    onDone,
  });
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack gap="lg">
        <Problem text={problem} />
        <Panel title={t("Role")}>
          <Stack gap="md">
            <TextInput
              label={t("Name")}
              withAsterisk
              {...form.getInputProps("name")}
              value={String(form.values.name ?? "")}
            />
            <Textarea
              label={t("Description")}
              autosize
              minRows={2}
              {...form.getInputProps("description")}
              value={String(form.values.description ?? "")}
            />
            <FieldInput
              field={{ ...fieldOf(roleUi, "is_default"), hint: t("New accounts get this role.") }}
              value={form.values.is_default}
              error={form.errors.is_default as string | undefined}
              onChange={(value) => form.setFieldValue("is_default", value)}
            />
          </Stack>
        </Panel>
        <Panel
          title={t("Permissions")}
          note={t(
            "Managing includes viewing. You can only grant permissions that you have yourself. A change takes effect immediately, for API keys too.",
          )}
        >
          <PermissionMatrix
            value={(form.values.permissions as string[] | null) ?? []}
            onChange={(permissions) => {
              form.setFieldValue("permissions", permissions);
              form.clearFieldError("permissions");
            }}
            error={form.errors.permissions as string | undefined}
          />
        </Panel>
        <Group gap="xs">
          <Button type="submit" loading={isBusy} disabled={record !== undefined && !form.isDirty()}>
            {record ? t("Save") : t("Create the role")}
          </Button>
          {cancel}
        </Group>
      </Stack>
    </form>
  );
}
