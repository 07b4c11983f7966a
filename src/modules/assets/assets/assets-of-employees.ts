import { extension, inverse } from "../../../engine/declare/index.ts";
import { column, sql } from "../../../engine/sql/index.ts";

/**
 * Adds to employees the assets that they have at present. Those of archived employees are still out; the message of
 * archiving counts them.
 */
export const assetsOfEmployees = extension("employees", {
  relationships: { assets: inverse("assets", "employee_id", { sort: "asset_tag" }) },
  remainders: {
    "assets-held": {
      resource: "assets",
      singular: "asset is still with them",
      plural: "assets are still with them",
      counts: (alias, archived) => sql`${column(alias, "employee_id")} = any(${archived})`,
    },
  },
});
