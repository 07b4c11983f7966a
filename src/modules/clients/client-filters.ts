import { byField, byFieldAnyOf, filterOf } from "../../engine/declare/filter.ts";
import { listOf, textKind } from "../../engine/declare/filter-kinds.ts";
import type { ResourceOptions } from "../../engine/declare/resource.ts";
import { column, sql } from "../../engine/query/sql.ts";

/** What clients can be filtered by. */
export const clientFilters: NonNullable<ResourceOptions["filters"]> = {
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
};
