import type { ApiRecord } from "../../../api/records.ts";
import type { ActionUi } from "../../../declare/action-ui.ts";
import { archiving } from "../../../declare/archiving.ts";
import { t } from "../../../messages/t.ts";

type User = ApiRecord<"users">;

const isInvitedAgain = ({ attributes }: User): boolean => attributes.status === "invited";

/** What can be done with an account: invite, archive, restore. An employee's account follows the employee. */
export const userActions: Readonly<Record<string, ActionUi<User>>> = {
  invite: {
    label: (user) => (isInvitedAgain(user) ? t("Invite again") : t("Invite")),
    icon: "mail-forward",
    isPrimary: true,
    text: ({ attributes }) =>
      t`We send a mail to ${attributes.email}. Its link works for seven days; earlier links stop working.`,
    confirm: t("Send the invitation"),
    without: () => ["locale"],
    // For a minute after an invitation there is no further one.
    isExplained: (user, holds) => holds && isInvitedAgain(user),
  },
  ...archiving(t("Sessions and API keys stop working immediately."), {
    archive: {
      isExplained: ({ attributes }, holds) =>
        holds && attributes.archived_at === null && attributes.employee_id === null,
    },
    restore: { text: t("The person can sign in again.") },
  }),
};
