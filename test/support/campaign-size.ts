/**
 * How often a long test is repeated: a few times with every `npm test`, so that a mistake shows at once, and in full
 * by `npm run campaign`.
 */
export const campaignSize = (sizes: { readonly suite: number; readonly campaign: number }): number =>
  process.env.CAMPAIGN === "on" ? sizes.campaign : sizes.suite;
