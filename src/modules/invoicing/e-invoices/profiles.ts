/** The specifications that a document can follow: EN 16931 itself, and what countries and networks made of it. */
export const PROFILES = ["en16931", "xrechnung", "peppol-bis-3", "cius-ro"] as const;
export type Profile = (typeof PROFILES)[number];

/** How a profile names itself, and what it limits. */
export interface ProfileTerms {
  /** BT-24 */
  readonly specification: string;
  /** BT-23: the business process; null: none. */
  readonly process: string | null;
  readonly formats: readonly EInvoiceFormat[];
  /** Whether a document may have several notes. */
  readonly hasNotes: boolean;
  /** The maximum number of characters of a note, an item's name and its description. */
  readonly longest: { readonly note: number; readonly name: number; readonly description: number } | null;
}

export const FORMATS = ["ubl", "cii", "factur-x"] as const;
export type EInvoiceFormat = (typeof FORMATS)[number];

const BILLING = "urn:fdc:peppol.eu:2017:poacc:billing:01:1.0";

/** EN 16931, XRechnung 3.0, Peppol BIS Billing 3.0 and CIUS-RO 1.0.1. The last two exist only in UBL. */
export const profileTerms: Readonly<Record<Profile, ProfileTerms>> = {
  en16931: {
    specification: "urn:cen.eu:en16931:2017",
    process: null,
    formats: FORMATS,
    hasNotes: false,
    longest: null,
  },
  xrechnung: {
    specification: "urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0",
    process: BILLING,
    formats: ["ubl", "cii"],
    hasNotes: false,
    longest: null,
  },
  "peppol-bis-3": {
    specification: "urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0",
    process: BILLING,
    formats: ["ubl"],
    hasNotes: false,
    longest: null,
  },
  "cius-ro": {
    specification: "urn:cen.eu:en16931:2017#compliant#urn:efactura.mfinante.ro:CIUS-RO:1.0.1",
    process: null,
    formats: ["ubl"],
    hasNotes: true,
    longest: { note: 300, name: 100, description: 200 },
  },
};
