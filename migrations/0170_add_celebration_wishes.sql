-- Whether colleagues see the person's birthday and anniversaries of employment on their home screen. Nobody is shown who
-- has not asked for it.
alter table home_layouts add column celebrates boolean not null default false;
