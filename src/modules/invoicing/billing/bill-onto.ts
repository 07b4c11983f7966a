import { invalidField, message, type Work } from "../../../engine/work/index.ts";
import { defaultTax } from "../documents/default-tax.ts";
import { MAX_LINES } from "../invoice-lines/line-fields.ts";
import { countLines } from "../invoice-lines/line-order.ts";
import { wordsOf } from "../printing/words/words-of-locale.ts";
import type { BilledProject } from "./billed-projects.ts";
import type { BillingParameters } from "./billing-parameters.ts";
import { draftLines } from "./draft-lines.ts";
import { lockUnbilledWork } from "./unbilled-work.ts";

export const NOTHING_TO_BILL = "There is nothing to bill.";

/** A draft, and what is added to it. */
export interface Billing {
  readonly invoiceId: string;
  readonly projects: readonly BilledProject[];
  readonly params: BillingParameters;
  readonly sent: ReadonlySet<string>;
}

/** The members of `meta` that say what was billed and what was left out. */
export const billingMeta = {
  entries: { type: "integer", description: "The billed time entries." },
  minutes: { type: "integer", description: "The billed minutes of these entries." },
  expenses: { type: "integer", description: "The billed expenses." },
  left_out: {
    type: "object",
    description: "Unbilled time that was not billed.",
    properties: {
      unapproved_minutes: { type: "integer", description: "Nobody has approved it." },
      unpriced_entries: { type: "integer", description: "It has no rate." },
    },
  },
} as const;

/**
 * Adds lines for the unbilled work of projects to a draft that the caller holds; false if there is nothing to bill.
 * `meta` of the response says what was billed.
 */
export async function billOnto(work: Work, { invoiceId, projects, params, sent }: Billing): Promise<boolean> {
  const { client_id } = (await work.find("invoices", invoiceId))!;
  const taxRateId = await taxRateOf(work, client_id, params.tax_rate_id, sent.has("tax_rate_id"));
  const locale = (await work.find("clients", client_id))?.locale ?? work.workspace.locale;
  const { lines, unapprovedMinutes, unpricedEntries } = await lockUnbilledWork(
    work,
    projects,
    params,
    wordsOf(locale).lines,
  );
  if (lines.length === 0) return false;
  const present = await countLines(work, invoiceId);
  if (present + lines.length > MAX_LINES)
    throw invalidField("group_by", message`The invoice would have more than ${MAX_LINES} lines.`);
  await draftLines(work, { invoiceId, present, taxRateId }, lines);
  const entries = lines.flatMap((line) => line.entries);
  work.addMeta(invoiceId, {
    entries: entries.length,
    minutes: entries.reduce((sum, { minutes }) => sum + minutes, 0),
    expenses: lines.reduce((sum, { expenseIds }) => sum + expenseIds.length, 0),
    left_out: { unapproved_minutes: unapprovedMinutes, unpriced_entries: unpricedEntries },
  });
  return true;
}

/** The tax rate of the new lines. @throws 422 for one that is archived or does not exist */
async function taxRateOf(
  work: Work,
  clientId: string,
  given: string | null,
  isGiven: boolean,
): Promise<string | null> {
  if (!isGiven) return defaultTax(work, clientId);
  const rate = given === null ? null : await work.find("tax-rates", given);
  if (given !== null && (rate === null || rate.archived_at !== null))
    throw invalidField("tax_rate_id", "The selected tax rate id is invalid.");
  return given;
}
