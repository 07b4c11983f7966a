-- How people have arranged the cards of their home screen: the order of those that they have moved, and those that are
-- hidden. A card in neither is shown in its place among the others.
create table home_layouts (
  workspace_id text collate "C" not null references workspaces (id) on delete cascade,
  user_id text collate "C" not null,
  card_order text[] not null,
  hidden text[] not null,
  primary key (workspace_id, user_id),
  constraint home_layouts_user_id_fkey foreign key (workspace_id, user_id)
    references users (workspace_id, id) on delete cascade
);
select confine_to_workspace('home_layouts');
