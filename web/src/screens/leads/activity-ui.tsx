import { Text } from "@mantine/core";
import { leadActivities } from "../../api/generated/resources/lead-activities.ts";
import type { ApiRecord } from "../../api/records.ts";
import { type FieldOverride, resourceUi } from "../../declare/resource-ui.ts";
import { formatDateTime } from "../../format/times.ts";
import { t } from "../../messages/t.ts";
import { ACTIVITY_LOOKS } from "./timeline/entry-words.ts";

/** What people log or plan. */
const HUMAN = ["note", "call", "email", "task"];

const TYPES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(ACTIVITY_LOOKS).map(([type, { label }]) => [type, label]),
);

const isOf =
  (...types: readonly string[]): FieldOverride["isOffered"] =>
  ({ type }) =>
    types.includes(String(type));

const fields: Readonly<Record<string, FieldOverride>> = {
  lead_id: { label: t("Lead") },
  type: { options: HUMAN, optionLabels: TYPES, hint: undefined },
  subject: { hint: undefined },
  body: { label: t("Text"), hint: undefined },
  occurred_at: { label: t("When"), hint: t("If empty, now."), isOffered: isOf("note", "call", "email") },
  direction: { label: t("Inbound or outbound"), hint: undefined, isOffered: isOf("call", "email") },
  duration_minutes: { label: t("Duration"), hint: undefined, isOffered: isOf("call") },
  outcome: { hint: undefined, isOffered: isOf("call") },
  due_at: { label: t("Due"), hint: undefined, isOffered: isOf("task") },
  completed_at: { label: t("Completed"), hint: undefined },
  assignee_employee_id: { label: t("Who does it"), hint: t("If empty, you."), isOffered: isOf("task") },
};

type Activity = ApiRecord<"lead-activities">;

const momentOf = ({ attributes }: Activity): string =>
  attributes.occurred_at ?? attributes.due_at ?? attributes.created_at;

/** The timeline of a lead: the list and form of its activities. */
export const activityUi = resourceUi({
  resource: "lead-activities",
  metadata: leadActivities,
  title: t("Timeline"),
  singular: t("Activity"),
  nameOf: ({ attributes }) => attributes.subject ?? TYPES[attributes.type] ?? attributes.type,
  fields,
  list: {
    columns: [
      {
        name: "when",
        label: t("When"),
        sort: "occurred_at",
        render: (record: Activity) => (
          <Text size="sm" component="span">
            {formatDateTime(momentOf(record))}
          </Text>
        ),
      },
      "type",
      "subject",
      "body",
      "completed_at",
      "created_by_user_id",
    ],
    sort: "-occurred_at",
    emptyText: t("Log calls, emails and notes here, and plan what has to be done next."),
  },
  actions: {
    complete: {
      label: t("Complete"),
      icon: "check",
      isImmediate: true,
      isPrimary: true,
      done: t("Task completed"),
    },
    reopen: { label: t("Reopen"), icon: "refresh", isImmediate: true, done: t("Task reopened") },
  },
  lockOf: ({ attributes }) =>
    attributes.is_system ? t("What the system recorded can be neither changed nor deleted.") : null,
  form: [
    {
      title: t("Activity"),
      fields: [
        ...["lead_id", "type", "subject", "body", "occurred_at", "direction", "duration_minutes", "outcome"],
        ...["due_at", "assignee_employee_id"],
      ],
    },
  ],
});
