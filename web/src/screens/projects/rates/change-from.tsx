import { Button } from "@mantine/core";
import { useState } from "react";
import type { ApiRecord } from "../../../api/records.ts";
import { dayOf } from "../../../format/calendar.ts";
import { t } from "../../../messages/t.ts";
import { ActionDialog } from "../../../records/action-dialog.tsx";
import { assignmentUi } from "../assignment-ui.tsx";
import { useMayStaff } from "../use-may-staff.ts";

interface ChangeFromProps {
  readonly assignment: ApiRecord<"project-assignments">;
  /** The project, which determines who may staff it. */
  readonly project: Pick<ApiRecord, "attributes">;
}

/** The button for new terms of an assignment from a day on, for people who may staff the project. */
export function ChangeFrom({ assignment, project }: ChangeFromProps) {
  const mayStaff = useMayStaff(project);
  const [isOpen, setOpen] = useState(false);
  const { starts_at, ends_at, employee_name } = assignment.attributes;
  // The terms of an assignment of a single day cannot change on a later day.
  if (!mayStaff || (ends_at !== null && dayOf(ends_at) === dayOf(starts_at))) return null;
  return (
    <>
      <Button
        size="compact-sm"
        variant="default"
        aria-label={t`New terms for ${employee_name}`}
        onClick={() => setOpen(true)}
      >
        {t("New terms")}
      </Button>
      {isOpen && (
        <ActionDialog
          ui={assignmentUi}
          record={assignment}
          action="change-from"
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
