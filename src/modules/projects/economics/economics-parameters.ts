import {
  booleanKind,
  choiceKind,
  idKind,
  integerKind,
  listOf,
  type Operand,
  onlyValueOf,
  parameter,
  textKind,
} from "../../../engine/declare/index.ts";
import { type GetterContext, invalidField, type Work } from "../../../engine/work/index.ts";
import {
  type DefaultPeriod,
  dateParameter,
  reportedPeriod,
} from "../../../platform/figures/report-period.ts";
import { BILLING_MODELS } from "../projects/billing-terms.ts";
import type { OpenPeriod } from "./earned-fees.ts";

const FORMATS = ["json", "csv", "xlsx"] as const;

/** The parameters that all reports on the economics of projects have; each has its own default period. */
export const economicsParameters = (fallback: DefaultPeriod) => ({
  date: dateParameter(fallback),
  project_id: parameter(listOf(idKind), { description: "Only these projects." }),
  client_id: parameter(listOf(idKind), { description: "Only projects of these clients." }),
  billing_model: parameter(listOf(choiceKind(BILLING_MODELS)), {
    description: "Only projects with this billing model.",
  }),
  archived: parameter(booleanKind, { description: "Only archived projects, or none; both when absent." }),
  approval: parameter(choiceKind(["all", "approved"]), {
    isSingle: true,
    description: "Which time counts; all when absent. Rejected time and running timers never count.",
  }),
  basis: parameter(choiceKind(["accrual", "invoiced"]), {
    isSingle: true,
    description: "Revenue as it is earned (accrual) or as it is invoiced; accrual when absent.",
  }),
  currency: parameter(textKind(), {
    description: "The currency of all amounts; the workspace's when absent.",
  }),
  sort: parameter(textKind(), {
    description: "A name or a figure of a row; a leading - sorts in descending order.",
  }),
  limit: parameter(integerKind, {
    description: "1 to 500 rows, 100 when absent; totals cover all.",
    isSingle: true,
  }),
  format: parameter(choiceKind(FORMATS), {
    isSingle: true,
    description: "json when absent. A file has the same rows.",
  }),
});

/** The context of a getter with these parameters. */
export type EconomicsContext = GetterContext<string, ReturnType<typeof economicsParameters>>;

/** What is requested of a report on the economics of projects. */
export interface EconomicsQuery {
  readonly period: OpenPeriod;
  readonly projectIds: readonly string[] | null;
  readonly clientIds: readonly string[] | null;
  readonly billingModels: readonly string[] | null;
  readonly archived: boolean | null;
  readonly onlyApproved: boolean;
  readonly basis: "accrual" | "invoiced";
  readonly currency: string;
  readonly sort: string | null;
  readonly limit: number;
  readonly format: (typeof FORMATS)[number];
  /** The filters among the parameters, as they were requested. */
  readonly filters: Readonly<Record<string, unknown>>;
}

const listOfValues = <Value>(operand: Operand<Value> | undefined): readonly Value[] | null =>
  operand?.kind === "any" ? operand.values : null;

const CURRENCIES = new Set(Intl.supportedValuesOf("currency"));

function currencyOf(operand: Operand<string> | undefined, work: Work): string {
  const code = (onlyValueOf(operand) ?? work.workspace.baseCurrency).toUpperCase();
  if (!CURRENCIES.has(code)) throw invalidField("currency", "The selected currency is invalid.");
  return code;
}

function limitOf(operand: Operand<string> | undefined): number {
  if (operand === undefined) return 100;
  const limit = Number(onlyValueOf(operand));
  if (!(limit >= 1 && limit <= 500))
    throw invalidField("limit", "The limit parameter must be between 1 and 500.");
  return limit;
}

/** Reads the common parameters. @throws 422 for a currency or a limit that is none. */
export function readEconomicsQuery(
  parameters: EconomicsContext["parameters"],
  work: Work,
  fallback: DefaultPeriod,
): EconomicsQuery {
  const lists = {
    project_id: listOfValues(parameters.project_id),
    client_id: listOfValues(parameters.client_id),
    billing_model: listOfValues(parameters.billing_model),
    archived: onlyValueOf(parameters.archived) ?? null,
  };
  return {
    period: reportedPeriod(parameters.date, fallback, work),
    projectIds: lists.project_id,
    clientIds: lists.client_id,
    billingModels: lists.billing_model,
    archived: lists.archived,
    onlyApproved: onlyValueOf(parameters.approval) === "approved",
    basis: onlyValueOf(parameters.basis) ?? "accrual",
    currency: currencyOf(parameters.currency, work),
    sort: onlyValueOf(parameters.sort) ?? null,
    limit: limitOf(parameters.limit),
    format: onlyValueOf(parameters.format) ?? "json",
    filters: Object.fromEntries(Object.entries(lists).filter(([, value]) => value !== null)),
  };
}
