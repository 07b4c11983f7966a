-- The workspace is a resource of its own; its id is also what confines its row.
alter table workspaces
  add column workspace_id text collate "C" generated always as (id) stored,
  add column logo text,
  add column legal_name text,
  add column vat_number text,
  add column registration_number text,
  add column email text,
  add column phone text,
  add column website text,
  add column address jsonb,
  add column bank_name text,
  add column iban text,
  add column swift text,
  add column week_starts_on integer not null default 1 check (week_starts_on in (1, 6, 7)),
  add column fiscal_year_start_month integer not null default 1 check (fiscal_year_start_month between 1 and 12),
  add column working_days integer[] not null default '{1,2,3,4,5}',
  add column leave_closed_until date,
  add column time_closed_until date,
  add column expenses_closed_until date,
  add column invoices_closed_until date,
  add column billing_rounding_mode text not null default 'none'
    check (billing_rounding_mode in ('none', 'up', 'down', 'nearest')),
  add column billing_rounding_minutes integer not null default 15
    check (billing_rounding_minutes in (1, 5, 6, 10, 12, 15, 30, 60)),
  add column timesheet_require_project boolean not null default false,
  add column timesheet_block_overlap boolean not null default false,
  add column max_timer_minutes integer not null default 1440 check (max_timer_minutes between 1 and 1440),
  add column invoice_number_format text not null default 'INV-{YYYY}-{0000}',
  add column credit_note_number_format text not null default 'CN-{YYYY}-{0000}',
  add column offer_number_format text not null default 'OFF-{YYYY}-{0000}',
  add column invoice_number_start integer not null default 1
    check (invoice_number_start between 1 and 999999999),
  add column payment_terms_days integer not null default 30 check (payment_terms_days between 0 and 365),
  add column tax_rounding text not null default 'total' check (tax_rounding in ('total', 'line')),
  add column billing_requires_approval boolean not null default true,
  add column invoice_footer text,
  add column offer_terms text,
  add column offer_validity_days integer not null default 30 check (offer_validity_days between 1 and 365),
  add column lead_lost_reasons jsonb not null default '[
    {"key": "price", "label": "Price", "requires_note": false, "is_archived": false},
    {"key": "competitor", "label": "Competitor", "requires_note": false, "is_archived": false},
    {"key": "no_budget", "label": "No budget", "requires_note": false, "is_archived": false},
    {"key": "no_decision", "label": "No decision", "requires_note": false, "is_archived": false},
    {"key": "timing", "label": "Timing", "requires_note": false, "is_archived": false},
    {"key": "missing_feature", "label": "Missing feature", "requires_note": false, "is_archived": false},
    {"key": "unreachable", "label": "Unreachable", "requires_note": false, "is_archived": false},
    {"key": "other", "label": "Other", "requires_note": true, "is_archived": false}]',
  add column candidate_rejection_reasons jsonb not null default '[
    {"key": "skills", "label": "Skills", "type": "we_rejected", "is_archived": false},
    {"key": "experience", "label": "Experience", "type": "we_rejected", "is_archived": false},
    {"key": "culture", "label": "Culture", "type": "we_rejected", "is_archived": false},
    {"key": "position_filled", "label": "Position filled", "type": "we_rejected", "is_archived": false},
    {"key": "other", "label": "Other", "type": "we_rejected", "is_archived": false},
    {"key": "accepted_other_offer", "label": "Accepted another offer", "type": "they_withdrew", "is_archived": false},
    {"key": "salary_too_low", "label": "Salary too low", "type": "they_withdrew", "is_archived": false},
    {"key": "location", "label": "Location", "type": "they_withdrew", "is_archived": false},
    {"key": "no_response", "label": "No response", "type": "they_withdrew", "is_archived": false},
    {"key": "personal", "label": "Personal", "type": "they_withdrew", "is_archived": false}]',
  add column candidate_retention_months integer default 6 check (candidate_retention_months between 1 and 120),
  add column candidate_auto_anonymize boolean not null default false,
  add column business_hours jsonb,
  add column ticket_sla jsonb not null default '{
    "urgent": {"first_response_minutes": 30, "resolution_minutes": 240},
    "high": {"first_response_minutes": 60, "resolution_minutes": 480},
    "normal": {"first_response_minutes": 240, "resolution_minutes": 1440},
    "low": {"first_response_minutes": 480, "resolution_minutes": 2400}}',
  add column ticket_reopen_days integer not null default 14 check (ticket_reopen_days between 0 and 365),
  add column two_factor_required boolean not null default false,
  add column api_keys_allowed_for text not null default 'everyone'
    check (api_keys_allowed_for in ('everyone', 'managers')),
  add column api_key_max_lifetime_days integer check (api_key_max_lifetime_days between 1 and 3650),
  add column revoke_keys_on_archive boolean not null default true,
  add column audit_retention_months integer default 24 check (audit_retention_months >= 12);

-- Names that workspaces gave up: for a while nobody else gets them, so that no old link leads to a stranger.
create table former_subdomains (
  workspace_id text collate "C" not null references workspaces (id) on delete cascade,
  subdomain text collate "C" not null,
  blocked_until timestamptz not null,
  primary key (workspace_id, subdomain)
);
create index former_subdomains_name on former_subdomains (subdomain);
select confine_to_workspace('former_subdomains');
