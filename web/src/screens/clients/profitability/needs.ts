/** What it takes to see what clients bring: each of these permissions, since every figure is money. */
export const PROFITABILITY_NEEDS = ["view-reports-finance", "view-project-financials"] as const;
