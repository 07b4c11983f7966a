import { column, fromContext, type Sql, sql } from "../../../engine/sql/index.ts";
import type { ReadOnlyWork, Values } from "../../../engine/work/index.ts";
import { buyerNow, type Party, sellerNow } from "../../invoicing/index.ts";

/** The lead as the recipient of an offer: its company, else its contact. */
const leadNow = (alias: string): Sql => sql`(select jsonb_build_object(
    'name', coalesce(addressed.company_name,
      nullif(concat_ws(' ', addressed.contact_first_name, addressed.contact_last_name), ''), addressed.name),
    'vat_number', null, 'registration_number', null, 'address', addressed.address, 'email', addressed.email,
    'phone', addressed.phone, 'website', addressed.website, 'bank_name', null, 'iban', null, 'swift', null,
    'tax_number', null, 'buyer_reference', null, 'electronic_address', null, 'electronic_address_scheme', null,
    'contact_name', null, 'contact_phone', null, 'contact_email', null)
  from leads addressed where addressed.workspace_id = ${column(alias, "workspace_id")}
    and addressed.id = ${column(alias, "lead_id")})`;

interface Parties extends Values {
  readonly seller: Party;
  readonly recipient: Party;
}

/** The columns `seller` and `recipient` of an offer as they are now: the client or, without one, the lead. */
export const partiesOf = (alias: string): Sql => sql`${sellerNow(alias)} as seller,
  coalesce(${buyerNow(alias)}, ${leadNow(alias)}) as recipient`;

/** The parties to an offer as they are now. */
export async function partiesNow(work: ReadOnlyWork, offerId: string): Promise<Parties> {
  const row = await work.row<Parties>(sql`select ${partiesOf("o")}
    from offers o where o.workspace_id = ${fromContext("workspace")} and o.id = ${offerId}`);
  return row!;
}
