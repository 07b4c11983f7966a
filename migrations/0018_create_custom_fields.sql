-- Fields that a workspace defines for itself. The values lie in the column custom_fields of each resource, by slug.
create table custom_fields (
  workspace_id text collate "C" not null references workspaces (id) on delete cascade,
  id text collate "C" not null,
  resource text not null check (resource in ('leads', 'clients', 'client-contacts', 'employees')),
  name text not null,
  slug text collate "C" not null,
  type text not null check (type in ('text', 'textarea', 'number', 'boolean', 'date', 'datetime', 'select',
    'multi_select', 'email', 'url', 'phone', 'employee')),
  description text,
  options jsonb,
  is_required boolean not null default false,
  default_value jsonb,
  min_length integer check (min_length >= 0),
  max_length integer,
  min jsonb,
  max jsonb,
  decimals integer check (decimals between 0 and 6),
  unit text,
  is_unique boolean not null default false,
  is_filterable boolean not null,
  access text not null default 'standard' check (access in ('standard', 'restricted')),
  position integer,
  archived_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  search_text text generated always as (
    fold(name || E'\n' || slug || E'\n' || coalesce(description, ''))) stored,
  primary key (workspace_id, id),
  constraint custom_fields_position_unless_archived check ((position is null) = (archived_at is not null)),
  constraint custom_fields_options_of_choices check ((options is not null) = (type in ('select', 'multi_select')))
);
create unique index custom_fields_slug_unique on custom_fields (workspace_id, resource, slug);
create unique index custom_fields_name_unique on custom_fields (workspace_id, resource, lower(name))
  where archived_at is null;
select confine_to_workspace('custom_fields');
