import type { Text } from "../../../engine/work/index.ts";
export const BILLING_MODELS = [
  "time_and_materials",
  "fixed_fee",
  "retainer",
  "revenue_share",
  "non_billable",
] as const;
export type BillingModel = (typeof BILLING_MODELS)[number];

export const BUDGET_TYPES = ["hours", "monthly_hours", "amount", "monthly_amount", "cost"] as const;
export type BudgetType = (typeof BUDGET_TYPES)[number];

/** The fields of a project that depend on one another. Amounts are decimal strings, days `YYYY-MM-DD`. */
export interface BillingTerms {
  readonly client_id: string | null;
  readonly billing_model: BillingModel | null;
  readonly budget: string | null;
  readonly budget_type: BudgetType | null;
  readonly budget_includes_expenses: boolean;
  readonly fee_amount: string | null;
  readonly retainer_minutes: number | null;
  readonly billed_rate: string | null;
  readonly revenue_share_percent: string | null;
  readonly starts_at: string | null;
}

/** Budgets in money, which can include expenses. */
const MONEY_BUDGETS: readonly (BudgetType | null)[] = ["amount", "monthly_amount", "cost"];

/** The budget type whose budget is the default of the fee, by billing model. */
const FEE_BUDGETS: Partial<Record<BillingModel, BudgetType>> = {
  fixed_fee: "amount",
  retainer: "monthly_amount",
};

const hasFee = (model: BillingModel | null): boolean => model === "fixed_fee" || model === "retainer";

/** Fills in defaults: the billing model from the client, the fee from the budget. */
export function settledTerms(terms: BillingTerms): BillingTerms {
  const model = terms.billing_model ?? (terms.client_id === null ? "non_billable" : "time_and_materials");
  const feeBudget = FEE_BUDGETS[model];
  const isFee =
    feeBudget !== undefined && terms.budget_type === feeBudget && /[1-9]/.test(terms.budget ?? "");
  const withoutBudget =
    terms.budget === null ? { budget_type: null, budget_includes_expenses: false } : undefined;
  return {
    ...terms,
    billing_model: model,
    fee_amount: terms.fee_amount ?? (isFee ? terms.budget : null),
    ...withoutBudget,
  };
}

/** The problems of settled terms, as pairs of field and message. */
export function problemsOfTerms(terms: BillingTerms): [field: keyof BillingTerms, message: Text][] {
  const model = terms.billing_model;
  const problems: [keyof BillingTerms, Text][] = [];
  const check = (isWrong: boolean, field: keyof BillingTerms, message: Text): void => {
    if (isWrong) problems.push([field, message]);
  };
  check(
    terms.client_id === null && model !== "non_billable",
    "client_id",
    "The client id field is required unless billing model is non_billable.",
  );
  check(
    terms.budget !== null && terms.budget_type === null,
    "budget_type",
    "The budget type field is required when budget is present.",
  );
  check(
    terms.budget_includes_expenses && !MONEY_BUDGETS.includes(terms.budget_type),
    "budget_includes_expenses",
    "The budget includes expenses field is prohibited unless budget type is amount, monthly_amount or cost.",
  );
  check(hasFee(model) && terms.fee_amount === null, "fee_amount", "The fee amount field is required.");
  check(
    !hasFee(model) && terms.fee_amount !== null,
    "fee_amount",
    "The fee amount field is prohibited unless billing model is fixed_fee or retainer.",
  );
  check(
    model !== "retainer" && terms.retainer_minutes !== null,
    "retainer_minutes",
    "The retainer minutes field is prohibited unless billing model is retainer.",
  );
  check(
    terms.retainer_minutes !== null && terms.billed_rate === null,
    "billed_rate",
    "The billed rate field is required when retainer minutes is present.",
  );
  check(
    model === "revenue_share" && terms.revenue_share_percent === null,
    "revenue_share_percent",
    "The revenue share percent field is required when billing model is revenue_share.",
  );
  check(
    model !== "revenue_share" && terms.revenue_share_percent !== null,
    "revenue_share_percent",
    "The revenue share percent field is prohibited unless billing model is revenue_share.",
  );
  check(
    model === "retainer" && terms.starts_at === null,
    "starts_at",
    "The starts at field is required when billing model is retainer.",
  );
  return problems;
}
