import { Stack } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { users } from "../../api/generated/resources/users.ts";
import { recordQuery } from "../../api/queries.ts";
import type { ApiRecord } from "../../api/records.ts";
import { ReadProblem } from "../../components/read-problem.tsx";
import { FieldsSkeleton } from "../../components/skeletons.tsx";
import type { RecordViewProps } from "../../declare/record-page.ts";
import { resourceUi } from "../../declare/resource-ui.ts";
import { t } from "../../messages/t.ts";
import { EditableSection } from "../../records/editable-section.tsx";
import { InvitationLink } from "../../records/invitation-link.tsx";

const accountUi = resourceUi({
  resource: "users",
  metadata: users,
  title: t("Accounts"),
  singular: t("Account"),
  fields: {
    locale: { label: t("Language") },
    last_sign_in_at: { label: t("Last sign-in") },
    has_password: { label: t("Has a password") },
  },
  list: { columns: ["email"], emptyText: "" },
  form: [],
});

const SECTION = {
  title: t("Sign-in"),
  note: t("The email and the name are those of the employee."),
  fields: ["status", "role_id", "locale", "last_sign_in_at", "invited_at"],
};

/** The account of an employee: role, language, invitation. */
export function AccountTab({ record }: RecordViewProps<"employees">) {
  const user = record.relationships?.user as ApiRecord;
  const { data, error } = useQuery(recordQuery("users", user.id, { include: "role[id|name]" }));
  if (error) return <ReadProblem error={error} />;
  if (!data) return <FieldsSkeleton />;
  const token = data.record.attributes.onboarding_token;
  return (
    <Stack gap="lg">
      <EditableSection ui={accountUi} section={SECTION} record={data.record} tag={data.tag} />
      {typeof token === "string" && <InvitationLink token={token} />}
    </Stack>
  );
}
