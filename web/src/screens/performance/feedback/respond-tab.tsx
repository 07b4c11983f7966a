import { Button, Group, Radio, Stack, Textarea } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ApiFailure, messageOf } from "../../../api/failure.ts";
import type { ApiRecord } from "../../../api/records.ts";
import { runAction } from "../../../api/records.ts";
import { inWordsOfForm } from "../../../components/form-problem.ts";
import { notifyDone } from "../../../components/notify.tsx";
import { Panel } from "../../../components/panel.tsx";
import { Problem } from "../../../components/problem.tsx";
import { useUnsaved } from "../../../components/unsaved.ts";
import type { RecordViewProps } from "../../../declare/record-page.ts";
import { t } from "../../../messages/t.ts";

type Question = ApiRecord<"feedback-requests">["attributes"]["questions"][number];
type Reply = { readonly text: string } | { readonly rating: number };

const RATINGS = ["1", "2", "3", "4", "5"];

interface QuestionFieldProps {
  readonly question: Question;
  readonly reply: Reply | undefined;
  readonly error: string | undefined;
  readonly onChange: (reply: Reply) => void;
}

function QuestionField({
  question: { key, title, kind, is_required },
  reply,
  error,
  onChange,
}: QuestionFieldProps) {
  if (kind === "text") {
    return (
      <Textarea
        label={title}
        withAsterisk={is_required}
        name={key}
        error={error}
        autosize
        minRows={3}
        maxRows={16}
        value={reply && "text" in reply ? reply.text : ""}
        onChange={(event) => onChange({ text: event.currentTarget.value })}
      />
    );
  }
  return (
    <Radio.Group
      label={title}
      description={t("From 1, the lowest, to 5, the highest.")}
      withAsterisk={is_required}
      name={key}
      error={error}
      value={reply && "rating" in reply ? String(reply.rating) : null}
      onChange={(rating) => onChange({ rating: Number(rating) })}
    >
      <Group gap="md" mt={8}>
        {RATINGS.map((rating) => (
          <Radio key={rating} value={rating} label={rating} />
        ))}
      </Group>
    </Radio.Group>
  );
}

/** The form in which somebody who is asked responds to a feedback request. */
export function RespondTab({ record }: RecordViewProps<"feedback-requests">) {
  const client = useQueryClient();
  const { questions, is_anonymous } = record.attributes;
  const [replies, setReplies] = useState<Readonly<Record<string, Reply>>>({});
  const [notes, setNotes] = useState("");
  const [failure, setFailure] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);
  const [isSent, setSent] = useState(false);
  useUnsaved(() => !isSent && (Object.keys(replies).length > 0 || notes !== ""));
  const errors = failure instanceof ApiFailure ? failure.errors : {};
  const messageAt = ({ key, title }: Question): string | undefined => {
    const found = Object.entries(errors).find(([at]) => `${at}.`.startsWith(`answers.${key}.`));
    return found && inWordsOfForm(found[1].join(" "), found[0], () => title, []);
  };

  async function send(): Promise<void> {
    setBusy(true);
    setFailure(null);
    try {
      const body = { answers: replies, ...(notes.trim() === "" ? {} : { notes }) };
      await runAction("feedback-requests", record.id, "respond", body);
      setSent(true);
      notifyDone(t("Feedback given"));
      await client.invalidateQueries();
    } catch (error) {
      setFailure(error);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Panel
      title={t("Your response")}
      note={
        is_anonymous
          ? t("The request is anonymous: only HR knows who of the peers and reports said what.")
          : t("Whoever may read your response also sees that it is yours.")
      }
    >
      <Stack gap="lg">
        <Problem text={failure === null ? null : messageOf(failure)} />
        {questions.map((question) => (
          <QuestionField
            key={question.key}
            question={question}
            reply={replies[question.key]}
            error={messageAt(question)}
            onChange={(reply) => setReplies({ ...replies, [question.key]: reply })}
          />
        ))}
        <Textarea
          label={t("What else you want to say")}
          autosize
          minRows={2}
          maxRows={12}
          value={notes}
          onChange={(event) => setNotes(event.currentTarget.value)}
        />
        <Group>
          <Button loading={isBusy} onClick={() => void send()}>
            {t("Give feedback")}
          </Button>
        </Group>
      </Stack>
    </Panel>
  );
}
