import { fieldLabel, message, type SettledChange, type StoredRecord } from "../../../engine/work/index.ts";
import { WRITTEN_KINDS } from "./line-fields.ts";
import type { BilledProject } from "./line-project.ts";

type Invoice = Readonly<StoredRecord<"invoices">>;

/** What a line bills determines its project and its period. */
export function checkBillingKind({ values, stored, changes, fail }: SettledChange<"invoice-lines">): void {
  if (stored === null || WRITTEN_KINDS.includes(values.kind ?? "manual")) return;
  for (const name of ["project_id", "period_start", "period_end"] as const)
    if (changes(name)) fail(name, message`The ${fieldLabel(name)} field cannot be changed.`);
}

/** A period has a first and a last day; a share of revenue needs one. */
export function checkPeriod({ values, fail }: SettledChange<"invoice-lines">): void {
  const { period_start: start = null, period_end: end = null } = values;
  const isShare = values.kind === "revenue_share";
  if (end === null && (start !== null || isShare))
    fail(
      "period_end",
      isShare
        ? "The period end field is required when kind is revenue_share."
        : "The period end field is required when period start is present.",
    );
  if (start === null && (end !== null || isShare))
    fail(
      "period_start",
      isShare
        ? "The period start field is required when kind is revenue_share."
        : "The period start field is required when period end is present.",
    );
}

const MODELS: Readonly<Record<string, "fee_amount" | "revenue_share_percent">> = {
  fixed_fee: "fee_amount",
  revenue_share: "revenue_share_percent",
};

/** The project is one of the client, in the currency of the invoice, and with terms that suit the kind of the line. */
export function checkProject(
  { values, unread, fail }: SettledChange<"invoice-lines">,
  invoice: Invoice | null,
  project: BilledProject | null,
): void {
  const kind = values.kind ?? "manual";
  if (!values.project_id) {
    if (kind !== "manual" && !unread.has("project_id"))
      fail("project_id", message`The project id field is required when kind is ${kind}.`);
    return;
  }
  if (!invoice || !project) return;
  const terms = MODELS[kind];
  const suits = terms === undefined || project[terms] !== null;
  if (project.client_id !== invoice.client_id || project.currency !== invoice.currency || !suits)
    fail("project_id", "The selected project id is invalid.");
}
