-- What the PDF of an offer prints and can change after the offer was sent: language, logo and footer, the last day of
-- validity, and the lines and totals, which follow the options that the client chooses.
alter table offers add column printed jsonb;
update offers o set printed = jsonb_build_object(
    'stationery', jsonb_build_object('locale', coalesce(
      (select c.locale from clients c where c.workspace_id = o.workspace_id and c.id = o.client_id), w.locale),
      'logo', w.logo, 'footer', w.invoice_footer),
    'valid_until', o.valid_until, 'subtotal', o.subtotal::text, 'discount_total', o.discount_total::text,
    'net_total', o.net_total::text, 'total', o.total::text, 'optional_total', o.optional_total::text,
    'tax_summary', o.tax_summary,
    'lines', (select coalesce(jsonb_agg(jsonb_build_object('section', l.section, 'description', l.description,
        'details', l.details, 'quantity', l.quantity::text, 'unit', l.unit, 'unit_price', l.unit_price::text,
        'discount_percent', l.discount_percent::text, 'tax_percent', l.tax_percent::text,
        'net_amount', l.net_amount::text, 'is_optional', l.is_optional) order by l.position, l.id), '[]')
      from offer_lines l where l.workspace_id = o.workspace_id and l.offer_id = o.id))
  from workspaces w where w.id = o.workspace_id and o.sent_at is not null;
alter table offers
  drop constraint offers_sent_is_complete,
  add constraint offers_sent_is_complete check (num_nulls(sent_at, seller, recipient, printed) in (0, 4));
