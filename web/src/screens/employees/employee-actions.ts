import type { ApiRecord } from "../../api/records.ts";
import type { ActionUi } from "../../declare/action-ui.ts";
import { archiving } from "../../declare/archiving.ts";
import { t } from "../../messages/t.ts";

/** The actions of employees: invite, archive, restore. */
export const employeeActions: Readonly<Record<string, ActionUi<ApiRecord<"employees">>>> = {
  invite: {
    label: t("Invite"),
    icon: "mail-forward",
    text: ({ attributes }) =>
      t`We send a mail to ${attributes.email}. Its link works for seven days; earlier links stop working.`,
    confirm: t("Send the invitation"),
    without: () => ["locale"],
    done: t("Invitation sent"),
  },
  ...archiving(
    t(
      "The employment ends, the account is closed, and sessions and API keys stop working immediately. Direct reports move to the next manager up.",
    ),
    {
      archive: {
        fields: {
          termination_date: {
            label: t("Last day"),
            hint: t("If empty, the date already set if it is in the past, otherwise today."),
          },
          termination_reason: { label: t("Reason") },
          new_manager_employee_id: {
            label: t("Direct reports go to"),
            hint: t("If empty, the next manager up."),
          },
        },
      },
      restore: {
        text: t("The person becomes a current employee again."),
        fields: {
          keep_termination_date: { label: t("Keep the termination date") },
          restore_user: { label: t("Restore the account") },
        },
        done: t("Employee restored"),
      },
    },
  ),
};
