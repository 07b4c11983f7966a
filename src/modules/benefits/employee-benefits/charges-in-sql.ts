import { column, fromContext, type Sql, sql } from "../../../engine/sql/index.ts";

/**
 * The number of charges of an enrolment from one day to another, both included, over its alias. Charges are on the first
 * day of the enrolment and each month, quarter or year after it, through its last day, and are never prorated.
 */
export const chargesWithin = (alias: string, from: Sql, to: Sql): Sql =>
  sql`(${chargesThrough(alias, to)} - ${chargesThrough(alias, sql`(${from} - 1)`)})`;

const chargesThrough = (alias: string, day: Sql): Sql =>
  sql`charges_through(${column(alias, "start_date")}, ${column(alias, "frequency")}, least(${day}, ${column(alias, "end_date")}))`;

/** Whether the enrolment has a common day with the period. Only such enrolments can have a charge in it. */
export const hasDayWithin = (alias: string, from: Sql, to: Sql): Sql =>
  sql`${column(alias, "start_date")} <= ${to} and coalesce(${column(alias, "end_date")}, 'infinity') >= ${from}`;

/** The charges of the enrolment before today, as if it were open. */
const pastCharges = (alias: string): Sql =>
  sql`charges_through(${column(alias, "start_date")}, ${column(alias, "frequency")}, ${fromContext("today")} - 1)`;

/** The first charge from today on; null if there is none. */
export const nextChargeDate = (alias: string): Sql => sql`(select next.day from (select case
      when ${pastCharges(alias)} = 0 then ${column(alias, "start_date")}
      else (${column(alias, "start_date")} + make_interval(months =>
        ${pastCharges(alias)} * months_between_charges(${column(alias, "frequency")})))::date end as day) next
    where next.day <= coalesce(${column(alias, "end_date")}, 'infinity'))`;

/** How often an enrolment is charged in a year. What is charged once does not count. */
export const chargesPerYear = (alias: string): Sql =>
  sql`coalesce(12 / months_between_charges(${column(alias, "frequency")}), 0)`;
