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
import { reportedCurrency } from "../../rates/index.ts";
import { BILLING_MODELS } from "../projects/billing-terms.ts";
import type { OpenPeriod } from "./earned-fees.ts";

const FORMATS = ["json", "csv", "xlsx"] as const;

/** The parameters of all reports on project economics. Each report has its own default period. */
export const economicsParameters = (fallback: DefaultPeriod) => ({
  date: dateParameter(fallback),
  project_id: parameter(listOf(idKind), { description: "Only these projects." }),
  client_id: parameter(listOf(idKind), { description: "Only projects of these clients." }),
  billing_model: parameter(listOf(choiceKind(BILLING_MODELS)), {
    description: "Only projects with this billing model.",
  }),
  archived: parameter(booleanKind, {
    description: "true: only archived projects; false: only unarchived ones. Default: both.",
  }),
  approval: parameter(choiceKind(["all", "approved"]), {
    isSingle: true,
    description: "Which time counts; default: all. Rejected time and running timers never count.",
  }),
  basis: parameter(choiceKind(["accrual", "invoiced"]), {
    isSingle: true,
    description: "Whether revenue counts when it is earned (accrual) or invoiced; default: accrual.",
  }),
  currency: parameter(textKind(), {
    description: "The currency of all amounts; default: the workspace's.",
  }),
  sort: parameter(textKind(), {
    description: "The name of a column or figure of the rows; a leading - sorts in descending order.",
  }),
  limit: parameter(integerKind, {
    description: "The maximum number of rows, 1 to 500; default: 100. Totals cover all rows.",
    isSingle: true,
  }),
  format: parameter(choiceKind(FORMATS), {
    isSingle: true,
    description: "Default: json. A file has the same rows.",
  }),
});

/** The context of a getter with these parameters. */
export type EconomicsContext = GetterContext<string, ReturnType<typeof economicsParameters>>;

/** The parsed parameters of a report on project economics. */
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
  /** The filters as requested. */
  readonly filters: Readonly<Record<string, unknown>>;
}

const listOfValues = <Value>(operand: Operand<Value> | undefined): readonly Value[] | null =>
  operand?.kind === "any" ? operand.values : null;

function limitOf(operand: Operand<string> | undefined): number {
  if (operand === undefined) return 100;
  const limit = Number(onlyValueOf(operand));
  if (!(limit >= 1 && limit <= 500))
    throw invalidField("limit", "The limit parameter must be between 1 and 500.");
  return limit;
}

/** Parses the common parameters. @throws 422 for an unknown currency or an invalid limit */
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
    currency: reportedCurrency(parameters.currency, work),
    sort: onlyValueOf(parameters.sort) ?? null,
    limit: limitOf(parameters.limit),
    format: onlyValueOf(parameters.format) ?? "json",
    filters: Object.fromEntries(Object.entries(lists).filter(([, value]) => value !== null)),
  };
}
