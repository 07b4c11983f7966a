import { Anchor, Badge, Group } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import type { ApiRecord } from "../../api/records.ts";
import { Person } from "../../components/person.tsx";
import type { ApprovalKind } from "../../declare/approval.ts";
import { recordLabel } from "../../declare/record-label.ts";
import { ExpenseAmount } from "./expense-amount.tsx";

const WARNINGS: readonly (readonly [field: string, label: string])[] = [
  ["is_receipt_missing", "Receipt missing"],
  ["is_over_limit", "Above the limit"],
];

/** Expenses that were submitted and wait for a decision. */
const expenseApprovals: ApprovalKind = {
  resource: "expenses",
  title: "Expenses",
  singular: "expense",
  query: { status: "submitted", sort: "date", include: "employee[id|name|avatar]" },
  permission: "manage-expenses",
  what: (record) => {
    const { attributes, relationships, id } = record;
    const employee = relationships?.employee as ApiRecord | null | undefined;
    const twins = attributes.possible_duplicate_ids as readonly string[];
    return (
      <Group justify="space-between" gap="sm">
        {employee && <Person name={recordLabel(employee)} avatar={employee.attributes.avatar} />}
        <Anchor component={Link} to={`/expenses/${id}` as never} size="sm">
          {String(attributes.description)}
        </Anchor>
        {WARNINGS.filter(([field]) => attributes[field] === true).map(([field, label]) => (
          <Badge key={field} variant="light" color="orange" tt="none" fw={600}>
            {label}
          </Badge>
        ))}
        {twins.length > 0 && (
          <Badge variant="light" color="orange" tt="none" fw={600}>
            May be a duplicate
          </Badge>
        )}
        <ExpenseAmount record={record} />
      </Group>
    );
  },
};

export default expenseApprovals;
