import type { LocationPlan } from "../../employees/index.ts";

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

/** The first is the headquarters. Larger companies get more of the others. */
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

export const REMOTE = { name: "Remote", description: "Work from anywhere." };
