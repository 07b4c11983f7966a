-- How often personal data of the workspace was erased. Exports that were made before the latest time cannot be read any more.
alter table workspaces add column erasures integer not null default 0;

-- The queue of those whose retention is over (candidates.retention_until).
create index candidates_to_anonymize on candidates (workspace_id) where anonymized_at is null;

-- What the person agreed to in the application form.
alter table candidates add column consent_text text, add column consented_at timestamptz;
