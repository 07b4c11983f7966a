import { Stack, Text } from "@mantine/core";
import type { ApiRecord } from "../../../api/records.ts";
import type { ActionUi, PreviewProps } from "../../../declare/action-ui.ts";
import { relatedLabel } from "../../../declare/record-label.ts";
import { formatDate } from "../../../format/dates.ts";
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
          ? `A draft employee until the first day, ${formatDate(start_date)}.`
          : `An employee at once: the first day, ${formatDate(start_date)}, is not in the future, so the hire cannot be undone.`}
      </Text>
      <Text size="sm">
        {`Works with ${email}`}
        {personal_email !== null && `; ${personal_email} is kept as the private address`}.
      </Text>
      <Text size="sm">{manager === "" ? "Reports to nobody yet." : `Reports to ${manager}.`}</Text>
    </Stack>
  );
}

/** Hires a candidate in one dialog, which ends on the page of the draft employee. */
export const hire: ActionUi<Candidate> = {
  label: "Hire",
  icon: "user-check",
  isPrimary: true,
  title: ({ attributes }) => `Hire ${attributes.name}`,
  text: "Creates the employee with the contact details of the candidate. What you leave empty is that of the job.",
  confirm: "Hire",
  done: "Hired: this is the draft of the employee",
  without: withoutPay,
  Preview: HirePreview,
  previewInclude: "employee,employee.position,employee.level,employee.manager",
  opens: (_id, { attributes }) => `/employees/${attributes.employee_id}`,
  isExplained: ({ attributes }, holds) =>
    holds && attributes.status === "active" && attributes.job_id !== null,
  fields: {
    start_date: { label: "First day", hint: undefined },
    email: { label: "Work email", hint: "A new address, not the private one." },
    position_id: { label: "Position", hint: "If empty, that of the job." },
    level_id: { label: "Level", hint: "If empty, that of the job." },
    manager_employee_id: { label: "Manager", hint: "If empty, the hiring manager of the job." },
    contract_type: { label: "Contract", hint: "If empty, that of the job." },
    work_location_ids: { label: "Work locations", hint: "If empty, those of the job." },
    salary: { label: "Salary", hint: undefined },
    salary_type: { label: "Paid", hint: undefined },
    salary_currency: { label: "Currency of the salary", hint: undefined },
    invite_immediately: { label: "Invite to Bureau at once", hint: undefined },
    document_type_id: {
      label: "Keep the CV as a document",
      hint: "Of this type, with the employee. If empty, it stays with the candidate only.",
    },
  },
};

/** Takes a hire back. */
export const undoHire: ActionUi<Candidate> = {
  label: "Undo the hire",
  icon: "refresh",
  title: ({ attributes }) => `Undo the hire of ${attributes.name}?`,
  text: "The draft of the employee is archived, the opening is free again, and the application goes on in its last stage.",
  confirm: "Undo the hire",
  done: "Hire undone",
  isDangerous: true,
  isExplained: ({ attributes }, holds) => holds && attributes.status === "hired",
};
