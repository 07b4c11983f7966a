import { Badge } from "@mantine/core";
import { employeeBenefits } from "../../api/generated/resources/employee-benefits.ts";
import type { ApiRecord } from "../../api/records.ts";
import { EffectivePeriod } from "../../components/effective-period.tsx";
import { Person } from "../../components/person.tsx";
import { resourceUi } from "../../declare/resource-ui.ts";
import { formatMoney } from "../../format/numbers.ts";
import { EVERY } from "./benefit-ui.tsx";

type Enrolment = ApiRecord<"employee-benefits">;

const personOf = ({ relationships }: Enrolment) => relationships?.employee as ApiRecord | null | undefined;

const who = (record: Enrolment) => {
  const employee = personOf(record);
  return <Person name={String(employee?.attributes.name ?? "")} avatar={employee?.attributes.avatar} />;
};

const when = ({ attributes: { start_date, end_date } }: Enrolment) => (
  <EffectivePeriod from={start_date} to={end_date ?? null} />
);

const COLORS: Readonly<Record<string, string>> = { scheduled: "blue", active: "teal", ended: "gray" };
const STATUSES: Readonly<Record<string, string>> = {
  scheduled: "Scheduled",
  active: "Active",
  ended: "Ended",
};

const status = ({ attributes }: Enrolment) => (
  <Badge variant="light" color={COLORS[attributes.status]} tt="none" fw={600}>
    {STATUSES[attributes.status]}
  </Badge>
);

const cost = (name: "employer_cost" | "employee_cost", label: string) => ({
  name,
  label,
  isFigure: true,
  render: ({ attributes }: Enrolment) => formatMoney(Number(attributes[name]), attributes.currency),
});

/** The list and form of enrolments. */
export const enrolmentUi = resourceUi({
  resource: "employee-benefits",
  metadata: employeeBenefits,
  title: "Who has what",
  singular: "Enrolment",
  nameOf: ({ relationships }) => {
    const benefit = relationships?.benefit as ApiRecord | null | undefined;
    return benefit ? String(benefit.attributes.name) : "Benefit";
  },
  note: "Which benefits employees have, from when until when.",
  fields: {
    employee_id: { label: "Who" },
    benefit_id: { label: "Benefit" },
    start_date: { label: "First day", hint: "It is charged on this day for the first time." },
    end_date: { label: "Last day", hint: "If empty, open-ended or until the employment ends." },
    frequency: { label: "Charged", hint: undefined, optionLabels: EVERY },
    employer_cost: { label: "Company pays", hint: "With each charge; if empty, as in the catalogue." },
    employee_cost: { label: "Employee pays", hint: "With each charge; if empty, as in the catalogue." },
    currency: { hint: undefined },
    status: { optionLabels: STATUSES },
    next_charge_date: { label: "Next charge", hint: undefined },
  },
  list: {
    columns: [
      { name: "employee_id", label: "Who", render: who, include: "employee[id|name|avatar]" },
      "benefit_id",
      { name: "start_date", label: "When", render: when },
      { name: "status", render: status },
      cost("employer_cost", "Company pays"),
      cost("employee_cost", "Employee pays"),
      "next_charge_date",
    ],
    more: ["frequency", "end_date", "currency", "notes", "created_at"],
    sort: "-start_date",
    views: [
      { id: "current", label: "Current", filters: { status: "active,scheduled" } },
      {
        id: "mine",
        label: "Mine",
        filters: ({ employee_id }) => (employee_id === null ? null : { employee_id }),
      },
      { id: "all", label: "All", filters: {} },
    ],
    filters: { department_id: { label: "Department", resource: "departments" } },
    bulk: {
      end: { label: "End", from: ["active", "scheduled"], fields: { end_date: { label: "Last day" } } },
    },
    emptyText: "Nobody has a benefit yet. Assign one from the catalogue.",
  },
  form: [
    { title: "Enrolment", fields: ["employee_id", "benefit_id", "start_date", "end_date"] },
    { title: "Costs", fields: ["employer_cost", "employee_cost", "notes"] },
  ],
  actions: {
    end: {
      label: "End",
      text: "It is not charged after its last day.",
      fields: { end_date: { label: "Last day", hint: "If empty, today." } },
      done: "Benefit ended",
    },
  },
  deletion: {
    text: "It has not begun, so nothing was charged.",
    isOffered: ({ attributes }) => attributes.status === "scheduled",
  },
});
