import { Anchor, Badge, Group, Text } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import type { ApiRecord } from "../../api/records.ts";
import { Person } from "../../components/person.tsx";
import { approvalKind } from "../../declare/approval.ts";
import { relatedLabel } from "../../declare/record-label.ts";
import { formatDate } from "../../format/dates.ts";
import { formatMoney } from "../../format/numbers.ts";
import { plural, t } from "../../messages/t.ts";
import { WaitingFacts } from "../approvals/waiting-facts.tsx";
import { ExpenseAmount } from "./expense-amount.tsx";

const WARNINGS = [
  ["is_receipt_missing", t("Receipt missing")],
  ["is_over_limit", t("Above the limit")],
] as const;

/** The warnings about an expense. */
const warningsOf = ({ attributes }: ApiRecord<"expenses">): string[] => [
  ...WARNINGS.filter(([field]) => attributes[field] === true).map(([, label]) => label),
  ...(attributes.possible_duplicate_ids.length > 0 ? [t("Possible duplicate")] : []),
];

function what(record: ApiRecord<"expenses">) {
  const employee = record.relationships?.employee as ApiRecord | null | undefined;
  return (
    <WaitingFacts
      who={<Person name={relatedLabel(record, "employee")} avatar={employee?.attributes.avatar} />}
      about={
        <Group gap="xs">
          <Anchor component={Link} to={`/expenses/${record.id}` as never} size="sm">
            {record.attributes.description}
          </Anchor>
          {warningsOf(record).map((warning) => (
            <Badge key={warning} variant="light" color="orange" tt="none" fw={600}>
              {warning}
            </Badge>
          ))}
        </Group>
      }
      figure={<ExpenseAmount record={record} />}
    />
  );
}

function ExpenseDetails({ record }: { readonly record: ApiRecord<"expenses"> }) {
  const { date, merchant } = record.attributes;
  const facts = [
    [formatDate(date), merchant, relatedLabel(record, "category")].filter(Boolean).join(" · "),
    ...warningsOf(record),
  ];
  return facts.map((fact) => (
    <Text key={fact} size="sm">
      {fact}
    </Text>
  ));
}

/** Submitted expenses in the inbox of approvals. */
export default approvalKind({
  resource: "expenses",
  title: t("Expenses"),
  singular: t("expense"),
  askedOf: {
    approve: (count) => plural(count, "Approve # expense?", "Approve # expenses?"),
    reject: (count) => plural(count, "Reject # expense?", "Reject # expenses?"),
  },
  query: { sort: "date", include: "employee[id|name|avatar],category[id|name]" },
  permission: "manage-expenses",
  wordsOf: (record) => ({
    person: relatedLabel(record, "employee"),
    about: `${record.attributes.description}, ${formatMoney(record.attributes.amount, record.attributes.currency)}`,
  }),
  what,
  Details: ExpenseDetails,
});
