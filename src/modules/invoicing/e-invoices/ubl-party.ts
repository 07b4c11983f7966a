import type { ElectronicAddress, ElectronicParty } from "./electronic-document.ts";
import type { Elements } from "./xml.ts";

/** A party as UBL 2.1. */
export const partyOf = (party: ElectronicParty): Elements => ({
  "cbc:EndpointID": party.endpoint && { "@schemeID": party.endpoint.scheme, "#": party.endpoint.address },
  "cac:PartyIdentification": party.identifier && { "cbc:ID": party.identifier },
  "cac:PartyName": { "cbc:Name": party.name },
  "cac:PostalAddress": addressOf(party.address),
  "cac:PartyTaxScheme": [
    ...(party.vatNumber ? [taxSchemeOf(party.vatNumber, "VAT")] : []),
    ...(party.taxNumber ? [taxSchemeOf(party.taxNumber, "FC")] : []),
  ],
  "cac:PartyLegalEntity": {
    "cbc:RegistrationName": party.name,
    "cbc:CompanyID": party.registrationNumber,
  },
  "cac:Contact": party.contact && {
    "cbc:Name": party.contact.name,
    "cbc:Telephone": party.contact.phone,
    "cbc:ElectronicMail": party.contact.email,
  },
});

const taxSchemeOf = (number: string, scheme: "VAT" | "FC"): Elements => ({
  "cbc:CompanyID": number,
  "cac:TaxScheme": { "cbc:ID": scheme },
});

/** An address as UBL 2.1. */
export const addressOf = (address: ElectronicAddress): Elements => ({
  "cbc:StreetName": address.street,
  "cbc:CityName": address.city,
  "cbc:PostalZone": address.postCode,
  "cbc:CountrySubentity": address.subdivision,
  "cac:Country": { "cbc:IdentificationCode": address.country },
});
