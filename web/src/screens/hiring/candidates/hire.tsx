import { Stack, Text } from "@mantine/core";
import type { ApiRecord } from "../../../api/records.ts";
import type { ActionUi, PreviewProps } from "../../../declare/action-ui.ts";
import { relatedLabel } from "../../../declare/record-label.ts";
import { formatDate } from "../../../format/dates.ts";
import { t } from "../../../messages/t.ts";
import { mayAny, type Session } from "../../../session/session.ts";

type Candidate = ApiRecord<"candidates">;

/** The employee that a hire creates or created. */
const employeeOf = ({ relationships }: Candidate): ApiRecord<"employees"> | null =>
  (relationships?.employee as unknown as ApiRecord<"employees"> | null | undefined) ?? null;

/** What of the new employee is left to their own page. */
const LATER = ["direction_id", "weekly_hours_capacity", "timezone"];
const PAY = ["salary_type", "salary", "salary_currency"];

const withoutPay = (session: Session): readonly string[] =>
  mayAny(session, ["manage-salaries"]) ? LATER : [...LATER, ...PAY];

/** The employee as the dry run returned them, with what was taken from the job. */
function HirePreview({ after }: PreviewProps<Candidate>) {
  const employee = employeeOf(after);
  if (!employee) return null;
  const { name, email, personal_email, start_date, status } = employee.attributes;
  const any = employee as unknown as ApiRecord;
  const position = [relatedLabel(any, "level"), relatedLabel(any, "position")].filter(Boolean).join(" ");
  const manager = relatedLabel(any, "manager");
  return (
    <Stack gap={4}>
      <Text size="sm" fw={600}>
        {position === "" ? name : `${name}, ${position}`}
      </Text>
      <Text size="sm">
        {status === "draft"
          ? t`A draft employee until the first day, ${formatDate(start_date)}.`
          : t`An employee at once: the first day, ${formatDate(start_date)}, is not in the future, so the hire cannot be undone.`}
      </Text>
      <Text size="sm">
        {personal_email === null
          ? t`Works with ${email}.`
          : t`Works with ${email}; ${personal_email} is kept as the private address.`}
      </Text>
      <Text size="sm">{manager === "" ? t("Reports to nobody yet.") : t`Reports to ${manager}.`}</Text>
    </Stack>
  );
}

/** Hires a candidate in one dialog, which ends on the page of the draft employee. */
export const hire: ActionUi<Candidate> = {
  label: t("Hire"),
  icon: "user-check",
  isPrimary: true,
  title: ({ attributes }) => t`Hire ${attributes.name}`,
  text: t(
    "Creates the employee with the contact details of the candidate. What you leave empty is that of the job.",
  ),
  confirm: t("Hire"),
  done: t("Hired: this is the draft of the employee"),
  without: withoutPay,
  Preview: HirePreview,
  previewInclude: "employee,employee.position,employee.level,employee.manager",
  opens: (_id, { attributes }) => `/employees/${attributes.employee_id}`,
  isExplained: ({ attributes }, holds) =>
    holds && attributes.status === "active" && attributes.job_id !== null,
  fields: {
    start_date: { label: t("First day"), hint: undefined },
    email: { label: t("Work email"), hint: t("A new address, not the private one.") },
    position_id: { label: t("Position"), hint: t("If empty, that of the job.") },
    level_id: { label: t("Level"), hint: t("If empty, that of the job.") },
    manager_employee_id: { label: t("Manager"), hint: t("If empty, the hiring manager of the job.") },
    contract_type: { label: t("Contract"), hint: t("If empty, that of the job.") },
    work_location_ids: { label: t("Work locations"), hint: t("If empty, those of the job.") },
    salary: { label: t("Salary"), hint: undefined },
    salary_type: { label: t("Salary type"), hint: undefined },
    salary_currency: { label: t("Currency of the salary"), hint: undefined },
    invite_immediately: { label: t("Invite to Bureau at once"), hint: undefined },
    document_type_id: {
      label: t("Keep the CV as a document"),
      hint: t("Of this type, with the employee. If empty, it stays with the candidate only."),
    },
  },
};

/** Takes a hire back. */
export const undoHire: ActionUi<Candidate> = {
  label: t("Undo the hire"),
  icon: "refresh",
  title: ({ attributes }) => t`Undo the hire of ${attributes.name}?`,
  text: t(
    "The draft of the employee is archived, the opening is free again, and the application goes on in its last stage.",
  ),
  confirm: t("Undo the hire"),
  done: t("Hire undone"),
  isDangerous: true,
  isExplained: ({ attributes }, holds) => holds && attributes.status === "hired",
};
