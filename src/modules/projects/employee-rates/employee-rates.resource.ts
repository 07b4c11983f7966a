import {
  byField,
  byFieldAnyOf,
  dateKind,
  field,
  filterOf,
  resource,
  scoped,
  toOne,
} from "../../../engine/declare/index.ts";
import { column, type Sql, saidInContext, sql } from "../../../engine/sql/index.ts";
import { message } from "../../../engine/work/index.ts";
import { periodOf } from "../../../platform/figures/period-parameter.ts";
import { employeeRateHooks } from "./employee-rate-writes.ts";

/** The first day of the next row of the same employee and kind; null for the last row. */
const nextStart = (alias: string): Sql => sql`(select min(later.starts_at) from employee_rates later
  where later.workspace_id = ${column(alias, "workspace_id")} and later.employee_id = ${column(alias, "employee_id")}
    and later.kind = ${column(alias, "kind")}
    and later.starts_at > coalesce(${column(alias, "starts_at")}, '-infinity'))`;

const NO_HOURS = message`A monthly cost has no hourly rate where the hours a week are 0.`;

/** The reason why a monthly rate has no effective hourly rate, in the language of the request; otherwise null. */
const noHourlyRate = (alias: string): Sql => sql`case
  when ${column(alias, "monthly_rate")} is not null and ${column(alias, "weekly_hours_capacity")} = 0
  then ${saidInContext(NO_HOURS)} end`;

const fields = {
  employee_id: field.reference("employees").required().immutable().asPart(),
  kind: field.choice("billed", "internal_cost").required().immutable(),
  rate_type: field
    .choice("hourly", "monthly")
    .default("hourly")
    .describe("monthly is allowed only for internal_cost."),
  hourly_rate: field
    .positive()
    .counts("money")
    .describe(
      "The rate per hour in the workspace's currency; null for a monthly rate. A row without any rate means that none applies.",
    ),
  monthly_rate: field
    .money({ min: 0 })
    .requiredWhen("rate_type", "monthly")
    .implies("rate_type", "monthly")
    .describe("The cost per month in the workspace's currency."),
  weekly_hours_capacity: field
    .integer({ min: 0, max: 168 })
    .counts("hours")
    .prohibitedUnless("rate_type", "monthly")
    .describe("The weekly hours that a monthly rate covers; default: those of the employee."),
  starts_at: field
    .date()
    .unique({ within: ["employee_id", "kind"] })
    .describe(
      "The first day on which the rate applies, until the next row of the same employee and kind; null: from the beginning.",
    ),
  ends_at: field
    .date()
    .computed((alias) => sql`(${nextStart(alias)} - 1)`)
    .describe("The day before the next row of the same employee and kind; null for the last row."),
  effective_hourly_rate: field
    .decimal(4)
    .counts("money")
    .computed((alias) => column(alias, "effective_hourly_rate"))
    .describe(
      "For a monthly rate, twelve months of it divided by the hours of 52 weeks; null if the weekly hours are 0.",
    ),
  effective_hourly_rate_reason: field
    .text()
    .computed(noHourlyRate)
    .quiet()
    .describe("The reason why a monthly rate has no effective_hourly_rate; otherwise null."),
};

declare module "../../../engine/declare/index.ts" {
  interface DeclaredFields {
    "employee-rates": typeof fields;
  }
}

/** The general billed rates and internal costs of employees by date. */
export const employeeRates = resource("employee-rates", {
  description:
    "The general billed rates and internal costs of employees, with the day from which they apply. A row without a rate means that none applies from that day on.",
  label: "kind",
  policy: scoped(["manage-employees"], { write: ["manage-employees"] }),
  examples: {
    create: { kind: "billed", rate_type: "hourly", hourly_rate: 95, starts_at: "2026-08-01" },
    change: { starts_at: "2026-09-01" },
  },
  fields,
  relationships: { employee: toOne("employees", "employee_id") },
  filters: {
    id: byFieldAnyOf,
    employee_id: byFieldAnyOf,
    kind: byFieldAnyOf,
    starts_at: byField,
    effective_on: filterOf(dateKind, {
      title: "effective on a day, or on some day of a period",
      nullable: false,
      condition(alias, operand) {
        const { from, to } = periodOf(operand)!;
        return sql`coalesce(${column(alias, "starts_at")}, '-infinity') <= ${to}::date
          and coalesce(${nextStart(alias)}, 'infinity') > ${from}::date`;
      },
    }),
    created_at: byField,
    updated_at: byField,
  },
  sort: ["starts_at", "employee_id", "kind", "id", "created_at"],
  defaultSort: "-starts_at",
  hooks: employeeRateHooks,
});
