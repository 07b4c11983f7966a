-- A unique index is named after the field that a violation is reported at.
alter index offers_accepted_unique rename to offers_accepted_at_unique;
alter index offers_draft_unique rename to offers_sent_at_unique;
alter index invoices_offer_unique rename to invoices_offer_id_unique;
