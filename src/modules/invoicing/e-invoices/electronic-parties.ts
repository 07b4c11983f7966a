import { isCountryCode } from "../../../platform/fields/country-codes.ts";
import type { Party } from "../invoices/parties.ts";
import type { ElectronicAddress, ElectronicParty } from "./electronic-document.ts";
import { oneLine } from "./plain-text.ts";
import type { Profile } from "./profiles.ts";
import { countyCode, sectorOf } from "./romanian-places.ts";

/** What the tax of the document means for its parties. */
interface PartyTerms {
  readonly profile: Profile;
  /** A document that is not subject to tax must not name any VAT number (BR-O-02). */
  readonly isOutsideScope: boolean;
}

/** Whether a VAT number begins with the code of a country, with which alone it is one in the terms of EN 16931 (BR-CO-09). */
function hasCountry(vatNumber: string): boolean {
  const prefix = vatNumber.slice(0, 2);
  return isCountryCode(prefix) || prefix === "EL" || prefix === "XI";
}

/** The seller. A VAT number without a country is a number at the local tax office. */
export function electronicSeller(party: Party, terms: PartyTerms): ElectronicParty {
  const numbers = numbersOf(party, terms);
  const taxNumber = oneLine(party.tax_number);
  const [name, phone, email] = [party.contact_name, party.contact_phone, party.contact_email].map(oneLine);
  return {
    ...sameOf(party, terms.profile),
    vatNumber: numbers.vatNumber,
    taxNumber: taxNumber ?? numbers.otherNumber,
    identifier: taxNumber === null ? null : numbers.otherNumber,
    contact: name || phone || email ? { name: name!, phone: phone!, email: email! } : null,
  };
}

/** The buyer. A VAT number without a country identifies it in some other way. */
export function electronicBuyer(party: Party, terms: PartyTerms): ElectronicParty {
  const { vatNumber, otherNumber } = numbersOf(party, terms);
  return {
    ...sameOf(party, terms.profile),
    ...{ vatNumber, identifier: otherNumber, taxNumber: null, contact: null },
  };
}

function numbersOf({ vat_number }: Party, { isOutsideScope }: PartyTerms) {
  const number = oneLine(vat_number);
  const isVat = number !== null && hasCountry(number);
  return { vatNumber: isVat && !isOutsideScope ? number : null, otherNumber: isVat ? null : number };
}

function sameOf(party: Party, profile: Profile) {
  const [address, scheme] = [oneLine(party.electronic_address), party.electronic_address_scheme ?? null];
  return {
    name: oneLine(party.name) ?? "",
    registrationNumber: oneLine(party.registration_number),
    endpoint: address !== null && scheme !== null ? { address, scheme } : null,
    address: electronicAddress(party, profile),
  };
}

/** The address of a party; CIUS-RO has codes for the counties of Romania and the sectors of Bucharest. */
function electronicAddress({ address }: Party, profile: Profile): ElectronicAddress {
  const [street, city, postCode, state] = (["street", "city", "zip_code", "state"] as const).map((part) =>
    oneLine(address?.[part]),
  ) as [string | null, string | null, string | null, string | null];
  const country = address?.country ?? "";
  const plain = { street, city, postCode, subdivision: state, country };
  if (profile !== "cius-ro" || country !== "RO") return plain;
  const isSector =
    state === null && city !== null && (sectorOf(city) !== null || countyCode(city) === "RO-B");
  const subdivision = isSector ? "RO-B" : state === null ? null : countyCode(state);
  if (subdivision !== "RO-B") return { ...plain, subdivision };
  return { ...plain, subdivision, city: sectorOf(`${city ?? ""} ${street ?? ""}`) };
}
