-- What is billed refers to the line that bills it; the line cannot be deleted before it is released.
alter table timesheets add constraint timesheets_invoice_line_id_fkey
  foreign key (workspace_id, invoice_line_id) references invoice_lines (workspace_id, id);
alter table expenses add constraint expenses_invoice_line_id_fkey
  foreign key (workspace_id, invoice_line_id) references invoice_lines (workspace_id, id);
