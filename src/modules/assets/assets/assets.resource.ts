import {
  byField,
  byFieldAnyOf,
  EXAMPLE_ULID,
  joined,
  resource,
  toOne,
} from "../../../engine/declare/index.ts";
import { column, sql } from "../../../engine/sql/index.ts";
import { countedInGroups } from "../../../platform/grouping/counted-in-groups.ts";
import { assetSummary } from "../asset-summary/asset-summary.ts";
import { assetFields } from "./asset-fields.ts";
import { assetImport } from "./asset-import.ts";
import { assetHooks } from "./asset-writes.ts";
import { assetPolicy } from "./assets.policy.ts";
import { assign, transfer } from "./assign-asset.ts";
import { downloadLabels } from "./download-labels.ts";
import { recover, reportLost } from "./loss.ts";
import { finishRepair, sendToRepair } from "./repair.ts";
import { retire, unretire } from "./retire.ts";
import { takeBack } from "./take-back.ts";

const MAX_ASSIGNMENTS = 50;

/** Things of the company that people use: laptops, phones, keys, cars and licences. */
export const assets = resource("assets", {
  description:
    "Things of the company that people use, with their value and their present holder. Actions hand them over, take them back, repair and retire them.",
  policy: assetPolicy,
  examples: {
    create: { name: "ThinkPad T14", asset_type_id: EXAMPLE_ULID, purchase_cost: 1499.9 },
    change: { warranty_until: "2028-07-14" },
  },
  fields: assetFields,
  relationships: {
    type: toOne("asset-types", "asset_type_id"),
    employee: toOne("employees", "employee_id"),
    workLocation: toOne("work-locations", "work_location_id"),
    assignments: joined(
      "many",
      "asset-assignments",
      (
        asset,
        assignment,
      ) => sql`${column(assignment, "id")} in (select newest.id from asset_assignments newest
        where newest.workspace_id = ${column(asset, "workspace_id")} and newest.asset_id = ${column(asset, "id")}
        order by newest.assigned_on desc, newest.id desc limit ${MAX_ASSIGNMENTS}::integer)`,
      { sort: "-assigned_on,-id" },
    ),
  },
  filters: {
    id: byFieldAnyOf,
    asset_type_id: byFieldAnyOf,
    employee_id: byField,
    work_location_id: byField,
    status: byField,
    condition: byField,
    asset_tag: byField,
    serial_number: byField,
    manufacturer: byField,
    model: byField,
    is_overdue: byField,
    purchase_date: byField,
    warranty_until: byField,
    expected_return_date: byField,
    retired_on: byField,
    purchase_cost: byField,
    currency: byFieldAnyOf,
  },
  variants: {
    group: countedInGroups({
      resource: "assets",
      table: "assets",
      title: "Assets in groups",
      description: "Assets grouped by type or status: how many they are.",
      by: ["asset_type_id", "status"],
    }),
  },
  search: ["name", "asset_tag", "serial_number", "manufacturer", "model"],
  globalSearch: { detail: ["asset_tag"] },
  sort: [
    "asset_tag",
    "name",
    "status",
    "purchase_date",
    "warranty_until",
    "expected_return_date",
    "purchase_cost",
    "id",
    "created_at",
  ],
  defaultSort: "asset_tag",
  hooks: assetHooks,
  actions: {
    assign,
    return: takeBack,
    transfer,
    "send-to-repair": sendToRepair,
    "finish-repair": finishRepair,
    "report-lost": reportLost,
    recover,
    retire,
    unretire,
  },
  fileActions: { "download-labels": downloadLabels },
  standaloneActions: assetImport.standaloneActions,
  getters: { "asset-summary": assetSummary, ...assetImport.getters },
});
