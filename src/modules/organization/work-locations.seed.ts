/** A place of work of the seeded company, with streets for the homes of those who work there. */
export interface LocationPlan {
  readonly name: string;
  readonly description: string;
  readonly timezone: string;
  readonly isRemote: boolean;
  readonly city: string;
  readonly country: string;
  readonly zipCode: string;
  readonly street: string;
  readonly streets: readonly string[];
}

const office = (
  city: string,
  country: string,
  timezone: string,
  zipCode: string,
  street: string,
  ...streets: string[]
): LocationPlan => ({
  name: `${city} office`,
  description: `Our office in ${city}.`,
  timezone,
  isRemote: false,
  city,
  country,
  zipCode,
  street,
  streets,
});

/** The first is the headquarters; the more people a company has, the more of the others it opens. */
export const OFFICES: readonly LocationPlan[] = [
  office(
    "Cluj-Napoca",
    "Romania",
    "Europe/Bucharest",
    "400001",
    "Piața Unirii 14",
    "Strada Memorandumului",
    "Strada Horea",
    "Calea Mănăștur",
    "Strada Republicii",
  ),
  office(
    "Wien",
    "Austria",
    "Europe/Vienna",
    "1070",
    "Mariahilfer Straße 88",
    "Neubaugasse",
    "Lindengasse",
    "Währinger Straße",
    "Praterstraße",
  ),
  office(
    "Lisboa",
    "Portugal",
    "Europe/Lisbon",
    "1200-109",
    "Rua do Alecrim 20",
    "Rua da Rosa",
    "Avenida da Liberdade",
    "Rua Garrett",
    "Calçada da Estrela",
  ),
  office(
    "København",
    "Denmark",
    "Europe/Copenhagen",
    "1620",
    "Vesterbrogade 40",
    "Nørrebrogade",
    "Ørestads Boulevard",
    "Gammel Kongevej",
  ),
  office(
    "Kraków",
    "Poland",
    "Europe/Warsaw",
    "31-042",
    "Rynek Główny 9",
    "ulica Długa",
    "ulica Karmelicka",
    "aleja Słowackiego",
  ),
];

const home = (city: string, country: string, timezone: string, zipCode: string, street: string) => ({
  city,
  country,
  timezone,
  zipCode,
  street,
});

export const REMOTE = { name: "Remote", description: "From anywhere." };

/** Where those live who work from anywhere. */
export const REMOTE_HOMES = [
  home("Barcelona", "Spain", "Europe/Madrid", "08012", "Carrer de Verdi"),
  home("Galway", "Ireland", "Europe/Dublin", "H91 K5W7", "Dominick Street"),
  home("Göteborg", "Sweden", "Europe/Stockholm", "411 10", "Linnégatan"),
  home("Brno", "Czechia", "Europe/Prague", "602 00", "Veveří"),
  home("Lyon", "France", "Europe/Paris", "69001", "Rue de la République"),
  home("Київ", "Ukraine", "Europe/Kyiv", "01001", "вулиця Хрещатик"),
];
