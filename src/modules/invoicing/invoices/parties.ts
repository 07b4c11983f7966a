import {
  column,
  fromContext,
  ident,
  join,
  raw,
  referredRow,
  type Sql,
  sql,
} from "../../../engine/sql/index.ts";
import type { ReadOnlyWork, Values } from "../../../engine/work/index.ts";

/**
 * What an invoice says about a party to it. Bank details, tax number and contact are null for the buyer, the buyer
 * reference is null for the seller. What follows `swift` is only in electronic invoices, and not in documents that were
 * issued before these had it.
 */
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
  readonly tax_number?: string | null;
  readonly buyer_reference?: string | null;
  readonly electronic_address?: string | null;
  /** A code of the list EAS. */
  readonly electronic_address_scheme?: string | null;
  readonly contact_name?: string | null;
  readonly contact_phone?: string | null;
  readonly contact_email?: string | null;
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
    tax_number: TEXT,
    buyer_reference: TEXT,
    electronic_address: TEXT,
    electronic_address_scheme: TEXT,
    contact_name: TEXT,
    contact_phone: TEXT,
    contact_email: TEXT,
  },
};

/** The values of a party that are not columns with the same names in both tables. */
interface PartyValues {
  readonly name: Sql;
  readonly email: Sql;
  readonly bank_name: Sql;
  readonly iban: Sql;
  readonly swift: Sql;
  readonly tax_number: Sql;
  readonly buyer_reference: Sql;
  readonly contact_name: Sql;
  readonly contact_phone: Sql;
  readonly contact_email: Sql;
}

const SAME_IN_BOTH = [
  ...["vat_number", "registration_number", "address", "phone", "website"],
  ...["electronic_address", "electronic_address_scheme"],
];

const object = (own: string, values: PartyValues): Sql => {
  const same = SAME_IN_BOTH.map((field) => sql`${field}::text, ${column(own, field)}`);
  const others = Object.entries(values).map(([field, value]) => sql`${field}::text, ${value}`);
  return sql`jsonb_build_object(${join([...same, ...others], ", ")})`;
};

const NONE = raw("null::text");

/** The workspace as the seller, now. Without a contact of their own, invoices name the company's phone and email. */
export const sellerNow = (alias: string): Sql => {
  const of = (field: string): Sql => column("selling", field);
  const seller = object("selling", {
    name: of("legal_name"),
    email: of("email"),
    bank_name: of("bank_name"),
    iban: of("iban"),
    swift: of("swift"),
    tax_number: of("tax_number"),
    buyer_reference: NONE,
    contact_name: of("invoice_contact_name"),
    contact_phone: sql`coalesce(${of("invoice_contact_phone")}, ${of("phone")})`,
    contact_email: sql`coalesce(${of("invoice_contact_email")}, ${of("email")})`,
  });
  return sql`(select ${seller} from workspaces ${ident("selling")}
    where ${of("id")} = ${column(alias, "workspace_id")})`;
};

/** The client as the buyer, now: invoices go to the billing email, if there is one. */
export const buyerNow = (alias: string): Sql => {
  const of = (field: string): Sql => column("buying", field);
  const none = { bank_name: NONE, iban: NONE, swift: NONE, tax_number: NONE };
  const buyer = object("buying", {
    name: sql`coalesce(${of("legal_name")}, ${of("name")})`,
    email: sql`coalesce(${of("billing_email")}, ${of("email")})`,
    buyer_reference: of("buyer_reference"),
    ...none,
    ...{ contact_name: NONE, contact_phone: NONE, contact_email: NONE },
  });
  return sql`(select ${buyer} from clients ${ident("buying")}
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
export const buyerOfCredited = referredRow("invoices", "credited_invoice_id", {
  buyer: column("referred", "buyer"),
})("buyer");

const client = referredRow("clients", "client_id", {
  name: sql`coalesce(${column("referred", "legal_name")}, ${column("referred", "name")})`,
});

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
    ${buyerOfCredited(alias)} ->> 'name', ${client("name")(alias)})`;
