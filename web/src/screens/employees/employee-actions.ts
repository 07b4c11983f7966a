import type { ApiRecord } from "../../api/records.ts";
import type { ActionUi } from "../../declare/action-ui.ts";
import { archiving } from "../../declare/archiving.ts";

/** The actions of employees: invite, archive, restore. */
export const employeeActions: Readonly<Record<string, ActionUi<ApiRecord<"employees">>>> = {
  invite: {
    label: "Invite",
    icon: "mail-forward",
    text: ({ attributes }) =>
      `We send a mail to ${attributes.email}. Its link works for seven days; earlier links stop working.`,
    confirm: "Send the invitation",
    without: () => ["locale"],
    done: "Invitation sent",
  },
  ...archiving(
    "The employment ends, the account is closed, and sessions and API keys stop working immediately. Direct reports move to the next manager up.",
    {
      archive: {
        fields: {
          termination_date: {
            label: "Last day",
            hint: "If empty, the date already set if it is in the past, otherwise today.",
          },
          termination_reason: { label: "Reason" },
          new_manager_employee_id: { label: "Direct reports go to", hint: "If empty, the next manager up." },
        },
      },
      restore: {
        text: "The person becomes a current employee again.",
        fields: {
          keep_termination_date: { label: "Keep the termination date" },
          restore_user: { label: "Restore the account" },
        },
        done: "Employee restored",
      },
    },
  ),
};
