import { describe, test } from "vitest";

/** Whether long tests run in full. */
export const isCampaign = process.env.CAMPAIGN === "on";

/**
 * How often a long test is repeated: a few times in every `npm test`, so that obvious mistakes show, and in full in
 * `npm run campaign`.
 */
export const campaignSize = (sizes: { readonly suite: number; readonly campaign: number }): number =>
  isCampaign ? sizes.campaign : sizes.suite;

/** A test that only `npm run campaign` runs, because `npm test` runs similar ones. */
export const campaignTest = test.runIf(isCampaign);

/** Tests with their setup that only `npm run campaign` runs. */
export const campaignDescribe = describe.runIf(isCampaign);
