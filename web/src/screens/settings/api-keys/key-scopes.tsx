import { Button, Stack } from "@mantine/core";
import { useState } from "react";
import { FormButtons } from "../../../components/form-buttons.tsx";
import { Panel } from "../../../components/panel.tsx";
import { Problem } from "../../../components/problem.tsx";
import type { RecordViewProps } from "../../../declare/record-page.ts";
import { fieldOf } from "../../../declare/resource-ui.ts";
import { mayChange } from "../../../declare/rights.ts";
import { t } from "../../../messages/t.ts";
import { PermissionMatrix } from "../../../permissions/permission-matrix.tsx";
import { useRecordForm } from "../../../records/use-record-form.ts";
import { useSession } from "../../../session/session.ts";

/** The scopes as chosen, those marked that the owner has lost since; and a way to take some away. */
export function KeyScopes({ ui, record }: RecordViewProps<"api-keys">) {
  const session = useSession();
  const [isEditing, setEditing] = useState(false);
  const scopes: readonly string[] = record.attributes.scopes ?? [];
  const effective = new Set<string>(record.attributes.effective_scopes);
  const lost = scopes.filter((name) => !effective.has(name));
  const mayNarrow =
    record.attributes.status === "active" &&
    scopes.length > 0 &&
    mayChange(session, ui.metadata, record, fieldOf(ui, "scopes"));
  return (
    <Panel
      title={t("Scopes")}
      note={
        lost.length > 0
          ? t`Not in effect, because the owner no longer has them: ${lost.join(", ")}.`
          : t("What the key may do, within its owner's permissions. Scopes can be reduced, but not extended.")
      }
      actions={
        mayNarrow &&
        !isEditing && (
          <Button variant="subtle" size="compact-sm" onClick={() => setEditing(true)}>
            {t("Narrow")}
          </Button>
        )
      }
    >
      {isEditing ? (
        <NarrowForm ui={ui} record={record} onClose={() => setEditing(false)} />
      ) : (
        <PermissionMatrix isOfKey value={scopes} isBeyond={(name) => lost.includes(name)} />
      )}
    </Panel>
  );
}

function NarrowForm({ ui, record, onClose }: RecordViewProps<"api-keys"> & { readonly onClose: () => void }) {
  const { form, problem, isBusy, onSubmit } = useRecordForm({
    resource: "api-keys",
    fields: [fieldOf(ui, "scopes")],
    record,
    onDone: onClose,
  });
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack gap="md">
        <Problem text={problem} />
        <PermissionMatrix
          isOfKey
          value={form.values.scopes as string[]}
          onChange={(scopes) => form.setFieldValue("scopes", scopes)}
          error={form.errors.scopes as string | undefined}
        />
        <FormButtons isBusy={isBusy} isDirty={form.isDirty()} onCancel={onClose} />
      </Stack>
    </form>
  );
}
