import type { FieldOverride } from "../../declare/resource-ui.ts";

type Fields = Readonly<Record<string, FieldOverride>>;

/** What is asked when people are archived, one or several. */
export const ARCHIVE_FIELDS: Fields = {
  termination_date: {
    label: "Last day",
    hint: "If empty, the date already set if it is in the past, otherwise today.",
  },
  termination_reason: { label: "Reason" },
  new_manager_employee_id: { label: "Direct reports go to", hint: "If empty, the next manager up." },
};

/** What is asked when they are restored. */
export const RESTORE_FIELDS: Fields = {
  keep_termination_date: { label: "Keep the termination date" },
  restore_user: { label: "Restore the account" },
};
