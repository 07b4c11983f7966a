import { importing } from "../../../platform/imports/import-actions.ts";
import { named } from "../../../platform/imports/import-column.ts";
import { MANAGERS } from "./asset-state.ts";
import { lockTags } from "./asset-tags.ts";

/** The import of assets. A row without a tag gets the next one of its type. */
export const assetImport = importing("assets", {
  permissions: [MANAGERS],
  columns: [
    "name",
    named("type", "asset_type_id", "name"),
    ...([
      "asset_tag",
      "serial_number",
      "manufacturer",
      "model",
      "supplier",
      "order_number",
      "status",
    ] as const),
    ...(["condition", "purchase_date", "purchase_cost", "salvage_value", "currency"] as const),
    ...(["useful_life_months", "warranty_until"] as const),
    named("work_location", "work_location_id", "name"),
    "notes",
  ],
  duplicates: { by: ["asset_tag"], lock: lockTags },
  example: {
    name: "ThinkPad T14",
    manufacturer: "Lenovo",
    purchase_date: "2026-01-15",
    purchase_cost: "1499.90",
  },
});
