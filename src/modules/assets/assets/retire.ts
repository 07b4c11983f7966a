import { action, field, openWhenEach } from "../../../engine/declare/index.ts";
import type { ActionContext, GivenParameters } from "../../../engine/work/index.ts";
import { MANAGERS, RETIREMENT_REASONS, whenAssetIs } from "./asset-state.ts";

const retirement = {
  reason: field.choice(...RETIREMENT_REASONS).required(),
  retired_on: field.date().describe("Default: today. Not after today and not before the purchase."),
  disposal_value: field
    .money({ min: 0 })
    .inCurrency("currency")
    .describe("What the asset was sold for, in its currency; only with the reason sold."),
};

async function run({
  work,
  records,
  params,
  fail,
  throwIfRefused,
}: ActionContext<"assets", GivenParameters<typeof retirement>>): Promise<undefined> {
  const { reason, disposal_value } = params;
  const day = params.retired_on ?? work.today;
  if (day > work.today) fail("retired_on", "The retired on field must be a date before or equal to today.");
  else if (records.some(({ purchase_date }) => purchase_date !== null && day < purchase_date))
    fail("retired_on", "The retired on field must be a date after or equal to purchase date.");
  if (reason !== "sold" && disposal_value !== null)
    fail("disposal_value", "The disposal value field is prohibited unless reason is sold.");
  throwIfRefused();
  for (const { id } of records)
    await work.update("assets", id, {
      status: "retired",
      retired_on: day,
      retirement_reason: reason,
      disposal_value,
    });
}

const isRetirable = whenAssetIs(["available", "in_repair", "lost"], "retired");

export const retire = action("assets", {
  title: "Retire",
  done: "Retired",
  description: "Takes the asset out of use for good. Its book value stays that of the day.",
  grants: [{ permissions: [MANAGERS] }],
  parameters: retirement,
  example: { reason: "sold", disposal_value: 150 },
  reads: ["status"],
  openWhen: openWhenEach(async (asset, work) => {
    if (asset.status === "assigned") return "The asset is still assigned; return it first.";
    return (await isRetirable([asset], work))[0]!;
  }),
  run,
});

export const unretire = action("assets", {
  title: "Bring back into use",
  done: "Brought back into use",
  description: "Makes a retired asset available again and clears what was recorded about its retirement.",
  levels: ["record"],
  grants: [{ permissions: [MANAGERS] }],
  reads: ["status"],
  openWhen: whenAssetIs(["retired"], "brought back into use"),
  async run({ work, records }) {
    for (const { id } of records)
      await work.update("assets", id, {
        status: "available",
        retired_on: null,
        retirement_reason: null,
        disposal_value: null,
      });
    return undefined;
  },
});
