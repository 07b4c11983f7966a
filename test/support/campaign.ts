import { describe, test } from "vitest";

/** Whether the long tests are run in full. */
export const isCampaign = process.env.CAMPAIGN === "on";

/**
 * How often a long test is repeated: a few times with every `npm test`, so that a mistake shows at once, and in full
 * by `npm run campaign`.
 */
export const campaignSize = (sizes: { readonly suite: number; readonly campaign: number }): number =>
  isCampaign ? sizes.campaign : sizes.suite;

/** A test that only `npm run campaign` runs, since `npm test` runs others like it. */
export const campaignTest = test.runIf(isCampaign);

/** Tests that only `npm run campaign` runs, with what prepares them. */
export const campaignDescribe = describe.runIf(isCampaign);
