import { Alert, Button, Group, Paper, Stack, Textarea } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { ApiFailure } from "../../../api/failure.ts";
import { runAction } from "../../../api/records.ts";
import { confirm } from "../../../components/confirm.tsx";
import { inWordsOfForm } from "../../../components/form-problem.ts";
import { Icon } from "../../../components/icon.tsx";
import { notifyDone } from "../../../components/notify.tsx";
import { Panel } from "../../../components/panel.tsx";
import type { RecordViewProps } from "../../../declare/record-page.ts";
import { t } from "../../../messages/t.ts";
import { useSession } from "../../../session/session.ts";
import { type Entered, readKept } from "./kept-response.ts";
import { QuestionInput } from "./question-input.tsx";
import { type Question, questionsFor, type Reply, responseOf } from "./review-form.ts";
import { SavingNote } from "./saving-note.tsx";
import { bodyOf, textOf, useAutosave } from "./use-autosave.ts";

/** The message at a question, or at a member of its reply, in words of the form. */
function messageAt(errors: ApiFailure["errors"], { key, title }: Question): string | undefined {
  const path = `answers.${key}`;
  const found = Object.entries(errors).filter(([at]) => at === path || at.startsWith(`${path}.`));
  const messages = found.flatMap(([at, texts]) =>
    texts.map((text) => inWordsOfForm(text, at, () => title, [])),
  );
  return messages.length === 0 ? undefined : messages.join(" ");
}

/** The form in which a reviewer, or the employee, responds. Drafts are saved while the person writes. */
export function ResponseForm({ record }: RecordViewProps<"evaluations">) {
  const { employee_id, user } = useSession();
  const client = useQueryClient();
  const review = record.attributes;
  const own = responseOf(review, employee_id);
  const role = own?.role ?? "assignee";
  const [saved] = useState<Entered>(() => ({ replies: own?.answers ?? {}, comment: own?.comment ?? "" }));
  const [kept, setKept] = useState(() => readKept(record.id, user.id));
  // What this browser kept continues the saved draft, unless the draft was changed elsewhere since.
  const isContinued = kept !== null && kept.base === textOf(saved);
  const [entered, setEntered] = useState<Entered>(isContinued ? kept : saved);
  const [errors, setErrors] = useState<ApiFailure["errors"]>({});
  const autosave = useAutosave(record.id, saved);
  const form = useRef<HTMLDivElement>(null);

  const enter = (next: Entered): void => {
    setEntered(next);
    autosave.note(next);
  };
  const reply = (key: string, given: Reply): void => {
    setErrors(({ [`answers.${key}`]: _solved, ...others }) => others);
    enter({ ...entered, replies: { ...entered.replies, [key]: given } });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: kept input is saved once, when the form opens.
  useEffect(() => {
    if (isContinued) autosave.note(kept);
  }, []);
  useEffect(() => {
    if (Object.keys(errors).length > 0)
      form.current?.querySelector<HTMLElement>("[data-wrong] input, [data-wrong] textarea")?.focus();
  }, [errors]);

  async function submit(): Promise<void> {
    await autosave.flush();
    try {
      await runAction("evaluations", record.id, "submit-response", bodyOf(entered));
    } catch (error) {
      if (!(error instanceof ApiFailure) || Object.keys(error.errors).length === 0) throw error;
      setErrors(error.errors);
      return;
    }
    await autosave.stop();
    await client.invalidateQueries();
    notifyDone(t("Response submitted"));
  }

  return (
    <Stack gap="lg" ref={form}>
      {kept !== null && !isContinued && (
        <Alert color="yellow" icon={<Icon name="alert-triangle" />} title={t("This browser has other input")}>
          <Stack gap="xs" align="flex-start">
            <span>
              {t(
                "It was not saved, and your draft was changed elsewhere since. The form shows the saved draft.",
              )}
            </span>
            <Group gap="xs">
              <Button
                size="xs"
                variant="default"
                onClick={() => {
                  enter({ replies: kept.replies, comment: kept.comment });
                  setKept(null);
                }}
              >
                {t("Use the input of this browser")}
              </Button>
              <Button
                size="xs"
                variant="subtle"
                onClick={() => {
                  setKept(null);
                  void autosave.stop();
                }}
              >
                {t("Discard it")}
              </Button>
            </Group>
          </Stack>
        </Alert>
      )}
      <Panel
        title={role === "self" ? t("Your self review") : t("Your response")}
        note={
          role === "self"
            ? t("It does not count for the score. The reviewers read it once they have submitted theirs.")
            : t(
                "The employee reads it once the review is shared. Other reviewers read it once they have submitted theirs.",
              )
        }
      >
        <Stack gap="xl">
          {questionsFor(review, role).map((question) => {
            const message = messageAt(errors, question);
            return (
              <div key={question.key} data-wrong={message !== undefined || undefined}>
                <QuestionInput
                  question={question}
                  review={review}
                  reply={entered.replies[question.key] ?? {}}
                  error={message}
                  onChange={(given) => reply(question.key, given)}
                />
              </div>
            );
          })}
          <Textarea
            label={t("What else you want to say")}
            autosize
            minRows={3}
            maxRows={16}
            value={entered.comment}
            onChange={(event) => enter({ ...entered, comment: event.currentTarget.value })}
          />
        </Stack>
      </Panel>
      <Paper withBorder p="md" style={{ position: "sticky", bottom: 0, zIndex: 1 }}>
        <Group justify="space-between" gap="sm">
          <SavingNote state={autosave.state} onAgain={() => void autosave.flush()} />
          <Button
            leftSection={<Icon name="send" size={16} />}
            onClick={() =>
              confirm({
                title: t("Submit your response?"),
                text: t("Once it is submitted, you can no longer change it."),
                action: t("Submit"),
                run: submit,
              })
            }
          >
            {t("Submit the response")}
          </Button>
        </Group>
      </Paper>
    </Stack>
  );
}
