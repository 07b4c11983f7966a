create table document_templates (
  workspace_id text collate "C" not null references workspaces (id) on delete cascade,
  id text collate "C" not null,
  name text not null,
  description text,
  documentable_type text not null check (documentable_type in ('employees', 'clients', 'workspace')),
  type_id text collate "C",
  document_name text not null,
  content text not null,
  date_format text not null check (date_format in ('YYYY-MM-DD', 'DD.MM.YYYY', 'DD/MM/YYYY', 'MM/DD/YYYY')),
  -- The distinct paths in the name and in the content, sorted.
  placeholders jsonb not null,
  is_active boolean not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  search_text text generated always as (fold(name || E'\n' || coalesce(description, ''))) stored,
  primary key (workspace_id, id),
  constraint document_templates_type_of_employees check (documentable_type <> 'employees' or type_id is not null),
  constraint document_templates_type_id_fkey foreign key (workspace_id, type_id)
    references document_types (workspace_id, id)
);
create unique index document_templates_name_unique on document_templates (workspace_id, lower(name));
create index document_templates_type on document_templates (workspace_id, type_id);
select confine_to_workspace('document_templates');

alter table documents
  add column template_id text collate "C",
  add constraint documents_template_id_fkey foreign key (workspace_id, template_id)
    references document_templates (workspace_id, id);
create index documents_template on documents (workspace_id, template_id) where template_id is not null;
