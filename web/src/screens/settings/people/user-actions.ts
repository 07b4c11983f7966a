import type { ApiRecord } from "../../../api/records.ts";
import type { ActionUi } from "../../../declare/action-ui.ts";
import { archiving } from "../../../declare/archiving.ts";

type User = ApiRecord<"users">;

const isInvitedAgain = ({ attributes }: User): boolean => attributes.status === "invited";

/** What can be done with an account: invite, archive, restore. An employee's account follows the employee. */
export const userActions: Readonly<Record<string, ActionUi<User>>> = {
  invite: {
    label: (user) => (isInvitedAgain(user) ? "Invite again" : "Invite"),
    icon: "mail-forward",
    isPrimary: true,
    text: ({ attributes }) =>
      `We send a mail to ${attributes.email}. Its link works for seven days; earlier links stop working.`,
    confirm: "Send the invitation",
    without: () => ["locale"],
    // For a minute after an invitation there is no further one.
    isExplained: (user, holds) => holds && isInvitedAgain(user),
  },
  ...archiving("Sessions and API keys stop working immediately.", {
    archive: {
      isExplained: ({ attributes }, holds) =>
        holds && attributes.archived_at === null && attributes.employee_id === null,
    },
    restore: { text: "The person can sign in again." },
  }),
};
