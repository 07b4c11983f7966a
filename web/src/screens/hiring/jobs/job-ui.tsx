import { Group, Text } from "@mantine/core";
import { jobs } from "../../../api/generated/resources/jobs.ts";
import type { ApiRecord } from "../../../api/records.ts";
import { type FieldOverride, resourceUi } from "../../../declare/resource-ui.ts";
import { t } from "../../../messages/t.ts";
import { jobActions } from "./job-actions.ts";
import { CLOSE_REASONS, JOB_STATUS_LABELS, JobState } from "./job-status.tsx";

type Job = ApiRecord<"jobs">;

const fields: Readonly<Record<string, FieldOverride>> = {
  status: { optionLabels: JOB_STATUS_LABELS },
  department_id: { label: t("Department") },
  position_id: { label: t("Position") },
  level_id: { label: t("Level") },
  work_location_ids: { label: t("Work locations"), hint: undefined },
  is_remote: { label: t("Remote") },
  contract_type: { label: t("Contract") },
  openings: { hint: t("How many people are wanted.") },
  hired_count: { label: t("Hired"), hint: undefined },
  active_candidates_count: { label: t("Active candidates") },
  is_filled: { label: t("Filled"), hint: undefined },
  salary_type: { label: t("Salary type") },
  salary_min: { label: t("Pay from"), hint: undefined },
  salary_max: { label: t("Pay up to"), hint: undefined },
  salary_currency: { label: t("Currency of the pay"), hint: undefined },
  hiring_manager_employee_id: { label: t("Hiring manager"), hint: t("The manager of those who are hired.") },
  recruiter_employee_id: { label: t("Recruiter") },
  target_date: { label: t("Wanted from"), hint: undefined },
  opened_at: { label: t("Opened"), hint: undefined },
  closed_at: { label: t("Closed") },
  close_reason: { label: t("Why it was closed"), optionLabels: CLOSE_REASONS },
};

/** How many of the openings are filled: "1 of 2". */
export const filledInWords = ({ attributes: { hired_count, openings } }: Job): string =>
  t`${hired_count} of ${openings}`;

/** The list, form and page of jobs. */
export const jobUi = resourceUi({
  resource: "jobs",
  metadata: jobs,
  title: t("Jobs"),
  singular: t("Job"),
  fields,
  list: {
    columns: [
      "title",
      "department_id",
      {
        name: "hired_count",
        label: t("Hired"),
        isFigure: true,
        render: (job: Job) => (
          <Text size="sm" component="span">
            {filledInWords(job)}
          </Text>
        ),
      },
      "active_candidates_count",
      "hiring_manager_employee_id",
      "target_date",
      {
        name: "status",
        render: ({ attributes }: Job) => (
          <Group gap={6} wrap="nowrap">
            <JobState attributes={attributes} />
          </Group>
        ),
      },
    ],
    more: [
      ...["position_id", "level_id", "work_location_ids", "is_remote", "contract_type", "openings"],
      ...["recruiter_employee_id", "salary_min", "salary_max", "opened_at", "closed_at", "close_reason"],
      "created_at",
    ],
    sort: "-id",
    views: [
      { id: "open", label: (them) => t("Open", them), filters: { status: "open" } },
      { id: "on_hold", label: t("On hold"), filters: { status: "on_hold" } },
      { id: "drafts", label: t("Drafts"), filters: { status: "draft" } },
      { id: "closed", label: (them) => t("Closed", them), filters: { status: "closed" } },
      { id: "all", label: (them) => t("All", them), filters: {} },
    ],
    filters: {
      department_id: { label: t("Department"), resource: "departments" },
      position_id: { label: t("Position"), resource: "positions" },
      level_id: { label: t("Level"), resource: "levels" },
      work_location_ids: { label: t("Work location"), resource: "work-locations" },
      hiring_manager_employee_id: { label: t("Hiring manager"), resource: "employees" },
      recruiter_employee_id: { label: t("Recruiter"), resource: "employees" },
    },
    bulk: {
      open: { label: t("Open the jobs"), from: ["draft"] },
      hold: { label: t("Put on hold"), from: ["open"] },
      resume: { label: t("Resume"), from: ["on_hold"] },
      close: { label: t("Close"), from: ["open", "on_hold"], isDangerous: true },
      reopen: { label: t("Reopen"), from: ["closed"] },
    },
    emptyText: t("A job is an opening, or several of the same kind, for which candidates apply."),
  },
  form: [
    {
      title: t("Job"),
      fields: [
        ...["title", "openings", "department_id", "position_id", "level_id", "contract_type"],
        ...["work_location_ids", "is_remote", "target_date"],
      ],
    },
    { title: t("People"), fields: ["hiring_manager_employee_id", "recruiter_employee_id"] },
    { title: t("Pay"), fields: ["salary_type", "salary_min", "salary_max", "salary_currency"] },
    { title: t("Texts"), fields: ["description", "requirements"] },
  ],
  initial: ({ workspace }) => ({ salary_currency: workspace.base_currency }),
  isChangeable: ({ attributes }, field) =>
    attributes.status !== "closed" || field === "description" || field === "requirements",
  actions: jobActions,
  deletion: { isOffered: ({ meta }) => meta.authorizedToDelete },
  page: (id) => `/hiring/jobs/${id}`,
  createPath: "/hiring/jobs/new",
});
