-- A view can also show its records in a calendar or on a timeline.
alter table views drop constraint views_layout_check;
alter table views add constraint views_layout_check check (layout in ('list', 'board', 'calendar', 'timeline'));
