import { Anchor, Group, Stack, Text } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { EmptyState } from "../../../components/empty-state.tsx";
import { IconBadge } from "../../../components/icon-badge.tsx";
import { Panel } from "../../../components/panel.tsx";
import { formatDate } from "../../../format/dates.ts";
import { t } from "../../../messages/t.ts";
import type { Awaiting, ToDo } from "./to-do.ts";

interface Task extends Awaiting {
  readonly path: string;
  readonly what: string;
}

function tasksOf({ evaluations, feedback_requests, to_acknowledge }: ToDo, ownId: string): readonly Task[] {
  const review = (id: string): string => `/performance/reviews/${id}`;
  return [
    ...to_acknowledge.map((one) => ({
      ...one,
      path: review(one.id),
      what: t("Read and acknowledge your review"),
    })),
    ...evaluations.map((one) => ({
      ...one,
      path: review(one.id),
      what: one.employee_id === ownId ? t("Write your self review") : t`Review ${one.employee_name}`,
    })),
    ...feedback_requests.map((one) => ({
      ...one,
      path: `/performance/feedback-requests/${one.id}`,
      what:
        one.employee_id === ownId ? t("Respond about yourself") : t`Give feedback on ${one.employee_name}`,
    })),
  ];
}

interface AwaitingListProps {
  readonly toDo: ToDo;
  /** The employee who reads it. */
  readonly ownId: string;
}

/** What awaits the person, each with a link to where it is done. */
export function AwaitingList({ toDo, ownId }: AwaitingListProps) {
  const tasks = tasksOf(toDo, ownId);
  return (
    <Panel title={t("Awaiting you")}>
      {tasks.length === 0 && (
        <EmptyState
          icon="circle-check"
          title={t("Nothing awaits you")}
          text={t("Requests for reviews and feedback appear here.")}
        />
      )}
      <Stack gap="sm" component="ul" m={0} p={0} style={{ listStyle: "none" }}>
        {tasks.map(({ id, path, what, title, due_date, is_overdue }) => (
          <Group key={`${id} ${what}`} component="li" justify="space-between" gap="xs">
            <div>
              <Anchor component={Link} to={path} fw={500} size="sm">
                {what}
              </Anchor>
              {title && (
                <Text size="sm" c="dimmed" lineClamp={1}>
                  {title}
                </Text>
              )}
            </div>
            <Group gap="xs">
              {is_overdue && (
                <IconBadge label={t("Overdue", { one: t("Review") })} icon="alert-triangle" color="orange" />
              )}
              {due_date && <Text size="sm">{t`Due on ${formatDate(due_date)}`}</Text>}
            </Group>
          </Group>
        ))}
      </Stack>
    </Panel>
  );
}
