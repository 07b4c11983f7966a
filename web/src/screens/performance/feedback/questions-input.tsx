import { ActionIcon, Fieldset, Group, Select, Stack, Switch, TextInput } from "@mantine/core";
import { AddToList } from "../../../components/add-to-list.tsx";
import { Icon } from "../../../components/icon.tsx";
import type { InputProps } from "../../../fields/field-ui.ts";
import { t } from "../../../messages/t.ts";

interface Question {
  readonly key: string;
  readonly title: string;
  readonly kind: string;
  readonly is_required: boolean;
}

const KINDS = [
  { value: "text", label: t("In words") },
  { value: "rating", label: t("Rating from 1 to 5") },
];

/** A key that no other question has; people do not see keys. */
function nextKey(questions: readonly Question[]): string {
  const known = new Set(questions.map(({ key }) => key));
  let number = questions.length + 1;
  while (known.has(`question-${number}`)) number++;
  return `question-${number}`;
}

/** Edits the questions of a feedback request. */
export function QuestionsInput({ field, value, onChange, error, errors = {} }: InputProps) {
  const questions = (value as readonly Question[] | null) ?? [];
  const change = (index: number, part: Partial<Question>) =>
    onChange(questions.map((one, at) => (at === index ? { ...one, ...part } : one)));
  return (
    <Stack gap="md" data-path={field.name}>
      {questions.map((question, index) => (
        <Fieldset key={question.key} legend={t`Question ${index + 1}`}>
          <Group align="flex-end" gap="sm">
            <TextInput
              label={t("Question")}
              withAsterisk
              flex="1 1 240px"
              value={question.title}
              error={errors[`${index}.title`]}
              onChange={(event) => change(index, { title: event.currentTarget.value })}
            />
            <Select
              label={t("Response")}
              data={KINDS}
              value={question.kind}
              allowDeselect={false}
              onChange={(kind) => kind && change(index, { kind })}
              w={180}
            />
            <Switch
              label={t("Required")}
              mb={8}
              checked={question.is_required}
              onChange={(event) => change(index, { is_required: event.currentTarget.checked })}
            />
            <ActionIcon
              variant="subtle"
              color="red"
              size={36}
              aria-label={t`Remove question ${index + 1}`}
              onClick={() => onChange(questions.filter((_one, at) => at !== index))}
            >
              <Icon name="trash" />
            </ActionIcon>
          </Group>
        </Fieldset>
      ))}
      <AddToList
        label={t("Add a question")}
        error={Object.keys(errors).length === 0 && error}
        onAdd={() =>
          onChange([...questions, { key: nextKey(questions), title: "", kind: "rating", is_required: true }])
        }
      />
    </Stack>
  );
}
