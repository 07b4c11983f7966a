import { Badge } from "@mantine/core";
import { employeeBenefits } from "../../api/generated/resources/employee-benefits.ts";
import type { ApiRecord } from "../../api/records.ts";
import { EffectivePeriod } from "../../components/effective-period.tsx";
import { Person } from "../../components/person.tsx";
import { resourceUi } from "../../declare/resource-ui.ts";
import { formatMoney } from "../../format/numbers.ts";
import { t } from "../../messages/t.ts";
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
const ENROLMENT = { one: t("Enrolment") };
const STATUSES: Readonly<Record<string, string>> = {
  scheduled: t("Scheduled", ENROLMENT),
  active: t("Active", ENROLMENT),
  ended: t("Ended", ENROLMENT),
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
  title: t("Who has what"),
  singular: t("Enrolment"),
  nameOf: ({ relationships }) => {
    const benefit = relationships?.benefit as ApiRecord | null | undefined;
    return benefit ? String(benefit.attributes.name) : t("Benefit");
  },
  note: t("Which benefits employees have, from when until when."),
  fields: {
    employee_id: { label: t("Who") },
    benefit_id: { label: t("Benefit") },
    start_date: { label: t("First day"), hint: t("It is charged on this day for the first time.") },
    end_date: { label: t("Last day"), hint: t("If empty, open-ended or until the employment ends.") },
    frequency: { label: t("Charged"), hint: undefined, optionLabels: EVERY },
    employer_cost: { label: t("Company pays"), hint: t("With each charge; if empty, as in the catalogue.") },
    employee_cost: { label: t("Employee pays"), hint: t("With each charge; if empty, as in the catalogue.") },
    currency: { hint: undefined },
    status: { optionLabels: STATUSES },
    next_charge_date: { label: t("Next charge"), hint: undefined },
  },
  list: {
    columns: [
      { name: "employee_id", label: t("Who"), render: who, include: "employee[id|name|avatar]" },
      "benefit_id",
      { name: "start_date", label: t("When"), render: when },
      { name: "status", render: status },
      cost("employer_cost", t("Company pays")),
      cost("employee_cost", t("Employee pays")),
      "next_charge_date",
    ],
    more: ["frequency", "end_date", "currency", "notes", "created_at"],
    sort: "-start_date",
    views: [
      { id: "current", label: (them) => t("Current", them), filters: { status: "active,scheduled" } },
      {
        id: "mine",
        label: (them) => t("Mine", them),
        filters: ({ employee_id }) => (employee_id === null ? null : { employee_id }),
      },
      { id: "all", label: (them) => t("All", them), filters: {} },
    ],
    filters: { department_id: { label: t("Department"), resource: "departments" } },
    bulk: {
      end: { label: t("End"), from: ["active", "scheduled"], fields: { end_date: { label: t("Last day") } } },
    },
    emptyText: t("Nobody has a benefit yet. Assign one from the catalogue."),
  },
  form: [
    { title: t("Enrolment"), fields: ["employee_id", "benefit_id", "start_date", "end_date"] },
    { title: t("Costs"), fields: ["employer_cost", "employee_cost", "notes"] },
  ],
  actions: {
    end: {
      label: t("End"),
      text: t("It is not charged after its last day."),
      fields: { end_date: { label: t("Last day"), hint: t("If empty, today.") } },
      done: t("Benefit ended"),
    },
  },
  deletion: {
    text: t("It has not begun, so nothing was charged."),
    isOffered: ({ attributes }) => attributes.status === "scheduled",
  },
});
