import { openWhenEach } from "../../../engine/declare/index.ts";
import { message, said } from "../../../engine/work/index.ts";

export const ASSET_STATUSES = ["available", "assigned", "in_repair", "lost", "retired"] as const;
export type AssetStatus = (typeof ASSET_STATUSES)[number];

/** The statuses that a new asset can have. */
export const FIRST_STATUSES = ["available", "in_repair"] as const;

export const CONDITIONS = ["new", "good", "fair", "poor", "broken"] as const;

export const RETIREMENT_REASONS = [
  "sold",
  "scrapped",
  "donated",
  "stolen",
  "lost",
  "returned_to_supplier",
] as const;

/** Whose permission moves assets. */
export const MANAGERS = "manage-assets";

/**
 * The action is open on assets with one of the statuses. `done` completes the message of refusal: "An asset that is in
 * repair cannot be assigned."
 */
export const whenAssetIs = (statuses: readonly AssetStatus[], done: string) =>
  openWhenEach<"assets", unknown, Record<never, never>, "status">(({ status }) =>
    statuses.includes(status)
      ? null
      : message`An asset that is ${said(status.replaceAll("_", " "))} cannot be ${said(done)}.`,
  );
