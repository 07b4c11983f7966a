import { column, fromContext, ident, raw, type Sql, sql } from "../../../engine/sql/index.ts";
import type { ReadOnlyWork, Values } from "../../../engine/work/index.ts";

/** What an invoice says about a party to it: the seller's bank details are null for the buyer. */
export interface Party {
  readonly name: string | null;
  readonly vat_number: string | null;
  readonly registration_number: string | null;
  readonly address: Readonly<Record<string, string | null>> | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly website: string | null;
  readonly bank_name: string | null;
  readonly iban: string | null;
  readonly swift: string | null;
}

const TEXT = { type: ["string", "null"] };

/** The schema of a party in the API description. */
export const partySchema = {
  type: "object",
  properties: {
    name: TEXT,
    vat_number: TEXT,
    registration_number: TEXT,
    address: { type: ["object", "null"], additionalProperties: TEXT },
    email: TEXT,
    phone: TEXT,
    website: TEXT,
    bank_name: TEXT,
    iban: TEXT,
    swift: TEXT,
  },
};

const object = (own: string, name: Sql, email: Sql, bank: readonly [Sql, Sql, Sql]): Sql => {
  const of = (field: string): Sql => column(own, field);
  return sql`jsonb_build_object('name', ${name}, 'vat_number', ${of("vat_number")},
    'registration_number', ${of("registration_number")}, 'address', ${of("address")}, 'email', ${email},
    'phone', ${of("phone")}, 'website', ${of("website")}, 'bank_name', ${bank[0]}, 'iban', ${bank[1]},
    'swift', ${bank[2]})`;
};

const NONE = [raw("null"), raw("null"), raw("null")] as const;

/** The workspace as the seller, now. */
export const sellerNow = (alias: string): Sql => {
  const of = (field: string): Sql => column("selling", field);
  const seller = object("selling", of("legal_name"), of("email"), [of("bank_name"), of("iban"), of("swift")]);
  return sql`(select ${seller} from workspaces ${ident("selling")}
    where ${of("id")} = ${column(alias, "workspace_id")})`;
};

/** The client as the buyer, now: invoices go to the billing email, if there is one. */
export const buyerNow = (alias: string): Sql => {
  const of = (field: string): Sql => column("buying", field);
  const name = sql`coalesce(${of("legal_name")}, ${of("name")})`;
  const email = sql`coalesce(${of("billing_email")}, ${of("email")})`;
  return sql`(select ${object("buying", name, email, NONE)} from clients ${ident("buying")}
    where ${of("workspace_id")} = ${column(alias, "workspace_id")} and ${of("id")} = ${column(alias, "client_id")})`;
};

interface Parties extends Values {
  readonly seller: Party;
  readonly buyer: Party;
}

/** The workspace and one of its clients, as documents name them now. */
export async function partiesToClient(work: ReadOnlyWork, clientId: string): Promise<Parties> {
  const row = await work.row<Parties>(sql`select ${sellerNow("c")} as seller, ${buyerNow("c")} as buyer
    from (select workspace_id, id as client_id from clients
      where workspace_id = ${fromContext("workspace")} and id = ${clientId}) c`);
  return row!;
}

/** The client as a credit note prints it: as it was copied into the invoice; null for an invoice. */
export const buyerOfCredited = (alias: string): Sql => sql`(select credited.buyer from invoices credited
    where credited.workspace_id = ${column(alias, "workspace_id")} and credited.id = ${column(alias, "credited_invoice_id")})`;

/** The buyer of a draft: of a credit note that of its invoice, otherwise the client as it is now. */
export const buyerOfDraft = (alias: string): Sql =>
  sql`coalesce(${buyerOfCredited(alias)}, ${buyerNow(alias)})`;

/** A frozen party, or what it is now in a draft. */
export const shownParty =
  (name: "seller" | "buyer", now: (alias: string) => Sql) =>
  (alias: string): Sql =>
    sql`coalesce(${column(alias, name)}, ${now(alias)})`;

/** The name of the buyer, as it is or will be printed. */
export const clientName = (alias: string): Sql =>
  sql`coalesce(${column(alias, "buyer")} ->> 'name',
    ${buyerOfCredited(alias)} ->> 'name', (select coalesce(named.legal_name, named.name) from clients named
    where named.workspace_id = ${column(alias, "workspace_id")} and named.id = ${column(alias, "client_id")}))`;
