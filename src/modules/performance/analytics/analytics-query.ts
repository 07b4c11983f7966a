import {
  choiceKind,
  holds,
  idKind,
  listOf,
  type Operand,
  onlyValueOf,
  orNull,
  parameter,
  textKind,
  valuesOf,
} from "../../../engine/declare/index.ts";
import { and, column, fromContext, type Sql, sql } from "../../../engine/sql/index.ts";
import type { GetterContext } from "../../../engine/work/index.ts";
import type { Period } from "../../../platform/figures/calendar-intervals.ts";
import { type Chosen, isAmong } from "../../../platform/figures/chosen-values.ts";
import { dateParameter, reportedPeriod } from "../../../platform/figures/report-period.ts";
import { departmentOf } from "../../employees/index.ts";
import { CATEGORIES } from "../evaluations/evaluation-fields.ts";
import { isSalary, SALARY_MANAGERS } from "../evaluations/seen-parts.ts";

const PERIOD = "this calendar year";

const people = (what: string) =>
  parameter(listOf(orNull(idKind)), { description: `Only employees with these ${what}; null: without one.` });

export const analyticsParameters = {
  date: dateParameter(PERIOD, "Evaluations belong to the period in which period_end is."),
  evaluation_type_id: parameter(idKind, { description: "Only evaluations of these types." }),
  category: parameter(choiceKind(CATEGORIES), {
    isSingle: true,
    description: "Only evaluations of this category; salary only with manage-salaries.",
  }),
  cycle: parameter(orNull(textKind()), { description: "Only evaluations of this cycle; null: of none." }),
  department_id: people("departments"),
  position_id: people("positions"),
  level_id: people("levels"),
  manager_employee_id: people("managers"),
};

export type AnalyticsContext = GetterContext<"evaluations", typeof analyticsParameters>;

const PEOPLE = ["department_id", "position_id", "level_id", "manager_employee_id"] as const;

/** Which evaluations and people the report is about. */
export interface AnalyticsQuery {
  readonly period: Period;
  /** Null: of any. */
  readonly types: readonly string[] | null;
  readonly category: string | null;
  /** Undefined: of any; null: without a cycle. */
  readonly cycle: string | null | undefined;
  /** The chosen values of the employees, by parameter; null: any. */
  readonly people: Readonly<Record<(typeof PEOPLE)[number], Chosen | null>>;
  /** Whether evaluations about pay are counted. */
  readonly countsSalary: boolean;
}

const chosen = (operand: Operand<string | null> | undefined): Chosen | null =>
  operand === undefined ? null : valuesOf(operand);

/** Reads the parameters. */
export function readQuery({ work, parameters }: AnalyticsContext): AnalyticsQuery {
  const { evaluation_type_id: types, category, cycle } = parameters;
  return {
    period: reportedPeriod(parameters.date, PERIOD, work),
    types: types === undefined ? null : valuesOf(types),
    category: onlyValueOf(category) ?? null,
    cycle: onlyValueOf(cycle),
    people: {
      department_id: chosen(parameters.department_id),
      position_id: chosen(parameters.position_id),
      level_id: chosen(parameters.level_id),
      manager_employee_id: chosen(parameters.manager_employee_id),
    },
    countsSalary: holds(work.actor, SALARY_MANAGERS),
  };
}

/** The condition on the employees whom the report is about, over the alias of an employee and its department. */
export const isAboutPerson = (
  { people }: AnalyticsQuery,
  alias: string,
  department: Sql = departmentOf(alias),
): Sql =>
  and([
    isAmong(department, people.department_id),
    ...PEOPLE.slice(1).map((name) => isAmong(column(alias, name), people[name])),
  ]);

/** Whether no employees are selected, so that the report is about all of them. */
export const isAboutEveryone = ({ people }: AnalyticsQuery): boolean =>
  PEOPLE.every((name) => people[name] === null);

/** Whether the report is about evaluations of all types. */
export const isAboutEveryType = ({ types, category, countsSalary }: AnalyticsQuery): boolean =>
  types === null && category === null && countsSalary;

/** The same for records that refer to an employee with an expression; all records if no employees are selected. */
export function isAboutPersonWith(query: AnalyticsQuery, employee: Sql): Sql {
  if (isAboutEveryone(query)) return sql`true`;
  return sql`exists (select 1 from employees about where about.workspace_id = ${fromContext("workspace")}
    and about.id = ${employee} and ${isAboutPerson(query, "about")})`;
}

/** The condition on the types of evaluations that the report is about, over the alias of a type. */
export const isAboutType = ({ types, category, countsSalary }: AnalyticsQuery, alias: string): Sql =>
  and([
    isAmong(column(alias, "id"), types),
    category === null ? sql`true` : sql`${column(alias, "category")} = ${category}`,
    countsSalary ? sql`true` : sql`not ${isSalary(alias)}`,
  ]);

interface Aliases {
  readonly evaluation: string;
  readonly type: string;
  readonly employee: string;
  /** An expression for the department of the employee. */
  readonly department: Sql;
}

/** The condition on the evaluations that the report is about, over the aliases of an evaluation, its type and employee. */
export const isAboutEvaluation = (
  query: AnalyticsQuery,
  { evaluation, type, employee, department }: Aliases,
): Sql =>
  and([
    sql`${column(evaluation, "period_end")} between ${query.period.from}::date and ${query.period.to}::date`,
    isAboutType(query, type),
    query.cycle === undefined
      ? sql`true`
      : sql`${column(evaluation, "cycle")} is not distinct from ${query.cycle}::text`,
    isAboutPerson(query, employee, department),
  ]);
