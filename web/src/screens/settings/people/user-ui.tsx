import { Badge } from "@mantine/core";
import { users } from "../../../api/generated/resources/users.ts";
import type { ApiRecord } from "../../../api/records.ts";
import { Person } from "../../../components/person.tsx";
import { recordLabel } from "../../../declare/record-label.ts";
import { resourceUi } from "../../../declare/resource-ui.ts";
import { inWords } from "../../../format/words.ts";
import { t } from "../../../messages/t.ts";
import { userActions } from "./user-actions.ts";

const COLORS: Readonly<Record<string, string>> = {
  active: "teal",
  invited: "yellow",
  pending: "gray",
  archived: "gray",
};

/** The status of an account; the word says it, the colour only helps. */
export function UserStatus({ status }: { readonly status: string }) {
  return (
    <Badge variant="light" color={COLORS[status] ?? "gray"} tt="none" fw={600}>
      {status === "pending" ? t("Not invited") : inWords(status, { one: t("Account") })}
    </Badge>
  );
}

const asPerson = (record: ApiRecord<"users">) => (
  <Person name={recordLabel(record)} avatar={record.attributes.avatar} note={record.attributes.email} />
);

/** Accounts in their list and on their pages. */
export const userUi = resourceUi({
  resource: "users",
  metadata: users,
  title: t("People with access"),
  singular: t("Account"),
  note: t("Everybody who can sign in. Employees have an account from the start; invite other people here."),
  fields: {
    email: { hint: undefined },
    role_id: { hint: t("You can only assign roles whose permissions you have yourself.") },
    locale: { label: t("Language") },
    last_sign_in_at: { label: t("Last sign-in") },
    invited_at: { label: t("Invited") },
    has_password: { label: t("Has a password") },
    archived_at: { label: t("Archived") },
  },
  list: {
    columns: [
      { name: "email", label: t("Name"), render: asPerson },
      "role_id",
      { name: "status", render: ({ attributes }) => <UserStatus status={attributes.status} /> },
      "last_sign_in_at",
    ],
    more: ["invited_at", "locale", "employee_id", "archived_at", "created_at"],
    sort: "email",
    views: [
      { id: "current", label: (them) => t("Current", them), filters: { "-status": "archived" } },
      { id: "archived", label: (them) => t("Archived", them), filters: { status: "archived" } },
      { id: "all", label: t("Everyone"), filters: {} },
    ],
    bulk: { invite: { from: ["pending", "invited"] } },
    emptyText: t("Everybody with access is listed here."),
  },
  form: [{ title: t("Account"), fields: ["first_name", "last_name", "email", "role_id", "locale"] }],
  actions: userActions,
  page: (id) => `/settings/people/${id}`,
});
