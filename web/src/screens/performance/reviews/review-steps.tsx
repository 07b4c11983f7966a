import { Group, Stack, Text, ThemeIcon } from "@mantine/core";
import type { ApiRecord } from "../../../api/records.ts";
import { Icon } from "../../../components/icon.tsx";
import { Panel } from "../../../components/panel.tsx";
import type { RecordViewProps } from "../../../declare/record-page.ts";
import { formatDate } from "../../../format/dates.ts";
import { formatDateTime } from "../../../format/times.ts";
import { t } from "../../../messages/t.ts";
import { WhoSeesWhat } from "./who-sees-what.tsx";

const REVIEW = { one: t("Review") };

interface Step {
  readonly label: string;
  readonly isDone: boolean;
  readonly text: string;
}

const since = (at: string | null, otherwise: string): string =>
  at === null ? otherwise : formatDateTime(at);

/** The steps of a review, each with when it was done or what it needs. */
function stepsOf(review: ApiRecord<"evaluations">["attributes"]): readonly Step[] {
  const { responses_submitted_count: submitted, responses_expected_count: expected, status } = review;
  return [
    {
      label: t("Started"),
      isDone: review.started_at !== null,
      text: since(review.started_at, t("The reviewers are asked once it is started.")),
    },
    {
      label: t("Responses"),
      isDone: expected > 0 && submitted === expected,
      text: t`${submitted} of ${expected} submitted, due on ${formatDate(review.due_date)}`,
    },
    {
      label: status === "cancelled" ? t("Cancelled", REVIEW) : t("Completed", REVIEW),
      isDone: status === "completed",
      text:
        status === "cancelled"
          ? t("It ended without an outcome.")
          : since(review.completed_at, t("Once all reviewers have submitted.")),
    },
    {
      label: t("Shared"),
      isDone: review.shared_at !== null,
      text: since(review.shared_at, t("From then on, the employee sees the outcome.")),
    },
    {
      label: t("Acknowledged"),
      isDone: review.acknowledged_at !== null,
      text: since(review.acknowledged_at, t("By the employee, who can comment on it.")),
    },
  ];
}

/** How far a review is, and who sees what of it when. */
export function ReviewSteps({ record: { attributes } }: RecordViewProps<"evaluations">) {
  return (
    <>
      <Panel title={t("Steps")}>
        <Stack gap="sm" component="ol" m={0} p={0} style={{ listStyle: "none" }}>
          {stepsOf(attributes).map(({ label, isDone, text }) => (
            <Group key={label} gap="sm" wrap="nowrap" align="flex-start" component="li">
              <ThemeIcon variant="light" color={isDone ? "teal" : "gray"} radius="xl" size={26}>
                <Icon name={isDone ? "check" : "circle-dashed"} size={16} />
              </ThemeIcon>
              <div>
                <Text size="sm" fw={600}>
                  {isDone ? label : t`${label}: not yet`}
                </Text>
                <Text size="sm" c="dimmed">
                  {text}
                </Text>
              </div>
            </Group>
          ))}
        </Stack>
      </Panel>
      <WhoSeesWhat />
    </>
  );
}
