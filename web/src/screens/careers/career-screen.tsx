import { Divider, Stack, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { useState } from "react";
import { FieldsSkeleton } from "../../components/skeletons.tsx";
import { MarkdownText } from "../../markdown/markdown-text.tsx";
import { t } from "../../messages/t.ts";
import { AccessFrame } from "../sign-in/access-frame.tsx";
import { ApplicationForm } from "./application-form.tsx";
import { type CareerPage, careerPageQuery } from "./career-page.ts";

const placeOf = ({ company, department, work_locations, is_remote }: CareerPage): string =>
  [company, department, work_locations.join(", "), is_remote ? t("remote") : ""].filter(Boolean).join(" · ");

/** The public page of a job, on which anybody can apply; whether there is one is up to the API. */
export default function CareerScreen() {
  const { job = "" } = useParams({ strict: false }) as { job?: string };
  const [isSent, setSent] = useState(false);
  const { data: page, error } = useQuery(careerPageQuery(job));
  if (error)
    return (
      <AccessFrame title={t("No such job")}>
        <Text>{t("The job is not open any more, or the address is wrong.")}</Text>
      </AccessFrame>
    );
  if (!page)
    return (
      <AccessFrame title={t("Job")}>
        <FieldsSkeleton />
      </AccessFrame>
    );
  if (isSent)
    return (
      <AccessFrame title={t("Thank you")} note={placeOf(page)}>
        <Text role="status">{t`Your application for ${page.title} was received.`}</Text>
      </AccessFrame>
    );
  return (
    <AccessFrame title={page.title} note={placeOf(page)}>
      {page.description && <MarkdownText text={page.description} />}
      {page.requirements && (
        <Stack gap="xs">
          <Title order={2} size="h4">
            {t("What we look for")}
          </Title>
          <MarkdownText text={page.requirements} />
        </Stack>
      )}
      <Divider />
      <Title order={2} size="h4">
        {t("Apply for the job")}
      </Title>
      <ApplicationForm job={job} consentText={page.consent_text} onSent={() => setSent(true)} />
    </AccessFrame>
  );
}
