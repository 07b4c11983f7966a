-- What electronic invoices say about the parties beside what is printed.
alter table workspaces
  add column tax_number text,
  add column electronic_address text,
  add column electronic_address_scheme text,
  add column invoice_contact_name text,
  add column invoice_contact_phone text,
  add column invoice_contact_email text;
alter table clients
  add column buyer_reference text,
  add column electronic_address text,
  add column electronic_address_scheme text;
