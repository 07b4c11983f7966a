import { Button, Group } from "@mantine/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { recordQuery } from "../../api/queries.ts";
import { runAction } from "../../api/records.ts";
import { notifyDone, notifyFailure } from "../../components/notify.tsx";
import type { RecordViewProps } from "../../declare/record-page.ts";
import { useSession } from "../../session/session.ts";
import { useMayStaff } from "./use-may-staff.ts";

interface Step {
  readonly action: string;
  readonly label: string;
  readonly done: string;
  readonly from: readonly string[];
}

const STEPS: readonly Step[] = [
  { action: "start", label: "Start", done: "Task started", from: ["open"] },
  { action: "complete", label: "Complete", done: "Task completed", from: ["open", "in_progress"] },
  { action: "reopen", label: "Reopen", done: "Task reopened", from: ["in_progress", "done"] },
];

/** Says how far a task is, for those who plan the project and for those who are to do it. */
export function TaskActions({ record }: RecordViewProps) {
  const { status, project_id, assigned_employee_ids } = record.attributes;
  const { employee_id } = useSession();
  const client = useQueryClient();
  const { data: project } = useQuery(recordQuery("projects", String(project_id)));
  const mayStaff = useMayStaff(project?.record ?? { attributes: { archived: true } });
  const isToDoIt = employee_id !== null && (assigned_employee_ids as string[]).includes(employee_id);
  const { mutate, isPending } = useMutation({
    mutationFn: ({ action }: Step) => runAction("tasks", record.id, action),
    onSuccess: async (_answer, { done }) => {
      await client.invalidateQueries();
      notifyDone(done);
    },
    onError: notifyFailure,
  });
  if (!project || project.record.attributes.archived === true || !(mayStaff || isToDoIt)) return null;
  return (
    <Group gap="xs">
      {STEPS.filter(({ from }) => from.includes(String(status))).map((step) => (
        <Button
          key={step.action}
          variant="default"
          size="xs"
          data-sends
          loading={isPending}
          onClick={() => mutate(step)}
        >
          {step.label}
        </Button>
      ))}
    </Group>
  );
}
