import { Text } from "@mantine/core";
import { leadActivities } from "../../api/generated/resources/lead-activities.ts";
import type { ApiRecord } from "../../api/records.ts";
import { type FieldOverride, resourceUi } from "../../declare/resource-ui.ts";
import { formatDateTime } from "../../format/times.ts";
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
  lead_id: { label: "Lead" },
  type: { options: HUMAN, optionLabels: TYPES, hint: undefined },
  subject: { hint: undefined },
  body: { label: "Text", hint: undefined },
  occurred_at: { label: "When", hint: "If empty, now.", isOffered: isOf("note", "call", "email") },
  direction: { hint: undefined, isOffered: isOf("call", "email") },
  duration_minutes: { label: "Duration", hint: undefined, isOffered: isOf("call") },
  outcome: { hint: undefined, isOffered: isOf("call") },
  due_at: { label: "Due", hint: undefined, isOffered: isOf("task") },
  completed_at: { label: "Completed", hint: undefined },
  assignee_employee_id: { label: "Who does it", hint: "If empty, you.", isOffered: isOf("task") },
};

type Activity = ApiRecord<"lead-activities">;

const momentOf = ({ attributes }: Activity): string =>
  attributes.occurred_at ?? attributes.due_at ?? attributes.created_at;

/** The timeline of a lead: the list and form of its activities. */
export const activityUi = resourceUi({
  resource: "lead-activities",
  metadata: leadActivities,
  title: "Timeline",
  singular: "Activity",
  nameOf: ({ attributes }) => attributes.subject ?? TYPES[attributes.type] ?? attributes.type,
  fields,
  list: {
    columns: [
      {
        name: "when",
        label: "When",
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
    emptyText: "Log calls, emails and notes here, and plan what has to be done next.",
  },
  actions: {
    complete: {
      label: "Complete",
      icon: "check",
      isImmediate: true,
      isPrimary: true,
      done: "Task completed",
    },
    reopen: { label: "Reopen", icon: "refresh", isImmediate: true, done: "Task reopened" },
  },
  lockOf: ({ attributes }) =>
    attributes.is_system ? "What the system recorded can be neither changed nor deleted." : null,
  form: [
    {
      title: "Activity",
      fields: [
        ...["lead_id", "type", "subject", "body", "occurred_at", "direction", "duration_minutes", "outcome"],
        ...["due_at", "assignee_employee_id"],
      ],
    },
  ],
});
