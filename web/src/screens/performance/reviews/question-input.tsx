import { Checkbox, Group, Input, Radio, Stack, Textarea } from "@mantine/core";
import type { ApiRecord } from "../../../api/records.ts";
import { t } from "../../../messages/t.ts";
import { type Question, type Reply, ratingInWords } from "./review-form.ts";

const MAX_TEXT = 65_535;

interface QuestionInputProps {
  readonly question: Question;
  readonly review: ApiRecord<"evaluations">["attributes"];
  readonly reply: Reply;
  readonly error?: string;
  readonly onChange: (reply: Reply) => void;
}

type ChoiceProps = Omit<QuestionInputProps, "review"> & {
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly value: string | null;
  readonly onChoose: (value: string) => void;
};

/** A question with a few options, of which one is chosen. */
function Choice({ question, reply, error, options, value, onChoose }: ChoiceProps) {
  return (
    <Radio.Group
      label={question.title}
      description={question.description}
      withAsterisk={question.is_required}
      error={error}
      value={value}
      onChange={onChoose}
      name={question.key}
    >
      <Group gap="md" mt={8}>
        {options.map((option) => (
          <Radio key={option.value} {...option} disabled={reply.not_applicable === true} />
        ))}
      </Group>
    </Radio.Group>
  );
}

/** A question of the form with its inputs: a rating on the scale, a choice or a text, and what is said besides. */
export function QuestionInput({ question, review, reply, error, onChange }: QuestionInputProps) {
  const { kind, title, key } = question;
  const common = { question, reply, error, onChange };
  if (kind === "text") {
    return (
      <Textarea
        label={title}
        description={question.description}
        withAsterisk={question.is_required}
        name={key}
        error={error}
        autosize
        minRows={3}
        maxRows={16}
        maxLength={MAX_TEXT}
        value={reply.text ?? ""}
        onChange={(event) => onChange({ ...reply, text: event.currentTarget.value })}
      />
    );
  }
  const scores = Array.from({ length: review.scale_max }, (_, index) => index + 1);
  return (
    <Stack gap="sm">
      {kind === "rating" ? (
        <Choice
          {...common}
          options={scores.map((score) => ({ value: String(score), label: ratingInWords(review, score) }))}
          value={reply.score === undefined ? null : String(reply.score)}
          onChoose={(score) => onChange({ ...reply, score: Number(score) })}
        />
      ) : (
        <Choice
          {...common}
          options={(question.options ?? []).map((option) => ({ value: option, label: option }))}
          value={reply.choice ?? null}
          onChoose={(choice) => onChange({ ...reply, choice })}
        />
      )}
      <Checkbox
        label={t("Does not apply")}
        aria-label={t`Does not apply: ${title}`}
        checked={reply.not_applicable === true}
        onChange={(event) =>
          onChange(
            event.currentTarget.checked
              ? { comment: reply.comment, not_applicable: true }
              : { comment: reply.comment },
          )
        }
      />
      <Input.Wrapper>
        <Textarea
          aria-label={t`Comment on ${title}`}
          placeholder={t("Comment")}
          autosize
          minRows={1}
          maxRows={8}
          maxLength={MAX_TEXT}
          value={reply.comment ?? ""}
          onChange={(event) => onChange({ ...reply, comment: event.currentTarget.value })}
        />
      </Input.Wrapper>
    </Stack>
  );
}
