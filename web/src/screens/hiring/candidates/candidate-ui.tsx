import { Group, Text } from "@mantine/core";
import { candidates } from "../../../api/generated/resources/candidates.ts";
import type { ApiRecord } from "../../../api/records.ts";
import { resourceUi } from "../../../declare/resource-ui.ts";
import { formatDate } from "../../../format/dates.ts";
import { t } from "../../../messages/t.ts";
import { rejectionReason } from "../rejection-reason.tsx";
import { candidateActions } from "./candidate-actions.tsx";
import { CandidateCard } from "./candidate-card.tsx";
import { candidateFields } from "./candidate-fields.ts";
import { CandidateState } from "./candidate-status.tsx";
import { OneStar } from "./rating.tsx";

type Candidate = ApiRecord<"candidates">;

const Plain = ({ text }: { readonly text: string }) => (
  <Text size="sm" component="span">
    {text}
  </Text>
);

/** The list, form, board and page of candidates. */
export const candidateUi = resourceUi({
  resource: "candidates",
  metadata: candidates,
  title: t("Candidates"),
  singular: t("Candidate"),
  fields: candidateFields,
  list: {
    columns: [
      "name",
      "job_id",
      "stage_id",
      {
        name: "rating",
        render: ({ attributes }: Candidate) =>
          attributes.rating === null ? <Plain text="–" /> : <OneStar rating={attributes.rating} />,
      },
      {
        name: "applied_at",
        render: ({ attributes }: Candidate) => <Plain text={formatDate(attributes.applied_at)} />,
      },
      {
        name: "status",
        render: ({ attributes }: Candidate) => (
          <Group gap={6} wrap="nowrap">
            <CandidateState attributes={attributes} />
          </Group>
        ),
      },
    ],
    more: [
      ...[
        "recruiter_employee_id",
        "email",
        "phone",
        "source",
        "source_detail",
        "referred_by_employee_id",
        "expected_salary",
      ],
      ...[
        "available_from",
        "stage_entered_at",
        "hired_at",
        "rejected_at",
        "withdrawn_at",
        "rejection_reason",
      ],
      ...["employee_id", "consent_until", "retention_until", "anonymized_at", "created_at"],
    ],
    sort: "-id",
    views: [
      { id: "active", label: (them) => t("Active", them), filters: { status: "active" } },
      {
        id: "mine",
        label: (them) => t("Mine", them),
        filters: ({ employee_id }) =>
          employee_id === null ? null : { status: "active", recruiter_employee_id: employee_id },
      },
      { id: "pool", label: t("Pool"), filters: { status: "active", job_id: "null" } },
      { id: "hired", label: (them) => t("Hired", them), filters: { status: "hired" } },
      { id: "ended", label: (them) => t("Ended", them), filters: { status: "rejected,withdrawn" } },
      {
        id: "due",
        label: t("Kept too long"),
        filters: () => ({
          status: "rejected,withdrawn",
          retention_until: `1970-01-01,${new Date().toISOString().slice(0, 10)}`,
          anonymized_at: "null",
        }),
      },
      { id: "all", label: (them) => t("All", them), filters: {} },
    ],
    filters: {
      job_id: { label: t("Job"), resource: "jobs" },
      stage_id: { label: t("Stage"), resource: "hiring-stages" },
      furthest_stage_id: { label: t("Furthest stage"), resource: "hiring-stages" },
      reached_stage_id: { label: t("Came as far as"), resource: "hiring-stages" },
      recruiter_employee_id: { label: t("Recruiter"), resource: "employees" },
      referred_by_employee_id: { label: t("Referred by"), resource: "employees" },
      employee_id: { isHidden: true },
    },
    bulk: {
      move: { label: t("Move"), from: ["active"] },
      reject: {
        label: t("Reject"),
        from: ["active"],
        fields: { rejection_reason: { label: t("Why"), Input: rejectionReason("we_rejected").Input } },
        isDangerous: true,
      },
      anonymize: {
        label: t("Anonymise for good"),
        from: ["hired", "rejected", "withdrawn"],
        isDangerous: true,
      },
    },
    emptyText: t(
      "A candidate is the application of a person for a job, or for none: then they wait in the pool.",
    ),
  },
  board: {
    path: "/hiring/board",
    listPath: "/hiring/candidates",
    groupBy: "stage_id",
    columns: { resource: "hiring-stages", query: { archived: "false", sort: "position" } },
    groupings: [{ groupBy: "job_id" }, { groupBy: "recruiter_employee_id" }, { groupBy: "source" }],
    only: { status: "active" },
    sort: "stage_entered_at",
    card: (record: Candidate) => <CandidateCard record={record} />,
    related: ["job_id", "recruiter_employee_id"],
    move: (stage) => ({ action: "move", values: { stage_id: stage } }),
    quickAdd: ["first_name", "last_name", "job_id"],
  },
  form: [
    {
      title: t("Person"),
      fields: ["first_name", "last_name", "email", "phone", "linkedin_url", "website", "address"],
    },
    {
      title: t("Application"),
      fields: [
        ...["job_id", "stage_id", "recruiter_employee_id", "source", "source_detail"],
        ...["referred_by_employee_id", "applied_at", "available_from", "rating"],
        ...["expected_salary", "expected_salary_currency", "consent_until", "cover_letter", "notes"],
      ],
    },
  ],
  initial: ({ workspace }) => ({ expected_salary_currency: workspace.base_currency }),
  lockOf: ({ attributes }) =>
    attributes.anonymized_at === null
      ? null
      : t("Nothing is known any more about this person, and nothing can be changed."),
  actions: candidateActions,
  deletion: {
    text: t("The history, the files and the feedback are deleted too."),
    isOffered: ({ attributes, meta }) => attributes.status !== "hired" && meta.authorizedToDelete,
  },
  page: (id) => `/hiring/candidates/${id}`,
  createPath: "/hiring/candidates/new",
});
