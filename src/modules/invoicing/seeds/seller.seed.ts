import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { Work } from "../../../engine/work/index.ts";
import { readSettings } from "../../../platform/tenancy/settings.ts";

/** What invoices say about the generated company, whose headquarters are in Cluj-Napoca. */
const sellerOf = ({ name, subdomain }: Work["workspace"]) => ({
  legal_name: `${name} SRL`,
  vat_number: "RO14399840",
  registration_number: "J12/2046/2016",
  email: `invoices@${subdomain}.example`,
  phone: "+40264123456",
  website: `https://www.${subdomain}.example`,
  address: {
    street: "Piața Unirii 14",
    zip_code: "400001",
    city: "Cluj-Napoca",
    state: "Cluj",
    country: "RO",
  },
  bank_name: "Banca Transilvania",
  iban: "RO49AAAA1B31007593840000",
  swift: "BTRLRO22",
  electronic_address: "RO14399840",
  electronic_address_scheme: "9947" as const,
  invoice_contact_name: "Ioana Marinescu, Accounts Receivable",
  invoice_footer: "Please name the number of the invoice in your payment.",
});

/** Enters the seller into the settings. A workspace that has a legal name keeps what it says. */
export async function seedSeller(work: Work): Promise<void> {
  const { legal_name } = await readSettings(work, "legal_name");
  if (legal_name === null) await work.update("workspace", work.workspace.id, sellerOf(work.workspace));
}

/**
 * Runs `body` while the settings name the generated company as the seller, and sets them back: its invoices need one, and
 * keep it, but the settings of the workspace are not its. Nobody else sees that, because it is one transaction.
 */
export async function withSeller<T>(work: Work, body: () => Promise<T>): Promise<T> {
  const { address, legal_name, ...others } = sellerOf(work.workspace);
  const own =
    await work.row(sql`select w.legal_name, w.address, w.vat_number, w.registration_number, w.email, w.phone,
      w.website, w.bank_name, w.iban, w.swift, w.electronic_address, w.electronic_address_scheme, w.invoice_contact_name,
      w.invoice_footer
    from workspaces w where w.workspace_id = ${fromContext("workspace")}`);
  await store(work, { address, legal_name, ...others });
  const result = await body();
  await store(work, own!);
  return result;
}

const store = (work: Work, seller: object) =>
  work.rows(sql`update workspaces w set legal_name = given.legal_name, address = given.address,
      vat_number = given.vat_number, registration_number = given.registration_number, email = given.email,
      phone = given.phone, website = given.website, bank_name = given.bank_name, iban = given.iban, swift = given.swift,
      electronic_address = given.electronic_address, electronic_address_scheme = given.electronic_address_scheme,
      invoice_contact_name = given.invoice_contact_name, invoice_footer = given.invoice_footer
    from jsonb_to_record(${JSON.stringify(seller)}::jsonb) as given(legal_name text, address jsonb, vat_number text,
      registration_number text, email text, phone text, website text, bank_name text, iban text, swift text,
      electronic_address text, electronic_address_scheme text, invoice_contact_name text, invoice_footer text)
    where w.workspace_id = ${fromContext("workspace")}`);
