-- The Admin role is known by a mark, as the Owner role is, and not by being the second that a workspace was given.
alter table roles add column is_admin boolean not null default false;
update roles r set is_admin = true
  where is_system and not is_owner and not exists (
    select from roles earlier
    where earlier.workspace_id = r.workspace_id and earlier.is_system and not earlier.is_owner and earlier.id < r.id);
create unique index roles_one_admin on roles (workspace_id) where is_admin;
