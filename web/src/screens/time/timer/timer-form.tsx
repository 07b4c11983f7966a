import { Button, Checkbox, Group, Stack, TextInput } from "@mantine/core";
import { useRef, useState } from "react";
import { ApiFailure, messageOf } from "../../../api/failure.ts";
import { Problem } from "../../../components/problem.tsx";
import { useUnsaved } from "../../../components/unsaved.ts";
import { t } from "../../../messages/t.ts";
import { NO_WORK, WorkFields } from "../booking/work-fields.tsx";
import type { Entry, Work } from "../entry.ts";
import type { TimedWork } from "./use-timer.ts";

interface TimerFormProps {
  readonly employeeId: string;
  /** The day (`YYYY-MM-DD`) that assignments must cover. */
  readonly day: string;
  /** The running entry to change; if absent, a timer is started. */
  readonly entry?: Entry;
  readonly label: string;
  readonly isBusy: boolean;
  /** The error of the last attempt. */
  readonly error: unknown;
  readonly onSend: (work: TimedWork) => void;
}

/** The form for the work of a timer. */
export function TimerForm({ employeeId, day, entry, label, isBusy, error, onSend }: TimerFormProps) {
  const [work, setWork] = useState<Work>(entry ?? NO_WORK);
  const [description, setDescription] = useState(entry?.description ?? "");
  const [isBillable, setBillable] = useState(entry?.isBillable ?? true);
  const given = {
    project_id: work.projectId,
    task_id: work.taskId,
    description: description.trim() || null,
    // Time without a project is never billable.
    ...(work.projectId === null ? {} : { is_billable: isBillable }),
  };
  const entered = JSON.stringify(given);
  const first = useRef(entered);
  useUnsaved(() => !isBusy && entered !== first.current);
  const errors = error instanceof ApiFailure ? error.errors : {};
  const at = (field: string) => errors[field]?.join(" ");
  const others = Object.keys(errors).filter(
    (field) => !["project_id", "task_id", "description"].includes(field),
  );
  const problem =
    others.length > 0
      ? others.map(at).join(" ")
      : error && Object.keys(errors).length === 0
        ? messageOf(error)
        : null;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSend(given);
      }}
    >
      <Stack gap="sm">
        <Problem text={problem} />
        <TextInput
          label={t("What are you working on?")}
          maxLength={2000}
          value={description}
          error={at("description")}
          onChange={(event) => setDescription(event.currentTarget.value)}
          data-autofocus
        />
        <WorkFields
          employeeId={employeeId}
          from={day}
          to={day}
          value={work}
          onChange={setWork}
          errors={{ project: at("project_id"), task: at("task_id") }}
        />
        {work.projectId !== null && (
          <Checkbox
            label={t("Billable")}
            checked={isBillable}
            onChange={(event) => setBillable(event.currentTarget.checked)}
          />
        )}
        <Group justify="flex-end">
          <Button type="submit" loading={isBusy}>
            {label}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
