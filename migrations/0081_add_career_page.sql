-- Public pages of open jobs, with a form for applications, and what people agree to when they send it; null: a standard text.
alter table workspaces
  add column careers_enabled boolean not null default false,
  add column careers_consent_text text;
