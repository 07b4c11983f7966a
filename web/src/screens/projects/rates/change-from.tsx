import { Button, Group } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { recordQuery } from "../../../api/queries.ts";
import type { ApiRecord } from "../../../api/records.ts";
import type { RecordViewProps } from "../../../declare/record-page.ts";
import type { ResourceUi } from "../../../declare/resource-ui.ts";
import { dayOf } from "../../../format/calendar.ts";
import { formatDate } from "../../../format/dates.ts";
import { ActionDialog } from "../../../records/action-dialog.tsx";
import { useMay } from "../../../session/session.ts";
import { useMayStaff } from "../use-may-staff.ts";

const LABELS = {
  from: { label: "From" },
  billed_rate: { label: "Rate per hour", hint: "If empty, unchanged." },
  internal_cost_rate: { label: "Internal cost per hour", hint: "If empty, unchanged." },
  weekly_hours_capacity: { label: "Weekly hours", hint: "If empty, unchanged." },
  role: { label: "As", hint: "If empty, unchanged." },
};

interface ChangeFromProps {
  readonly ui: ResourceUi;
  readonly assignment: ApiRecord;
  /** The project, as far as it says who staffs it. */
  readonly project: Pick<ApiRecord, "attributes">;
}

/** Goes on with other terms from a day; what was before stays as it is. For those who staff the project. */
export function ChangeFrom({ ui, assignment, project }: ChangeFromProps) {
  const may = useMay();
  const mayStaff = useMayStaff(project);
  const [isOpen, setOpen] = useState(false);
  const { starts_at, ends_at, employee_name } = assignment.attributes;
  // A period of a single day has no later day on which it could change.
  if (!mayStaff || (ends_at !== null && dayOf(String(ends_at)) === dayOf(String(starts_at)))) return null;
  return (
    <>
      <Button
        size="compact-sm"
        variant="default"
        aria-label={`New terms for ${employee_name}`}
        onClick={() => setOpen(true)}
      >
        New terms
      </Button>
      {isOpen && (
        <ActionDialog
          ui={ui}
          record={assignment}
          action="change-from"
          title={`New terms for ${employee_name}`}
          text={`The assignment since ${formatDate(String(starts_at))} ends the day before; earlier time keeps its rate and cost.`}
          label="Change"
          fields={LABELS}
          without={[
            ...(may("view-project-financials") ? [] : ["billed_rate"]),
            ...(may("manage-employees") ? [] : ["internal_cost_rate"]),
          ]}
          done="New terms saved"
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

/** The same for an assignment that is open beside its list. */
export function AssignmentActions({ ui, record }: RecordViewProps) {
  const { data: project } = useQuery(recordQuery("projects", String(record.attributes.project_id)));
  return (
    project && (
      <Group gap="xs">
        <ChangeFrom ui={ui} assignment={record} project={project.record} />
      </Group>
    )
  );
}
