create table document_types (
  workspace_id text collate "C" not null references workspaces (id) on delete cascade,
  id text collate "C" not null,
  name text not null,
  description text,
  visibility text not null check (visibility in ('private', 'employee', 'superiors')),
  employee_can_upload boolean not null,
  requires_end_date boolean not null,
  requires_signature boolean not null,
  is_required boolean not null,
  required_contract_types text[] not null,
  reminder_days jsonb not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  search_text text generated always as (fold(name || E'\n' || coalesce(description, ''))) stored,
  primary key (workspace_id, id),
  constraint document_types_private_is_not_uploaded check (not (employee_can_upload and visibility = 'private')),
  constraint document_types_contract_types_if_required check (is_required or required_contract_types = '{}')
);
create unique index document_types_name_unique on document_types (workspace_id, lower(name));
select confine_to_workspace('document_types');

create table document_type_notified_employees (
  workspace_id text collate "C" not null references workspaces (id) on delete cascade,
  type_id text collate "C" not null,
  employee_id text collate "C" not null,
  position integer not null,
  primary key (workspace_id, type_id, employee_id),
  constraint document_type_notified_employees_type_id_fkey foreign key (workspace_id, type_id)
    references document_types (workspace_id, id) on delete cascade,
  constraint document_type_notified_employees_employee_id_fkey foreign key (workspace_id, employee_id)
    references employees (workspace_id, id)
);
create index document_type_notified_employees_employee on document_type_notified_employees (workspace_id, employee_id);
select confine_to_workspace('document_type_notified_employees');

create table documents (
  workspace_id text collate "C" not null references workspaces (id) on delete cascade,
  id text collate "C" not null,
  name text not null,
  documentable_type text not null check (documentable_type in ('employees', 'clients', 'workspace', 'signature')),
  employee_id text collate "C",
  client_id text collate "C",
  type_id text collate "C",
  description text,
  content text,
  start_date date,
  end_date date,
  status text not null check (status in ('draft', 'active', 'awaiting_signatures', 'signed', 'declined', 'voided')),
  signature_count integer not null default 0 check (signature_count >= 0),
  -- The present file, which is also the last of document_versions; null and 0 while there is none.
  file_name text,
  mime_type text,
  size integer,
  checksum text,
  version integer not null default 0 check (version >= 0),
  -- How often signatures were requested: signatures count in their own round only.
  round integer not null default 0 check (round >= 0),
  is_sequential boolean not null default false,
  certificate_file_id text collate "C",
  certificate_checksum text,
  -- Whether anybody but the creator has written the document, so that the creator can no longer delete it alone.
  is_touched boolean not null default false,
  created_by_employee_id text collate "C",
  created_at timestamptz not null,
  updated_at timestamptz not null,
  search_text text generated always as (fold(name || E'\n' || coalesce(description, '') || E'\n'
    || coalesce(file_name, ''))) stored,
  primary key (workspace_id, id),
  constraint documents_owner check (case documentable_type
    when 'employees' then employee_id is not null and client_id is null and type_id is not null
    when 'clients' then client_id is not null and employee_id is null
    when 'workspace' then employee_id is null and client_id is null
    else employee_id is not null and client_id is null and type_id is null end),
  constraint documents_file check ((version = 0) = (file_name is null) and (version = 0) = (mime_type is null)
    and (version = 0) = (size is null) and (version = 0) = (checksum is null)),
  constraint documents_draft_has_no_file check ((status = 'draft') = (version = 0)),
  constraint documents_dates check (end_date >= start_date),
  constraint documents_certified_while_signed check (status <> 'signed' or certificate_file_id is not null),
  constraint documents_employee_id_fkey foreign key (workspace_id, employee_id) references employees (workspace_id, id),
  constraint documents_client_id_fkey foreign key (workspace_id, client_id) references clients (workspace_id, id),
  constraint documents_type_id_fkey foreign key (workspace_id, type_id) references document_types (workspace_id, id),
  constraint documents_created_by_employee_id_fkey foreign key (workspace_id, created_by_employee_id)
    references employees (workspace_id, id)
);
create index documents_employee on documents (workspace_id, employee_id, type_id);
create index documents_client on documents (workspace_id, client_id);
create index documents_type on documents (workspace_id, type_id);
create index documents_created_by on documents (workspace_id, created_by_employee_id);
create index documents_end on documents (workspace_id, end_date) where end_date is not null;
create index documents_search on documents using gin (search_text gin_trgm_ops);
select confine_to_workspace('documents');

create table document_versions (
  workspace_id text collate "C" not null references workspaces (id) on delete cascade,
  document_id text collate "C" not null,
  version integer not null check (version > 0),
  file_id text collate "C" not null,
  file_name text not null,
  mime_type text not null,
  size integer not null,
  checksum text not null,
  note text,
  created_by_employee_id text collate "C",
  created_at timestamptz not null,
  primary key (workspace_id, document_id, version),
  constraint document_versions_document_id_fkey foreign key (workspace_id, document_id)
    references documents (workspace_id, id) on delete cascade,
  constraint document_versions_created_by_employee_id_fkey foreign key (workspace_id, created_by_employee_id)
    references employees (workspace_id, id)
);
create index document_versions_created_by on document_versions (workspace_id, created_by_employee_id);
select confine_to_workspace('document_versions');

create table document_signers (
  workspace_id text collate "C" not null references workspaces (id) on delete cascade,
  document_id text collate "C" not null,
  employee_id text collate "C" not null,
  position integer not null check (position > 0),
  status text not null default 'pending' check (status in ('pending', 'signed', 'declined')),
  acted_at timestamptz,
  reminded_at timestamptz,
  primary key (workspace_id, document_id, employee_id),
  constraint document_signers_acted check ((status = 'pending') = (acted_at is null)),
  constraint document_signers_document_id_fkey foreign key (workspace_id, document_id)
    references documents (workspace_id, id) on delete cascade,
  constraint document_signers_employee_id_fkey foreign key (workspace_id, employee_id)
    references employees (workspace_id, id)
);
create index document_signers_employee on document_signers (workspace_id, employee_id, status);
select confine_to_workspace('document_signers');

-- The trail of a document's signatures: rows are only added, and what a row says never changes.
create table document_signature_events (
  workspace_id text collate "C" not null references workspaces (id) on delete cascade,
  id text collate "C" not null,
  document_id text collate "C" not null,
  event text not null check (event in ('requested', 'signed', 'declined', 'voided', 'reminded')),
  round integer not null,
  version integer not null,
  checksum text not null,
  employee_id text collate "C",
  name text not null,
  email text,
  reason text,
  ip text,
  user_agent text,
  credential text check (credential in ('session', 'key')),
  specimen_file_id text collate "C",
  specimen_checksum text,
  at timestamptz not null,
  primary key (workspace_id, id),
  constraint document_signature_events_document_id_fkey foreign key (workspace_id, document_id)
    references documents (workspace_id, id) on delete cascade,
  constraint document_signature_events_employee_id_fkey foreign key (workspace_id, employee_id)
    references employees (workspace_id, id)
);
create index document_signature_events_document on document_signature_events (workspace_id, document_id, id);
create index document_signature_events_employee on document_signature_events (workspace_id, employee_id);
create unique index document_signature_events_signed_once
  on document_signature_events (workspace_id, document_id, round, employee_id) where event = 'signed';
select confine_to_workspace('document_signature_events');

update employees set default_signature_id = null where default_signature_id is not null;
alter table employees alter column default_signature_id type text collate "C";
alter table employees add constraint employees_default_signature_id_fkey
  foreign key (workspace_id, default_signature_id) references documents (workspace_id, id);
create index employees_default_signature on employees (workspace_id, default_signature_id)
  where default_signature_id is not null;
