import { Anchor, Group, Stack, Text, Title } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { recordLabel } from "../../../declare/record-label.ts";
import type { RecordViewProps } from "../../../declare/record-page.ts";
import { t } from "../../../messages/t.ts";
import { InvitationLink } from "../../../records/invitation-link.tsx";
import { RecordHistory } from "../../../records/record-history.tsx";
import { recordPage } from "../../../records/record-page.tsx";
import { UserStatus, userUi } from "./user-ui.tsx";

function UserHeader({ record }: RecordViewProps<"users">) {
  const { email, status, employee_id } = record.attributes;
  return (
    <Stack gap={4}>
      <Group gap="sm">
        <Title order={1}>{recordLabel(record)}</Title>
        <UserStatus status={String(status)} />
      </Group>
      <Text c="dimmed">
        {String(email)}
        {employee_id !== null && (
          <>
            {" · "}
            <Anchor component={Link} to={`/employees/${employee_id}`}>
              {t("Employee")}
            </Anchor>
          </>
        )}
      </Text>
    </Stack>
  );
}

function Invitation({ record }: RecordViewProps<"users">) {
  const token = record.attributes.onboarding_token;
  return typeof token === "string" ? <InvitationLink token={token} /> : null;
}

/** The page of an account. */
export default recordPage({
  ui: userUi,
  listPath: "/settings/people",
  Header: UserHeader,
  tabs: [
    {
      id: "access",
      label: t("Access"),
      sections: [
        {
          title: t("Role"),
          note: t(
            "What the person may do. You can neither assign a role with more permissions than you have, nor change an account that has more.",
          ),
          fields: ["role_id"],
        },
        { title: t("Account"), fields: ["first_name", "last_name", "email", "locale"] },
        { title: t("Sign-in"), fields: ["has_password", "last_sign_in_at", "invited_at", "archived_at"] },
      ],
      Content: Invitation,
    },
    {
      id: "history",
      label: t("History"),
      Content: RecordHistory,
      isShown: (_record, may) => may("view-audit-log"),
    },
  ],
});
