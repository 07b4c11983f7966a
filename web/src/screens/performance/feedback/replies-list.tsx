import { Stack, Text } from "@mantine/core";
import type { ApiRecord } from "../../../api/records.ts";
import { t } from "../../../messages/t.ts";

interface Reply {
  readonly text?: string;
  readonly rating?: number;
}

interface Question {
  readonly key: string;
  readonly title: string;
}

const MAX_RATING = 5;

/** What was given to the questions of a request; nothing for spontaneous feedback. */
export function RepliesList({ record }: { readonly record: ApiRecord<"feedback"> }) {
  const replies = record.attributes.answers as unknown as Readonly<Record<string, Reply>> | null;
  const request = record.relationships?.feedbackRequest as ApiRecord | null | undefined;
  const questions = (request?.attributes.questions ?? []) as readonly Question[];
  const titleOf = (key: string): string => questions.find((question) => question.key === key)?.title ?? key;
  if (replies === null) return null;
  return (
    <Stack gap="sm" component="dl" m={0}>
      {Object.entries(replies).map(([key, { text, rating }]) => (
        <div key={key}>
          <Text size="xs" c="dimmed" component="dt">
            {titleOf(key)}
          </Text>
          <Text size="sm" component="dd" m={0} style={{ whiteSpace: "pre-wrap" }}>
            {rating === undefined ? text : t`${rating} of ${MAX_RATING}`}
          </Text>
        </div>
      ))}
    </Stack>
  );
}
