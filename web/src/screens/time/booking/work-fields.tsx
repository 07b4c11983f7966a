import { Select, Stack } from "@mantine/core";
import { t } from "../../../messages/t.ts";
import { useWorkspaceSettings } from "../../../session/workspace-settings.ts";
import type { Work } from "../entry.ts";
import { useBookableProjects, useOpenTasks } from "./bookable-work.ts";

export const NO_WORK: Work = { projectId: null, taskId: null, projectName: null, taskName: null };

interface WorkFieldsProps {
  readonly employeeId: string;
  /** The period in which an assignment must cover a day. */
  readonly from: string;
  readonly to: string;
  readonly value: Work;
  readonly onChange: (work: Work) => void;
  /** The error messages for project and task. */
  readonly errors?: { readonly project?: string; readonly task?: string };
}

/** The inputs for project and task. */
export function WorkFields({ employeeId, from, to, value, onChange, errors }: WorkFieldsProps) {
  const { timesheet_require_project: isRequired } = useWorkspaceSettings();
  const projects = useBookableProjects(employeeId, from, to);
  const tasks = useOpenTasks(value.projectId);
  // A selected project or task keeps its name even if it can no longer be selected.
  const withPresent = (
    choices: readonly { value: string; label: string }[] | undefined,
    id: string | null,
    name: string | null,
  ) =>
    id !== null && name !== null && !choices?.some((choice) => choice.value === id)
      ? [{ value: id, label: name }, ...(choices ?? [])]
      : [...(choices ?? [])];
  const nameIn = (choices: readonly { value: string; label: string }[] | undefined, id: string | null) =>
    choices?.find((choice) => choice.value === id)?.label ?? null;
  return (
    <Stack gap="sm">
      <Select
        label={t("Project")}
        placeholder={isRequired ? t("Choose a project") : t("No project")}
        withAsterisk={isRequired}
        searchable
        clearable
        data={withPresent(projects, value.projectId, value.projectName)}
        value={value.projectId}
        error={errors?.project}
        nothingFoundMessage={projects ? t("No project is open to you in this period") : t("Loading…")}
        onChange={(id) =>
          onChange({ projectId: id, taskId: null, projectName: nameIn(projects, id), taskName: null })
        }
      />
      <Select
        label={t("Task")}
        placeholder={value.projectId === null ? t("Choose a project first") : t("No task")}
        disabled={value.projectId === null}
        searchable
        clearable
        data={withPresent(tasks, value.taskId, value.taskName)}
        value={value.taskId}
        error={errors?.task}
        nothingFoundMessage={tasks ? t("No open task") : t("Loading…")}
        onChange={(id) => onChange({ ...value, taskId: id, taskName: nameIn(tasks, id) })}
      />
    </Stack>
  );
}
