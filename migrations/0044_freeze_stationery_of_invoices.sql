-- What a document prints besides its record (language, logo, footer), frozen when it is issued.
alter table invoices add column stationery jsonb;
update invoices i set stationery = jsonb_build_object('locale', coalesce(c.locale, w.locale), 'logo', w.logo,
    'footer', w.invoice_footer)
  from workspaces w, clients c
  where w.id = i.workspace_id and c.workspace_id = i.workspace_id and c.id = i.client_id and i.number is not null;
alter table invoices add constraint invoices_issued_has_stationery check (number is null or stationery is not null);
