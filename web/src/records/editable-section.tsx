import { Button, Stack } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { ApiRecord } from "../api/records.ts";
import { FormButtons } from "../components/form-buttons.tsx";
import { Icon } from "../components/icon.tsx";
import { Panel } from "../components/panel.tsx";
import { Problem } from "../components/problem.tsx";
import { type FormSection, fieldOf, type ResourceUi, type UiField } from "../declare/resource-ui.ts";
import { canChange } from "../declare/rights.ts";
import { hasValueAt } from "../declare/value-at.ts";
import { t } from "../messages/t.ts";
import { useSession } from "../session/session.ts";
import { FieldGrid } from "./field-grid.tsx";
import { FieldList } from "./field-list.tsx";
import { OutsideChangeNotice } from "./outside-change-notice.tsx";
import { notifySaved } from "./undo/notify-saved.ts";
import { useRecordForm } from "./use-record-form.ts";

interface EditableSectionProps {
  readonly ui: ResourceUi;
  readonly section: FormSection;
  readonly record: ApiRecord;
  readonly tag?: string | null;
}

/** Some fields of a record, which the person can edit in place if they may. */
export function EditableSection({ ui, section, record, tag }: EditableSectionProps) {
  const session = useSession();
  const [isEditing, setEditing] = useState(false);
  const fields = section.fields.map((name) => fieldOf(ui, name));
  // A field that is never returned can be entered, and nothing is shown of it.
  const shown = fields.filter(({ name, unread }) => unread || hasValueAt(record.attributes, name));
  const changeable = shown.filter((field) => canChange(session, ui, record, field));
  if (shown.length === 0) return null;
  return (
    <Panel
      title={section.title}
      note={section.note}
      actions={
        !isEditing &&
        changeable.length > 0 && (
          <Button
            variant="subtle"
            size="compact-sm"
            leftSection={<Icon name="pencil" size={14} />}
            onClick={() => setEditing(true)}
            aria-label={t`Edit ${section.title}`}
          >
            {t("Edit")}
          </Button>
        )
      }
    >
      {isEditing ? (
        <SectionForm
          ui={ui}
          record={record}
          tag={tag}
          fields={changeable}
          others={shown.filter((field) => !changeable.includes(field))}
          onClose={() => setEditing(false)}
        />
      ) : (
        <FieldList fields={shown} record={record} />
      )}
    </Panel>
  );
}

interface SectionFormProps extends Omit<EditableSectionProps, "section"> {
  readonly fields: readonly UiField[];
  readonly others: readonly UiField[];
  readonly onClose: () => void;
}

function SectionForm({ ui, record, tag, fields, others, onClose }: SectionFormProps) {
  const session = useSession();
  const client = useQueryClient();
  const { form, problem, isBusy, onSubmit, outside } = useRecordForm({
    resource: ui.resource,
    fields,
    record,
    tag,
    onDone: async (_record, saved) => {
      onClose();
      await notifySaved({ ui, session, client, message: t("Saved"), saved });
    },
  });
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack gap="lg">
        <Problem text={problem} />
        {outside && <OutsideChangeNotice resource={ui.resource} id={record.id} change={outside} />}
        <FieldGrid fields={fields} form={form} record={record} />
        {others.length > 0 && <FieldList fields={others} record={record} />}
        <FormButtons isBusy={isBusy} isDirty={form.isDirty()} onCancel={onClose} />
      </Stack>
    </form>
  );
}
