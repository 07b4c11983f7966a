/** A client of the seeded company with its contacts. */
export interface ClientPlan {
  readonly name: string;
  readonly legal_name: string;
  readonly code: string;
  readonly currency: "EUR" | "USD" | "GBP";
  readonly vat_number: string | null;
  readonly address: Readonly<Record<string, string>>;
  readonly payment_terms_days: number | null;
  readonly locale: string | null;
  readonly contacts: readonly (readonly [first: string, last: string, position: string])[];
}

export const CLIENTS: readonly ClientPlan[] = [
  {
    name: "Alpenglow Hotels",
    legal_name: "Alpenglow Hotels GmbH",
    code: "C-1001",
    currency: "EUR",
    vat_number: "ATU68412957",
    address: { street: "Maria-Theresien-Straße 18", zip_code: "6020", city: "Innsbruck", country: "AT" },
    payment_terms_days: 14,
    locale: "de-AT",
    contacts: [
      ["Katharina", "Moser", "Head of Digital"],
      ["Jürgen", "Pichler", "Accounts Payable"],
    ],
  },
  {
    name: "Atlantic Freight",
    legal_name: "Atlantic Freight, Inc.",
    code: "C-1002",
    currency: "USD",
    vat_number: null,
    address: { street: "112 Summer Street", zip_code: "02110", city: "Boston", state: "MA", country: "US" },
    payment_terms_days: 45,
    locale: "en-US",
    contacts: [
      ["Denise", "Whitfield", "VP Operations"],
      ["Marcus", "Ortega", "Controller"],
      ["Priya", "Raman", "Product Owner"],
    ],
  },
  {
    name: "Băcănia Veche",
    legal_name: "Băcănia Veche SRL",
    code: "C-1003",
    currency: "EUR",
    vat_number: "RO18547290",
    address: { street: "Strada Memorandumului 21", zip_code: "400114", city: "Cluj-Napoca", country: "RO" },
    payment_terms_days: null,
    locale: "ro",
    contacts: [["Ioana", "Mureșan", "Administrator"]],
  },
  {
    name: "Clermont & Fils",
    legal_name: "Clermont et Fils SAS",
    code: "C-1004",
    currency: "EUR",
    vat_number: "FR40303265045",
    address: { street: "8 rue de la République", zip_code: "69002", city: "Lyon", country: "FR" },
    payment_terms_days: 30,
    locale: "fr",
    contacts: [
      ["Hélène", "Clermont", "Directrice générale"],
      ["Maxime", "Garnier", "Comptabilité"],
    ],
  },
  {
    name: "Copperfield Books",
    legal_name: "Copperfield Books Ltd",
    code: "C-1005",
    currency: "GBP",
    vat_number: "GB927364510",
    address: { street: "41 Charing Cross Road", zip_code: "WC2H 0AR", city: "London", country: "GB" },
    payment_terms_days: 30,
    locale: "en-GB",
    contacts: [
      ["Oliver", "Hargreaves", "E-commerce Manager"],
      ["Fiona", "Bell", "Finance"],
    ],
  },
  {
    name: "Hafenkontor",
    legal_name: "Hafenkontor Logistik GmbH & Co. KG",
    code: "C-1006",
    currency: "EUR",
    vat_number: "DE274901836",
    address: { street: "Am Sandtorkai 50", zip_code: "20457", city: "Hamburg", country: "DE" },
    payment_terms_days: 30,
    locale: "de",
    contacts: [
      ["Sönke", "Petersen", "IT-Leitung"],
      ["Anke", "Brandt", "Einkauf"],
    ],
  },
  {
    name: "Highland Renewables",
    legal_name: "Highland Renewables plc",
    code: "C-1007",
    currency: "GBP",
    vat_number: "GB318264907",
    address: { street: "3 Ness Walk", zip_code: "IV3 5NE", city: "Inverness", country: "GB" },
    payment_terms_days: 60,
    locale: "en-GB",
    contacts: [["Eilidh", "MacLeod", "Programme Manager"]],
  },
  {
    name: "Kowalski Studio",
    legal_name: "Kowalski Studio sp. z o.o.",
    code: "C-1008",
    currency: "EUR",
    vat_number: "PL5252344078",
    address: { street: "ul. Mokotowska 12", zip_code: "00-561", city: "Warszawa", country: "PL" },
    payment_terms_days: 14,
    locale: "pl",
    contacts: [
      ["Łukasz", "Kowalski", "Founder"],
      ["Małgorzata", "Zając", "Office Manager"],
    ],
  },
  {
    name: "Maple Health",
    legal_name: "Maple Health Systems LLC",
    code: "C-1009",
    currency: "USD",
    vat_number: null,
    address: { street: "600 Congress Avenue", zip_code: "78701", city: "Austin", state: "TX", country: "US" },
    payment_terms_days: 30,
    locale: "en-US",
    contacts: [
      ["Shanice", "Carter", "Director of Engineering"],
      ["Tom", "Nguyen", "Accounts Payable"],
    ],
  },
  {
    name: "Noordzee Energie",
    legal_name: "Noordzee Energie B.V.",
    code: "C-1010",
    currency: "EUR",
    vat_number: "NL854321097B01",
    address: { street: "Wilhelminakade 123", zip_code: "3072 AP", city: "Rotterdam", country: "NL" },
    payment_terms_days: 30,
    locale: "nl",
    contacts: [
      ["Femke", "de Vries", "Product Manager"],
      ["Bas", "Jansen", "Crediteuren"],
    ],
  },
  {
    name: "Öresund Mobility",
    legal_name: "Öresund Mobility AB",
    code: "C-1011",
    currency: "EUR",
    vat_number: "SE556812345901",
    address: { street: "Stortorget 9", zip_code: "211 22", city: "Malmö", country: "SE" },
    payment_terms_days: 30,
    locale: "sv",
    contacts: [["Åsa", "Lindqvist", "CTO"]],
  },
  {
    name: "Stadtwerke Lindental",
    legal_name: "Stadtwerke Lindental GmbH",
    code: "C-1012",
    currency: "EUR",
    vat_number: "DE811206543",
    address: { street: "Marktplatz 1", zip_code: "79098", city: "Freiburg", country: "DE" },
    payment_terms_days: null,
    locale: "de",
    contacts: [
      ["Renate", "Vogel", "Projektleitung"],
      ["Uwe", "Lorenz", "Buchhaltung"],
    ],
  },
];
