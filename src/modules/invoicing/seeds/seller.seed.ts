import type { Work } from "../../../engine/work/index.ts";
import { readSettings } from "../../../platform/tenancy/settings.ts";

/**
 * What invoices say about the generated company, whose headquarters are in Cluj-Napoca. A workspace that has a legal name
 * keeps what it says.
 */
export async function seedSeller(work: Work): Promise<void> {
  const { legal_name } = await readSettings(work, "legal_name");
  if (legal_name !== null) return;
  const { id, name, subdomain } = work.workspace;
  await work.update("workspace", id, {
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
    electronic_address_scheme: "9947",
    invoice_contact_name: "Ioana Marinescu, Accounts Receivable",
    invoice_footer: "Please name the number of the invoice in your payment.",
  });
}
