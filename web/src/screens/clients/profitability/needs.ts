/** The permissions that the report requires, all of them. */
export const PROFITABILITY_NEEDS = ["view-reports-finance", "view-project-financials"] as const;
