import { module } from "../../engine/declare/index.ts";
import { assetAssignments } from "./asset-assignments/asset-assignments.resource.ts";
import { assetNotifications } from "./asset-notifications.ts";
import { assetTypes } from "./asset-types/asset-types.resource.ts";
import { assets } from "./assets/assets.resource.ts";
import { assetsOfEmployees } from "./assets/assets-of-employees.ts";
import { expectFromLeavers } from "./assets/expect-from-leavers.ts";

export { seedAssets } from "./seeds/assets.seed.ts";

/** Equipment of the company, and who has it. */
export const assetsModule = module({
  title: "Assets",
  description: "Equipment of the company: what there is, who has it, and what it is worth.",
  resources: [assets, assetTypes, assetAssignments],
  notifications: assetNotifications,
  extensions: [assetsOfEmployees],
  reactions: [expectFromLeavers],
});
