import {
  booleanKind,
  byField,
  filterOf,
  idKind,
  own,
  resource,
  toOne,
} from "../../../engine/declare/index.ts";
import { column, fromContext, referredRow, sql } from "../../../engine/sql/index.ts";
import { isCallers, isOfReports } from "../../employees/index.ts";
import { MANAGERS } from "../assets/asset-state.ts";
import { accept, decline } from "./acceptance.ts";
import { assignmentFields } from "./assignment-fields.ts";
import { assignmentHooks } from "./assignment-writes.ts";

/** The history of who had which asset. Actions on assets create and close assignments, nothing else does. */
export const assetAssignments = resource("asset-assignments", {
  description:
    "Who had which asset, from when to when. Actions on assets create and close assignments, so that the history always agrees with the assets.",
  label: "assigned_on",
  operations: ["list", "show", "update"],
  policy: own(
    { permissions: ["view-assets"], rows: { ...isCallers("employee_id"), ...isOfReports("employee_id") } },
    { write: [MANAGERS] },
  ),
  examples: { change: { notes: "With the charger and a bag." } },
  fields: assignmentFields,
  relationships: {
    asset: toOne("assets", "asset_id"),
    employee: toOne("employees", "employee_id"),
  },
  filters: {
    asset_id: byField,
    employee_id: byField,
    status: byField,
    outcome: byField,
    asset_type_id: filterOf(idKind, {
      title: "type of the asset",
      nullable: false,
      expression: referredRow("assets", "asset_id", { type: column("referred", "asset_type_id") })("type"),
    }),
    assigned_on: byField,
    returned_on: byField,
    expected_return_date: byField,
    accepted_at: byField,
    is_overdue: filterOf(booleanKind, {
      title: "not returned by the expected date",
      nullable: false,
      expression: (alias) => sql`(${column(alias, "returned_on")} is null
        and coalesce(${column(alias, "expected_return_date")} < ${fromContext("today")}, false))`,
    }),
  },
  sort: ["assigned_on", "returned_on", "expected_return_date", "id"],
  defaultSort: "-assigned_on",
  hooks: assignmentHooks,
  actions: { accept, decline },
});
