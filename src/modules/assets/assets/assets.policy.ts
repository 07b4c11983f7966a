import { own } from "../../../engine/declare/index.ts";
import { isCallers, isOfReports } from "../../employees/index.ts";
import { MANAGERS } from "./asset-state.ts";

/** Assets that the caller has; and both those and the ones that the caller's reports have. */
export const isHeldByCaller = isCallers("employee_id");
const isHeldByCallersPeople = { ...isHeldByCaller, ...isOfReports("employee_id") };

/** People see what they and their reports have at present; holders of view-assets see everything. */
export const assetPolicy = own(
  { permissions: ["view-assets"], rows: isHeldByCallersPeople },
  {
    write: [MANAGERS],
    // Notes are for those who keep the assets; a holder who reports a loss can add one without reading the others.
    tiers: { notes: { read: { permissions: ["view-assets"] }, write: [], query: "view-assets" } },
  },
);
