import {
  byField,
  byFieldAnyOf,
  type Filters,
  filterOf,
  listOf,
  textKind,
} from "../../../engine/declare/index.ts";
import { column, sql } from "../../../engine/sql/index.ts";

/** The filters of the list of clients. */
export const clientFilters = {
  archived: byField,
  manager_employee_id: byField,
  lead_id: byField,
  tax_rate_id: byField,
  currency: byFieldAnyOf,
  country: filterOf(listOf(textKind(true)), {
    title: "country of the address",
    nullable: true,
    expression: (alias) => sql`(${column(alias, "address")} ->> 'country')`,
  }),
  name: byField,
  email: byField,
  vat_number: byField,
  code: byField,
  created_at: byField,
  archived_at: byField,
} satisfies Filters;
