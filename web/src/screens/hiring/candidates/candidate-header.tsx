import { Anchor, Group, Rating, Stack, Text, Title } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { type ApiRecord, changeRecord } from "../../../api/records.ts";
import { notifyDone, notifyFailure } from "../../../components/notify.tsx";
import { relatedLabel } from "../../../declare/record-label.ts";
import type { RecordViewProps } from "../../../declare/record-page.ts";
import { plural, t } from "../../../messages/t.ts";
import { CandidateState } from "./candidate-status.tsx";
import { ratingInWords, Stars } from "./rating.tsx";

/** The rating of the candidate; those who may change it select a star, and the selected one removes it. */
function HeaderRating({ record }: { readonly record: ApiRecord<"candidates"> }) {
  const client = useQueryClient();
  const { rating, anonymized_at, name } = record.attributes;
  const rate = useMutation({
    mutationFn: (stars: number) =>
      changeRecord("candidates", record.id, { rating: stars === 0 ? null : stars }),
    onSuccess: async () => {
      await client.invalidateQueries();
      notifyDone(t("Rating saved"));
    },
    onError: notifyFailure,
  });
  if (!record.meta.authorizedToUpdate || anonymized_at !== null)
    return rating === null ? null : <Stars rating={rating} />;
  return (
    <Group gap="xs" role="group" aria-label={t`Rating of ${name}`}>
      <Rating
        value={rating ?? 0}
        allowClear
        onChange={(stars) => rate.mutate(stars)}
        getSymbolLabel={ratingInWords}
        color="yellow.6"
        size="md"
      />
      <Text size="xs" c="dimmed">
        {rating === null ? t("Not rated") : ratingInWords(rating)}
      </Text>
    </Group>
  );
}

/** Who applied for what, how far they came, and their other applications. */
export function CandidateHeader({ record }: RecordViewProps<"candidates">) {
  const { attributes } = record;
  const any = record as unknown as ApiRecord;
  const { job_id, email, other_applications_count: others, employee_id } = attributes;
  const job = relatedLabel(any, "job");
  return (
    <Stack gap={6}>
      <Group gap="sm">
        <Title order={1}>{attributes.name}</Title>
        <CandidateState attributes={attributes} />
      </Group>
      <Text c="dimmed">
        {job_id === null ? (
          t("In the pool, for no job in particular")
        ) : (
          <Anchor component={Link} to={`/hiring/jobs/${job_id}`} inherit>
            {job || t("A job")}
          </Anchor>
        )}
        {` · ${relatedLabel(any, "stage")}`}
        {employee_id !== null && (
          <>
            {" · "}
            <Anchor component={Link} to={`/employees/${employee_id}`} inherit>
              {t("Employee")}
            </Anchor>
          </>
        )}
        {others > 0 && (
          <>
            {" · "}
            <Anchor component={Link} to="/hiring/candidates" search={{ view: "all", email } as never} inherit>
              {plural(others, "# other application", "# other applications")}
            </Anchor>
          </>
        )}
      </Text>
      <HeaderRating record={record} />
    </Stack>
  );
}
