import type { Values } from "../../../engine/work/index.ts";
import type { SeededRandom } from "../../../platform/random/seeded-random.ts";
import type { Person } from "./people.seed.ts";

/** The address and time zone of a person. */
export interface Home {
  readonly city: string;
  readonly country: string;
  readonly zipCode: string;
  readonly street: string;
  readonly timezone: string;
}

const QUOTES = [
  "Measure twice, cut once.",
  "Simple is a feature.",
  "Ship it, then polish it.",
  "Ask me about sourdough.",
  "The best meeting is a good document.",
  "Work hard, go home.",
];
const ABOUT = [
  "Likes hard problems and long walks.",
  "Started in support and still handles a ticket now and then.",
  "Plays the cello in a very small orchestra.",
  "Organises the Thursday football.",
  "Cycles to work, whatever the weather.",
  "Speaks five languages, none of them before coffee.",
];
const NOTES = [
  "Has a key to the records room.",
  "Prefers mornings for one-on-ones.",
  "Certified until next spring.",
];
const SENSITIVE = ["Allergic to penicillin.", "Emergency contact: sister.", "Phased return to work."];

const digits = (random: SeededRandom, count: number): string =>
  Array.from({ length: count }, () => random.integer(0, 9)).join("");

const sometimes = <T>(random: SeededRandom, chance: number, items: readonly T[]): T | null =>
  random.chance(chance) ? random.pick(items) : null;

/** The profile of a person without the job. Phone numbers are from a range reserved for fiction. */
export function profileOf(person: Person, home: Home, random: SeededRandom): Values {
  const { city, country, zipCode, street, timezone } = home;
  const born = person.birthDate.slice(2).replaceAll("-", "");
  return {
    timezone,
    gender: person.gender,
    birth_date: person.birthDate,
    phone: `+44 7700 900${digits(random, 3)}`,
    personal_email: `${person.mailName}${person.birthDate.slice(2, 4)}@mail.example`,
    address: { city, country, zip_code: zipCode, street: `${street} ${random.integer(1, 140)}` },
    identity_card_number: `${random.pick(["XB", "CJ", "KX", "AZ"])}${digits(random, 6)}`,
    personal_identification_number: `${born}${digits(random, 6)}`,
    quote: sometimes(random, 0.3, QUOTES),
    about: sometimes(random, 0.4, ABOUT),
    general_information: sometimes(random, 0.1, NOTES),
    sensitive_information: sometimes(random, 0.02, SENSITIVE),
  };
}

/** The company behind a contractor. */
export function contractorOf(person: Person, home: Home, random: SeededRandom): Values {
  return {
    company_name: `${person.lastName} Consulting`,
    company_position: "Consultant",
    company_vat: `EU${digits(random, 9)}`,
    company_identifier: `${digits(random, 4)}/${person.startDate.slice(0, 4)}`,
    company_address: { city: home.city, country: home.country, zip_code: home.zipCode, street: home.street },
    contract_bank_name: "Example Bank",
    contract_bank_swift: "EXMPXX22",
    contract_bank_account: `XX${digits(random, 2)}EXMP${digits(random, 16)}`,
  };
}
