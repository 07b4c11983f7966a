import { Alert, List, Stack, Text } from "@mantine/core";
import type { ApiRecord } from "../../../api/records.ts";
import { Icon } from "../../../components/icon.tsx";
import type { ActionUi } from "../../../declare/action-ui.ts";
import { plural, t } from "../../../messages/t.ts";

type Candidate = ApiRecord<"candidates">;

/** What of the application is erased, in words. */
const papersInWords = (count: number): string =>
  count === 0
    ? t("files, cover letter, notes and feedback")
    : plural(count, "# file, cover letter, notes and feedback", "# files, cover letter, notes and feedback");

/** What is erased and what is kept, before anybody decides. */
function Consequences({ candidate }: { readonly candidate: Candidate }) {
  const { name, files, employee_id } = candidate.attributes;
  return (
    <Stack gap="sm">
      <Text size="sm">{t("Erased, wherever it can be read:")}</Text>
      <List size="sm">
        <List.Item>{t`the name ${name}, email, phone, address and links`}</List.Item>
        <List.Item>{papersInWords(files.length)}</List.Item>
        <List.Item>
          {t("expected salary, availability, consent, and the notes of moves and of the end")}
        </List.Item>
        <List.Item>
          {t("the same values in the audit log, in exports and in messages that are still to be sent")}
        </List.Item>
      </List>
      {employee_id === null && (
        <Text size="sm">
          {t(
            "A draft employee whom a hire that was undone left over is deleted too, with documents and account.",
          )}
        </Text>
      )}
      <Text size="sm">
        {t(
          "Kept for reports: the job, the stages and their times, source, rating, and how and why it ended.",
        )}
        {employee_id !== null && ` ${t("The employee is a record of its own, and stays as it is.")}`}
      </Text>
      <Alert color="red" variant="light" icon={<Icon name="alert-triangle" size={18} />} py={8}>
        {t("This cannot be undone, and the candidate cannot be changed or taken up again afterwards.")}
      </Alert>
    </Stack>
  );
}

/** Erases everything personal of a candidate. */
export const anonymize: ActionUi<Candidate> = {
  label: t("Anonymise"),
  icon: "eye-off",
  title: ({ attributes }) => t`Anonymise ${attributes.name}?`,
  text: (candidate) => <Consequences candidate={candidate} />,
  confirm: t("Anonymise for good"),
  done: t("Candidate anonymised"),
  isDangerous: true,
};
