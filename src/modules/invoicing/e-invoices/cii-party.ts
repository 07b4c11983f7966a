import type { ElectronicAddress, ElectronicParty } from "./electronic-document.ts";
import type { Elements } from "./xml.ts";

/** A party as Cross Industry Invoice. */
export const partyOf = (party: ElectronicParty): Elements => ({
  "ram:ID": party.identifier,
  "ram:Name": party.name,
  "ram:SpecifiedLegalOrganization": party.registrationNumber && { "ram:ID": party.registrationNumber },
  "ram:DefinedTradeContact": party.contact && {
    "ram:PersonName": party.contact.name,
    "ram:TelephoneUniversalCommunication": party.contact.phone && {
      "ram:CompleteNumber": party.contact.phone,
    },
    "ram:EmailURIUniversalCommunication": party.contact.email && { "ram:URIID": party.contact.email },
  },
  "ram:PostalTradeAddress": addressOf(party.address),
  "ram:URIUniversalCommunication": party.endpoint && {
    "ram:URIID": { "@schemeID": party.endpoint.scheme, "#": party.endpoint.address },
  },
  "ram:SpecifiedTaxRegistration": [
    ...(party.vatNumber ? [{ "ram:ID": { "@schemeID": "VA", "#": party.vatNumber } }] : []),
    ...(party.taxNumber ? [{ "ram:ID": { "@schemeID": "FC", "#": party.taxNumber } }] : []),
  ],
});

/** An address as Cross Industry Invoice. */
export const addressOf = (address: ElectronicAddress): Elements => ({
  "ram:PostcodeCode": address.postCode,
  "ram:LineOne": address.street,
  "ram:CityName": address.city,
  "ram:CountryID": address.country,
  "ram:CountrySubDivisionName": address.subdivision,
});
