import type { Attributes } from "../../../api/records.ts";
import { type DraftLine, linesBody } from "./draft-lines.ts";

/** The fields of a draft besides its lines that a person edits, in the order of the screen. */
export const DRAFT_FIELDS = {
  invoice: ["client_id", "client_contact_id", "reference", "currency", "exchange_rate"],
  terms: ["discount_type", "discount_value", "tax_rounding"],
  dates: ["issue_date", "due_date", "period_start", "period_end"],
  texts: ["notes", "terms", "private_notes"],
} as const satisfies Readonly<Record<string, readonly (keyof Attributes<"invoices">)[]>>;

/** The fields of the draft of a credit note: the others are those of its invoice. */
export const CREDIT_NOTE_FIELDS = {
  invoice: ["client_contact_id", "reference"],
  terms: [],
  dates: ["issue_date"],
  texts: ["notes", "terms", "private_notes"],
} as const satisfies Readonly<Record<keyof typeof DRAFT_FIELDS, readonly string[]>>;

export type DraftValues = Readonly<Record<string, unknown>> & { readonly lines: readonly DraftLine[] };

/** A value and its type are understood together only. */
const TOGETHER: Readonly<Record<string, string>> = {
  discount_type: "discount_value",
  discount_value: "discount_type",
};

/** The body that creates a draft: what was entered. */
export const creationBody = ({ lines, ...values }: DraftValues): Record<string, unknown> => ({
  ...Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null)),
  lines: linesBody(lines, []),
});

/** The parameters that revise a draft: the fields that differ, all lines in their order, and those that are gone. */
export function revisionBody(
  { lines, ...values }: DraftValues,
  before: DraftValues,
): Record<string, unknown> {
  const differs = (name: string): boolean => values[name] !== before[name];
  const changed = Object.keys(values).filter((name) => differs(name) || differs(TOGETHER[name] ?? name));
  const gone = before.lines.filter(({ key }) => !lines.some((line) => line.key === key));
  return {
    ...Object.fromEntries(changed.map((name) => [name, values[name]])),
    lines: linesBody(lines, before.lines),
    ...(gone.length > 0 ? { delete_lines: gone.map(({ id }) => id) } : {}),
  };
}
