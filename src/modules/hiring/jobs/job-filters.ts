import {
  byField,
  byFieldAnyOf,
  type Filter,
  type Filters,
  filterOf,
  idKind,
  listOf,
  valuesOf,
} from "../../../engine/declare/index.ts";
import { column, type Sql, sql } from "../../../engine/sql/index.ts";

const locationsOf = (alias: string): Sql => sql`from job_work_locations l
  where l.workspace_id = ${column(alias, "workspace_id")} and l.job_id = ${column(alias, "id")}`;

const workLocations: Filter = filterOf(listOf(idKind), {
  nullable: true,
  condition: (alias, operand) => sql`exists (select 1 ${locationsOf(alias)}
    and l.work_location_id = any(${valuesOf(operand)}::text[]))`,
  empty: (alias) => sql`not exists (select 1 ${locationsOf(alias)})`,
});

/** The filters of the list of jobs. */
export const jobFilters = {
  status: byFieldAnyOf,
  department_id: byFieldAnyOf,
  position_id: byFieldAnyOf,
  level_id: byFieldAnyOf,
  contract_type: byFieldAnyOf,
  hiring_manager_employee_id: byFieldAnyOf,
  recruiter_employee_id: byFieldAnyOf,
  work_location_ids: workLocations,
  is_remote: byField,
  is_filled: byField,
  target_date: byField,
  opened_at: byField,
  closed_at: byField,
  created_at: byField,
} satisfies Filters;
