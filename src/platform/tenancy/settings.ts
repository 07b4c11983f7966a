import { fromContext, ident, join, sql } from "../../engine/sql/sql.ts";
import type { ReadOnlyWork } from "../../engine/work/work.ts";

interface ListedReason {
  readonly key: string;
  readonly label: string;
  readonly is_archived: boolean;
}

/** The stored settings of a workspace: days are `YYYY-MM-DD`. */
export interface WorkspaceSettings {
  readonly logo: string | null;
  readonly legal_name: string | null;
  readonly vat_number: string | null;
  readonly tax_number: string | null;
  readonly registration_number: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly website: string | null;
  readonly address: Readonly<Record<string, string | null>> | null;
  readonly bank_name: string | null;
  readonly iban: string | null;
  readonly swift: string | null;
  readonly electronic_address: string | null;
  readonly electronic_address_scheme: string | null;
  readonly invoice_contact_name: string | null;
  readonly invoice_contact_phone: string | null;
  readonly invoice_contact_email: string | null;
  readonly locale: string;
  readonly timezone: string;
  readonly base_currency: string;
  readonly week_starts_on: 1 | 6 | 7;
  readonly fiscal_year_start_month: number;
  readonly working_days: readonly number[];
  readonly full_time_weekly_hours: number;
  readonly leave_closed_until: string | null;
  readonly time_closed_until: string | null;
  readonly expenses_closed_until: string | null;
  readonly invoices_closed_until: string | null;
  readonly billing_rounding_mode: "none" | "up" | "down" | "nearest";
  readonly billing_rounding_minutes: number;
  readonly timesheet_require_project: boolean;
  readonly timesheet_block_overlap: boolean;
  readonly max_timer_minutes: number;
  readonly invoice_number_format: string;
  readonly credit_note_number_format: string;
  readonly offer_number_format: string;
  readonly invoice_number_start: number;
  readonly payment_terms_days: number;
  readonly tax_rounding: "total" | "line";
  readonly billing_requires_approval: boolean;
  readonly invoice_footer: string | null;
  readonly invoice_reminder_1_days: number | null;
  readonly invoice_reminder_2_days: number | null;
  readonly invoice_reminder_3_days: number | null;
  readonly invoice_reminder_1_text: string | null;
  readonly invoice_reminder_2_text: string | null;
  readonly invoice_reminder_3_text: string | null;
  readonly offer_terms: string | null;
  readonly offer_validity_days: number;
  readonly lead_lost_reasons: readonly (ListedReason & { readonly requires_note: boolean })[];
  readonly candidate_rejection_reasons: readonly (ListedReason & {
    readonly type: "we_rejected" | "they_withdrew";
  })[];
  readonly candidate_retention_months: number | null;
  readonly candidate_auto_anonymize: boolean;
  readonly careers_enabled: boolean;
  readonly careers_consent_text: string | null;
  readonly business_hours: {
    readonly exclude_public_holidays: boolean;
    readonly days: Readonly<Record<string, readonly (readonly [from: string, to: string])[]>>;
  } | null;
  readonly ticket_sla: Readonly<
    Record<
      "urgent" | "high" | "normal" | "low",
      { readonly first_response_minutes: number | null; readonly resolution_minutes: number | null }
    >
  >;
  readonly ticket_reopen_days: number;
  readonly ticket_email: string | null;
  readonly two_factor_required: boolean;
  readonly api_keys_allowed_for: "everyone" | "managers";
  readonly api_key_max_lifetime_days: number | null;
  readonly revoke_keys_on_archive: boolean;
  readonly audit_retention_months: number | null;
}

/** Reads settings of the workspace in this transaction, regardless of the actor's rights. */
export async function readSettings<Name extends keyof WorkspaceSettings>(
  work: ReadOnlyWork,
  ...names: readonly Name[]
): Promise<Pick<WorkspaceSettings, Name>> {
  const columns = join(
    names.map((name) => ident(name)),
    ", ",
  );
  const row = await work.row(sql`select ${columns} from workspaces where id = ${fromContext("workspace")}`);
  return row as Pick<WorkspaceSettings, Name>;
}
