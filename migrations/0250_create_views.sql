-- Lists as people have arranged them: filters, order, columns and form, under a name.
create table views (
  workspace_id text collate "C" not null references workspaces (id) on delete cascade,
  id text collate "C" not null,
  -- The account that owns it.
  user_id text collate "C" not null,
  name text not null,
  resource text not null,
  layout text not null check (layout in ('list', 'board')),
  filters jsonb not null,
  search text,
  sort text,
  columns jsonb,
  group_by text,
  density text check (density in ('comfortable', 'compact')),
  shared_with text not null check (shared_with in ('nobody', 'roles', 'everyone')),
  is_default boolean not null,
  is_pinned_for_all boolean not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  search_text text generated always as (fold(name)) stored,
  primary key (workspace_id, id),
  constraint views_user_id_fkey foreign key (workspace_id, user_id)
    references users (workspace_id, id) on delete cascade,
  constraint views_default_is_for_everyone check (not is_default or shared_with = 'everyone')
);
create index views_user on views (workspace_id, user_id);
create unique index views_one_default on views (workspace_id, resource) where is_default;
select confine_to_workspace('views');

-- The roles that a view is shared with.
create table view_roles (
  workspace_id text collate "C" not null references workspaces (id) on delete cascade,
  view_id text collate "C" not null,
  role_id text collate "C" not null,
  primary key (workspace_id, view_id, role_id),
  foreign key (workspace_id, view_id) references views (workspace_id, id) on delete cascade,
  foreign key (workspace_id, role_id) references roles (workspace_id, id)
);
create index view_roles_role on view_roles (workspace_id, role_id);
select confine_to_workspace('view_roles');

-- Whether a person has a view in the navigation, where it is not as the view says for everybody.
create table view_pins (
  workspace_id text collate "C" not null references workspaces (id) on delete cascade,
  view_id text collate "C" not null,
  user_id text collate "C" not null,
  is_pinned boolean not null,
  primary key (workspace_id, view_id, user_id),
  constraint view_pins_view_id_fkey foreign key (workspace_id, view_id)
    references views (workspace_id, id) on delete cascade,
  constraint view_pins_user_id_fkey foreign key (workspace_id, user_id)
    references users (workspace_id, id) on delete cascade
);
create index view_pins_user on view_pins (workspace_id, user_id);
select confine_to_workspace('view_pins');
