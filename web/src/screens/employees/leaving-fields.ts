import type { FieldOverride } from "../../declare/resource-ui.ts";

type Fields = Readonly<Record<string, FieldOverride>>;

/** What is asked when people are archived, one or several. */
export const ARCHIVE_FIELDS: Fields = {
  termination_date: {
    label: "Last day",
    hint: "Left empty: the one that is set if it is past, else today.",
  },
  termination_reason: { label: "Reason" },
  new_manager_employee_id: { label: "Direct reports go to", hint: "Left empty: the next superior." },
};

/** What is asked when they are restored. */
export const RESTORE_FIELDS: Fields = {
  keep_termination_date: { label: "Keep the last day of employment" },
  restore_user: { label: "Open the account again" },
};
