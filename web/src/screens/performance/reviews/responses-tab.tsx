import { Group, Stack, Text } from "@mantine/core";
import type { ApiRecord } from "../../../api/records.ts";
import { type BadgeLook, IconBadge } from "../../../components/icon-badge.tsx";
import { Panel } from "../../../components/panel.tsx";
import type { RecordViewProps } from "../../../declare/record-page.ts";
import { FieldValue } from "../../../fields/index.tsx";
import { formatPercent } from "../../../format/numbers.ts";
import { formatDateTime } from "../../../format/times.ts";
import { t } from "../../../messages/t.ts";
import {
  type Question,
  questionsFor,
  type Reply,
  type ReviewResponse,
  ratingInWords,
} from "./review-form.ts";

const STATES: Readonly<Record<ReviewResponse["status"], BadgeLook>> = {
  pending: { label: t("Not begun"), icon: "circle-dashed", color: "gray" },
  draft: { label: t("Draft"), icon: "pencil", color: "blue" },
  submitted: { label: t("Submitted"), icon: "circle-check", color: "teal" },
};

type Attributes = ApiRecord<"evaluations">["attributes"];

/** What was given for a question, in words. */
function replyInWords(reply: Reply, question: Question, review: Attributes): string {
  if (reply.not_applicable) return t("Does not apply");
  if (reply.score !== undefined) return ratingInWords(review, reply.score);
  return reply.choice ?? reply.text ?? (question.kind === "text" ? t("Nothing") : t("No rating"));
}

interface ResponseProps {
  readonly response: ReviewResponse;
  readonly review: Attributes;
}

/** One response: as a whole if the reader may see it, else who gives it and how far it is. */
function Response({ response, review }: ResponseProps) {
  const { employee_id, status, role, answers: replies, score, submitted_at, comment } = response;
  const isSelf = employee_id === review.employee_id;
  const questions = questionsFor(review, role ?? "assignee").filter(({ key }) => replies?.[key]);
  return (
    <Stack gap="sm" component="li">
      <Group gap="sm">
        <FieldValue field={{ name: "employee_id", label: "", type: "employee" }} value={employee_id} />
        {isSelf && (
          <Text size="sm" c="dimmed">
            {t("Self review")}
          </Text>
        )}
        <IconBadge {...STATES[status]} />
        {score !== null && score !== undefined && (
          <Text size="sm" fw={600}>
            {formatPercent(score)}
          </Text>
        )}
        {submitted_at && (
          <Text size="sm" c="dimmed">
            {formatDateTime(submitted_at)}
          </Text>
        )}
      </Group>
      {replies === undefined && status === "submitted" && (
        <Text size="sm" c="dimmed">
          {t("You cannot see this response at present.")}
        </Text>
      )}
      {questions.length > 0 && (
        <dl style={{ margin: 0, display: "grid", gap: 8 }}>
          {questions.map((question) => {
            const reply = replies![question.key]!;
            return (
              <div key={question.key}>
                <Text size="xs" c="dimmed" component="dt">
                  {question.title}
                </Text>
                <Text size="sm" component="dd" m={0} style={{ whiteSpace: "pre-wrap" }}>
                  {replyInWords(reply, question, review)}
                  {reply.comment && ` · ${reply.comment}`}
                </Text>
              </div>
            );
          })}
        </dl>
      )}
      {comment && (
        <Text size="sm" style={{ whiteSpace: "pre-wrap" }}>
          {comment}
        </Text>
      )}
    </Stack>
  );
}

/** Who has responded, and the responses as far as the reader sees them. */
export function ResponsesTab({ record: { attributes: review } }: RecordViewProps<"evaluations">) {
  return (
    <Panel title={t("Responses")} note={t("Drafts are visible only to their authors.")}>
      <Stack gap="xl" component="ul" m={0} p={0} style={{ listStyle: "none" }}>
        {review.responses.map((response) => (
          <Response key={`${response.employee_id} ${response.role}`} response={response} review={review} />
        ))}
      </Stack>
    </Panel>
  );
}
